public import Foundation
import HeadlessUIKit
import ProposalLayout

/// What a view says to the navigation bar above it.
struct NavigationBarContent {
  var title: Text?
  var isInline: Bool?
  var isHidden = false
  var items: [BarItem] = []

  /// A view in the bar.
  struct BarItem {
    let placement: ToolbarItemPlacement
    let nodes: [ViewNode]
  }
}

private struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isInline = value.isInline ?? next.isInline
    value.isHidden = value.isHidden || next.isHidden
    value.items += next.items
  }
}

extension ViewNode {
  /// Adds to what the view says to the bar.
  func changeBar(_ change: (inout NavigationBarContent) -> Void) {
    var content = preference(NavigationBarKey.self) ?? NavigationBarContent()
    change(&content)
    preferences[ObjectIdentifier(NavigationBarKey.self)] = content
  }
}

extension View {
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    changingNodes { $0.changeBar { $0.title = title } }
  }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    changingNodes { $0.changeBar { $0.isInline = displayMode.isInline } }
  }

  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    changingNodes { $0.changeBar { $0.isHidden = hidden } }
  }
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingNodes { node in
      guard visibility == .hidden, bars.isEmpty || bars.contains(where: { $0 == .navigationBar }) else { return }
      node.changeBar { $0.isHidden = true }
    }
  }
}

/// A bar.
public struct ToolbarPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large

    var isInline: Bool? {
      switch self {
      case .automatic: nil
      case .inline: true
      case .large: false
      }
    }
  }
}

/// The look of navigation views.
public protocol NavigationViewStyle {}

/// One view above the other.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns, which are one on a phone.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// A view below a navigation bar: the root of a stack.
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] { NavigationContainer.makeNodes(of: root, in: context) }
}

/// A view below a navigation bar.
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    NavigationContainer.makeNodes(of: content, in: context)
  }
}

/// What is shown above the root of a stack; a still picture shows the root.
public struct NavigationPath: Equatable {
  public private(set) var count = 0
  public var isEmpty: Bool { count == 0 }

  public init() {}

  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}

private enum NavigationContainer {
  @MainActor static func makeNodes<Content: View>(of content: Content, in context: NodeContext) -> [ViewNode] {
    let nodes = context.inStack(nil).nodes(of: content, at: .content)
    let bar = nodes.preference(NavigationBarKey.self) ?? NavigationBarContent()
    let background = nodes.preference(ContainerBackgroundKey.self)
    let made = context.composed(NavigationBody(bar: bar, content: nodes, background: background), "navigation")
    for node in made { node.hidesPreferences = true }
    return made
  }
}

/// A navigation bar at rest: 44 points for items and an inline title, 52 more for a large title (`bars-and-presentation`).
private struct NavigationBody: View {
  let bar: NavigationBarContent
  let content: [ViewNode]
  /// The colour behind the content, which is seen behind a bar at rest, too.
  let background: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !bar.isHidden {
        ZStack {
          if let title = bar.title, bar.isInline == true {
            title.font(.headline).lineLimit(1).padding(.horizontal, 80).accessibilityAddTraits(.isHeader)
          }
          items(\.isPrincipal)
          HStack(spacing: 16) {
            items(\.isLeading)
            Spacer()
            items(\.isTrailing)
          }
          .padding(.horizontal, 16)
        }
        .frame(height: 44)
        .dynamicTypeSize(.large)
        if let title = bar.title, bar.isInline != true {
          title.font(.largeTitle.bold()).lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: 52, maxHeight: 52, alignment: .topLeading)
            .padding(.horizontal, 16)
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            .accessibilityAddTraits(.isHeader)
        }
      }
      NodesView(nodes: content).frame(maxWidth: .infinity, maxHeight: .infinity)
      if bar.items.contains(where: \.placement.isBottom) {
        HStack { items(\.isBottom) }.frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
          .padding(.horizontal, 16)
          .background(Color(.systemBackground))
      }
    }
    .background(background ?? .clear)
  }

  private func items(_ isThere: KeyPath<ToolbarItemPlacement, Bool>) -> some View {
    NodesView(nodes: bar.items.filter { $0.placement[keyPath: isThere] }.flatMap(\.nodes))
  }
}

/// A button that leads to another view.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.isInList) private var isInList
  private let label: Label

  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    if isInList {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundStyle(Color(.tertiaryLabel))
      }
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
}
