/// Makes one view of the views in a closure.
@resultBuilder
public struct ViewBuilder {
  /// A view as it is. Of another value the compiler says that it is not a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after another.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// The view of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of an `if` or of a case of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }

  /// The view of an `else` or of a later case of a `switch`.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// No view.
public struct EmptyView: View, PrimitiveView, Sendable {
  /// Nothing: no node, and no spacing around it.
  public nonisolated init() {}

  public func makeNodes(in context: NodeContext) -> [ViewNode] { [] }
}

/// Several views, one after another.
public nonisolated struct TupleView<Value>: View, PrimitiveView {
  /// The views.
  public var value: Value
  /// The views of the value.
  let views: [any View]

  /// Views in a row.
  public init<each Content: View>(_ value: (repeat each Content)) where Value == (repeat each Content) {
    self.value = value
    var views: [any View] = []
    for view in repeat each value { views.append(view) }
    self.views = views
  }

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] {
    views.enumerated().flatMap { context.nodes(of: $1, at: .index($0)) }
  }
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

  /// Views that modifiers of the group change one by one.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    context.nodes(of: content, at: .content)
  }
}

extension Group: PrimitiveView where Content: View {}

/// A view whose type is not known.
public nonisolated struct AnyView: View, PrimitiveView {
  let view: any View

  /// A view, whose type takes part in its identity: another type is another view.
  public init<V: View>(_ view: V) { self.view = view }

  /// A view, whose type takes part in its identity: another type is another view.
  public init<V: View>(erasing view: V) { self.view = view }

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { context.nodes(of: view, at: .content) }
}
