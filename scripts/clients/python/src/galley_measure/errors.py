"""The clients' errors."""

from __future__ import annotations

from .types import Answer, Error


class Refused(Exception):
    """A request that was refused; `error` names its wrong field and where that is."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.get("message", "no answer"))
        self.error = error


class Busy(Exception):
    """The server was too busy for the request and did not process it."""


class Gone(Exception):
    """galley has ended, or could not be started or reached."""


def checked(answer: Answer) -> Answer:
    """Returns the answer, or raises `Refused` if it is an error."""
    if "error" in answer:
        raise Refused(answer["error"])
    return answer
