import TextLayout

extension TextMeasurer {
  /// The number of calls to HarfBuzz since the measurer was created.
  package var shapingCount: Int { engine.shapingCount }
}
