import Foundation

/// A change of one node beyond what its ancestors' moves explain.
struct NodeChange {
  /// A change other than of size or place.
  struct Part: Equatable {
    enum Kind: Equatable {
      case new, gone, hidden, name, order, text, lines, kind
      /// An attribute of the appearance, by its name.
      case attribute(String)

      /// The kind in a word, which results have.
      var word: String {
        switch self {
        case .kind: "class"
        case .attribute(let name): name
        case .new, .gone, .hidden, .name, .order, .text, .lines: "\(self)"
        }
      }
    }

    var kind: Kind
    var text: String
  }

  enum Side: String, CaseIterable { case width, height }

  struct SideChange: Equatable {
    var old: Double
    var new: Double

    /// The difference, as in messages.
    var delta: String { Points.signed(new - old) }
  }

  /// The node's index in its tree, in preorder: in the new one, unless the node is gone.
  var index: Int
  /// The index in the old tree of a node that is in both.
  var oldIndex: Int?
  /// The index of its container in the new layout; nil for the root.
  var container: Int?
  var parts: [Part] = []
  var sides: [Side: SideChange] = [:]
  /// The node's movement within its container.
  var shift = Shift(x: 0, y: 0)
  /// The node's old frame; its new one if the node is new.
  var frame: CGRect

  /// Whether the node is new or gone only because others took its place or left theirs.
  var isConsequence = false

  var isEmpty: Bool { parts.isEmpty && sides.isEmpty && shift == Shift(x: 0, y: 0) }
  var isGone: Bool { parts.first?.kind == .gone || parts.first?.kind == .hidden }
  var isNew: Bool { parts.first?.kind == .new }

  /// Whether the content itself changed; new line breaks may merely follow from a size.
  var isOfContent: Bool { parts.contains { $0.kind != .lines } }

  /// Whether nothing changed but the size, and lines that break differently in another width.
  var isOfSize: Bool { !isOfContent && (parts.isEmpty || sides[.width] != nil) }

  /// Changes with the same key are similar: the same replacement of text, or lines or sizes that differ somehow.
  var key: [String] {
    parts.map { $0.kind == .lines ? $0.kind.word : $0.text }
      + Side.allCases.filter { sides[$0] != nil }.map(\.rawValue)
  }

  /// The kind of the change, in a word.
  var word: String {
    guard let part = parts.first, !isOfSize else { return sides.isEmpty ? "place" : "size" }
    return part.kind.word
  }

  /// The text of the only change, if that is an attribute's: equal for all views that have, say, a shared colour.
  var attributeText: String? {
    guard parts.count == 1, let part = parts.first, case .attribute = part.kind, sides.isEmpty else { return nil }
    return part.text
  }
}

/// A movement in points, rightwards and downwards.
struct Shift: Equatable {
  var x: Double
  var y: Double

  /// Rounds to hundredths of a point; sums and differences of positions are not exact beyond that.
  init(x: Double, y: Double) { (self.x, self.y) = (Points.rounded(x), Points.rounded(y)) }

  /// The signs of both parts.
  var direction: [Int] { [x, y].map { $0 == 0 ? 0 : $0 > 0 ? 1 : -1 } }
}
