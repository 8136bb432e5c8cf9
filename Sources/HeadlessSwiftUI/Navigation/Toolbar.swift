// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// SwiftUI has both overloads.

public import Foundation
import HeadlessUIKit

/// The place of a toolbar's item.
public struct ToolbarItemPlacement: Equatable, Sendable {
  private enum Kind {
    case leading, trailing, confirmation, principal, bottom, other
  }

  private let kind: Kind

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  /// At the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(kind: .trailing)
  /// At the trailing end of the navigation bar, semibold as UIKit's items of the style `done` (from memory).
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  /// At the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  /// In the toolbar at the bottom.
  public static let status = ToolbarItemPlacement(kind: .bottom)
  /// Above the keyboard, which a still picture does not have.
  public static let keyboard = ToolbarItemPlacement(kind: .other)
  /// In the toolbar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// At the trailing end of the navigation bar, where it stays.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(kind: .trailing)
  /// In the middle of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement(kind: .principal)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)

  var isLeading: Bool { kind == .leading }
  var isTrailing: Bool { kind == .trailing || isConfirmation }
  var isConfirmation: Bool { kind == .confirmation }
  var isPrincipal: Bool { kind == .principal }
  var isBottom: Bool { kind == .bottom }
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of what the content is made of.
  associatedtype Body: ToolbarContent
  /// The content of the toolbar.
  @ToolbarContentBuilder var body: Body { get }
  /// The items, with the nodes of their views.
  func _makeItems(in context: NodeContext) -> [_ToolbarEntry]
}

/// An item of a toolbar with the nodes of its view.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let nodes: [ViewNode]
}

extension Never: ToolbarContent {
  public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { [] }
}

extension ToolbarContent {
  public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { body._makeItems(in: context) }
}

extension ToolbarContent where Body == Never {
  /// Items of Galley's own have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Makes items of a toolbar.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Content as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// No items.
  public static func buildBlock() -> _ToolbarTuple { _ToolbarTuple(makers: []) }
  /// One item, as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// Several items, one after another.
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarTuple {
    var makers: [@MainActor (NodeContext) -> [_ToolbarEntry]] = []
    for item in repeat each content {
      nonisolated(unsafe) let item = item
      makers.append { item._makeItems(in: $0) }
    }
    return _ToolbarTuple(makers: makers)
  }
  /// The items of an `if` without `else`; nil where its condition is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  /// The items of an `if`.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarTuple { tuple(first) }
  /// The items of an `else`.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarTuple { tuple(second) }
  /// The items of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarTuple {
    tuple(content)
  }

  private static func tuple<Content: ToolbarContent>(_ content: Content) -> _ToolbarTuple {
    nonisolated(unsafe) let content = content
    return _ToolbarTuple(makers: [{ content._makeItems(in: $0) }])
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { self?._makeItems(in: context) ?? [] }
}

/// Several items.
public nonisolated struct _ToolbarTuple: ToolbarContent {
  public typealias Body = Never
  let makers: [@MainActor (NodeContext) -> [_ToolbarEntry]]

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { makers.flatMap { $0(context) } }
}

/// An item of a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// A view at a place of the bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    (self.placement, self.content) = (placement, content())
  }

  /// A view at a place of the bar, with a name. Nobody moves or hides it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    (self.placement, self.content) = (placement, content())
  }

  /// The same item: nobody changes bars.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
  /// The same item: nobody changes bars.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] {
    let inner = context.inItem(at: placement)
    return [_ToolbarEntry(placement: placement, nodes: inner.nodes(of: content, at: .index(inner.element.nextIndex())))]
  }
}

/// Whether somebody can change an item. Nobody does.
public struct ToolbarCustomizationBehavior: Sendable {
  /// It can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior()
  /// It can be moved.
  public static let reorderable = ToolbarCustomizationBehavior()
  /// It stays.
  public static let disabled = ToolbarCustomizationBehavior()
}

/// The options for customizing an item. Nobody customizes it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is always there.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items of a toolbar in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Views at a place of the bar.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.placement, self.content) = (placement, content())
  }

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] {
    let inner = context.inItem(at: placement)
    return [_ToolbarEntry(placement: placement, nodes: inner.nodes(of: content, at: .index(inner.element.nextIndex())))]
  }
}

extension ToolbarItemGroup {
  /// Views at a place of the bar. The label is shown where there is no room for them: here they are shown.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
  }
}

/// Views of a bar with a label that is shown in place of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}

/// The menu that the title opens, which is closed.
public nonisolated struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  /// The menu that the title opens.
  public init(@ViewBuilder content: () -> Content) {}
  /// The menu that the title opens.
  public init() where Content == EmptyView {}

  @MainActor public func _makeItems(in context: NodeContext) -> [_ToolbarEntry] { [] }
}

extension NodeContext {
  /// The context of items in a bar, which are as UIKit's: of labels the picture alone is shown, and symbols are large.
  fileprivate var inBar: NodeContext {
    inStack(nil).with { environment in
      (environment.dynamicTypeSize, environment.isInBar) = (.large, true)
      environment.imageScale = .large
      environment.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
    }
  }

  /// The context of an item at a place.
  fileprivate func inItem(at placement: ToolbarItemPlacement) -> NodeContext {
    placement.isConfirmation ? with { $0.font = .body.weight(.semibold) } : self
  }
}

/// Says items to the bar around.
struct ToolbarModifier<Items: ToolbarContent>: ViewModifier, PrimitiveModifier {
  let items: Items

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let entries = items._makeItems(in: context.inBar)
    let nodes = content(context)
    guard let first = nodes.first else { return nodes }
    let changed = first.with { node in
      node.changeBar { bar in
        bar.items += entries.map { NavigationBarContent.BarItem(placement: $0.placement, nodes: $0.nodes) }
      }
    }
    return [changed] + nodes.dropFirst()
  }
}

extension View {
  /// Shows items in the bars around.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows items in the bars around. Nobody changes the bars.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }

  /// Shows a view at the trailing end of the navigation bar around.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    nonisolated(unsafe) let item = ToolbarItem(content: content)
    return modifier(ToolbarModifier(items: item))
  }

  /// Shows views at both ends of the navigation bar around.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Shows a view at the trailing end of the navigation bar around.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// Shows a view at the leading end of the navigation bar around.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }
}
