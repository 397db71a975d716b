"""The texts of cards, put together from their data and the words of `effects.ftl`; tests hold the files to these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from wardroom.games.seti.cards import (
    AHEAD,
    Circle,
    Condition,
    Deed,
    Effect,
    Effects,
    Endgame,
    Exertian,
    Gain,
    GoldSide,
    Objective,
    Project,
    RivalAction,
    RivalCard,
    Signal,
    Special,
    Task,
    TechGain,
    Trace,
    Trigger,
    parts,
)
from wardroom.games.seti.cards import rival as does
from wardroom.language import Text


def said(words: Text, effect: Effect) -> str:
    """One effect in words."""
    if isinstance(effect, Gain):
        return words.say(f"effect-{effect.what}", {"n": effect.n})
    if isinstance(effect, Deed):
        return words.say(f"effect-{effect.verb}")
    if isinstance(effect, TechGain):
        return words.say(f"effect-tech-{'-'.join(effect.types)}")
    if isinstance(effect, Trace):
        return words.say(f"effect-trace-{effect.color}")
    if isinstance(effect, Signal):
        kind, _, place = effect.where.partition(".")
        args: dict[str, Any] = {"n": effect.n}
        if kind == "star":
            args["star"] = words.say(f"star-{place}.in")
        elif kind == "planet":
            args["place"] = words.say(f"place-{place}")
        return words.say(f"effect-signal-{kind}", args)
    return words.say(f"special-{effect.name}", {name: argument(words, name, each) for name, each in effect.args})


def argument(words: Text, name: str, value: Any) -> Any:
    """An argument of a special effect in words."""
    if name in ("gain", "cost"):
        return together(words, value)
    if name == "place":
        return words.say(f"place-{value}")
    if name == "places":
        return either(words, [words.say(f"place-{each}") for each in value])
    if name == "condition":
        return condition(words, value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def together(words: Text, effects: Effects) -> str:
    return words.listed([said(words, effect) for effect in effects])


def either(words: Text, names: Sequence[str]) -> str:
    *first, last = names
    return words.say("effect-or", {"first": ", ".join(first), "rest": last}) if first else last


def in_order(words: Text, effects: Effects) -> str:
    """A list of effects in the order of print: what holds for the turn comes last."""
    lasting = [part for part in effects if isinstance(part, Special) and part.kind.when]
    spoken = [said(words, part) for part in (*(each for each in effects if each not in lasting), *lasting)]
    text = spoken.pop()
    for first in reversed(spoken):
        text = words.say("effect-then", {"first": first, "rest": text})
    return text


def sentence(text: str) -> str:
    return text[0].upper() + text[1:]


def explained(words: Text, effects: Effects) -> list[str]:
    """All that has to be said about the special effects of a list, each once."""
    names = [part.name for part in parts(effects) if isinstance(part, Special)]
    keys = [f"special-{name}.about" for name in dict.fromkeys(names)]
    return [words.say(key) for key in keys if words.has(key)]


def condition(words: Text, asked: Condition) -> str:
    places = [words.say(f"place-{each}") for each in asked.of if words.has(f"place-{each}")]
    what = asked.of[-1] if asked.of else ""
    return words.say(
        f"condition-{asked.name}",
        {"n": asked.n, "what": what, "places": words.listed(places), "n_places": len(places)},
    )


def trigger(words: Text, event: Trigger) -> str:
    place = words.say(f"place-{event.of}") if words.has(f"place-{event.of}") else ""
    n = int(event.of) if event.of.isdigit() else 0
    return words.say(f"trigger-{event.name}", {"of": event.of, "place": place, "n": n})


def scoring(words: Text, endgame: Endgame) -> str:
    place = words.say(f"place-{endgame.of}") if words.has(f"place-{endgame.of}") else ""
    return words.say(f"endgame-{endgame.name}", {"of": endgame.of, "points": endgame.points, "place": place})


def effect_text(words: Text, card: Project) -> str:
    """What a card does: its white part, and its mission or gold box."""
    if card.when_reached:
        reached = in_order(words, card.when_reached)
        effects = sentence(in_order(words, card.effect))
        return words.say("print-message", {"ahead": AHEAD, "effects": effects, "reached": reached})
    said = [words.say("print-nothing")]
    if card.effect:
        said = [words.say("print-effect", {"effects": sentence(in_order(words, card.effect))})]
    said += explained(words, card.effect)
    if card.mission:
        reward = card.mission.reward
        facts = {"condition": condition(words, card.mission.condition), "reward": together(words, reward)}
        said += [words.say("print-conditional", facts), *explained(words, reward)]
    elif card.circles:
        circles = [circle_text(words, circle) for circle in card.circles]
        said.append(words.say("print-triggered", {"circles": ", ".join(circles)}))
    if card.endgame:
        said.append(words.say("print-endgame", {"scoring": scoring(words, card.endgame)}))
    return " ".join(said)


def circle_text(words: Text, circle: Circle) -> str:
    """What a circle waits for, and what it gives."""
    return words.say(
        "print-circle", {"trigger": trigger(words, circle.trigger), "reward": together(words, circle.reward)}
    )


def card_text(words: Text, card: Project) -> str:
    """All that is printed on a card."""
    return " ".join(
        [
            words.say("print-cost", {"resource": card.cost_resource, "n": card.cost}),
            effect_text(words, card),
            words.say("print-corner", {"effects": together(words, card.corner)}),
            words.say("print-sector", {"color": card.sector}),
            words.say("print-income", {"income": card.income}),
        ]
    )


def exertian_text(words: Text, card: Exertian) -> str:
    facts = {"danger": card.danger, "points": card.points, "condition": condition(words, card.condition)}
    return words.say("print-exertian", facts)


def gold_text(words: Text, side: GoldSide) -> str:
    first, second, third = side.values
    sets = words.say(f"sets-{side.sets}")
    return words.say("print-gold", {"sets": sets, "first": first, "second": second, "third": third})


def task_text(words: Text, task: Task) -> str:
    if task.state:
        return words.say("print-state", {"condition": condition(words, task.state)})
    names = {each.name for each in task.triggers}
    if len(task.triggers) > 1 and names == {"win_sector"}:
        colors = either(words, [words.say(f"color-{each.of}") for each in task.triggers])
        return words.say("trigger-win_sector.among", {"colors": colors})
    if len(task.triggers) > 1 and names == {"orbit_or_land_at"}:
        places = either(words, [words.say(f"place-{each.of}") for each in task.triggers])
        return words.say("trigger-orbit_or_land_at", {"place": places})
    return either(words, [trigger(words, each) for each in task.triggers])


def tasks_text(words: Text, objective: Objective) -> str:
    counted = Counter(task_text(words, task) for task in objective.tasks)
    return words.listed(
        [words.say("print-times", {"task": task, "n": n}) if n > 1 else task for task, n in counted.items()]
    )


def rival_text(words: Text, card: RivalCard) -> str:
    actions = [
        words.say("print-rival-action", {"number": number, "action": rival_action(words, action)})
        for number, action in enumerate(card.actions, 1)
    ]
    return words.say("print-rival", {"arrow": card.arrow, "actions": " ".join(actions)})


def rival_action(words: Text, action: RivalAction) -> str:
    """One action of the rival in words."""
    match action:
        case does.Analyze(bonus):
            return bonused(words, "rival-analyze", bonus)
        case does.Launch(bonus):
            return bonused(words, "rival-launch", bonus)
        case does.Research(publicity, bonus):
            free = "rival-research.free" if not publicity else ""
            return bonused(words, "rival-research", bonus, free, publicity=publicity)
        case does.Fly(moves, planets, prefer):
            places = ", ".join(words.say(f"place-{planet}") for planet in planets)
            return words.say("rival-fly", {"moves": moves, "places": places, "prefer": prefer[0]})
        case does.Telescope(signals):
            spoken = ", ".join(words.say(f"rival-signal-{each}") for each in signals)
            return words.say("rival-telescope", {"signals": spoken})
        case does.MeetSpecies(which):
            return words.say("rival-species", {"which": which})
        case does.FetchSample():
            return words.say("rival-sample")
        case does.AnomalyTrace(bonus):
            return words.say("rival-anomaly", {"bonus": together(words, bonus)})
        case does.SendMessage(bonus):
            return words.say("rival-message", {"bonus": together(words, bonus)})
        case does.PlayExertian(most):
            return words.say("rival-exertian", {"most": most})
        case does.MarkTrace(_, progress_by_level):
            return words.say("rival-trace.bonus" if progress_by_level else "rival-trace")
        case does.ExploreGlyphs(moves):
            return words.say("rival-glyphs", {"moves": moves})
        case does.BreachSecurity(bonus, explorations):
            return words.say("rival-security", {"bonus": together(words, bonus), "n": explorations})
        case does.GatherOrganelles(organelles):
            return words.say("rival-organelles", {"n": organelles})


def bonused(words: Text, key: str, bonus: Effects, other: str = "", **args: Any) -> str:
    if not bonus:
        return words.say(key, args)
    return words.say(other or f"{key}.bonus", {**args, "bonus": together(words, bonus)})
