import Foundation
import HeadlessUIKit
import UIKitBars
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
      back = bar.title?.plain ?? "Back"
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

  /// Views may lie above each other this often.
  private static let levelLimit = 100
}

/// A navigation bar at rest: 44 points for items and an inline title, 52 more for a large title, as UIKit's. It begins below the
/// status bar, which on some devices ends above the safe area.
private struct NavigationBody: View {
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  @Environment(\.pixelLength) private var pixel
  let bar: NavigationBarContent
  let content: [ViewNode]
  /// The colour behind the content, which is seen behind a bar at rest, too.
  let background: Color?
  /// The title of the view below; nil for the root.
  let back: String?

  private var isInline: Bool { bar.isInline ?? false }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !bar.isHidden { barView }
      NodesView(nodes: content).frame(maxWidth: .infinity, maxHeight: .infinity)
      if bar.items.contains(where: \.placement.isBottom) {
        HStack { items(\.isBottom) }.frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
          .padding(.horizontal, 16)
          .background(Color(.systemBackground))
      }
    }
    .padding(.top, bar.isHidden ? 0 : StatusBarMetrics.height(safeAreaTop: safeAreaInsets.top) - safeAreaInsets.top)
    .background(background ?? .clear)
  }

  /// At rest the bar has no background; one that is shown is an opaque colour, where the system's is a material.
  @ViewBuilder private var barView: some View {
    let isShown = bar.isBackgroundShown == true
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        if let title = bar.title, isInline {
          title.font(.headline).lineLimit(1).padding(.horizontal, 80).accessibilityAddTraits(.isHeader)
        }
        items(\.isPrincipal)
        HStack(spacing: 16) {
          backButton
          items(\.isLeading)
          Spacer()
          items(\.isTrailing)
        }
        .padding(.horizontal, 16)
      }
      // UIKit rounds what is in the middle up to a pixel higher.
      .frame(height: 44 - pixel).frame(height: 44, alignment: .top)
      .dynamicTypeSize(.large)
      .environment(\.isInBar, true)
      if let title = bar.title, !isInline {
        title.font(.largeTitle.bold()).lineLimit(1)
          .frame(
            maxWidth: .infinity, minHeight: BarMetrics.largeTitleBaseline, maxHeight: BarMetrics.largeTitleBaseline,
            alignment: .leadingFirstTextBaseline
          )
          .frame(height: BarMetrics.largeTitleHeight, alignment: .top)
          .padding(.horizontal, 16)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
          .environment(\.isInBar, true)
          .accessibilityAddTraits(.isHeader)
      }
      if let search = bar.search { SearchFieldView(field: search) }
    }
    .transformEnvironment(\.colorScheme) { scheme in
      if isShown, let own = bar.colorScheme { scheme = own }
    }
    .background(isShown ? bar.background ?? Color(.systemBackground) : .clear)
  }

  /// A chevron and the title below: 11 by 19 points of ink at x 9.3, the title at x 30 (`bars-and-presentation` §1).
  @ViewBuilder private var backButton: some View {
    if let back, !bar.hidesBackButton {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").font(.system(size: 20, weight: .medium))
        Text(verbatim: back).lineLimit(1)
      }
      .font(.body).foregroundStyle(Color.accentColor).padding(.leading, -8)
      .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    }
  }

  private func items(_ isThere: KeyPath<ToolbarItemPlacement, Bool>) -> some View {
    NodesView(nodes: bar.items.filter { $0.placement[keyPath: isThere] }.flatMap(\.nodes))
  }
}
