"""Requests and answers, version 1, as in JSON. Lengths are in points, offsets in UTF-16 code units."""

from __future__ import annotations

from typing import List, Optional, TypedDict, Union

Number = Union[int, float]


class Font(TypedDict, total=False):
    """A font: by text style, by name, by family, or, if only its size is given, the system font."""

    style: str
    name: str
    family: str
    size: Number
    weight: str
    italic: bool
    maximumSize: Number
    scaledWith: str


class Run(TypedDict, total=False):
    """A part of a text with its own attributes."""

    text: str
    font: Font
    tracking: Number
    kern: Number
    baselineOffset: Number
    ligatures: bool
    locale: str


class Request(TypedDict, total=False):
    """A request: `text` or `runs`, and whatever differs from a label's defaults."""

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
    """A caret's position; `secondaryX` is where text of the other direction would be inserted."""

    offset: int
    line: int
    x: Number
    secondaryX: Number


class Cluster(TypedDict):
    """Characters that form one unit on the screen."""

    range: List[int]
    x: Number
    width: Number
    isRightToLeft: bool


class Measurement(TypedDict, total=False):
    """The measurement at one category and width, with the fields that `want` selects."""

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
    """Why a request was refused: the wrong field, its place in the request, and a suggestion."""

    message: str
    field: str
    line: int
    column: int
    suggestion: str


class Answer(TypedDict, total=False):
    """A measurement for each category and width, categories outermost; in a batch, possibly an `error` instead."""

    id: Union[str, Number]
    version: int
    measurements: List[Measurement]
    largestCategory: Optional[str]
    smallestWidth: Optional[Number]
    largestFont: Optional[Number]
    error: Error
