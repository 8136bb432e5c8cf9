/// Views for the elements of a tree: those with children are disclosure groups, closed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      if let children = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(data: children, id: id, children: self.children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Parent == Leaf, Leaf: View, Subgroup == DisclosureGroup<Leaf, OutlineSubgroupChildren> {
  /// Rows for elements and, below those that are expanded, for their children. Elements are told apart by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Rows for elements and, below those that are expanded, for their children.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
  }
}

/// The views of a branch of a tree.
public struct OutlineSubgroupChildren: View, PrimitiveView {
  public func makeNodes(in context: NodeContext) -> [ViewNode] { [] }
}
