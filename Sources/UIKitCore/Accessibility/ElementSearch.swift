import Foundation
import SpokenElements

/// A search for the accessibility elements in a tree of views, as VoiceOver makes it.
///
/// An element ends the search: what is in it is not reached. Else `accessibilityElements` are searched in place of subviews.
/// What is hidden, or hides its elements, is passed over with all in it; so is what has no size, if nothing of it can be
/// seen or used. Among siblings a modal one hides the others. (AccessibilitySnapshot's pictures, tests and rules, H.)
@MainActor
struct ElementSearch {
  /// The values that hold for everything below a view.
  struct Surroundings {
    var containers: [SpokenContainer] = []
    /// Traits that elements are given besides their own.
    var traits = UIAccessibilityTraits.none
    /// The data table that elements are cells of.
    var table: (any UIAccessibilityContainerDataTable)?
    /// Whether a view around is a tab bar, by its trait.
    var isInTabBar = false
    /// The path in the laid-out tree of the nearest view that is in it.
    var node: [Int] = []
  }

  /// The largest number of visited objects, and of levels: more can only be reached through `accessibilityElements`, in
  /// which an object may be listed any number of times.
  private static let visitLimit = 100_000
  private static let depthLimit = 1_200

  let root: UIView
  private let nodes: LaidOutPaths
  private var visitCount = 0
  private var containerCount = 0
  /// The objects that the search is in: one that is reached again is a circle and ends there.
  private var path: Set<ObjectIdentifier> = []

  private init(_ root: UIView, _ nodes: LaidOutPaths) { (self.root, self.nodes) = (root, nodes) }

  /// The elements in a laid-out view's tree.
  static func elements(in root: UIView, at nodes: LaidOutPaths) -> ElementTree {
    remembering { memory in
      let isOutermost = memory.known == nil
      if isOutermost { memory.known = [:] }
      defer { if isOutermost { memory.known = nil } }
      var search = ElementSearch(root, nodes)
      let found = search.search(root, Surroundings())
      return search.tree(found)
    }
  }

  /// The state that nested searches share: views are asked, and search in themselves to answer.
  @MainActor
  private final class Memory {
    /// The views whose contents are searched now.
    var asked: Set<ObjectIdentifier> = []
    /// The elements that were found in views, by view and what was left out, while a tree is searched: that asks a cell
    /// for its label, its traits and more, which all follow from what is in it.
    var known: [[ObjectIdentifier]: [SpokenElement]]?

    nonisolated init() {}
  }

  /// The memory of the search that goes on.
  @TaskLocal private static var memory: Memory?

  /// Calls `body` with the memory of the search that goes on, or as the outermost one.
  private static func remembering<Value>(_ body: (Memory) -> Value) -> Value {
    if let memory { return body(memory) }
    let memory = Memory()
    return $memory.withValue(memory) { body(memory) }
  }

  /// The elements in a laid-out view, whether or not it is one itself, but for those of a view in it. Nothing if that is
  /// asked meanwhile, as by views that list each other.
  static func contents(of view: UIView, without omitted: UIView? = nil) -> [SpokenElement] {
    remembering { memory in
      let key = [view, omitted].compactMap { $0.map(ObjectIdentifier.init) }
      if let elements = memory.known?[key] { return elements }
      let isOutermost = memory.asked.isEmpty
      guard memory.asked.insert(key[0]).inserted else { return [] }
      defer { memory.asked.remove(key[0]) }
      var search = ElementSearch(view, LaidOutPaths())
      search.path = Set(key)
      let found = search.contents(of: view, Surroundings())
      let elements = search.tree(found).spokenElements
      // Within another view's contents a circle may have left some out.
      if isOutermost { memory.known?[key] = elements }
      return elements
    }
  }

  // MARK: Searching

  /// The nodes in the order of the root's device and language.
  private func tree(_ nodes: [ElementNode]) -> ElementTree {
    let traits = root.traitCollection
    let order = ReadingOrder(
      isPhone: traits.userInterfaceIdiom == .phone, isRightToLeft: traits.layoutDirection == .rightToLeft)
    return ElementTree(nodes, order: order, language: traits.locale)
  }

  /// The elements that an object is or contains; none if it is hidden, or the search is in it already.
  private mutating func search(_ object: UIResponder, _ surroundings: Surroundings) -> [ElementNode] {
    visitCount += 1
    guard visitCount <= Self.visitLimit, path.count < Self.depthLimit, !object.hidesItselfAndElements,
      path.insert(ObjectIdentifier(object)).inserted
    else { return [] }
    defer { path.remove(ObjectIdentifier(object)) }
    var surroundings = surroundings
    if let node = nodes.path(of: object) { surroundings.node = node }
    guard object.spokenIsElement else { return contents(of: object, surroundings) }
    return object.hasNothingToSpeak ? [] : [.element(source(of: object, surroundings))]
  }

  private mutating func contents(of object: UIResponder, _ surroundings: Surroundings) -> [ElementNode] {
    let listed = object.spokenElements
    let kind = object.containerKind
    var surroundings = surroundings
    if let kind { enter(kind, object, &surroundings) }
    var children: [ElementNode] = []
    if let listed {
      for child in listed { children += kept(search(child, surroundings)) }
    } else {
      for child in object.searchedChildren {
        var inner = surroundings
        inner.traits.formUnion(object.accessibilityTraits(ofElementsIn: child))
        children += search(child, inner)
      }
    }
    guard kind != nil || listed != nil || object.spokenGroupsChildren else { return children }
    var group = ElementGroup(children)
    group.isInGivenOrder = listed != nil
    group.announced = object.announcement(as: kind, isListed: listed != nil)
    // An array in a tab bar stands at its own frame (M).
    if listed != nil, surroundings.isInTabBar, kind != .tabBar { group.place = inPicture(object.spokenFrame)?.origin }
    return [.group(group)]
  }

  /// The nodes of one object in an array as one node.
  private func kept(_ nodes: [ElementNode]) -> [ElementNode] {
    nodes.count > 1 ? [.group(ElementGroup(nodes))] : nodes
  }

  private mutating func enter(
    _ kind: SpokenContainer.Kind, _ object: UIResponder, _ surroundings: inout Surroundings
  ) {
    surroundings.containers.append(
      SpokenContainer(
        kind, label: object.spokenLabel, value: object.spokenValue, identifier: object.spokenIdentifier,
        index: containerCount))
    containerCount += 1
    if kind == .dataTable { surroundings.table = object as? any UIAccessibilityContainerDataTable }
    if kind == .tabBar { surroundings.isInTabBar = true }
  }
}

extension UIResponder {
  /// The children that are searched: all, or the last modal one.
  fileprivate var searchedChildren: [UIResponder] {
    let children = accessibilityChildren
    let modal = children.last { $0.spokenIsModal && $0.accessibilityExtent != .none }
    return modal.map { [$0] } ?? children
  }

  /// Whether the object is passed over with everything in it. What is in a view without a size can be seen if that does not
  /// clip, but it is not an element and has no list of any.
  fileprivate var hidesItselfAndElements: Bool {
    switch accessibilityExtent {
    case .none: true
    case .contents: spokenHidesElements || spokenIsElement || spokenElements != nil
    case .whole: spokenHidesElements
    }
  }

  /// The kind of container that keeps its elements together and has a name for it.
  fileprivate var containerKind: SpokenContainer.Kind? {
    if spokenTraits.contains(.tabBar) { return .tabBar }
    switch accessibilityContainerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup where spokenLabel != nil || spokenValue != nil || spokenIdentifier != nil:
      return .semanticGroup
    case .none, .semanticGroup: return numbersAccessibilityElements ? .series : nil
    }
  }

  /// The container that the elements are announced with. Lists and landmarks are only if their elements are listed (H; M
  /// that those with subviews are not).
  fileprivate func announcement(as kind: SpokenContainer.Kind?, isListed: Bool) -> SpokenContainer.Kind? {
    switch kind {
    case .tabBar, .series: kind
    case .list, .landmark: isListed ? kind : nil
    case .dataTable, .semanticGroup, nil: nil
    }
  }
}
