/// A part of an interface, described by the views that it is made of.
///
/// A view with a `body` is made of that; the others are Galley's own.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Body { get }

  /// The nodes that stand for the view in the layout: one, none, or several for a group.
  func makeNodes(in context: NodeContext) -> [ViewNode]
}

extension View {
  public func makeNodes(in context: NodeContext) -> [ViewNode] { context.nodesOfBody(of: self) }
}

extension Never: View {
  public typealias Body = Never

  /// There is no value that has a body.
  public var body: Never { preconditionFailure("Never") }
}

extension View where Body == Never {
  /// Views of Galley's own have no body.
  public var body: Body { preconditionFailure("\(Self.self) has no body.") }
}

/// A view of Galley's own, which makes its nodes itself.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
  func makeNodes(in context: NodeContext) -> [ViewNode]
}
