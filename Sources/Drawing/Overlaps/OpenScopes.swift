import Foundation

/// What is open at a command of a display list: where paint may go, and which group it is faded with.
///
/// In a clip of (0, 0, 100, 50) within a group of half opacity that command 7 began, `area` is that rectangle and
/// `group` is 7.
struct OpenScopes {
  private struct State {
    var area: CGRect
    var corners: [Shape] = []
    var group: Int?
  }

  private var states: [State]

  /// Nothing is open yet: paint may go everywhere in the picture.
  init(size: CGSize) { states = [State(area: CGRect(origin: .zero, size: size))] }

  private var state: State { states[states.count - 1] }

  /// The rectangle that all clips leave; without area where they leave none.
  var area: CGRect { state.area }
  /// The clips that have round corners.
  var corners: [Shape] { state.corners }
  /// The number of the command that began the innermost group that is faded.
  var group: Int? { state.group }

  /// Takes in a command and its number in the list.
  mutating func follow(_ command: DrawCommand, at index: Int) {
    if command.closesScope, states.count > 1 { states.removeLast() }
    guard command.opensScope else { return }
    var state = state
    switch command {
    case .beginClip(let shape):
      state.area = state.area.intersection(shape.rect)
      if shape.cornerRadius > 0 { state.corners.append(shape) }
    case .beginGroup(let alpha) where alpha < 1: state.group = index
    default: break
    }
    states.append(state)
  }
}
