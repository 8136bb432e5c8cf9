import Foundation
import HeadlessUIKit

/// The size of a label's text, by the text engine.
@MainActor
struct MeasuredText {
  let label: UILabel

  init?(_ view: UIView) {
    guard let label = view as? UILabel, label.text?.isEmpty == false else { return nil }
    self.label = label
  }

  private static let unlimited = 100_000.0

  var lineHeight: Double { max(1, label.font.lineHeight) }

  /// The text's size at a width, with any number of lines.
  func size(atWidth width: Double) -> CGSize {
    label.textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unlimited), limitedToNumberOfLines: 0
    ).size
  }

  /// The height in points, rounded up, that all lines need at a width.
  func height(atWidth width: Double) -> Double { size(atWidth: width).height.rounded(.up) }

  func lines(atWidth width: Double) -> Int { max(1, Int((size(atWidth: width).height / lineHeight).rounded())) }

  /// The width in points, rounded up, of the text on one line.
  var width: Double { size(atWidth: Self.unlimited).width.rounded(.up) }

  /// The longest of the words that no line breaks, with its width in points.
  var longestWord: (word: String, width: Double) {
    let words = (label.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let measured = words.map { word in
      (word, Double(NSAttributedString(string: word, attributes: [.font: label.font as Any]).size().width.rounded(.up)))
    }
    return measured.max { $0.1 < $1.1 } ?? ("", 0)
  }
}

extension BinaryFloatingPoint {
  /// A number in a message: without more than a tenth.
  var points: String {
    let tenths = (Double(self) * 10).rounded() / 10
    return Int(exactly: tenths).map(String.init) ?? String(tenths)
  }
}

extension Int {
  /// `1 line`, `3 lines`.
  var lines: String { self == 1 ? "1 line" : "\(self) lines" }
}
