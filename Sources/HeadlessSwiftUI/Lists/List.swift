public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Rows in sections, at their top.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let inner = context.with { $0.isInList = true }.inStack(.vertical)
    let sections = Self.sections(of: inner.nodes(of: content, at: .content))
    let look = ListLook(style: context.environment.listStyle, environment: context.environment)
    let nodes = context.with { $0.isInList = false }.composed(ListBody(sections: sections, look: look), "list")
    return nodes.map { node in
      node.with { $0.preferences[ObjectIdentifier(ContainerBackgroundKey.self)] = look.background }
    }
  }

  /// The sections of the content: rows that are in none are a section by themselves.
  private static func sections(of nodes: [ViewNode]) -> [SectionParts] {
    var sections: [SectionParts] = []
    var isOpen = false
    for node in nodes {
      if let parts = SectionParts(of: node) {
        sections.append(parts)
        isOpen = false
      } else {
        if !isOpen { sections.append(SectionParts()) }
        sections[sections.count - 1].rows.append(node)
        isOpen = true
      }
    }
    return sections
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

/// A list of controls.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

// MARK: - Look

/// The colour behind a list, which is seen behind a navigation bar at rest.
struct ContainerBackgroundKey: PreferenceKey {
  static var defaultValue: Color { .clear }
  static func reduce(value: inout Color, nextValue: () -> Color) {}
}

/// The figures of a list's look, measured on iOS 17.5 and 18.5 (swiftui-facts §3, 22–32).
struct ListLook {
  let isGrouped: Bool
  let isInset: Bool
  let rowInsets: EdgeInsets
  let minimumRowHeight: CGFloat

  var background: Color { isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground) }

  init(style: ListStyleKind, environment: EnvironmentValues) {
    isGrouped = style != .plain
    isInset = style == .insetGrouped
    let side: CGFloat = style == .plain ? 16 : 20
    rowInsets = EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    minimumRowHeight = environment.defaultMinListRowHeight
  }
}

private struct ListBody: View {
  let sections: [SectionParts]
  let look: ListLook

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<sections.count, id: \.self) { index in
          ListSection(
            parts: sections[index], look: look, isFirst: index == 0,
            followsFooter: index > 0 && !sections[index - 1].footer.isEmpty)
        }
      }
      .frame(maxWidth: .infinity)
    }
    .background(look.background)
  }
}

private struct ListSection: View {
  let parts: SectionParts
  let look: ListLook
  let isFirst: Bool
  let followsFooter: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !parts.header.isEmpty {
        // 38.667 high, its text's baseline 9.333 above the row (§3, 27, 28); 17.667 below the last row (30).
        NodesView(nodes: parts.header)
          .frame(maxWidth: .infinity, minHeight: 0, alignment: .bottomLeading)
          .padding(
            EdgeInsets(
              top: isFirst || followsFooter ? 50.0 / 3 : 103.0 / 3, leading: 40, bottom: 19.0 / 3, trailing: 40))
      } else if look.isGrouped {
        Color.clear.frame(height: followsFooter ? 18 : 35).frame(maxWidth: .infinity)
      }
      rows
      if !parts.footer.isEmpty {
        NodesView(nodes: parts.footer)
          .frame(maxWidth: .infinity, alignment: .leading)
          // 33.667 high with one line (§3, 29).
          .padding(EdgeInsets(top: 8, leading: 40, bottom: 10, trailing: 40))
      }
    }
  }

  @ViewBuilder private var rows: some View {
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<parts.rows.count, id: \.self) { index in
        ListRow(row: parts.rows[index], look: look, hasSeparator: index + 1 < parts.rows.count || !look.isGrouped)
      }
    }
    if look.isInset {
      rows.background(Color(.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 20)
    } else if look.isGrouped {
      rows.background(Color(.secondarySystemGroupedBackground))
    } else {
      rows
    }
  }
}

private struct ListRow: View {
  @Environment(\.pixelLength) private var pixel
  let row: ViewNode
  let look: ListLook
  let hasSeparator: Bool

  var body: some View {
    let insets = row.listRow.insets ?? look.rowInsets
    NodesView(nodes: [row])
      .padding(insets)
      .frame(maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading)
      .background { if let background = row.listRow.background { NodesView(nodes: background) } }
      .overlay(alignment: .bottom) {
        if hasSeparator, row.listRow.separator != .hidden {
          Color(.separator).frame(height: pixel).padding(.leading, insets.leading)
        }
      }
  }
}

/// What a row says to its list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var separator = Visibility.automatic
  var background: [ViewNode]?
}

extension ViewNode {
  var listRow: ListRowTraits {
    get { traits.values[ObjectIdentifier(ListRowTraits.self)] as? ListRowTraits ?? ListRowTraits() }
    set { traits.values[ObjectIdentifier(ListRowTraits.self)] = newValue }
  }
}

/// Sets what is behind a row.
struct RowBackgroundModifier<Background: View>: ViewModifier, PrimitiveModifier {
  let background: Background

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    content(context).enumerated().map { index, node in
      let background = context.nodes(of: background, at: .index(index))
      return node.with { $0.listRow.background = background }
    }
  }
}

extension View {
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingNodes { $0.listRow.insets = insets }
  }

  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    nonisolated(unsafe) let view = view
    return modifier(RowBackgroundModifier(background: view))
  }

  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { $0.listRow.separator = visibility }
  }

  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { modifier(EmptyModifier()) }
}

extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { modifier(EmptyModifier()) }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { modifier(EmptyModifier()) }
}

/// Views of a collection.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

private struct MinimumRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct ListStyleKey: EnvironmentKey {
  static var defaultValue: ListStyleKind { .insetGrouped }
}

enum ListStyleKind {
  case plain, grouped, insetGrouped
}

extension EnvironmentValues {
  /// The least height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

/// The look of lists.
public protocol ListStyle: Sendable {
  /// What the style is.
  var _style: _ListStyleKind { get }
}

/// A look of lists.
public struct _ListStyleKind: Sendable {
  let style: ListStyleKind
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .plain) }
}

/// Rows from edge to edge on grey.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .grouped) }
}

/// Cards of rows on grey.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

/// The look of a sidebar, which is that of cards on a phone.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

/// Cards of rows on grey.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _style: _ListStyleKind { _ListStyleKind(style: .insetGrouped) }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    changingEnvironment { $0.listStyle = style._style.style }
  }
}
