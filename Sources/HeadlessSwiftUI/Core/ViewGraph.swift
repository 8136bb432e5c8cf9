import Foundation
import HeadlessUIKit
import Observation
import ProposalLayout

/// The tree of views below a hosting view: it asks bodies, and asks those again of which something has changed.
@MainActor
final class ViewGraph {
  /// The greatest depth of views in each other, as each takes some of the stack.
  static let depthLimit = 600
  /// The largest number of views in a tree.
  static let viewLimit = 500_000
  /// The largest number of layouts that follow from what views change while they appear.
  static let roundLimit = 8

  private let root = Element(number: 0, parent: nil)
  private var lastNumber = 0
  /// The elements that may say that they have changed, by their numbers.
  private var elements: [Int: WeakElement] = [:]
  private let log = ChangeLog()
  private var parts: [Int: [String: Element]] = [:]
  private var changes: [Int: Any.Type] = [:]
  private var viewCount = 0
  /// Whether there are too many views, or they lie in each other too often: no more are made, and none is shown.
  private(set) var isExhausted = false
  /// The faults since they were last taken.
  private var refusals: [String] = []
  /// The closures that are called after a layout, in the order of the views.
  private var appearances: [@MainActor () -> Void] = []

  /// The presentations that the placed views request.
  var presentations: [PresentationRequest] = []
  /// The views' statements to the hosting view, by their type.
  var statements: [ObjectIdentifier: Any] = [:]

  private struct WeakElement { weak var element: Element? }

  /// Whether a view has changed since the nodes were made.
  var hasChanges: Bool { !log.isEmpty }

  /// The nodes of a view in an environment.
  ///
  /// - Parameter isFresh: whether every body is asked, as the environment or the view has changed.
  func makeNodes<Content: View>(of view: Content, in environment: EnvironmentValues, isFresh: Bool) -> [ViewNode] {
    (viewCount, isExhausted) = (0, false)
    takeChanges()
    root.beginChildren()
    defer { root.endChildren() }
    return NodeContext(graph: self, element: root, environment: environment, stackAxis: nil, isFresh: isFresh)
      .nodes(of: view, at: .content)
  }

  private func takeChanges() {
    changes = log.take()
    for number in changes.keys {
      var element = elements[number]?.element?.parent
      while let place = element, !place.hasChangedDescendant {
        place.hasChangedDescendant = true
        element = place.parent
      }
    }
  }

  /// The names of the views that have changed, in the order of their places.
  var changedNames: [String] {
    let changed = log.take()
    for (number, type) in changed { log.note(number, type) }
    return changed.sorted { $0.key < $1.key }.map { "\($0.value)" }
  }

  func takeChange(of element: Element) -> Bool { changes.removeValue(forKey: element.number) != nil }

  func makeElement(in parent: Element) -> Element {
    lastNumber += 1
    return Element(number: lastNumber, parent: parent)
  }

  /// A place in a view's that is kept by a name.
  func part(_ name: String, of parent: Element) -> Element {
    let known = parts[parent.number]?[name]
    let part = known ?? makeElement(in: parent)
    parts[parent.number, default: [:]][name] = part
    return part
  }

  func invalidation(of element: Element, _ type: Any.Type) -> Invalidation {
    if !element.isKnown {
      element.isKnown = true
      elements[element.number] = WeakElement(element: element)
    }
    return Invalidation(number: element.number, type: type, log: log)
  }

  /// Counts a view in a number of others; false if there are too many.
  func countView(_ type: Any.Type, depth: Int, in owner: Any.Type?) -> Bool {
    guard !isExhausted else { return false }
    viewCount += 1
    if depth >= Self.depthLimit {
      refuse("\(owner ?? type): views lie in each other more than \(Self.depthLimit) times.")
      isExhausted = true
    } else if viewCount >= Self.viewLimit {
      refuse("\(owner ?? type): the tree has more than \(Self.viewLimit) views.")
      isExhausted = true
    }
    return !isExhausted
  }

  /// Asks a body, and notes when something observable that it reads changes.
  func asking<Body>(_ invalidation: Invalidation, _ body: @MainActor () -> Body) -> Body {
    withObservationTracking {
      body()
    } onChange: {
      invalidation()
    }
  }

  /// Calls an action after the layout.
  func afterLayout(_ action: @escaping @MainActor () -> Void) { appearances.append(action) }

  /// Calls what waits for the layout.
  func appear() {
    let actions = appearances
    appearances = []
    for action in actions { action() }
  }

  /// Notes a mistake, which fails the scene. Each is noted once.
  func refuse(_ message: String) {
    if refusals.count < 100, !refusals.contains(message) { refusals.append(message) }
  }

  func takeRefusals() -> [String] {
    defer { refusals = [] }
    return refusals
  }
}
