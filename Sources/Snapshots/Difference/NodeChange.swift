import Foundation

/// A change of one node beyond what its ancestors' moves explain.
struct NodeChange {
  /// A change other than of size or place.
  struct Part: Equatable {
    enum Kind: String {
      case new, gone, name, order, text, lines
      case kind = "class"
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

  /// The node's index in its tree, in preorder.
  var index: Int
  /// The index of its container in the new layout; nil for the root.
  var container: Int?
  var parts: [Part] = []
  var sides: [Side: SideChange] = [:]
  /// The node's movement within its container.
  var shift = Shift(x: 0, y: 0)
  /// The node's old frame; its new one if the node is new.
  var frame: CGRect

  var isEmpty: Bool { parts.isEmpty && sides.isEmpty && shift == Shift(x: 0, y: 0) }
  var isGone: Bool { parts.first?.kind == .gone }
  var isNew: Bool { parts.first?.kind == .new }

  /// Whether the content itself changed; new line breaks may merely follow from a size.
  var isOfContent: Bool { parts.contains { $0.kind != .lines } }

  /// Changes with the same key are similar: the same replacement of text, or lines or sizes that differ somehow.
  var key: [String] {
    parts.map { $0.kind == .lines ? $0.kind.rawValue : $0.text }
      + Side.allCases.filter { sides[$0] != nil }.map(\.rawValue)
  }

  /// The kind of the change, in a word.
  var word: String { parts.first?.kind.rawValue ?? (sides.isEmpty ? "place" : "size") }
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
