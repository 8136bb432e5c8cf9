import Foundation

/// A view of a tab view with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View, TabContent {
  public typealias TabValue = Value
  private let value: Value?
  private let content: Content
  private let label: Label

  private init(value: Value?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public var body: some View {
    let item = content.tabItem { label }
    if let value { item.tag(value) } else { item }
  }
}

extension Tab {
  /// A tab for a value with a label of views. The role has no effect.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// A tab with a label of views. The role has no effect.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A tab for a value with the text of a key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage))
  }

  /// A tab for a value with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: HeadlessSwiftUI.Label(title, systemImage: systemImage))
  }

  /// A tab for a value with the text of a key and a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: HeadlessSwiftUI.Label(titleKey, image: image)) }
}

extension Tab where Value == Never, Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A tab with the text of a key and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)) }

  /// A tab with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(value: nil, content: content(), label: HeadlessSwiftUI.Label(title, systemImage: systemImage)) }

  /// A tab with the text of a key and a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(value: nil, content: content(), label: HeadlessSwiftUI.Label(titleKey, image: image))
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  /// The tab of searches.
  public static let search = TabRole()
}

extension Tab where Label == DefaultTabLabel {
  /// A tab for a value with the label of its role: that of searches, which is the only one.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the label of its role: that of searches, which is the only one.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: DefaultTabLabel())
  }
}

/// The label of a tab of searches.
public struct DefaultTabLabel: View {
  public var body: some View {
    Label(title: { Text(verbatim: "Search") }, icon: { Image(systemName: "magnifyingglass") })
  }
}

/// Tabs that a sidebar shows together; in a bar they are tabs as others.
public struct TabSection<Header: View, Content: View, Footer: View, SelectionValue: Hashable>: View, TabContent {
  public typealias TabValue = SelectionValue
  private let content: Content

  public var body: some View { content }
}

extension TabSection where Content == AnyView, Footer == EmptyView {
  /// Tabs with a header of views, which a bar does not show.
  public init<C: TabContent>(
    @TabContentBuilder<SelectionValue> content: () -> C, @ViewBuilder header: () -> Header
  ) where C.TabValue == SelectionValue { self.content = AnyView(content()) }
}

extension TabSection where Content == AnyView, Header == Text, Footer == EmptyView {
  /// Tabs with a title, which a bar does not show.
  public init<C: TabContent>(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> C)
  where C.TabValue == SelectionValue { self.content = AnyView(content()) }
  /// Tabs with a title, which a bar does not show.
  @_disfavoredOverload
  public init<C: TabContent, S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> C)
  where C.TabValue == SelectionValue { self.content = AnyView(content()) }
}

extension TabSection where Content == AnyView, Header == EmptyView, Footer == EmptyView {
  /// Tabs.
  public init<C: TabContent>(@TabContentBuilder<SelectionValue> content: () -> C)
  where C.TabValue == SelectionValue { self.content = AnyView(content()) }
}
