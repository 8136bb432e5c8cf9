import Findings
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
    let isEdited = context.environment.editMode?.wrappedValue.isEditing ?? false
    let nodes = context.with { $0.isInList = false }.composed(ListBody(sections: sections, look: look), "list")
    return nodes.map { node in
      node.with { node in
        node.preferences[ObjectIdentifier(ContainerBackgroundKey.self)] = look.background
        guard isEdited else { return }
        node.note("The controls of a list that is edited are not shown.")
      }
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
  /// A list of views, each a row or a section.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// A list of a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A list in which one row can be chosen. Which one is chosen is not drawn.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A list in which rows can be chosen. Which ones are chosen is not drawn.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  /// A list of a row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, of which some can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }

  /// A list of a row for each element, told apart by a property, of which some can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list of a row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
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
    self.init(content: OutlineGroup(data, children: children, content: rowContent))
  }
}
