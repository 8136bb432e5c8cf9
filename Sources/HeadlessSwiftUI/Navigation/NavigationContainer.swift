import Foundation
import HeadlessUIKit
import UIKitCore

enum NavigationContainer {
  /// The last view of a stack with its bar. Views below it are asked for their titles and destinations, and not shown.
  @MainActor static func makeNodes<Content: View>(
    of content: Content, path: [AnyHashable], in context: NodeContext
  ) -> [ViewNode] {
    let inner = context.inStack(nil)
    var nodes = inner.nodes(of: content, at: .content)
    var bar = nodes.preference(NavigationBarKey.self) ?? NavigationBarContent()
    var destinations = bar.destinations
    var next = path.map { value in destinations[ObjectIdentifier(type(of: value.base))].map { $0(value) } }
    if let pushed = bar.pushed { next.append(pushed) }
    var back: String?
    var level = 0
    while level < next.count, level < levelLimit {
      level += 1
      guard let view = next[level - 1] else { continue }
      back = bar.title?.plain ?? genericBackTitle
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
    for node in made { node.hidesPreferences = true }
    return made
  }

  /// The title of a back button that leads to a view without a title.
  static let genericBackTitle = "Back"

  /// Views may lie above each other this often.
  private static let levelLimit = 100
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
