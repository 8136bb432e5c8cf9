import Foundation
import HeadlessUIKit
package import ProposalLayout

/// The context that nodes are made in: the view's place in the tree, and what it inherits.
@MainActor
public struct NodeContext {
  let graph: ViewGraph
  let element: Element
  package var environment: EnvironmentValues
  /// The axis of the stack around the view; nil outside of stacks.
  var stackAxis: LayoutAxis?
  /// Whether the view is made again, as the body of one around it was asked again.
  var isFresh: Bool
  /// The number of bodies around the view.
  var depth = 0
  /// The room for views of the lazy container around, which makes those of long collections itself; nil if there is none.
  private(set) var lazyRoom: LazyRoom?
  /// The view whose body is being asked; nil for the root.
  var owner: Any.Type?

  /// The nodes of a view that is part of this one.
  func nodes<Content: View>(of view: Content, at key: ChildKey) -> [ViewNode] {
    guard graph.countView(Content.self, depth: depth, in: owner) else { return [] }
    var inner = self.inner(key, Content.self)
    inner.depth += 1
    inner.element.beginChildren()
    defer { inner.element.endChildren() }
    return view.makeNodes(in: inner)
  }

  private func inner(_ key: ChildKey, _ type: Any.Type) -> NodeContext {
    var isNew = false
    let child = element.child(key, type) { parent in
      isNew = true
      return graph.makeElement(in: parent)
    }
    var inner = NodeContext(
      graph: graph, element: child, environment: environment, stackAxis: stackAxis, isFresh: isFresh || isNew)
    (inner.depth, inner.owner, inner.lazyRoom) = (depth, owner, lazyRoom)
    return inner
  }

  /// The context of views that are made while the view is laid out, in a place that is kept by a name.
  func part(_ name: String) -> NodeContext {
    var inner = NodeContext(
      graph: graph, element: graph.part(name, of: element), environment: environment, stackAxis: nil, isFresh: true)
    (inner.depth, inner.owner) = (depth, owner)
    return inner
  }

  /// The context with a change of the environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> NodeContext {
    var context = self
    change(&context.environment)
    return context
  }

  /// The context in a stack along an axis; nil outside of stacks.
  func inStack(_ axis: LayoutAxis?) -> NodeContext {
    var context = self
    context.stackAxis = axis
    context.lazyRoom = nil
    return context
  }

  /// The context of a lazy container's content.
  var lazily: NodeContext {
    var context = self
    context.lazyRoom = LazyRoom()
    context.environment.appearsInSight = true
    return context
  }

  /// The closure that notes that this view has changed.
  func invalidation(_ type: Any.Type) -> Invalidation { graph.invalidation(of: element, type) }
}

// MARK: - Bodies

extension NodeContext {
  /// The nodes of a view's body, which is asked only if something has changed that it read, or the view is new.
  func nodesOfBody<Content: View>(of view: Content) -> [ViewNode] {
    nodesOfBody(Content.self, linking: view) { view.body }
  }

  /// The nodes of what a style makes, whose properties are linked as a view's are.
  func nodesOfBody<Style, Body: View>(of style: Style, _ makeBody: @escaping @MainActor () -> Body) -> [ViewNode] {
    nodesOfBody(Style.self, linking: style, makeBody)
  }

  /// The nodes of what a modifier makes of a view.
  func nodesOfBody<Modifier: ViewModifier>(of modifier: Modifier, _ content: @escaping NodeMaker) -> [ViewNode] {
    nodesOfBody(Modifier.self, linking: modifier) { modifier.body(content: _ViewModifier_Content(make: content)) }
  }

  private func nodesOfBody<Body: View>(
    _ type: Any.Type, linking owner: Any, _ makeBody: @escaping @MainActor () -> Body
  ) -> [ViewNode] {
    let isChanged = graph.takeChange(of: element)
    if !isFresh, !isChanged, !element.hasChangedDescendant, element.body != nil { return keptNodes }
    element.hasChangedDescendant = false
    var inner = self
    inner.owner = type
    inner.isFresh = isFresh || isChanged || element.body == nil
    let body: Body
    if !inner.isFresh, let kept = element.body as? Body {
      body = kept
    } else {
      guard PropertyLinks.link(owner, to: self, type) else { return [] }
      body = graph.asking(invalidation(type), makeBody)
      element.body = body
    }
    let nodes = inner.nodes(of: body, at: .content)
    element.nodes = nodes
    return nodes
  }

  /// The nodes from before; the elements below stay as they are.
  private var keptNodes: [ViewNode] {
    element.restoreChildren()
    return element.nodes
  }
}
