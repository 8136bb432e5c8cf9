import Foundation
import HeadlessUIKit
import UIKitCore

enum NavigationContainer {
  /// The last view of a stack with its bar. Views below it are asked for their titles and destinations, and not shown.
  @MainActor static func makeNodes<Content: View>(
    of content: Content, path: [AnyHashable], in context: NodeContext
  ) -> [ViewNode] {
    let inner = context.with { $0.columnBackTitle = nil }.inStack(nil)
    return makeNodes(above: inner.nodes(of: content, at: .content), path: path, in: context, inner)
  }

  /// A column of a split view with its bar, or with that of the stack that the column is.
  ///
  /// - Parameter later: the columns that are shown above it, each once a row of the one before is chosen (Apple,
  ///   `NavigationSplitView`: where the width is narrow, the columns are a stack).
  @MainActor static func makeNodes<Content: View>(
    ofColumn content: Content, later: [AnyView] = [], in context: NodeContext
  ) -> [ViewNode] {
    let inner = context.inStack(nil)
    let nodes = inner.nodes(of: content, at: .content)
    let bar = nodes.preference(NavigationBarKey.self) ?? NavigationBarContent()
    if let next = later.first, nodes.preference(ChosenRowKey.self) == true, bar.pushed == nil {
      let column = NavigationColumn(content: next, later: Array(later.dropFirst()))
      return context.with { $0.columnBackTitle = backTitle(bar) }.inStack(nil).nodes(of: column, at: .index(1))
    }
    let isStack = nodes.preference(NavigationStackKey.self) ?? false
    return isStack ? nodes : makeNodes(above: nodes, path: [], in: context, inner)
  }

  @MainActor private static func makeNodes(
    above root: [ViewNode], path: [AnyHashable], in context: NodeContext, _ inner: NodeContext
  ) -> [ViewNode] {
    var nodes = root
    var bar = nodes.preference(NavigationBarKey.self) ?? NavigationBarContent()
    var destinations = bar.destinations
    var next = path.map { value in destinations[ObjectIdentifier(type(of: value.base))].map { $0(value) } }
    if let pushed = bar.pushed { next.append(pushed) }
    var back = context.environment.columnBackTitle
    var level = 0
    while level < next.count, level < levelLimit {
      level += 1
      guard let view = next[level - 1] else { continue }
      back = backTitle(bar)
      nodes = inner.nodes(of: view, at: .index(level))
      bar = nodes.preference(NavigationBarKey.self) ?? NavigationBarContent()
      destinations.merge(bar.destinations) { _, new in new }
      for (index, value) in path.enumerated() where index >= level {
        next[index] = destinations[ObjectIdentifier(type(of: value.base))].map { $0(value) }
      }
      if let pushed = bar.pushed, level >= path.count { next.append(pushed) }
    }
    let background = nodes.preference(ContainerBackgroundKey.self)
    let made = context.composed(
      NavigationBody(bar: bar, content: nodes, background: background, back: back), "navigation")
    for node in made {
      node.hidesPreferences = true
      node.preferences[ObjectIdentifier(NavigationStackKey.self)] = true
    }
    return made
  }

  /// The title of a button that leads back to a view.
  private static func backTitle(_ bar: NavigationBarContent) -> String { bar.title?.plain ?? genericBackTitle }

  /// The title of a back button that leads to a view without a title.
  static let genericBackTitle = "Back"

  /// Views may lie above each other this often.
  private static let levelLimit = 100
}

/// A column of a split view.
struct NavigationColumn<Content: View>: View, PrimitiveView {
  let content: Content
  /// The columns that are shown above it.
  var later: [AnyView] = []

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    NavigationContainer.makeNodes(ofColumn: content, later: later, in: context)
  }
}

/// Whether a view is a stack, which has a bar.
private struct NavigationStackKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct ColumnBackTitleKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The title of the button that leads back from the stack that is a column of a split view; nil where nothing is below it.
  var columnBackTitle: String? {
    get { self[ColumnBackTitleKey.self] }
    set { self[ColumnBackTitleKey.self] = newValue }
  }
}

/// A navigation bar above the content, and perhaps a toolbar below it. The bar begins below the status bar, which on some devices ends
/// above the safe area.
private struct NavigationBody: View {
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  let bar: NavigationBarContent
  let content: [ViewNode]
  /// The colour behind the content, which is seen behind a bar at rest, too.
  let background: Color?
  /// The title of the view below; nil for the root.
  let back: String?

  private var tools: [ViewNode] { bar.items.filter(\.placement.isBottom).flatMap(\.nodes) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      // Over content that ignores the safe area.
      if !bar.isHidden { NavigationBarView(bar: bar, back: back).zIndex(1) }
      NodesView(nodes: content).frame(maxWidth: .infinity, maxHeight: .infinity)
      if !tools.isEmpty { ToolbarView(items: tools, content: content).zIndex(1) }
    }
    .padding(.top, bar.isHidden ? 0 : StatusBarMetrics.height(safeAreaTop: safeAreaInsets.top) - safeAreaInsets.top)
    .background(background ?? .clear)
  }
}
