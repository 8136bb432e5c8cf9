import Drawing
import Foundation
import QuotedText

/// The comparison of a node's text and of its line breaks.
enum LineComparison {
  /// - Parameters:
  ///   - attributes: the changes of the node's attributes, which explain other lengths of its lines.
  ///   - knowsTexts: whether both layouts have the whole texts, rather than the visible lines alone.
  static func parts(
    from oldNode: LayoutNode, to newNode: LayoutNode, besides attributes: [NodeChange.Part], knowsTexts: Bool
  ) -> [NodeChange.Part] {
    guard oldNode.lines != newNode.lines || oldNode.frame != newNode.frame || oldNode.fullText != newNode.fullText
    else {
      return []
    }
    let (old, new) = (linesInside(oldNode), linesInside(newNode))
    var parts: [NodeChange.Part] = []
    let isSame =
      knowsTexts
      ? isSame(oldNode.fullText, newNode.fullText, areWrapped: old.count + new.count > 2)
      : isSame(shown(old), shown(new), areWrapped: old.count + new.count > 2) || isCut(old, of: newNode.fullText)
    if !isSame {
      let (oldText, newText) = knowsTexts ? (oldNode.fullText, newNode.fullText) : (shown(old), shown(new))
      let text = "text \(excerpt(oldText, besides: newText)) → \(excerpt(newText, besides: oldText))"
      parts.append(.init(kind: .text, text: text))
    }
    if old.count != new.count {
      parts.append(.init(kind: .lines, text: "\(old.count) \(old.count == 1 ? "line" : "lines") → \(new.count)"))
    }
    if parts.isEmpty, attributes.isEmpty, let movement = movement(from: old, to: new) {
      parts.append(.init(kind: .lines, text: movement))
    }
    return parts
  }

  /// The lines in their node's coordinate space, so that moving the whole node does not change them.
  private static func linesInside(_ node: LayoutNode) -> [LayoutNode.Line] {
    node.lines.map { line in
      var line = line
      line.x -= node.frame.origin.x
      line.baseline -= node.frame.origin.y
      return line
    }
  }

  /// Whether texts are the same, apart from white space where lines may end.
  private static func isSame(_ old: String, _ new: String, areWrapped: Bool) -> Bool {
    old == new || (areWrapped && old.withoutWhiteSpace == new.withoutWhiteSpace)
  }

  /// Whether lines show a text with a part of it cut out.
  private static func isCut(_ lines: [LayoutNode.Line], of text: String) -> Bool {
    let parts = shown(lines).withoutWhiteSpace.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let whole = text.withoutWhiteSpace
    return parts[0].count + parts[1].count < whole.count && whole.hasPrefix(parts[0]) && whole.hasSuffix(parts[1])
  }

  /// The first difference between equally many lines of the same text.
  private static func movement(from old: [LayoutNode.Line], to new: [LayoutNode.Line]) -> String? {
    if old.map(\.text) != new.map(\.text) { return "lines break at different places" }
    if let (a, b) = zip(old, new).first(where: { Points.differ($0.width, $1.width) }) {
      return "line width \(Points.text(a.width)) → \(Points.text(b.width))"
    }
    if let (a, b) = zip(old, new).first(where: { Points.differ($0.baseline, $1.baseline) }) {
      return "baseline \(Points.text(a.baseline)) → \(Points.text(b.baseline))"
    }
    return zip(old, new).contains { Points.differ($0.x, $1.x) } ? "lines start at different places" : nil
  }

  private static func shown(_ lines: [LayoutNode.Line]) -> String { lines.map(\.text).joined(separator: " ") }

  /// The longest text that is quoted whole, in characters.
  private static let wholeLimit = 48

  /// The text in quotes: whole if it is short, otherwise the part that differs from `other`, with a little around it.
  static func excerpt(_ text: String, besides other: String) -> String {
    guard text.count > wholeLimit else { return text.quoted }
    let (a, b) = (Array(text), Array(other))
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < a.count - start, tail < b.count - start, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let from = max(0, start - 8)
    let to = min(a.count, max(a.count - tail, start) + 8)
    let middle = a[from..<to]
    let cut = middle.count > wholeLimit ? String(middle.prefix(wholeLimit - 1)) + "…" : String(middle)
    return ((from > 0 ? "…" : "") + cut + (to < a.count ? "…" : "")).quoted
  }
}
