package import Findings
package import LocalizedStrings
package import SourcePlaces
package import TextMeasuring

/// A finding about a string in a language, with all sizes at which it occurs.
package struct StringsFinding: Hashable, Sendable {
  /// The kind's name.
  package var kind: String
  /// Error or warning.
  package var level: StringsFindingLevel
  /// The place of the text in its file, or of what else it is about.
  package var place: SourcePlace
  package var key: String?
  package var table: String?
  package var language: String?
  /// The variation of the key, by its paths in the file: `plural.one`.
  package var variations: [String] = []
  /// The part of the text, if there can be several findings of the kind: `argument 2`.
  package var part: String?
  /// The text as shown; if there are several, the first.
  package var text: String?
  /// The sizes at which it occurs, for each width.
  package var sizes: [FindingSizes] = []
  /// The problem in words: `cut`.
  package var message: String
  /// The affected part of the text: `"world" is not shown`; of several sizes and texts, at the first.
  package var detail = ""
  /// The rule by which the text was measured.
  package var rule: SourcePlace?
  /// The reason that it is allowed for, if it is.
  package var allowed: String?

  /// Whether it fails the check.
  package var fails: Bool { level == .error && allowed == nil }
}

/// The text sizes at which a finding occurs in a width.
package struct FindingSizes: Hashable, Sendable {
  /// Points.
  package var width: Double
  /// From small to large.
  package var categories: [MeasuringCategory]
  /// The smallest widths in which texts would be without the finding, at the sizes that need least and most, in whole
  /// points; nil if no width is enough.
  package var needed: ClosedRange<Double>?
}

extension StringsFinding {
  /// `at AX3 to AX5 in 120 pt, at AX5 in 160 pt`; empty if sizes do not matter.
  private var sizesText: [String] {
    guard !sizes.isEmpty else { return [] }
    return [
      sizes.map { "at \(FindingSizes.text($0.categories)) in \(FindingSizes.text($0.width)) pt" }
        .joined(separator: ", ")
    ]
  }

  /// The room that is missing: `needs 171 pt, has 140`, or `needs 171 to 230 pt, has 140`; empty if that is not known.
  private var room: String {
    let needed = sizes.compactMap(\.needed)
    guard let least = needed.map(\.lowerBound).min(), let most = needed.map(\.upperBound).max() else { return "" }
    let widths = (least == most ? [least] : [least, most]).map(FindingSizes.text).joined(separator: " to ")
    return "; needs \(widths) pt" + (sizes.count == 1 ? ", has \(FindingSizes.text(sizes[0].width))" : "")
  }

  /// The problem, its sizes, the affected part, and the missing room:
  /// `cut at AX5 in 120 pt: "world" is not shown; needs 171 pt, has 120`.
  package var sentence: String {
    ([message] + sizesText).joined(separator: " ") + (detail.isEmpty ? "" : ": \(detail)") + room
  }
}

extension FindingSizes {
  /// Text sizes in words: `L, AX3 to AX5`.
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

  /// A length with at most two decimals.
  package static func text(_ length: Double) -> String {
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
