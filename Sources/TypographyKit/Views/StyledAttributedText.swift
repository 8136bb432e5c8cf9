import Foundation
import HeadlessUIKit

/// Attributed text in a style.
enum StyledAttributedText {
  /// Whether attributes change within the text.
  static func hasSeveralRuns(_ text: NSAttributedString?) -> Bool {
    guard let text, text.length > 0 else { return false }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length != text.length
  }

  /// The text with each run's font at the style's size, and the style's font and colour for runs that have none.
  static func text(_ text: NSAttributedString, font: UIFont?, color: UIColor?) -> NSAttributedString {
    let styled = NSMutableAttributedString(attributedString: text)
    for (attributes, range) in runs(of: text) {
      let own = attributes[.font] as? UIFont
      if let run = own.map({ $0.withSize(font?.pointSize ?? $0.pointSize) }) ?? font {
        styled.addAttribute(.font, value: run, range: range)
      }
      if attributes[.foregroundColor] == nil, let color {
        styled.addAttribute(.foregroundColor, value: color, range: range)
      }
    }
    return styled
  }

  /// The text with letter spacing in points. Zero and negative spacing is ignored, as in the library.
  static func text(_ text: NSAttributedString, spacedBy spacing: Double) -> NSAttributedString {
    guard spacing > 0 else { return text }
    let spaced = NSMutableAttributedString(attributedString: text)
    spaced.addAttribute(.kern, value: spacing, range: NSRange(location: 0, length: text.length))
    return spaced
  }

  /// The text with its most frequent colour replaced by another; of equally frequent ones, the first is replaced.
  static func text(_ text: NSAttributedString, replacingDefaultColorBy color: UIColor?) -> NSAttributedString {
    let colors = runs(of: text).compactMap { $0.attributes[.foregroundColor] as? UIColor }
    let counts = colors.map { color in colors.count { $0 == color } }
    guard let color, let most = counts.max(), let index = counts.firstIndex(of: most) else { return text }
    let changed = NSMutableAttributedString(attributedString: text)
    for (attributes, range) in runs(of: text) where attributes[.foregroundColor] as? UIColor == colors[index] {
      changed.addAttribute(.foregroundColor, value: color, range: range)
    }
    return changed
  }

  private static func runs(
    of text: NSAttributedString
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      runs.append((attributes, range))
    }
    return runs
  }
}
