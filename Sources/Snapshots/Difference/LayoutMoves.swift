import Foundation

/// The nodes that moved within their containers: those below the causes, which made room for them, and others.
struct LayoutMoves {
  /// The largest number of sentences about moves.
  private static let limit = 3

  private let comparison: LayoutComparison
  private let moves: [NodeChange]
  /// The positions from which causes push content downwards.
  private let edges: [Edge]
  /// The largest number of nodes in a sentence.
  private static let named = 2
  /// The largest number of causes that positions are compared with.
  private static let edgeLimit = 100

  private struct Edge {
    var y: Double
    var from: Double
    var to: Double
  }

  init(_ comparison: LayoutComparison, causes: [NodeChange]) {
    self.comparison = comparison
    moves = comparison.changes.filter { $0.shift.direction != [0, 0] }
    edges = causes.prefix(LayoutMoves.edgeLimit).map { cause in
      let frame = cause.frame
      return Edge(
        y: cause.isNew ? frame.origin.y : frame.origin.y + frame.size.height, from: frame.origin.x,
        to: frame.origin.x + frame.size.width)
    }
  }

  /// A sentence for each direction of movement.
  var sentences: [String] {
    let groups =
      moves.filter(isBelow).grouped(by: \.shift.direction)
      + moves.filter { !isBelow($0) }.grouped(by: \.shift.direction)
    let left = groups.dropFirst(LayoutMoves.limit).joined().count
    let sentences = groups.prefix(LayoutMoves.limit).map(sentence)
    return left > 0 ? sentences + ["\(left) more \(left == 1 ? "view" : "views") moved"] : sentences
  }

  private func isBelow(_ move: NodeChange) -> Bool {
    let frame = move.frame
    return move.shift.x == 0
      && edges.contains {
        $0.y - 0.005 <= frame.origin.y && $0.from < frame.origin.x + frame.size.width && frame.origin.x < $0.to
      }
  }

  private func sentence(for moves: [NodeChange]) -> String {
    let names = moves.listed(LayoutMoves.named, comparison.name)
    let ways = [
      way(moves.map(\.shift.x), "right", "left"), way(moves.map(\.shift.y), "down", "up"),
    ].compactMap { $0 }
    return "\(names)\(isBelow(moves[0]) ? " below" : "") moved \(ways.joined(separator: " and "))"
  }

  /// A range of lengths of one sign, shortest to longest.
  private func way(_ lengths: [Double], _ positive: String, _ negative: String) -> String? {
    let sizes = lengths.map(abs)
    guard let first = lengths.first, first != 0, let least = sizes.min(), let most = sizes.max() else { return nil }
    let range = least == most ? Points.text(least) : "\(Points.text(least)) to \(Points.text(most))"
    return "\(range) pt \(first > 0 ? positive : negative)"
  }
}
