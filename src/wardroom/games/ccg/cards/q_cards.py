"""Cards of the Q-Continuum."""

from __future__ import annotations

from .kinds import EVERYTHING, SINGLE
from .making import q_card

q_card("aldebaran_serpent", "Aldebaran Serpent", "event")
q_card(
    "are_these_truly_your_friends_brother",
    "Are These Truly Your Friends, Brother?",
    "interrupt",
    immune=(EVERYTHING,),
    tier=2,
)
q_card("gift_of_the_tormentor", "Gift of the Tormentor", "interrupt", points=100, immune=(EVERYTHING,))
q_card("go_back_whence_thou_camest", "Go Back Whence Thou Camest", "dilemma")
q_card("guilty_provisionally", "Guilty - Provisionally", "dilemma")
q_card("incoming_message_the_continuum", "Incoming Message - The Continuum", "interrupt", tier=2)
q_card("into_the_breach", "Into the Breach", "event", limit=SINGLE, tier=2)
q_card("lemon_aid", "Lemon-Aid", "interrupt", points=5, immune=(EVERYTHING,))
q_card("mandarin_bailiff", "Mandarin Bailiff", "dilemma")
q_card("military_privilege", "Military Privilege", "event")
q_card("penalty_box", "Penalty Box", "event")
q_card("pla_net", "Pla-Net", "dilemma", points=-5)
q_card("risky_business", "Risky Business", "dilemma", points=-5, tier=2)
q_card("scottish_setter", "Scottish Setter", "event")
q_card("subsection_q_paragraph_10", "Subsection Q, Paragraph 10", "interrupt", immune=(EVERYTHING,), tier=2)
q_card("the_higher_the_q_er", "The Higher ... The Q-er", "interrupt")
q_card("wesley_gets_the_point", "Wesley Gets the Point", "interrupt", points=1)
