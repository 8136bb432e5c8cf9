/// A change of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The nodes of the changed view.
  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode]
}

/// Makes the nodes of a view that a modifier changes.
public typealias NodeMaker = @MainActor (NodeContext) -> [ViewNode]

extension ViewModifier {
  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    context.nodesOfBody(of: self, content)
  }
}

extension ViewModifier where Body == Never {
  /// Modifiers of Galley's own have no body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A modifier of Galley's own, which makes the nodes itself.
@MainActor @preconcurrency
protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode]
}

/// The view that a modifier changes.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  let make: NodeMaker

  @MainActor public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
}

/// A view, changed by a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// What changes it.
  public var modifier: Modifier

  /// A change that is not made until the view is shown.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    // Each view of a collection is changed when it is made, and a section's rows are not changed; of others all are made.
    if context.lazyRoom != nil, let placeholder = (self as? any LazyCollection)?.placeholder(in: context) {
      return [placeholder]
    }
    let keepsRows = context.lazyRoom != nil && (content as? any RowOwner)?.keepsRows(in: context) ?? false
    let inner = keepsRows ? context : context.inStack(context.stackAxis)
    return modifier.makeNodes(changing: { $0.nodes(of: content, at: .content) }, in: inner)
  }
}

extension ModifiedContent: RowOwner where Content: RowOwner, Modifier: ViewModifier {
  func keepsRows(in context: NodeContext) -> Bool { content.keepsRows(in: context) }
}

extension ModifiedContent: LazyCollection where Content: LazyCollection, Modifier: ViewModifier {
  var itemCount: Int { content.itemCount }

  func itemID(at index: Int) -> AnyHashable { content.itemID(at: index) }

  func itemNodes(at index: Int, in context: NodeContext) -> [ViewNode] {
    modifier.makeNodes(changing: { content.itemNodes(at: index, in: $0) }, in: context.inStack(context.stackAxis))
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public func makeNodes(changing inner: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    modifier.makeNodes(changing: { content.makeNodes(changing: inner, in: $0) }, in: context)
  }
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension View {
  /// The view, changed by a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Both changes, this one first.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// No change.
public nonisolated struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  /// The only value.
  public static let identity = EmptyModifier()

  /// No change.
  public init() {}

  @MainActor public func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context)
  }
}
