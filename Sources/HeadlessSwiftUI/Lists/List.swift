import Findings
public import Foundation
import HeadlessUIKit
import ProposalLayout

/// Rows in sections, at their top.
public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let content: Content
  /// The rows that are chosen, which is not drawn.
  private let chosen: Chosen

  private enum Chosen {
    case none, one, several
  }

  private init(chosen: Chosen, content: Content) { (self.content, self.chosen) = (content, chosen) }
  private init(selection: Binding<SelectionValue?>?, content: Content) {
    self.init(chosen: selection?.wrappedValue == nil ? .none : .one, content: content)
  }
  private init(selection: Binding<Set<SelectionValue>>?, content: Content) {
    self.init(chosen: selection?.wrappedValue.isEmpty ?? true ? .none : .several, content: content)
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let inner = context.with { environment in
      environment.isInList = true
      environment.safeArea = environment.safeArea.scrolling(.vertical)
      if environment.labelStyle.isStandard { environment.labelStyle = AnyLabelStyle(RowLabelStyle()) }
    }.inStack(.vertical)
    let parts = Self.parts(of: inner.lazily.nodes(of: content, at: .content))
    let look = ListLook(style: context.environment.listStyle, environment: context.environment)
    let isEdited = context.environment.editMode?.wrappedValue.isEditing ?? false
    let nodes = context.with { $0.isInList = false }.composed(ListBody(parts: parts, look: look), "list")
    return nodes.map { node in
      node.with { node in
        node.preferences[ObjectIdentifier(ContainerBackgroundKey.self)] = look.background
        if isEdited { node.note("The controls of a list that is edited are not shown.") }
        if chosen != .none { node.note("The chosen rows of a list are not shown as chosen.") }
        if chosen == .one { node.preferences[ObjectIdentifier(ChosenRowKey.self)] = true }
      }
    }
  }

  /// The sections of the content: rows that are in none are a section by themselves.
  private static func parts(of nodes: [ViewNode]) -> [ListPart] {
    var parts: [ListPart] = []
    for node in nodes {
      if let section = SectionParts(of: node) {
        parts.append(.section(section))
      } else if let items = LazyItems.items(of: node), items.firstView().flatMap({ SectionParts(of: $0) }) != nil {
        parts.append(.sections(items))
      } else if case .rows(var rows) = parts.last {
        rows.rows.append(node)
        parts[parts.count - 1] = .rows(rows)
      } else {
        parts.append(.rows(SectionParts(rows: [node])))
      }
    }
    return parts
  }
}

/// Whether one row of a list is chosen.
struct ChosenRowKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension List where SelectionValue == Never {
  /// A list of views, each a row or a section.
  public init(@ViewBuilder content: () -> Content) { self.init(chosen: .none, content: content()) }

  /// A list of a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(chosen: .none, content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(chosen: .none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A list in which one row can be chosen. That one is chosen is not drawn: a finding says so.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// A list in which rows can be chosen. That some are chosen is not drawn: a finding says so.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// A list of a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection, content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, of which some can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection, content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property, of which some can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: selection, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list of a row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(chosen: .none, content: ForEach(data, content: rowContent))
  }

  /// Rows of a tree: those with children are closed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init(chosen: .none, content: OutlineGroup(data, children: children, content: rowContent))
  }
}
