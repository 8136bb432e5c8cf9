"""Requests and answers, version 1, as JSON has them. Lengths are points, offsets count UTF-16 code units."""

from __future__ import annotations

from typing import List, Optional, TypedDict, Union

Number = Union[int, float]


class Font(TypedDict, total=False):
    """A text style; a font by name; one of a family; or, of a size alone, the system font."""

    style: str
    name: str
    family: str
    size: Number
    weight: str
    italic: bool
    maximumSize: Number
    scaledWith: str


class Run(TypedDict, total=False):
    """A part of a text with attributes of its own."""

    text: str
    font: Font
    tracking: Number
    kern: Number
    baselineOffset: Number
    ligatures: bool
    locale: str


class Request(TypedDict, total=False):
    """What is asked: `text` or `runs`, and whatever is not as a label has it."""

    id: Union[str, Number]
    version: int
    text: str
    runs: List[Run]
    font: Font
    category: str
    categories: Union[str, List[str]]
    width: Number
    widths: List[Number]
    height: Number
    lines: int
    lineBreakMode: str
    lineBreakStrategy: str
    alignment: str
    lineSpacing: Number
    lineHeightMultiple: Number
    minimumLineHeight: Number
    maximumLineHeight: Number
    paragraphSpacing: Number
    tracking: Number
    tightening: bool
    locale: str
    direction: str
    layoutDirection: str
    scale: Number
    boldText: bool
    want: List[str]
    hit: List[List[Number]]


class Size(TypedDict):
    width: Number
    height: Number


class Line(TypedDict, total=False):
    range: List[int]
    visibleRange: List[int]
    truncatedRange: List[int]
    x: Number
    width: Number
    baseline: Number
    ascent: Number
    descent: Number


class Missing(TypedDict):
    """Characters that no font has."""

    offset: int
    characters: str


class Rect(TypedDict):
    x: Number
    y: Number
    width: Number
    height: Number


class Caret(TypedDict, total=False):
    """Where a caret stands; `secondaryX` is where text of the other direction would go."""

    offset: int
    line: int
    x: Number
    secondaryX: Number


class Cluster(TypedDict):
    """Characters that are one on the screen."""

    range: List[int]
    x: Number
    width: Number
    isRightToLeft: bool


class Measurement(TypedDict, total=False):
    """What was measured at one category and width; which fields there are is what `want` says."""

    category: str
    width: Optional[Number]
    size: Size
    pixels: Size
    isTruncated: bool
    lines: List[Line]
    hidden: List[List[int]]
    brokenWords: List[List[int]]
    missing: List[Missing]
    ink: Optional[Rect]
    carets: List[Caret]
    clusters: List[List[Cluster]]
    hits: List[Optional[Caret]]


class Error(TypedDict, total=False):
    """Why there is no answer: the field that is wrong, its place in the request, and what may be meant."""

    message: str
    field: str
    line: int
    column: int
    suggestion: str


class Answer(TypedDict, total=False):
    """A measurement for each category and width, categories outermost; or an `error`, in a batch."""

    id: Union[str, Number]
    version: int
    measurements: List[Measurement]
    largestCategory: Optional[str]
    smallestWidth: Optional[Number]
    largestFont: Optional[Number]
    error: Error
