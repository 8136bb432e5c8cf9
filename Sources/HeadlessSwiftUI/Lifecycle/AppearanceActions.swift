public import Combine
import Findings
public import Foundation
public import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

/// Calls actions when a view appears or disappears.
public nonisolated struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let element = context.element
    if let disappear { element.disappearance = { disappear() } }
    let nodes = content(context)
    guard let appear, element[.of(Self.self)] == Bool?.none else { return nodes }
    let call = { @MainActor in
      guard element[.of(Self.self)] == Bool?.none else { return }
      element[.of(Self.self)] = true
      context.graph.afterLayout { appear() }
    }
    guard context.environment.appearsInSight, !nodes.isEmpty else {
      call()
      return nodes
    }
    let bounds = context.environment.safeArea.bounds
    return nodes.map { node in
      node.with { $0.layoutActions.append { frame in if bounds.shows(frame) { call() } } }
    }
  }
}

extension CGRect {
  /// Whether something in a frame, which may have no length, is seen in the rectangle; everything is if it is null.
  fileprivate func shows(_ frame: CGRect) -> Bool {
    isNull || frame.maxX >= minX && frame.minX < maxX && frame.maxY >= minY && frame.minY < maxY
  }
}

/// Calls an action when a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let known: Value? = context.element[.of(Self.self)]
    context.element[.of(Self.self)] = value
    let (value, action) = (value, action)
    if let old = known {
      if old != value { context.graph.afterLayout { action(old, value) } }
    } else if isInitial {
      context.graph.afterLayout { action(value, value) }
    }
    return content(context)
  }
}

/// Passes on what a publisher has now.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier, PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let known: Subscription? = context.element[.of(Self.self)]
    if known == nil {
      let subscription = Subscription()
      context.element[.of(Self.self)] = subscription
      let (publisher, action) = (publisher, action)
      context.graph.afterLayout { subscription.cancellable = publisher.sink { action($0) } }
    }
    return content(context)
  }

  private final class Subscription {
    var cancellable: AnyCancellable?
  }
}

extension View {
  /// Calls an action after the view is first laid out; what it changes is seen.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls an action when the view is no longer there.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Calls an action when a value has changed since the last layout.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Calls an action with the values of the last layout and this one when they differ, and at first if `initial` is
  /// true.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls an action when a value has changed since the last layout, and at first if `initial` is true.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls an action with what a publisher sends at once; nothing is waited for.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }

  /// Not run: a still picture waits for nothing. A finding says so.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { notRun("task(priority:_:)") }

  /// Not run: a still picture waits for nothing. A finding says so.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { notRun("task(id:priority:_:)") }

  nonisolated func notRun(_ call: String) -> some View {
    changingNodes { node in
      node.note("\(call) is not run: the picture shows what is there without it.")
    }
  }

  /// Calls an action with a value that follows from the view's size and place.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: { _, value in action(value) }))
  }

  /// Calls an action with a value that follows from the view's size and place, and the value before; at first both are the same.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

/// Calls an action when a value that follows from the geometry has changed.
nonisolated struct GeometryChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).map { node in
      node.with {
        $0.layoutActions.append { frame in
          let value = transform(GeometryProxy(DeferredPlace(size: frame.size, frame: frame), in: context))
          let known: Value? = context.element[.of(Self.self)]
          if known == value { return }
          context.element[.of(Self.self)] = value
          context.graph.afterLayout { action(known ?? value, value) }
        }
      }
    }
  }
}
