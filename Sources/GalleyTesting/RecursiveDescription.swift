import Foundation
import HeadlessUIKit

/// A view and its descendants, a line each, as UIKit's `recursiveDescription` prints them, without addresses.
@MainActor
enum RecursiveDescription {
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    append(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ view: UIView, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "   | ", count: depth) + line(of: view))
    for subview in view.subviews { append(subview, depth: depth + 1, to: &lines) }
  }

  private static func line(of view: UIView) -> String {
    var parts = ["\(type(of: view))", "frame = \(numbers(view.frame))"]
    if let text = view.displayedText { parts.append("text = '\(text)'") }
    if view.alpha != 1 { parts.append("alpha = \(plain(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    return "<" + parts.joined(separator: "; ") + ">"
  }

  private static func numbers(_ rect: CGRect) -> String {
    "(\(plain(rect.minX)) \(plain(rect.minY)); \(plain(rect.width)) \(plain(rect.height)))"
  }

  /// A number with at most six digits, as `%g` prints it.
  private static func plain(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}
