import Foundation
import HeadlessUIKit
import ProposalLayout
import SystemText
import UIKitBars
import UIKitCore

/// A navigation bar at rest, with the places, fonts and figures of UIKit's: a row of items, and below it a large title and the field
/// of a search. It has no background unless the app wants one.
struct NavigationBarView: View {
  let bar: NavigationBarContent
  /// The title of the view below; nil for the root.
  let back: String?

  private var isInline: Bool { bar.isInline ?? false }

  var body: some View {
    let isShown = bar.isBackgroundShown == true
    VStack(alignment: .leading, spacing: 0) {
      NavigationRow(bar: bar, title: isInline ? bar.title : nil, back: bar.hidesBackButton ? nil : back)
      if let title = bar.title, !isInline { LargeTitle(title: title) }
      if let search = bar.search { SearchFieldView(field: search) }
    }
    .dynamicTypeSize(.large)
    .environment(\.isInBar, true)
    .transformEnvironment(\.colorScheme) { scheme in
      if isShown, let own = bar.colorScheme { scheme = own }
    }
    .background { if isShown { BarBackground(color: bar.background) } }
  }
}

/// The background that UIKit's navigation bar has over content.
private struct BarBackground: View {
  let color: Color?

  var body: some View { BarBackgroundHost(color: color).ignoresSafeArea(edges: .top) }
}

private struct BarBackgroundHost: UIViewRepresentable {
  let color: Color?

  func makeUIView(context: Context) -> BarBackgroundView { BarBackgroundView(contentAt: .bottom) }

  func updateUIView(_ view: BarBackgroundView, context: Context) {
    let appearance = UINavigationBarAppearance()
    if let color { appearance.backgroundColor = color.uiColor(in: context.environment) }
    view.show(appearance)
  }
}

private struct LargeTitle: View {
  let title: Text

  var body: some View {
    title.font(.system(size: BarMetrics.largeTitleFontSize, weight: .bold)).lineLimit(1)
      .frame(
        maxWidth: .infinity, minHeight: BarMetrics.largeTitleBaseline, maxHeight: BarMetrics.largeTitleBaseline,
        alignment: .leadingFirstTextBaseline
      )
      .frame(height: BarMetrics.largeTitleHeight, alignment: .top)
      .padding(.horizontal, 16)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The row with the title and the items.
private struct NavigationRow: View, PrimitiveView {
  let bar: NavigationBarContent
  let title: Text?
  let back: String?

  func makeNodes(in context: NodeContext) -> [ViewNode] {
    let traits = context.environment.traits
    let leading = BarItems(nodes(\.isLeading))
    let trailing = BarItems(nodes(\.isTrailing).reversed())
    let middle = titleNodes(in: context)
    let back = back.map { backButton($0, in: context) }
    let rule = NavigationRowRule(
      hasBack: back != nil, leading: leading.kinds, hasTitle: middle != nil, trailing: trailing.kinds,
      height: BarMetrics.navigationBarHeight(BarSurroundings(traits, isInSheet: context.environment.isInSheet)),
      grid: traits.pixelGrid,
      isMirrored: traits.layoutDirection == .rightToLeft)
    let views = [back].compactMap(\.self) + leading.nodes + [middle].compactMap(\.self) + trailing.nodes
    return [ViewNode("", rule, views, in: context, isListed: false)]
  }

  private func nodes(_ isThere: KeyPath<ToolbarItemPlacement, Bool>) -> [ViewNode] {
    bar.items.filter { $0.placement[keyPath: isThere] }.flatMap(\.nodes)
  }

  /// The views in the middle: an item's, or else the title.
  private func titleNodes(in context: NodeContext) -> ViewNode? {
    let own = nodes(\.isPrincipal)
    if own.count == 1 { return own[0] }
    if !own.isEmpty { return ViewNode("", Stack.horizontal(spacing: 8), own, in: context, isListed: false) }
    guard let title else { return nil }
    let view = title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
    return context.nodes(of: view, at: .part("title")).first
  }

  private func backButton(_ title: String, in context: NodeContext) -> ViewNode {
    let kinds: [BackTitle] = title.isEmpty ? [.none] : [.full, .generic, .none]
    let texts = kinds.filter { $0 != .none }.map { $0 == .full ? title : NavigationContainer.genericBackTitle }
    let inner = context.with { $0.foregroundStyles = ForegroundStyles(styles: [Color.accentColor]) }
    let chevron = inner.nodes(of: BackChevron(), at: .part("chevron"))
    let titles = texts.enumerated().flatMap { index, text in
      inner.nodes(of: Text(verbatim: text).lineLimit(1), at: .part("back \(index)"))
    }
    let rule = BackButtonRule(kinds: kinds, grid: context.environment.traits.pixelGrid)
    let node = ViewNode("BackButton", rule, chevron + titles, in: context)
    node.spoken.label = title.isEmpty ? NavigationContainer.genericBackTitle : title
    node.spoken.traits = .button
    node.spoken.isTarget = true
    node.spoken.grouping = .ignoring
    return node
  }
}

private struct BackChevron: UIViewRepresentable {
  func makeUIView(context: Context) -> BackChevronView { BackChevronView(frame: .zero) }

  func updateUIView(_ view: BackChevronView, context: Context) {
    view.tintColor = Color.accentColor.uiColor(in: context.environment)
  }
}
