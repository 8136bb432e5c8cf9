public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Columns: a sidebar, perhaps content, and details. Where the width is compact, one of them is shown, by default the
/// sidebar, above which the next column lies once a row of a list in it is chosen; elsewhere the sidebar lies beside the details.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail, _ visibility: NavigationSplitViewVisibility = .automatic,
    _ compactColumn: NavigationSplitViewColumn = .sidebar
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (self.visibility, self.compactColumn) = (visibility, compactColumn)
  }

  /// The content, if there are three columns.
  private var later: [AnyView] { Content.self == EmptyView.self ? [] : [AnyView(content)] }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let inner = context.inStack(nil)
    if context.environment.horizontalSizeClass != .regular {
      let column =
        switch compactColumn.kind {
        case .sidebar: NavigationColumn(content: AnyView(sidebar), later: later + [AnyView(detail)])
        case .content: NavigationColumn(content: AnyView(content), later: [AnyView(detail)])
        case .detail: NavigationColumn(content: AnyView(detail))
        }
      return inner.nodes(of: column, at: .content)
    }
    let nodes = inner.nodes(
      of: HStack(spacing: 0) {
        if visibility.showsSidebar {
          // UIKit's primary column is at most 320 points wide.
          NavigationColumn(content: sidebar).frame(maxWidth: 320)
          Divider().ignoresSafeArea()
        }
        if Content.self != EmptyView.self, visibility.showsContent {
          NavigationColumn(content: content).frame(maxWidth: 320)
          Divider().ignoresSafeArea()
        }
        NavigationColumn(content: detail).layoutPriority(-1)
      }, at: .content)
    nodes.first?.note("The columns of a split view are approximated: their widths are not settled.")
    return nodes
  }
}

extension NavigationSplitView {
  /// A sidebar, content and details, of which some are shown.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail()) }

  /// A sidebar, content and details, of which one is shown where the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), columnVisibility.wrappedValue) }

  /// A sidebar, content and details, of which some are shown, or one where the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), .automatic, preferredCompactColumn.wrappedValue) }

  /// A sidebar, content and details, of which some are shown, or one where the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// A sidebar and details, of which some are shown, or one where the width is compact.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
  }

  /// A sidebar and details.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }

  /// A sidebar and details, of which some are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), columnVisibility.wrappedValue) }

  /// A sidebar and details, of which one is shown where the width is compact.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), EmptyView(), detail(), .automatic, preferredCompactColumn.wrappedValue) }
}

/// The columns of a split view that are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let showsSidebar: Bool
  let showsContent: Bool

  /// As the system has it: all.
  public static let automatic = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true)
  /// The content and the details.
  public static let doubleColumn = NavigationSplitViewVisibility(showsSidebar: false, showsContent: true)
  /// The details alone.
  public static let detailOnly = NavigationSplitViewVisibility(showsSidebar: false, showsContent: false)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind {
    case sidebar, content, detail
  }

  let kind: Kind

  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The content.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The details.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}

/// The look of split views.
public protocol NavigationSplitViewStyle {}

/// The standard look.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The standard look.
  public init() {}
}

/// Columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// Columns beside each other.
  public init() {}
}

/// The details in all of the room, which is shown as columns.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  /// The details in all of the room, which is shown as columns.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The standard look.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns beside each other.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The details in all of the room, which is shown as columns.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Split views have one look.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(EmptyModifier())
  }

  /// The width of the column that the view is in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(limits: FlexibleFrame.Limits(least: Double(width), most: Double(width))))
  }

  /// The widths of the column that the view is in, in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      ColumnWidthModifier(
        limits: FlexibleFrame.Limits(
          least: min.map { Double($0) }, ideal: Double(ideal), most: max.map { Double($0) })))
  }
}

/// Limits the width of a column; where one column fills the screen, its width is the screen's.
private nonisolated struct ColumnWidthModifier: ViewModifier, PrimitiveModifier {
  let limits: FlexibleFrame.Limits

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    guard context.environment.horizontalSizeClass == .regular else { return nodes }
    return nodes.map { $0.inside(FlexibleFrame(horizontal: limits, alignment: .center), in: context) }
  }
}
