public import Foundation
public import UIKitCore

extension ClassInstantiable where Self: UITableViewCell {
  /// Creates a cell of the class by its `init(style:reuseIdentifier:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    let maker = (Self.self as Any.Type) as? any StyleMaking.Type
    self = Self.checked(maker?.init(__style: style, reuseIdentifier: reuseIdentifier))
  }
}

extension ClassInstantiable where Self: UITableViewHeaderFooterView {
  /// Creates a view of the class by its `init(reuseIdentifier:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(reuseIdentifier: String?) {
    let maker = (Self.self as Any.Type) as? any IdentifierMaking.Type
    self = Self.checked(maker?.init(__reuseIdentifier: reuseIdentifier))
  }
}

extension ClassInstantiable where Self: UITableView {
  /// Creates a table of the class by its `init(frame:style:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style) {
    let maker = (Self.self as Any.Type) as? any TableMaking.Type
    self = Self.checked(maker?.init(__frame: frame, style: style))
  }
}

/// A class of tables that can be created with a style.
private protocol TableMaking {
  @MainActor init(__frame frame: CGRect, style: UITableView.Style)
}

@available(*, unavailable)
extension UITableView: TableMaking {}
