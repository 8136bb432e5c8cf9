public import Foundation
public import HeadlessUIKit

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// A row for a value.
  public init(_ value: Value) { self.value = value }

  /// The row as it is: no menu is open.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
  /// The row as it is: nothing is dropped.
  public func dropDestination<T>(for payloadType: T.Type, action: @escaping ([T]) -> Void) -> TableRow { self }
  /// The row as it is: nothing is chosen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> TableRow { self }
  /// The row as it is: nothing is dragged.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> TableRow { self }
  /// The row as it is: nothing is dragged.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
}

/// Makes the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row as it is.
  public static func buildExpression(_ row: TableRow<Value>) -> [TableRow<Value>] { [row] }
  /// A row for each element.
  public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> [TableRow<Value>] { rows.data.map(rows.content) }
  /// The rows of a section, whose header is not shown.
  public static func buildExpression<Header, Footer>(
    _ section: Section<Header, [TableRow<Value>], Footer>
  ) -> [TableRow<Value>] { section.content }
  /// A row, and those in it if they are shown.
  public static func buildExpression(_ row: DisclosureTableRow<Value>) -> [TableRow<Value>] { row.rows }
  /// Rows one below another.
  public static func buildBlock(_ rows: [TableRow<Value>]...) -> [TableRow<Value>] { rows.flatMap(\.self) }
  /// The rows of an `if` without `else`.
  public static func buildIf(_ rows: [TableRow<Value>]?) -> [TableRow<Value>] { rows ?? [] }
  /// The rows of a branch.
  public static func buildEither(first rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
  /// The rows of a branch.
  public static func buildEither(second rows: [TableRow<Value>]) -> [TableRow<Value>] { rows }
}

/// A row of a table with rows in it.
public struct DisclosureTableRow<Value: Identifiable> {
  let rows: [TableRow<Value>]

  /// A row for a value with rows, which are hidden unless the app shows them.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) { rows = [TableRow(value)] + (isExpanded?.wrappedValue == true ? content() : []) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows of a table.
  @_disfavoredOverload
  public init<Value>(@TableRowBuilder<Value> content: () -> [TableRow<Value>]) where Content == [TableRow<Value>] {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows of a table with a title, which is not shown.
  @_disfavoredOverload
  public init<Value>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) where Content == [TableRow<Value>] {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Rows of a table with a title, which is not shown.
  @_disfavoredOverload
  public init<Value, S: StringProtocol>(
    _ title: S, @TableRowBuilder<Value> content: () -> [TableRow<Value>]
  ) where Content == [TableRow<Value>] {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A row of a table for each element.
  public init<Value>(
    _ data: Data, content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value> { self.init(data, id: { $0.id }, content: content) }
}

extension ForEach {
  /// A row of a table for each element, by a key of its own.
  public init<Value>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> TableRow<Value>
  ) where Content == TableRow<Value> { self.init(data, id: { $0[keyPath: id] }, content: content) }
}
