public import Foundation
import HeadlessUIKit
import ProposalLayout

/// A row's settings for its list.
struct ListRowTraits {
  var insets: EdgeInsets?
  var separator = Visibility.automatic
  var background: [ViewNode]?
  var separatorTint: Color?
  /// A value at the trailing edge.
  var badge: Text?

  /// The row's settings, completed by its section's.
  func inheriting(_ other: ListRowTraits) -> ListRowTraits {
    var traits = self
    traits.insets = insets ?? other.insets
    traits.separator = separator == .automatic ? other.separator : separator
    traits.background = background ?? other.background
    traits.separatorTint = separatorTint ?? other.separatorTint
    return traits
  }
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
  /// Sets the room around the content of the row; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingNodes { $0.listRow.insets = insets }
  }

  /// Sets what is behind the row; nil for the list's own.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    nonisolated(unsafe) let view = view
    return modifier(RowBackgroundModifier(background: view))
  }

  /// Hides the line below the row. The line above is that of the row before: for it alone a finding says that it stays.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { node in
      if edges.contains(.bottom) {
        node.listRow.separator = visibility
      } else if !edges.isEmpty, visibility != .automatic {
        node.note("listRowSeparator(_:edges: .top) is not drawn.")
      }
    }
  }

  /// Sets the colour of the line below the row; nil for the standard one. The line above is that of the row before: for it
  /// alone a finding says so.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { node in
      if edges.contains(.bottom) {
        node.listRow.separatorTint = color
      } else if !edges.isEmpty, color != nil {
        node.note("listRowSeparatorTint(_:edges: .top) is not drawn.")
      }
    }
  }

  /// Shows or hides the lines at the ends of a section, which cards have not.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    changingNodes { node in
      // The line below the last row of a plain list's section.
      guard visibility == .hidden, edges.contains(.bottom), var parts = SectionParts(of: node),
        let last = parts.rows.last
      else { return }
      parts.rows[parts.rows.count - 1] = last.with { $0.listRow.separator = .hidden }
      node.traits.values[ObjectIdentifier(SectionParts.self)] = parts
    }
  }

  /// Sets the colour of the lines at the ends of a section, which are shown in the standard one: a finding says so.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    undrawn("listSectionSeparatorTint", when: color != nil)
  }

  /// The distance of rows, in points; nil for none.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listSpacing.rows = max(0, spacing ?? 0) }
  }

  /// The distance of sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSpacing.sections = spacing.length }
  }

  /// The distance of sections, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Space beside the sections of a list, which is not made: a finding says so.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    undrawn("listSectionMargins(_:_:)", when: length != nil)
  }

  /// Sets the colour of pictures in the rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { environment in if let tint { environment.tint = tint } }
  }

  /// Sets the colour of pictures in the rows.
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    changingEnvironment { environment in if let color = tint?.color { environment.tint = color } }
  }

  /// The room around the content of the row at some edges, in points; nil for the list's.
  public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(length.map { EdgeInsets($0, at: edges) })
  }

  /// Actions that a swipe uncovers. There are no touches.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { modifier(EmptyModifier()) }

  /// Sets the prominence of the headers of sections in the view.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.headerProminence = prominence }
  }

  /// Has no effect: nothing is taken away.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is chosen by touch.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { modifier(EmptyModifier()) }
}

/// The distance of a list's sections.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A smaller distance. Not settled by a picture: 18 points.
  public static let compact = ListSectionSpacing(length: 18)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: max(0, spacing)) }
}

private struct ListSpacingKey: EnvironmentKey {
  static var defaultValue: (rows: CGFloat, sections: CGFloat?) { (0, nil) }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The distances of rows and of sections in lists.
  var listSpacing: (rows: CGFloat, sections: CGFloat?) {
    get { self[ListSpacingKey.self] }
    set { self[ListSpacingKey.self] = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// The colour of pictures in rows.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour, whatever the tint around is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour where the system has none of its own.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Grey.
  public static let monochrome = ListItemTint(color: .gray)
}
