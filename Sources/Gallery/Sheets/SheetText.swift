import Foundation
import HeadlessUIKit
import QuotedText
import Snapshots

/// The texts of a sheet, and their colours: each has at least the contrast on white that WCAG 2.2 requires for small
/// text (4.5 : 1).
@MainActor
enum SheetText {
  static let ink = color(0x1C_1C1E)
  static let quiet = color(0x5B_5B60)
  static let finding = color(0x8A_5300)

  static func color(_ rgb: Int) -> UIColor {
    func channel(_ shift: Int) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }

  static func color(of verdict: Verdict) -> UIColor {
    switch verdict {
    case .unchanged: color(0x1F_7A3D)
    case .tolerated: quiet
    case .changed: color(0xA8_4B00)
    case .new: color(0x0A_5CC2)
    case .unreadable, .failed: color(0xC0_1F1A)
    }
  }

  static func color(of remark: SheetRemark.Kind) -> UIColor {
    switch remark {
    case .change: color(of: .changed)
    case .finding: finding
    case .failure: color(of: .failed)
    }
  }

  /// A text of several parts as one string.
  static func string(
    _ parts: [(text: String, weight: UIFont.Weight, color: UIColor)], size: Double
  ) -> NSAttributedString {
    let string = NSMutableAttributedString(string: "")
    for part in parts where !part.text.isEmpty {
      let font = UIFont.systemFont(ofSize: size, weight: part.weight)
      string.append(
        NSAttributedString(string: part.text, attributes: [.font: font, .foregroundColor: part.color]))
    }
    return string
  }

  /// A label with a width, a maximum number of lines, and the height of its text.
  static func label(_ text: NSAttributedString, width: Double, lines: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    label.lineBreakMode = .byTruncatingTail
    let size = label.sizeThatFits(CGSize(width: width, height: 1e6))
    label.frame = CGRect(x: 0, y: 0, width: width, height: Double(size.height))
    return label
  }

  static func label(
    _ text: String, _ color: UIColor, _ weight: UIFont.Weight = .regular, size: Double, width: Double, lines: Int = 1
  ) -> UILabel {
    label(string([(text, weight, color)], size: size), width: width, lines: lines)
  }
}

extension String {
  /// The text for use within a line: its direction is isolated (UAX #9, FSI and PDI), and does not affect the text
  /// after it.
  var isolatedOnOneLine: String { isEmpty ? "" : "\u{2068}\(shownOnOneLine)\u{2069}" }
}
