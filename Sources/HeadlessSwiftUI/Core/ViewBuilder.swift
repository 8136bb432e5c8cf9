/// Makes one view of the views in a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// No view.
public struct EmptyView: View, PrimitiveView, Sendable {
  public nonisolated init() {}

  public func makeNodes(in context: NodeContext) -> [ViewNode] { [] }
}

/// Several views, one after another.
public nonisolated struct TupleView<Value>: View, PrimitiveView {
  public var value: Value
  private let makers: [@MainActor (NodeContext) -> [ViewNode]]

  init<each Content: View>(_ value: (repeat each Content)) where Value == (repeat each Content) {
    self.value = value
    var makers: [@MainActor (NodeContext) -> [ViewNode]] = []
    for content in repeat each value {
      let index = makers.count
      nonisolated(unsafe) let content = content
      makers.append { $0.nodes(of: content, at: .index(index)) }
    }
    self.makers = makers
  }

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { makers.flatMap { $0(context) } }
}

/// One of two views.
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] {
    switch storage {
    case .first(let content): context.nodes(of: content, at: .branch(true))
    case .second(let content): context.nodes(of: content, at: .branch(false))
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    map { context.nodes(of: $0, at: .branch(true)) } ?? []
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// Views that belong together without a layout of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    context.nodes(of: content, at: .content)
  }
}

extension Group: PrimitiveView where Content: View {}

/// A view whose type is not known.
public nonisolated struct AnyView: View, PrimitiveView {
  private let view: any View

  public init<V: View>(_ view: V) { self.view = view }

  public init<V: View>(erasing view: V) { self.view = view }

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { context.nodes(of: view, at: .content) }
}
