import Foundation

/// A class of views that are created with their reuse identifier.
protocol IdentifierMaking {
  @MainActor init(__reuseIdentifier identifier: String?)
}

/// A class of cells that are created with a style and their reuse identifier.
protocol StyleMaking {
  @MainActor init(__style style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

@available(*, unavailable)
extension UITableViewCell: StyleMaking {}
@available(*, unavailable)
extension UITableViewHeaderFooterView: IdentifierMaking {}

extension UITableViewCell {
  /// Creates a cell of the class by its `init(style:reuseIdentifier:)`.
  final class func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    let maker = (cellClass as Any.Type) as? any StyleMaking.Type
    return maker?.init(__style: .default, reuseIdentifier: identifier) as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  static func maker(of cellClass: UITableViewCell.Type, identifier: String) -> ReusableViewFactory<UITableViewCell> {
    { frame in
      let cell = UITableViewCell.make(cellClass, identifier: identifier)
      cell.frame = frame
      return cell
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class by its `init(reuseIdentifier:)`.
  final class func make(
    _ viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = (viewClass as Any.Type) as? any IdentifierMaking.Type
    return maker?.init(__reuseIdentifier: identifier) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }

  static func maker(
    of viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> ReusableViewFactory<UITableViewHeaderFooterView> {
    { frame in
      let view = UITableViewHeaderFooterView.make(viewClass, identifier: identifier)
      view.frame = frame
      return view
    }
  }
}
