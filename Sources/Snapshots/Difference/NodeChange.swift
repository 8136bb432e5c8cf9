import Foundation

/// What changed about one node, beyond what its ancestors' moves explain.
struct NodeChange {
  /// Something other than a size or a place.
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

    /// By how much, as messages say it.
    var delta: String { Points.signed(new - old) }
  }

  /// Where the node is in its tree, in the order of nodes.
  var index: Int
  /// The index of what holds it, in the new layout; nil for the root.
  var holder: Int?
  var parts: [Part] = []
  var sides: [Side: SideChange] = [:]
  /// How far it moved within what holds it.
  var shift = Shift(x: 0, y: 0)
  /// Where it was, or is where it is new.
  var frame: CGRect

  var isEmpty: Bool { parts.isEmpty && sides.isEmpty && shift == Shift(x: 0, y: 0) }
  var isGone: Bool { parts.first?.kind == .gone }
  var isNew: Bool { parts.first?.kind == .new }

  /// Whether someone changed what is shown; text that falls otherwise may be due to a size.
  var isOfContent: Bool { parts.contains { $0.kind != .lines } }

  /// Changes with the same key are alike: the same text for another, or lines or sizes that differ somehow.
  var key: [String] {
    parts.map { $0.kind == .lines ? $0.kind.rawValue : $0.text }
      + Side.allCases.filter { sides[$0] != nil }.map(\.rawValue)
  }

  /// What kind of change it is, in a word.
  var word: String { parts.first?.kind.rawValue ?? (sides.isEmpty ? "place" : "size") }
}

/// A way in points, rightwards and downwards.
struct Shift: Equatable {
  var x: Double
  var y: Double

  /// To the hundredth of a point; sums and differences of positions are not exact beyond that.
  init(x: Double, y: Double) { (self.x, self.y) = (Points.rounded(x), Points.rounded(y)) }

  /// The signs of both parts.
  var direction: [Int] { [x, y].map { $0 == 0 ? 0 : $0 > 0 ? 1 : -1 } }
}
