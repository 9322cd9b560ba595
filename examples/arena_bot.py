"""A bot of one's own for the arena: takes the cheapest way to a point, stops at a risk of one in four.

cd examples && argosy arena --seats arena_bot:Thrifty,kb-hard,kb-hard --games 20
"""


class Thrifty:
    """Made anew for every game; `seed` is only handed over to a class that asks for it."""

    name = "Thrifty"

    def decide(self, view, imagine, clock):
        choices = {choice["action"]: choice for choice in view["choices"]}
        if "repel" in choices:
            return "keep" if "keep" in choices and not choices["keep"]["bust"] else "repel"
        claims = [action for action in choices if action.startswith("claim ")]
        if claims:
            return claims[0]
        if "stop" in choices:
            risk = imagine(0).odds(view["seat"])["bust"]  # the same in every imagined world
            return "draw" if "draw" in choices and (risk < 0.25 or not view["harbour"]) else "stop"
        hires = [action for action, about in choices.items() if about.get("points")]
        ships = [action for action, about in choices.items() if about.get("gain", 0) > about.get("fee", 0)]
        if hires:
            return min(hires, key=lambda action: choices[action]["price"] / choices[action]["points"])
        if ships:
            return max(ships, key=lambda action: choices[action]["gain"])
        return next(iter(choices))
