public import Foundation
import HeadlessUIKit
import ProposalLayout
import UIKitBars

/// Views of which one is shown, above a bar of tabs: the selected one, or the first.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: SelectionValue?
  private let content: Content

  /// Views with a selection by their tags.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

  /// Views of which the first is shown.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    (selection, self.content) = (nil, content())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let style = context.environment.tabViewPages
    let height = TabBarGeometry(BarSurroundings(context.environment.traits)).height
    // Content goes on under the bar.
    let inner = context.with { environment in
      if style == nil { environment.coverBottom(height) }
      environment.columnBackTitle = nil
    }
    let tabs = inner.inStack(nil).nodes(of: content, at: .content)
    let chosen = selection.flatMap { value in tabs.firstIndex { $0.traits.tag == AnyHashable(value) } } ?? 0
    let items = tabs.enumerated().map { index, tab in
      tab.preference(TabItemKey.self)?.make(index == chosen ? .accentColor : Color(TabColors.unselected)) ?? []
    }
    let shown = tabs.indices.contains(chosen) ? [tabs[chosen]] : []
    let badges = tabs.map(\.listRow.badge)
    let isBarHidden = shown.preference(TabBarHiddenKey.self) ?? false
    let made = context.composed(
      TabBody(
        content: shown, items: items, badges: badges, pages: style, selected: chosen, isBarHidden: isBarHidden), "tabs")
    for node in made { node.hidesPreferences = true }
    return made
  }
}

private struct TabItem {
  /// Makes the item's nodes in a colour.
  let make: @MainActor (Color) -> [ViewNode]
}

private struct TabItemKey: PreferenceKey {
  static var defaultValue: TabItem { TabItem { _ in [] } }
  static func reduce(value: inout TabItem, nextValue: () -> TabItem) {}
}

/// Whether a view in a tab view hides the bar.
struct TabBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The content of a tab above the dots of pages, or above a bar that lies over the edge of the screen.
private struct TabBody: View {
  let content: [ViewNode]
  let items: [[ViewNode]]
  let badges: [Text?]
  /// Whether dots are shown; nil for a bar.
  let pages: Bool?
  let selected: Int
  let isBarHidden: Bool

  var body: some View {
    VStack(spacing: 0) {
      NodesView(nodes: content).frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
          if pages == true, items.count > 1 { PageDotsView(count: items.count, selected: selected) }
        }
      if pages == nil, !isBarHidden { TabBarView(items: items, badges: badges, content: content) }
    }
  }
}

/// UIKit's dots.
private struct PageDotsView: UIViewRepresentable {
  let count: Int
  let selected: Int

  func makeUIView(context: Context) -> UIPageControl { UIPageControl() }

  func updateUIView(_ view: UIPageControl, context: Context) {
    view.numberOfPages = count
    view.currentPage = selected
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}

/// Says the content's item to the tab view around.
struct TabItemModifier<Item: View>: ViewModifier, PrimitiveModifier {
  let item: Item

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let inner = context.with { environment in
      (environment.dynamicTypeSize, environment.isInBar) = (.large, true)
      environment.labelStyle = AnyLabelStyle(TabLabelStyle())
    }
    let tab = TabItem { color in
      TabItemParts.nodes(
        of: item, in: inner.inStack(nil).with { $0.foregroundStyles = ForegroundStyles(styles: [color]) }
      )
      .map { $0.used(as: "Tab", color == .accentColor ? [.tabItem, .selected] : .tabItem, in: inner) }
    }
    return content(context).map { node in
      node.with { $0.preferences[ObjectIdentifier(TabItemKey.self)] = tab }
    }
  }
}

private struct TabViewPagesKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether tab views show pages with dots; nil for a bar.
  var tabViewPages: Bool? {
    get { self[TabViewPagesKey.self] }
    set { self[TabViewPagesKey.self] = newValue }
  }
}

/// The look of tab views.
public protocol TabViewStyle {}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar of tabs.
  public init() {}
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    let isShown: Bool

    /// Only with several pages.
    public static let automatic = IndexDisplayMode(isShown: true)
    /// Always.
    public static let always = IndexDisplayMode(isShown: true)
    /// Never.
    public static let never = IndexDisplayMode(isShown: false)
  }

  let mode: IndexDisplayMode

  /// Pages. Dots are not drawn.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages. Dots are not drawn.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the item of the view in the bar of the tab view around.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }

  /// Sets the look of tab views in the view.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = (style as? PageTabViewStyle)?.mode.isShown
    return changingEnvironment { $0.tabViewPages = pages }
  }
}
