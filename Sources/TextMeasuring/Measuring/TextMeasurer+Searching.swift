import TextLayout

/// Searches. Whether a text fits (`FitSearch`) need not be monotonic in the searched quantity: each search documents the
/// values it tries.
extension TextMeasurer {
  func search(_ prepared: PreparedRequest, for answer: inout MeasuringAnswer) throws(MeasuringError) {
    let want = prepared.request.want
    if want.contains(.largestCategory) { answer.largestCategory = MeasuringFinding(try largestCategory(prepared)) }
    if want.contains(.smallestWidth) { answer.smallestWidth = MeasuringFinding(try smallestWidth(prepared)) }
    if want.contains(.largestFont) { answer.largestFont = MeasuringFinding(try largestFont(prepared)) }
  }

  /// The largest of the twelve categories at which the text fits every width of the request.
  private func largestCategory(_ prepared: PreparedRequest) throws(MeasuringError) -> MeasuringCategory? {
    var search = FitSearch(prepared, by: engine)
    for category in MeasuringCategory.allCases.reversed() {
      let text = try prepared.text(at: category, fonts: fonts)
      if try search.fits(text, prepared.request.widths) { return category }
    }
    return nil
  }

  /// The largest font size, among multiples of half a point up to 500, at which the text fits every width of the
  /// request.
  private func largestFont(_ prepared: PreparedRequest) throws(MeasuringError) -> Double? {
    let category = prepared.request.categories.first ?? .large
    var search = FitSearch(prepared, by: engine)
    for halves in stride(from: 1000, to: 0, by: -1) {
      let text = try prepared.text(at: category, fontSize: Double(halves) / 2, fonts: fonts)
      if try search.fits(text, prepared.request.widths) { return Double(halves) / 2 }
    }
    return nil
  }
}

extension FitSearch {
  fileprivate mutating func fits(_ text: AttributedText, _ widths: [Double]) throws(MeasuringError) -> Bool {
    guard !widths.isEmpty else { return try fits(text, width: nil) }
    for width in widths {
      guard try fits(text, width: width) else { return false }
    }
    return true
  }
}
