import Drawing
import Findings

extension [RecordedNode] {
  /// The same nodes in tree order, each with findings for the texts that its own text overlaps.
  func addingOverlaps(in displayList: DisplayList) -> [RecordedNode] {
    let overlaps = displayList.textOverlaps(between: map(\.content))
    guard !overlaps.isEmpty else { return self }
    var nodes = self
    for overlap in overlaps {
      let words = [words(of: overlap.upper), words(of: overlap.lower)].compactMap(\.self)
      let view = self[overlap.upper.view].node
      nodes[overlap.upper.view].findings.append(
        ViewFinding(
          kind: .overlappingText, view: view.name.isEmpty ? view.kind : view.name,
          message: words.count == 2 ? "\(words.joined(separator: " on "))." : "", other: overlap.lower.view))
    }
    return nodes
  }

  /// The words on a line; `nil` if they are unknown, as with text that a view draws itself.
  private func words(of line: TextOverlap.Line) -> String? {
    let lines = self[line.view].node.lines
    let nearest = lines.min { abs($0.baseline - line.baseline) < abs($1.baseline - line.baseline) }
    return nearest.map { LabelDrawing.quoted($0.text) }
  }
}
