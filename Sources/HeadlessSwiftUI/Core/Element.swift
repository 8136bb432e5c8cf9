import Synchronization

/// Where a view stands in the one around it.
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
  private var children: [ChildKey: Child] = [:]
  private var unusedChildren: [ChildKey: Child] = [:]
  /// What is kept at the view's place.
  private var store: [StoreKey: Any] = [:]
  /// What was made when the body was last asked.
  var body: (any View)?
  var nodes: [ViewNode] = []
  /// Whether a view below has changed.
  var hasChangedDescendant = false
  /// What is to be called when the view disappears.
  var disappearance: (@MainActor () -> Void)?

  private struct Child {
    var type: ObjectIdentifier
    var element: Element
  }

  init(number: Int, parent: Element?) {
    self.number = number
    self.parent = parent
  }

  /// Begins to make the children: those that are not asked for until `endChildren` are dropped.
  func beginChildren() { (unusedChildren, children) = (children, [:]) }

  /// Takes back `beginChildren`: all children stay.
  func restoreChildren() { (children, unusedChildren) = (unusedChildren, [:]) }

  func endChildren() {
    // In an order that does not depend on hashes.
    let dropped = unusedChildren.values.map(\.element).sorted { $0.number < $1.number }
    unusedChildren = [:]
    for element in dropped { element.disappear() }
  }

  private func disappear() {
    disappearance?()
    for child in children.values.map(\.element).sorted(by: { $0.number < $1.number }) { child.disappear() }
  }

  /// The element of a child, a new one if there is none of the type. Of two children with one key the second is a new one.
  func child(_ key: ChildKey, _ type: Any.Type, making make: (Element) -> Element) -> Element {
    let type = ObjectIdentifier(type)
    if let known = unusedChildren[key], known.type == type {
      unusedChildren[key] = nil
      children[key] = known
      return known.element
    }
    let element = make(self)
    if children[key] == nil { children[key] = Child(type: type, element: element) }
    return element
  }

  /// The first index that no child has.
  func nextIndex() -> Int {
    var index = 0
    while children[.index(index)] != nil { index += 1 }
    return index
  }

  /// Whether a child with the key was made since `beginChildren`.
  func hasChild(_ key: ChildKey) -> Bool { children[key] != nil }

  /// What is kept under a key; nil if nothing of the type is.
  subscript<Value>(key: StoreKey) -> Value? {
    get { store[key] as? Value }
    set { store[key] = newValue }
  }

  /// What is kept under a key, which is made if there is none.
  func kept<Value>(_ key: StoreKey, _ make: () -> Value) -> Value {
    if let value: Value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}

/// What something is kept under at a view's place.
enum StoreKey: Hashable {
  /// A property of the view, by its number among them.
  case property(Int)
  /// What a view or modifier of Galley's own keeps, by its type.
  case type(ObjectIdentifier)

  static func of(_ type: Any.Type) -> StoreKey { .type(ObjectIdentifier(type)) }
}

/// The views whose state has changed, by the numbers of their elements. State may be set on any thread.
final class ChangeLog: Sendable {
  private let changed = Mutex<[Int: String]>([:])

  func note(_ number: Int, _ name: String) { changed.withLock { $0[number] = name } }

  func take() -> [Int: String] {
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
  let name: String
  let log: ChangeLog

  func callAsFunction() { log.note(number, name) }
}
