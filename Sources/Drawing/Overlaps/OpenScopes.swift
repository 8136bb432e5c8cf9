import Foundation

/// What is open at a command of a display list: where its coordinates lie, where paint may go, and which group it is
/// faded with.
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

  /// Nothing is open yet: paint may go everywhere in the picture.
  init(size: CGSize) { states = [State(area: CGRect(origin: .zero, size: size))] }

  private var state: State { states[states.count - 1] }

  /// What takes a command's coordinates to the root's space.
  var transform: AffineTransform { state.transform }
  /// The rectangle around what all clips leave; without area where they leave nothing. In the root's space.
  var area: CGRect { state.area }
  /// The clips that have round corners. In the root's space.
  var corners: [RoundedRectangle] { state.corners }
  /// Whether the clips leave all of `area` that lies inside of `corners`.
  var isExact: Bool { state.isExact }
  /// The number of the command that began the innermost group that is faded.
  var group: Int? { state.group }

  /// Takes in a command and its number in the list.
  mutating func follow(_ command: DrawCommand, at index: Int) {
    switch command {
    case .begin(let scope):
      var state = state
      state.open(scope, at: index)
      states.append(state)
    case .end: if states.count > 1 { states.removeLast() }
    case .fill, .glyphs: break
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
    case .group(let alpha): if alpha < 1 { group = index }
    case .shadow: break
    }
  }
}
