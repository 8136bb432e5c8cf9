public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Views of which one is shown, above a bar of tabs: the selected one, or the first.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  private let selection: SelectionValue?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection?.wrappedValue, content())
  }

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
    let made = context.composed(
      TabBody(content: shown, items: items, isPaged: context.environment.isTabViewPaged), "tabs")
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

/// A tab bar of 49 points, whose items share its width and do not grow with the text (`bars-and-presentation`).
private struct TabBody: View {
  @Environment(\.pixelLength) private var pixel
  let content: [ViewNode]
  let items: [[ViewNode]]
  let isPaged: Bool

  var body: some View {
    VStack(spacing: 0) {
      NodesView(nodes: content).frame(maxWidth: .infinity, maxHeight: .infinity)
      if !isPaged {
        HStack(spacing: 0) {
          ForEach(0..<items.count, id: \.self) { index in
            NodesView(nodes: items[index]).frame(maxWidth: .infinity)
          }
        }
        .frame(height: 49)
        .background(Color(.systemBackground))
        .overlay(alignment: .top) { Color(.separator).frame(height: pixel) }
      }
    }
  }
}

/// A picture above a title of 10 points.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 22, weight: .regular))
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

/// Says the content's item to the tab view around.
struct TabItemModifier<Item: View>: ViewModifier, PrimitiveModifier {
  let item: Item

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let inner = context.with { environment in
      environment.dynamicTypeSize = .large
      environment.labelStyle = AnyLabelStyle(TabLabelStyle())
    }
    let tab = TabItem { color in
      inner.inStack(nil).with { $0.foregroundStyles = ForegroundStyles(styles: [color]) }
        .nodes(of: item, at: .part("item"))
    }
    return content(context).map { node in
      node.with { $0.preferences[ObjectIdentifier(TabItemKey.self)] = tab }
    }
  }
}

private struct TabViewPagedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether tab views show pages without a bar.
  var isTabViewPaged: Bool {
    get { self[TabViewPagedKey.self] }
    set { self[TabViewPagedKey.self] = newValue }
  }
}

/// The look of tab views.
public protocol TabViewStyle {}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots are shown.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(item: label()))
  }

  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let isPaged = style is PageTabViewStyle
    return changingEnvironment { $0.isTabViewPaged = isPaged }
  }

  public nonisolated func badge(_ count: Int) -> some View { modifier(EmptyModifier()) }
}
