import Foundation

/// Tabs of a tab view. Each is a view with its item.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values that tabs stand for.
  associatedtype TabValue: Hashable
}

/// Makes the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Tabs as they are.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Tabs as they are.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Several tabs.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _Tabs<TupleView<(repeat each C)>, TabValue> { _Tabs(tabs: TupleView((repeat each content))) }
  /// The tabs of an `if` without `else`; nil where its condition is false.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  /// The tabs of an `if`.
  public static func buildEither<C: TabContent>(first: C) -> _Tabs<AnyView, TabValue> where C.TabValue == TabValue {
    _Tabs(tabs: AnyView(first))
  }
  /// The tabs of an `else`.
  public static func buildEither<C: TabContent>(second: C) -> _Tabs<AnyView, TabValue> where C.TabValue == TabValue {
    _Tabs(tabs: AnyView(second))
  }
  /// The tabs of an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> _Tabs<AnyView, TabValue> where C.TabValue == TabValue { _Tabs(tabs: AnyView(content)) }
}

/// Several tabs.
public nonisolated struct _Tabs<Content: View, TabValue: Hashable>: TabContent {
  let tabs: Content

  @MainActor public var body: some View { tabs }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension TabView where Content == AnyView {
  /// Tabs with a selection by their values.
  // Disfavoured, as views can be tabs, too.
  @_disfavoredOverload
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue { self.init(selection: selection) { AnyView(content()) } }
}

extension TabView where Content == AnyView, SelectionValue == Int {
  /// Tabs of which the first is shown.
  @_disfavoredOverload
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where C.TabValue == Never {
    self.init { AnyView(content()) }
  }
}

// Modifiers of tabs.
extension TabContent {
  /// A number beside the picture of the tab; none if it is 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// A text beside the picture of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    nonisolated(unsafe) let tab = self
    return _Tabs<_, TabValue>(tabs: tab.changingNodes { $0.listRow.badge = label })
  }
  /// The text of a key beside the picture of the tab.
  public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }
  /// Leaves the tab out.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _Tabs<_, TabValue>(tabs: hidden ? nil : self)
  }
  /// The tab as it is: nobody changes tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  /// The tab as it is: nobody changes tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
  /// The tab as it is; left out if it is hidden in bars.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { hidden(visibility == .hidden && placements.contains { $0 != .sidebar }) }
  /// The tab as it is: it is where others are.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
  /// The tab as it is: nothing is dragged.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }
  /// The tab as it is: no menu is open.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
  /// The name of the tab in records.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    nonisolated(unsafe) let tab = self
    return _Tabs<_, TabValue>(tabs: tab.changingNodes { $0.name = identifier })
  }
}

/// Whether somebody can change a tab. Nobody does.
public struct TabCustomizationBehavior: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = TabCustomizationBehavior()
  /// It can be moved.
  public static let reorderable = TabCustomizationBehavior()
  /// It stays.
  public static let disabled = TabCustomizationBehavior()
}

/// A bar of tabs, or a sidebar in its place.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// Both.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The place of a tab.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = TabPlacement(name: "automatic")
  /// In bars and sidebars, where it stays.
  public static let pinned = TabPlacement(name: "pinned")
  /// In sidebars.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The user's changes to tabs. There are none.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Tabs as the code has them.
  public init() {}
}

/// A bar, or a sidebar where there is room: the bar is shown.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar, or a sidebar.
  public init() {}
}

/// A bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, or a sidebar where there is room: the bar is shown.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// Has no effect: nobody changes tabs.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no sidebar is shown.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no sidebar is shown.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no sidebar is shown.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
}

extension View {
  /// Has no effect: the bar is shown.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { modifier(EmptyModifier()) }
}
