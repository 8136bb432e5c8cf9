"""What goes wrong."""

from __future__ import annotations

from .types import Answer, Error


class Refused(Exception):
    """A request that is not answered; `error` says which field of it is wrong, and where."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.get("message", "no answer"))
        self.error = error


class Busy(Exception):
    """The server had no room for the request, which it did nothing with."""


class Gone(Exception):
    """galley has ended, or was never there."""


def checked(answer: Answer) -> Answer:
    """The answer, where it is one."""
    if "error" in answer:
        raise Refused(answer["error"])
    return answer
