"""Measures texts with galley: their sizes at every Dynamic Type size, and their line breaks.

    from galley_measure import Stream

    with Stream() as galley:
        answer = galley.measure({"text": "Guten Tag", "width": 120, "categories": "all"})
        for measured in answer["measurements"]:
            print(measured["category"], measured["size"]["height"])
"""

from .errors import Busy, Gone, Refused
from .http import Client
from .stream import Stream
from .types import Answer, Caret, Cluster, Error, Font, Line, Measurement, Missing, Rect, Request, Run, Size

__all__ = [
    "Answer", "Busy", "Caret", "Client", "Cluster", "Error", "Font", "Gone", "Line", "Measurement", "Missing", "Rect",
    "Refused", "Request", "Run", "Size", "Stream",
]
