public import Foundation
public import UIKitCore

extension ClassInstantiable where Self: UITableViewCell {
  /// Creates a cell of the class by its `init(style:reuseIdentifier:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self = Self.instanceOfClass(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that this value is, by its `init(style:reuseIdentifier:)`.
  @preconcurrency @MainActor public static func instanceOfClass(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Self {
    checked(((self as Any.Type) as? any StyleMaking.Type)?.init(__style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension ClassInstantiable where Self: UITableViewHeaderFooterView {
  /// Creates a view of the class by its `init(reuseIdentifier:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(reuseIdentifier: String?) {
    self = Self.instanceOfClass(reuseIdentifier: reuseIdentifier)
  }

  /// A view of the class that this value is, by its `init(reuseIdentifier:)`.
  @preconcurrency @MainActor public static func instanceOfClass(reuseIdentifier: String?) -> Self {
    checked(((self as Any.Type) as? any IdentifierMaking.Type)?.init(__reuseIdentifier: reuseIdentifier))
  }
}

extension ClassInstantiable where Self: UITableView {
  /// Creates a table of the class by its `init(frame:style:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style) {
    self = Self.instanceOfClass(frame: frame, style: style)
  }

  /// A table of the class that this value is, by its `init(frame:style:)`.
  @preconcurrency @MainActor public static func instanceOfClass(frame: CGRect, style: UITableView.Style) -> Self {
    checked(((self as Any.Type) as? any TableMaking.Type)?.init(__frame: frame, style: style))
  }
}

/// A class of tables that can be created with a style.
private protocol TableMaking {
  @MainActor init(__frame frame: CGRect, style: UITableView.Style)
}

@available(*, unavailable)
extension UITableView: TableMaking {}
