import Foundation
import UIKitCore

extension UICollectionView {
  /// Registers a closure that makes a document's prototype of a cell, or of a supplementary view of a kind.
  package final func registerPrototype(
    ofKind kind: String?, _ identifier: String, _ make: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    let standInClass = kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
    let standIn = UICollectionReusableView.maker(of: standInClass, identifier: identifier)
    pool.register(kind.map { .supplementary($0, identifier) } ?? .cell(identifier)) { frame in
      guard let view = make() else { return standIn(frame) }
      view.reuseIdentifier = identifier
      view.frame = frame
      return view
    }
  }
}
