import TextLayout

extension TextMeasurer {
  /// The number of calls to HarfBuzz since the measurer was created.
  package var shapingCount: Int { engine.shapingCount }

  /// The number of times that a paragraph was broken into lines since the measurer was created.
  package var brokenParagraphCount: Int { engine.preparedParagraphCount }
}
