public import Foundation
public import HeadlessUIKit

/// Views for the elements of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    (self.data, self.id, self.content) = (data, id, content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    if let late = data as? any LateCollection { return late.make(context) }
    if let placeholder = placeholder(in: context) { return [placeholder] }
    var nodes: [ViewNode] = []
    var repeated = false
    for element in data {
      guard !context.graph.isExhausted else { break }
      let id = AnyHashable(id(element))
      repeated = repeated || context.element.hasChild(.id(id))
      for node in context.nodes(of: content(element), at: .id(id)) {
        nodes.append(node.traits.id == nil ? node.with { $0.traits.id = id } : node)
      }
    }
    if repeated { context.refuseRepeatedID(Self.self) }
    return nodes
  }
}

extension NodeContext {
  func refuseRepeatedID(_ type: Any.Type) {
    refuse("\(type): an id occurs more than once. Give each element one of its own.")
  }
}

extension ForEach: PrimitiveView where Content: View {}

extension ForEach: LazyCollection where Content: View {
  var itemCount: Int { data.count }

  func itemID(at index: Int) -> AnyHashable { AnyHashable(id(element(at: index))) }

  func itemNodes(at index: Int, in context: NodeContext) -> [ViewNode] {
    let element = element(at: index)
    let id = AnyHashable(id(element))
    return context.nodes(of: content(element), at: .content).map { node in
      node.traits.id == nil ? node.with { $0.traits.id = id } : node
    }
  }

  private func element(at index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
}

extension ForEach where Content: View {
  /// Views for elements that are told apart by a property. A value of it that occurs twice is a fault of the scene.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    nonisolated(unsafe) let id = id
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Views for the elements of a binding that are told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data.map { $0 }, id: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Views for elements that are told apart by their identity. One that occurs twice is a fault of the scene. The elements of a
  /// binding are bindings.
  // A binding is a collection: an overload for it would be tried beside this one, with all that is in the closure.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // What the body that makes this view has read is watched.
    _ = data.isEmpty
    self.init(data, id: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Views for numbers in order.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: { $0 }, content: content)
  }
}
