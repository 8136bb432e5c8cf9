import InterfaceDocuments
import UIKitCore

extension ElementClass {
  /// The classes of tables, collections and their parts.
  static let lists = [
    tableView, tableViewCell, tableViewCellContentView, collectionView, collectionViewCell,
    collectionViewCellContentView,
    collectionReusableView, collectionViewLayout, collectionViewFlowLayout, refreshControl,
  ]

  private static let refreshControl = ElementClass(
    "refreshControl", UIRefreshControl.self, inherits: .control,
    [
      .custom(children: ["attributedTitle"]) { (control: UIRefreshControl, element, coder) throws(InterfaceProblem) in
        if let title = try coder.attributedString("attributedTitle", of: element) { control.attributedTitle = title }
      }
    ])
}
