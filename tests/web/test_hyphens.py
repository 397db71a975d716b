"""Where long words may be broken."""

from __future__ import annotations

from wardroom.language import LANGUAGES
from wardroom.web.hyphens import SOFT, hyphenate
from wardroom.web.scenes.faces import faces


def test_each_language_breaks_words_in_its_own_way() -> None:
    assert hyphenate("Gravitationnelle", "fr") == "Gra|vi|ta|tion|nelle".replace("|", SOFT)
    assert hyphenate("Communication", "en") == "Com|mu|nic|a|tion".replace("|", SOFT)
    assert hyphenate("James Webb Space Telescope", "en") == "James Webb Space Telescope"  # whole words fit


def test_long_names_on_cards_can_be_broken() -> None:
    """In SETI, whose hand of eight leaves little room for each."""
    for language in LANGUAGES:
        for face in faces("seti", language):
            longest = max(face.name.replace("-", " ").split(), key=len)
            assert len(longest) < 14 or SOFT in face.body, face.name
