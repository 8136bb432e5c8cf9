public import Foundation
import HeadlessUIKit

/// Values that views say to the container around, by keys.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// A value by its key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that views say to the container around.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is said.
  static var defaultValue: Value { get }
}

/// A view that a container is made of.
public struct Subview: View, PrimitiveView, Identifiable {
  /// The identity of a view in its container.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  let node: ViewNode

  /// The values that the view has for the container around it.
  public var containerValues: ContainerValues { node.containerValues }

  public func makeNodes(in context: NodeContext) -> [ViewNode] { [node] }
}

/// The views that a container is made of.
public struct SubviewsCollection: RandomAccessCollection, View {
  let subviews: [Subview]

  @MainActor init(_ nodes: [ViewNode]) {
    subviews = nodes.enumerated().map { Subview(id: Subview.ID(index: $0), node: $1) }
  }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { MainActor.assumeIsolated { subviews.count } }
  public nonisolated subscript(position: Int) -> Subview {
    nonisolated(unsafe) let collection = self
    nonisolated(unsafe) let subview = MainActor.assumeIsolated { collection.subviews[position] }
    return subview
  }

  public var body: some View { ForEach(subviews) { $0 } }
}

/// A view that is made of the views of another.
public struct GroupElementsOfContent<Base: View, Result: View>: View, PrimitiveView {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let subviews = SubviewsCollection(context.nodes(of: base, at: .part("base")))
    return context.nodes(of: transform(subviews), at: .content)
  }
}

extension Group {
  /// A view that is made of the views of another.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    nonisolated(unsafe) let (view, transform) = (view, transform)
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// The views of another view, which are known when they are shown.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let make: NodeMaker

  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Subview {
    preconditionFailure("The views of a view are known when they are shown.")
  }
}

extension ForEach where Content: View, Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
  /// A view for each view of another.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    nonisolated(unsafe) let (view, content) = (view, content)
    let group = ForEachSubviewCollection<Content> { context in
      let subviews = SubviewsCollection(context.nodes(of: view, at: .part("base")))
      return context.nodes(
        of: ForEach<[Subview], Subview.ID, Content>(subviews.subviews, content: content), at: .content)
    }
    self.init(group, id: { $0.id }, content: content)
  }
}

/// A collection whose views are known when they are shown.
protocol LateCollection {
  var make: NodeMaker { get }
}

extension ForEachSubviewCollection: LateCollection {}

extension ViewNode {
  /// The values that the view has for the container around it.
  var containerValues: ContainerValues {
    get { traits.values[ObjectIdentifier(ContainerValues.self)] as? ContainerValues ?? ContainerValues() }
    set { traits.values[ObjectIdentifier(ContainerValues.self)] = newValue }
  }
}

extension View {
  /// Says a value to the container around.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return changingNodes { $0.containerValues[keyPath: keyPath] = value }
  }
}
