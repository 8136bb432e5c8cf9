import TextLayout

extension TextMeasurer {
  /// How often HarfBuzz has been called, since the measurer was made.
  package var shapingCount: Int { engine.shapingCount }
}
