public import Foundation

/// The edits that the rows of a collection allow. A still picture is not edited.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows are moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows are deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows are moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension ForEach where Content: View {
  /// Views for the elements of a binding, which can be edited on a device.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data.map { $0 }, id: { $0.wrappedValue.id }, content: content)
  }

  /// Views for the elements of a binding that are told apart by a property, which can be edited on a device.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data, id: id, content: content)
  }
}

extension List where SelectionValue == Never {
  /// A list of a row for each element of a binding, which can be edited on a device.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A list of a row for each element of a binding, told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<[Binding<C.Element>], ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// A list of a row for each element of a binding, of which some can be chosen, and which can be edited on a device.
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
