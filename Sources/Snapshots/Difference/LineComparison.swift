import Drawing
import Foundation

/// The comparison of a node's text and of its line breaks.
enum LineComparison {
  static func parts(from old: LayoutNode, to new: LayoutNode) -> [NodeChange.Part] {
    guard old.lines != new.lines || old.frame != new.frame else { return [] }
    let (old, new) = (linesInside(old), linesInside(new))
    var parts: [NodeChange.Part] = []
    if !haveSameText(old, new) {
      let (oldText, newText) = (shown(old), shown(new))
      let text = "text \(excerpt(oldText, besides: newText)) → \(excerpt(newText, besides: oldText))"
      parts.append(.init(kind: .text, text: text))
    }
    if old.count != new.count {
      parts.append(.init(kind: .lines, text: "\(old.count) \(old.count == 1 ? "line" : "lines") → \(new.count)"))
    }
    if parts.isEmpty, let movement = movement(from: old, to: new) { parts.append(.init(kind: .lines, text: movement)) }
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

  /// Whether the lines have the same text, apart from white space where lines end.
  private static func haveSameText(_ old: [LayoutNode.Line], _ new: [LayoutNode.Line]) -> Bool {
    func inked(_ lines: [LayoutNode.Line]) -> [Character] { lines.flatMap { $0.text.filter { !$0.isWhitespace } } }
    return shown(old) == shown(new) || (old.count + new.count > 2 && inked(old) == inked(new))
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

  /// The part of `text` that differs from `other`, with a little around it, in quotes.
  private static func excerpt(_ text: String, besides other: String) -> String {
    let (a, b) = (Array(text), Array(other))
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    var tail = 0
    while tail < a.count - start, tail < b.count - start, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    let from = max(0, start - 8)
    let to = min(a.count, max(a.count - tail, start) + 8)
    let middle = a[from..<to]
    let cut = middle.count > 48 ? String(middle.prefix(47)) + "…" : String(middle)
    return "'" + (from > 0 ? "…" : "") + cut + (to < a.count ? "…" : "") + "'"
  }
}
