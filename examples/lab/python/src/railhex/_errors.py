"""What the games refuse."""

import json


class RailhexError(ValueError):
    """A text, setup, move or call that the games refuse.

    rule is the identifier of the rule that a move breaks, and field that of a setup; both
    are "" where there is none.
    """

    def __init__(self, message, rule="", kind="other", field=""):
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule, self.kind, self.field = rule, kind, field

    @classmethod
    def of(cls, text):
        failure = json.loads(text)
        return cls(failure["message"], failure.get("rule", ""), failure.get("kind", "other"), failure.get("field", ""))


class IllegalAction(RailhexError):
    """An action that is not the index of a legal move."""
