import Synchronization

/// A view's place in the one around it.
enum ChildKey: Hashable {
  /// The content of a view that has one.
  case content
  /// One of several contents by their order.
  case index(Int)
  /// One of two alternatives.
  case branch(Bool)
  /// One of the elements of a collection.
  case id(AnyHashable)
  /// A part with a name.
  case part(String)
}

/// A view's place in the tree of views: what is kept while bodies are asked again. The place is known by the path to it.
@MainActor
final class Element {
  let number: Int
  private(set) weak var parent: Element?
  private var children = ChildTable()
  private var unusedChildren = ChildTable()
  /// The values that are kept at the view's place.
  private var store: [StoreKey: Any] = [:]
  /// Whether the graph finds the element by its number.
  var isKnown = false
  /// The body as it was made when it was last asked for.
  var body: (any View)?
  var nodes: [ViewNode] = []
  /// Whether a view below has changed.
  var hasChangedDescendant = false
  /// The closure that is called when the view disappears.
  var disappearance: (@MainActor () -> Void)?

  init(number: Int, parent: Element?) {
    self.number = number
    self.parent = parent
  }

  /// Begins to make the children: those that are not asked for until `endChildren` are dropped.
  func beginChildren() { (unusedChildren, children) = (children, ChildTable()) }

  /// Takes back `beginChildren`: all children stay.
  func restoreChildren() { (children, unusedChildren) = (unusedChildren, ChildTable()) }

  func endChildren() {
    let dropped = unusedChildren.elements
    unusedChildren = ChildTable()
    for element in dropped { element.disappear() }
  }

  private func disappear() {
    disappearance?()
    for child in children.elements { child.disappear() }
  }

  /// The element of a child, a new one if there is none of the type. Of two children with one key the second is a new one.
  func child(_ key: ChildKey, _ type: Any.Type, making make: (Element) -> Element) -> Element {
    let type = ObjectIdentifier(type)
    if let known = unusedChildren.take(key, type) {
      children.add(known)
      return known.element
    }
    let element = make(self)
    if !children.holds(key) { children.add(ChildTable.Child(key: key, type: type, element: element)) }
    return element
  }

  /// The first index that no child has.
  func nextIndex() -> Int {
    var index = 0
    while children.holds(.index(index)) { index += 1 }
    return index
  }

  /// Whether a child with the key was made since `beginChildren`.
  func hasChild(_ key: ChildKey) -> Bool { children.holds(key) }

  /// The value kept under a key; nil if there is none of the type.
  subscript<Value>(key: StoreKey) -> Value? {
    get { store[key] as? Value }
    set { store[key] = newValue }
  }

  /// The value kept under a key, which is made if there is none.
  func kept<Value>(_ key: StoreKey, _ make: () -> Value) -> Value {
    if let value: Value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}

/// The key of a value that is kept at a view's place.
enum StoreKey: Hashable {
  /// A property of the view, by its number among them.
  case property(Int)
  /// The key of a view or modifier of Galley's own, by its type.
  case type(ObjectIdentifier)

  static func of(_ type: Any.Type) -> StoreKey { .type(ObjectIdentifier(type)) }
}

/// The views whose state has changed, by the numbers of their elements. State may be set on any thread.
final class ChangeLog: Sendable {
  private let changed = Mutex<[Int: Any.Type]>([:])

  func note(_ number: Int, _ type: Any.Type) { changed.withLock { $0[number] = type } }

  func take() -> [Int: Any.Type] {
    changed.withLock { changed in
      defer { changed = [:] }
      return changed
    }
  }

  var isEmpty: Bool { changed.withLock(\.isEmpty) }
}

/// Notes that a view has changed.
struct Invalidation: Sendable {
  let number: Int
  /// The type of the view.
  let type: Any.Type
  let log: ChangeLog

  func callAsFunction() { log.note(number, type) }
}
