package import SourcePlaces
package import TextMeasuring

/// Something that was found of a string in a language, with all the sizes at which it is so.
package struct StringsFinding: Hashable, Sendable {
  /// The kind's name.
  package var kind: String
  /// Error or warning.
  package var level: FindingLevel
  /// Where the text is in its file, or what else it is about.
  package var place: SourcePlace
  package var key: String?
  package var table: String?
  package var language: String?
  /// Which of the key's texts, by their paths in the file: `plural.one`.
  package var variations: [String] = []
  /// What of that it is about, where several findings of a kind may be: `argument 2`.
  package var part: String?
  /// The text as it shows; of several, the first.
  package var text: String?
  /// Where and when, a width each.
  package var sizes: [FindingSizes] = []
  /// What is so: `cut`.
  package var message: String
  /// What of the text it is: `"world" is not shown`; of several sizes and texts, at the first.
  package var detail = ""
  /// The rule by which the text was measured.
  package var rule: SourcePlace?
  /// Why it is allowed, if it is.
  package var allowed: String?

  /// Whether it fails the check.
  package var fails: Bool { level == .error && allowed == nil }
}

/// The sizes of text at which something is so in a width.
package struct FindingSizes: Hashable, Sendable {
  /// Points.
  package var width: Double
  /// From small to large.
  package var categories: [MeasuringCategory]
}

extension StringsFinding {
  /// `at AX3 to AX5 in 120 pt, at AX5 in 160 pt`; none for what is no matter of sizes.
  private var sizesText: [String] {
    guard !sizes.isEmpty else { return [] }
    return [
      sizes.map { "at \(FindingSizes.text($0.categories)) in \(FindingSizes.text($0.width)) pt" }
        .joined(separator: ", ")
    ]
  }

  /// What is so, where, and what of the text: `cut at AX5 in 120 pt: "world" is not shown`.
  package var sentence: String {
    ([message] + sizesText).joined(separator: " ") + (detail.isEmpty ? "" : ": \(detail)")
  }
}

extension FindingSizes {
  /// Sizes as people say them: `L, AX3 to AX5`.
  package static func text(_ categories: [MeasuringCategory]) -> String {
    let all = MeasuringCategory.allCases
    let indices = categories.compactMap(all.firstIndex).sorted()
    var spans: [ClosedRange<Int>] = []
    for index in indices {
      if let last = spans.last, last.upperBound == index - 1 {
        spans[spans.count - 1] = last.lowerBound...index
      } else {
        spans.append(index...index)
      }
    }
    return spans.map { span in
      let (first, last) = (all[span.lowerBound].rawValue, all[span.upperBound].rawValue)
      return span.count == 1 ? first : "\(first)\(span.count == 2 ? ", " : " to ")\(last)"
    }.joined(separator: ", ")
  }

  /// A length with two decimals at most.
  package static func text(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
