/// What moved from one layout to another, in sentences for people.
package enum LayoutDifference {
  /// One sentence for each thing that changed, outermost first; none when the layouts are equal.
  package static func sentences(from old: LayoutNode, to new: LayoutNode) -> [String] {
    guard old != new else { return [] }
    var sentences: [String] = []
    compare(old, new, label: label(of: new, index: 0), offset: (0, 0), into: &sentences)
    return sentences.isEmpty ? ["the layout differs by less than can be said"] : sentences
  }

  /// - Parameter offset: how far what holds the nodes has moved, which is no change of the nodes themselves.
  private static func compare(
    _ old: LayoutNode, _ new: LayoutNode, label: String, offset: (x: Double, y: Double), into sentences: inout [String]
  ) {
    if old.name != new.name { sentences.append("\(label): was called '\(old.name)'") }
    if old.kind != new.kind { sentences.append("\(label): \(old.kind) → \(new.kind)") }
    compareLines(old, new, label: label, into: &sentences)
    compareSide("width", old.frame.width, new.frame.width, label: label, into: &sentences)
    compareSide("height", old.frame.height, new.frame.height, label: label, into: &sentences)
    let moved = (x: new.frame.x - old.frame.x, y: new.frame.y - old.frame.y)
    let own = (x: rounded(moved.x - offset.x), y: rounded(moved.y - offset.y))
    if own.x != 0 || own.y != 0 { sentences.append("\(label): moved by \(signed(own.x)), \(signed(own.y)) pt") }
    compareChildren(old.children, new.children, offset: moved, into: &sentences)
  }

  private static func compareLines(
    _ old: LayoutNode, _ new: LayoutNode, label: String, into sentences: inout [String]
  ) {
    let (old, new) = (linesInside(old), linesInside(new))
    guard old != new else { return }
    let before = sentences.count
    if old.count != new.count {
      sentences.append("\(label): \(old.count) \(old.count == 1 ? "line" : "lines") → \(new.count)")
    }
    if !haveSameText(old, new) {
      let (oldText, newText) = (shown(old), shown(new))
      sentences.append("\(label): text \(excerpt(oldText, besides: newText)) → \(excerpt(newText, besides: oldText))")
    }
    if sentences.count == before { sentences.append("\(label): \(movement(from: old, to: new))") }
  }

  /// The lines in their node's space: a node that moves as a whole takes its lines along.
  private static func linesInside(_ node: LayoutNode) -> [LayoutNode.Line] {
    node.lines.map { line in
      var line = line
      line.x = rounded(line.x - node.frame.x)
      line.baseline = rounded(line.baseline - node.frame.y)
      return line
    }
  }

  /// Whether the lines say the same; white space comes and goes where lines end.
  private static func haveSameText(_ old: [LayoutNode.Line], _ new: [LayoutNode.Line]) -> Bool {
    func inked(_ lines: [LayoutNode.Line]) -> [Character] { lines.flatMap { $0.text.filter { !$0.isWhitespace } } }
    return shown(old) == shown(new) || (old.count + new.count > 2 && inked(old) == inked(new))
  }

  /// The first thing that differs between as many lines of the same text.
  private static func movement(from old: [LayoutNode.Line], to new: [LayoutNode.Line]) -> String {
    if old.map(\.text) != new.map(\.text) { return "lines break at other places" }
    if let (a, b) = zip(old, new).first(where: { $0.width != $1.width }) {
      return "line width \(Record.plain(a.width)) → \(Record.plain(b.width))"
    }
    if let (a, b) = zip(old, new).first(where: { $0.baseline != $1.baseline }) {
      return "baseline \(Record.plain(a.baseline)) → \(Record.plain(b.baseline))"
    }
    return "lines start at other places"
  }

  private static func compareSide(
    _ side: String, _ old: Double, _ new: Double, label: String, into sentences: inout [String]
  ) {
    guard old != new else { return }
    sentences.append("\(label): \(side) \(Record.plain(old)) → \(Record.plain(new)) (\(signed(new - old)) pt)")
  }

  private static func compareChildren(
    _ old: [LayoutNode], _ new: [LayoutNode], offset: (x: Double, y: Double), into sentences: inout [String]
  ) {
    let oldLabels = labels(of: old)
    let newLabels = labels(of: new)
    let newNodes = Dictionary(zip(newLabels, new)) { first, _ in first }
    for (label, node) in zip(oldLabels, old) {
      if let newNode = newNodes[label] {
        compare(node, newNode, label: label, offset: offset, into: &sentences)
      } else {
        sentences.append("\(label): gone")
      }
    }
    let known = Set(oldLabels)
    for label in newLabels where !known.contains(label) { sentences.append("\(label): new") }
  }

  /// A label for each sibling: its name, or its kind and its number among those of that kind.
  private static func labels(of nodes: [LayoutNode]) -> [String] {
    var counts: [String: Int] = [:]
    return nodes.map { node in
      let base = node.name.isEmpty ? node.kind : node.name
      defer { counts[base, default: 0] += 1 }
      return label(of: node, index: counts[base, default: 0])
    }
  }

  private static func label(of node: LayoutNode, index: Int) -> String {
    let base = node.name.isEmpty ? node.kind : node.name
    return index == 0 ? base : "\(base) \(index + 1)"
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

  private static func signed(_ number: Double) -> String {
    (number > 0 ? "+" : "") + Record.plain(rounded(number))
  }

  /// Thousandths of a point; sums and differences of positions are not exact beyond that.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
