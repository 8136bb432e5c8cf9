public import Foundation
public import HeadlessUIKit

/// Rows of values in columns. Where the width is compact, as on phones, the first column is shown as a list; where it is
/// regular, too, and a finding says so.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let values: [Value]
  private let columns: [AnyTableColumn<Value>]

  public var body: some View {
    List(values) { value in
      if let first = columns.first { first.content(value) }
    }
    .listStyle(.plain)
    .modifier(TableFinding(columnCount: columns.count))
  }
}

extension Table where Rows == TableForEachContent<Value> {
  /// Rows for elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }

  /// Rows for elements, of which one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }

  /// Rows for elements, of which some can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }

  /// Rows for elements in an order, in which the app has sorted them, of which one can be chosen.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }

  /// Rows for elements in an order, in which the app has sorted them, of which some can be chosen.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }

  /// Rows for elements in an order, in which the app has sorted them.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>]
  ) where Data.Element == Value, Columns == [AnyTableColumn<Value>] {
    (values, self.columns) = (Array(data), columns())
  }
}

extension Table where Rows == [TableRow<Value>] {
  /// Rows of an app's own.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { (values, self.columns) = (rows().map(\.value), columns()) }

  /// Rows of an app's own, of which one can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { (values, self.columns) = (rows().map(\.value), columns()) }

  /// Rows of an app's own, of which some can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { (values, self.columns) = (rows().map(\.value), columns()) }
}

// The type of the rows' values is that of the columns.
extension Table where Rows == [TableRow<Value>] {
  /// Rows of an app's own.
  public init(
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { self.init(of: Value.self, columns: columns, rows: rows) }

  /// Rows of an app's own, of which one can be chosen.
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { self.init(of: Value.self, columns: columns, rows: rows) }

  /// Rows of an app's own, of which some can be chosen.
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>] { self.init(of: Value.self, columns: columns, rows: rows) }

  /// Rows of an app's own in an order, in which the app has sorted them.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>], Sort.Compared == Value {
    self.init(of: Value.self, columns: columns, rows: rows)
  }

  /// Rows of an app's own in an order, in which the app has sorted them, of which one can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>], Sort.Compared == Value {
    self.init(of: Value.self, columns: columns, rows: rows)
  }

  /// Rows of an app's own in an order, in which the app has sorted them, of which some can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> [AnyTableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> [TableRow<Value>]
  ) where Columns == [AnyTableColumn<Value>], Sort.Compared == Value {
    self.init(of: Value.self, columns: columns, rows: rows)
  }
}

/// The rows of a table for the elements of a collection.
public struct TableForEachContent<Value> {}

/// A finding that a table's further columns are not shown.
private struct TableFinding: ViewModifier, PrimitiveModifier {
  let columnCount: Int

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    let nodes = content(context)
    if columnCount > 1, context.environment.horizontalSizeClass == .regular {
      nodes.first?.note("Of a table the first of \(columnCount) columns is shown.")
    }
    return nodes
  }
}

/// A column of a table.
public struct TableColumn<Value: Identifiable, Content: View> {
  fileprivate let content: (Value) -> Content

  /// A column with the text of a key and views for its values.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (Value) -> Content) {
    self.content = content
  }

  /// A column with a text and views for its values.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (Value) -> Content) {
    self.content = content
  }

  /// A column with the text of a key and views, sorted by a value.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) { self.content = content }

  /// A column with a text and views, sorted by a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content
  ) { self.content = content }

  /// A column with the text of a key and views, sorted by a value in an order.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, V>, comparator: C,
    @ViewBuilder content: @escaping (Value) -> Content
  ) where C.Compared == V { self.content = content }

  /// A column with the text of a key and views, sorted in an order.
  public init<Sort: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (Value) -> Content
  ) where Sort.Compared == Value { self.content = content }

  /// A column with a text and views.
  public init(_ text: Text, @ViewBuilder content: @escaping (Value) -> Content) { self.content = content }

  /// A column with a text and views, sorted by a value.
  public init<V>(_ text: Text, value: KeyPath<Value, V>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.content = content
  }

  /// The same column: columns cannot be hidden.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
  /// The same column: columns cannot be moved.
  public func customizationID(_ id: String) -> TableColumn { self }
  /// A width in points, which a list has not.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// The same column: widths have no effect.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

extension TableColumn where Content == Text {
  /// A column with the text of a key and texts, sorted in an order.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<Value, String>, comparator: C
  ) where C.Compared == String { self.init(titleKey, value: value) }

  /// A column with a text and texts.
  public init(_ text: Text, value: KeyPath<Value, String>) { content = { Text(verbatim: $0[keyPath: value]) } }

  /// A column with the text of a key and texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    content = { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column with a text and texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<Value, String>) {
    content = { Text(verbatim: $0[keyPath: value]) }
  }
}

/// A column whose content's type is not known.
public struct AnyTableColumn<Value> {
  let content: (Value) -> AnyView
}

/// Makes the columns of a table.
@resultBuilder
public struct TableColumnBuilder<Value: Identifiable> {
  /// A column as it is.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> [AnyTableColumn<Value>] { [AnyTableColumn { AnyView(column.content($0)) }] }
  /// Columns side by side.
  public static func buildBlock(_ columns: [AnyTableColumn<Value>]...) -> [AnyTableColumn<Value>] {
    columns.flatMap(\.self)
  }
  /// The columns of an `if` without `else`.
  public static func buildIf(_ columns: [AnyTableColumn<Value>]?) -> [AnyTableColumn<Value>] { columns ?? [] }
  /// The columns of a branch.
  public static func buildEither(first columns: [AnyTableColumn<Value>]) -> [AnyTableColumn<Value>] { columns }
  /// The columns of a branch.
  public static func buildEither(second columns: [AnyTableColumn<Value>]) -> [AnyTableColumn<Value>] { columns }
}

/// The look of tables.
public protocol TableStyle {}

/// Rows from edge to edge.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Rows from edge to edge.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge.
  public static var automatic: InsetTableStyle { InsetTableStyle() }
  /// Rows from edge to edge.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Tables have one look on phones.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View { modifier(EmptyModifier()) }
}
