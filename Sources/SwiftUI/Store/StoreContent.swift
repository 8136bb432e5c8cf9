// Overloads are Apple's.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

public import HeadlessSwiftUI
public import StoreKit

// Groups of subscriptions. Subscriptions are a placeholder: groups are not shown, and their functions are not called.

/// A part of what a store's view shows.
@MainActor @preconcurrency
public protocol StoreContent {
  /// The type of the parts that it consists of.
  associatedtype Body: StoreContent
  /// The parts that it consists of.
  @StoreContentBuilder var body: Body { get }
}

/// No part of a store's view.
public struct EmptyStoreContent: StoreContent {
  /// No part.
  public nonisolated init() {}
  public var body: Never { preconditionFailure("Empty content has no parts.") }
}

extension Never: StoreContent {}

/// A builder of a store's parts.
@resultBuilder
public struct StoreContentBuilder {
  /// A part as it is.
  public static func buildExpression<Content: StoreContent>(_ content: Content) -> Content { content }
  /// No part.
  public static func buildBlock() -> EmptyStoreContent { EmptyStoreContent() }
  /// A part as it is.
  public static func buildBlock<Content: StoreContent>(_ content: Content) -> Content { content }
  /// Several parts.
  public static func buildBlock<each Content: StoreContent>(_ content: repeat each Content) -> EmptyStoreContent {
    EmptyStoreContent()
  }
  /// The parts of an `if` without `else`.
  public static func buildIf<Content: StoreContent>(_ content: Content?) -> EmptyStoreContent { EmptyStoreContent() }
  /// The parts of an `if`.
  public static func buildEither<Content: StoreContent>(first: Content) -> EmptyStoreContent { EmptyStoreContent() }
  /// The parts of an `else`.
  public static func buildEither<Content: StoreContent>(second: Content) -> EmptyStoreContent { EmptyStoreContent() }
  /// The parts of an `if #available`.
  public static func buildLimitedAvailability<Content: StoreContent>(_ content: Content) -> EmptyStoreContent {
    EmptyStoreContent()
  }
}

/// Some of the subscriptions, with a title and views of their own.
public struct SubscriptionOptionGroup<Label: View, MarketingContent: View>: StoreContent {
  /// Those for which a function says yes.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}
  /// Those for which a function says yes, without views of their own.
  public init(isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label)
  where MarketingContent == EmptyView {}
  /// Those for which a function says yes.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Label == Text {}
  /// Those for which a function says yes.
  public init(
    _ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Label == Text {}
  /// Parts, with a title and views.
  public init<Content: StoreContent>(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {}

  public var body: EmptyStoreContent { EmptyStoreContent() }
}

/// Subscriptions in groups, one for each value that a function gives them.
public struct SubscriptionOptionGroupSet<GroupKey: Hashable, Label: View, MarketingContent: View>: StoreContent {
  /// Groups with titles and views.
  public init(
    groupedBy key: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupKey) -> MarketingContent
  ) {}
  /// Groups with titles.
  public init(
    groupedBy key: @escaping (Product) -> GroupKey, @ViewBuilder label: @escaping (GroupKey) -> Label
  ) where MarketingContent == EmptyView {}
  public var body: EmptyStoreContent { EmptyStoreContent() }
}

/// Subscriptions in groups, one for each length of their periods.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent {
  /// Groups with titles and views.
  public init(
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod) -> Label,
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
  ) {}
  /// Groups with the system's titles, and views.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod) -> MarketingContent
  ) where Label == Text {}
  /// Groups with the system's titles.
  public init() where Label == Text, MarketingContent == EmptyView {}

  public var body: EmptyStoreContent { EmptyStoreContent() }
}

/// Some of the subscriptions, below a header and above a footer.
public struct SubscriptionOptionSection<Header: View, Footer: View>: StoreContent {
  /// Those for which a function says yes.
  public init(
    isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header,
    @ViewBuilder footer: () -> Footer
  ) {}
  /// Those for which a function says yes, without a footer.
  public init(isIncluded: @escaping (Product) -> Bool = { _ in true }, @ViewBuilder header: () -> Header)
  where Footer == EmptyView {}
  /// Those for which a function says yes, with a title.
  public init(_ titleKey: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool = { _ in true })
  where Header == Text, Footer == EmptyView {}

  public var body: EmptyStoreContent { EmptyStoreContent() }
}

extension SubscriptionStoreView {
  /// The subscriptions of a group, in groups of an app's own.
  public init<StoreParts: StoreContent>(groupID: String, @StoreContentBuilder content: () -> StoreParts)
  where Content == EmptyView { self.init(groupID: groupID) }
  /// Subscriptions by their identifiers, in groups of an app's own.
  public init<StoreParts: StoreContent>(
    productIDs: some Collection<String>, @StoreContentBuilder content: () -> StoreParts
  ) where Content == EmptyView { self.init(productIDs: productIDs) }
  /// Subscriptions, in groups of an app's own.
  public init<StoreParts: StoreContent>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> StoreParts
  ) where Content == EmptyView { self.init(subscriptions: subscriptions) }
}

/// The look of a choice among groups of subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionOptionGroupStyle {}

/// The system's choice among groups.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// The system's choice.
  public nonisolated init() {}
}

/// A choice among groups in tabs.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Tabs.
  public nonisolated init() {}
}

/// A choice among groups by links.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Links.
  public nonisolated init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The system's choice among groups.
  public static var automatic: AutomaticSubscriptionOptionGroupStyle { AutomaticSubscriptionOptionGroupStyle() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// A choice among groups in tabs.
  public static var tabs: TabsSubscriptionOptionGroupStyle { TabsSubscriptionOptionGroupStyle() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// A choice among groups by links.
  public static var links: LinksSubscriptionOptionGroupStyle { LinksSubscriptionOptionGroupStyle() }
}

extension View {
  /// Has no effect: subscriptions are a placeholder.
  public nonisolated func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View {
    modifier(EmptyModifier())
  }
}
