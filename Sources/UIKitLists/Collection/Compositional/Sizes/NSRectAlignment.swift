/// A side or corner of a rectangle; raw values are UIKit's.
public enum NSRectAlignment: Int, Sendable {
  /// The centre.
  case none = 0
  /// The middle of the top edge.
  case top = 1
  /// The corner where the top and leading edges meet.
  case topLeading = 2
  /// The middle of the leading edge.
  case leading = 3
  /// The corner where the bottom and leading edges meet.
  case bottomLeading = 4
  /// The middle of the bottom edge.
  case bottom = 5
  /// The corner where the bottom and trailing edges meet.
  case bottomTrailing = 6
  /// The middle of the trailing edge.
  case trailing = 7
  /// The corner where the top and trailing edges meet.
  case topTrailing = 8

  /// The edges that meet there.
  package var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
