import Foundation

/// The state of the scopes that are open at a command of a display list: the transform of its coordinates, the area
/// that can be painted, and the translucent group.
///
/// In a clip of (0, 0, 100, 50) within a group of half opacity that command 7 began, `area` is that rectangle and
/// `group` is 7.
struct OpenScopes {
  fileprivate struct State {
    var transform = AffineTransform.identity
    var area: CGRect
    var corners: [RoundedRectangle] = []
    var isExact = true
    var group: Int?
  }

  private var states: [State]

  /// Creates the state without open scopes: the whole picture can be painted.
  init(size: CGSize) { states = [State(area: CGRect(origin: .zero, size: size))] }

  private var state: State { states[states.count - 1] }

  /// The transform from a command's coordinates to the root's space.
  var transform: AffineTransform { state.transform }
  /// The bounding rectangle of what all clips leave, in the root's space; it has no area if they leave nothing.
  var area: CGRect { state.area }
  /// The rounded rectangles among the clips, in the root's space.
  var corners: [RoundedRectangle] { state.corners }
  /// Whether the part of `area` inside `corners` is exactly what the clips leave.
  var isExact: Bool { state.isExact }
  /// The index of the command that began the innermost group that is translucent, blended or masked.
  var group: Int? { state.group }

  /// Updates the state for a command at an index in the list.
  mutating func follow(_ command: DrawCommand, at index: Int) {
    switch command {
    case .begin(let scope):
      var state = state
      state.open(scope, at: index)
      states.append(state)
    case .end: if states.count > 1 { states.removeLast() }
    case .fill, .stroke, .shadow, .backdrop, .glyphs: break
    }
  }
}

extension OpenScopes.State {
  fileprivate mutating func open(_ scope: Scope, at index: Int) {
    switch scope {
    case .transform(let inner): transform = inner.inside(transform)
    case .clip(let path):
      area = area.intersection(path.bounds.map(transform.box) ?? .null)
      if case .rectangle(let rectangle) = path, let moved = rectangle.moved(by: transform) {
        if moved.cornerRadius > 0 { corners.append(moved) }
      } else {
        isExact = false
      }
    case .group(let alpha, let blendMode): if alpha < 1 || blendMode != .normal { group = index }
    case .mask(let commands):
      area = area.intersection(commands.paintedArea.map(transform.box) ?? .null)
      group = index
    case .shadow: break
    }
  }
}
