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
    let tabs = context.inStack(nil).nodes(of: content, at: .content)
    let chosen = selection.flatMap { value in tabs.firstIndex { $0.traits.tag == AnyHashable(value) } } ?? 0
    let items = tabs.enumerated().map { index, tab in
      tab.preference(TabItemKey.self)?.make(index == chosen ? .accentColor : .secondary) ?? []
    }
    let shown = tabs.indices.contains(chosen) ? [tabs[chosen]] : []
    let style = context.environment.tabViewPages
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

/// A tab bar of 49 points, whose items share its width and do not grow with the text (`bars-and-presentation`).
private struct TabBody: View {
  @Environment(\.pixelLength) private var pixel
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
      if pages == nil, !isBarHidden { bar }
    }
  }

  private var bar: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        NodesView(nodes: items[index]).frame(maxWidth: .infinity)
          .overlay(alignment: .top) { if let badge = badges[index] { TabBadge(label: badge) } }
      }
    }
    .frame(height: 49)
    .background(Color(.systemBackground))
    .overlay(alignment: .top) { Color(.separator).frame(height: pixel) }
  }
}

/// A circle of 18 points, 10.8 after the item's centre and 3 below the bar's top (`bars-and-presentation` §2).
private struct TabBadge: View {
  let label: Text

  var body: some View {
    label.font(.system(size: 13)).foregroundStyle(.white).lineLimit(1).dynamicTypeSize(.large)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18, maxHeight: 18)
      .background(Color.red, in: Capsule())
      .fixedSize()
      .frame(width: 0, alignment: .leading)
      .offset(x: 10.8, y: -2)
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

/// A picture above a title of 10 points, where UIKit's bar has them: items begin a point below its edge.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack(alignment: .top) {
      configuration.icon.font(.system(size: 18, weight: .regular)).imageScale(.large)
        .frame(height: 2 * (1 + TabBarGeometry.imageCenter))
      configuration.title.font(.system(size: 10, weight: .medium))
        .frame(height: 1 + TabBarGeometry.titleBaseline, alignment: .centerFirstTextBaseline)
    }
    .frame(maxHeight: .infinity, alignment: .top)
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
      inner.inStack(nil).with { $0.foregroundStyles = ForegroundStyles(styles: [color]) }
        .nodes(of: item, at: .part("item"))
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

    /// Where there are several pages.
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
