import Foundation

// Registered cells, appearance proxies, layout attributes and invalidation contexts are made of classes that are
// known at run time alone. In Swift that takes a `required` initialiser, and each subclass with a designated
// initialiser of its own would have to repeat it, which no source written for UIKit does. A required one that is
// unavailable need not be repeated: such a subclass keeps the inherited one, which calls its `init(frame:)` or
// `init()`. As an unavailable initialiser cannot be called either, it is called as the requirement of a protocol, to
// which the class conforms as unavailably.

/// A class of views that is made with a frame.
protocol FrameMaking {
  @MainActor init(__frame frame: CGRect)
}

/// A class of views that is made with the identifier it is lent out under.
protocol IdentifierMaking {
  @MainActor init(__reuseIdentifier identifier: String?)
}

/// A class of things in bars.
protocol ItemMaking {
  @MainActor init(__item: Void)
}

/// A class that is made with nothing.
protocol EmptyMaking {
  init(__nothing: Void)
}

@available(*, unavailable)
extension UIView: FrameMaking {}
@available(*, unavailable)
extension UIBarItem: ItemMaking {}
@available(*, unavailable)
extension UITableViewCell: IdentifierMaking {}
@available(*, unavailable)
extension UITableViewHeaderFooterView: IdentifierMaking {}
@available(*, unavailable)
extension UICollectionViewLayoutAttributes: EmptyMaking {}
@available(*, unavailable)
extension UICollectionViewLayoutInvalidationContext: EmptyMaking {}

extension UICollectionReusableView {
  /// A view of the class, made by its `init(frame:)`.
  final class func make(_ viewClass: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
    let maker = (viewClass as Any.Type) as? any FrameMaking.Type
    return maker?.init(__frame: frame) as? UICollectionReusableView ?? UICollectionReusableView(frame: frame)
  }
}

extension UITableViewCell {
  /// A cell of the class, made by its `init(style:reuseIdentifier:)`.
  final class func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    let maker = (cellClass as Any.Type) as? any IdentifierMaking.Type
    return maker?.init(__reuseIdentifier: identifier) as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  static func maker(of cellClass: UITableViewCell.Type, identifier: String) -> ReusableViewMaker<UITableViewCell> {
    { frame in
      let cell = UITableViewCell.make(cellClass, identifier: identifier)
      cell.frame = frame
      return cell
    }
  }
}

extension UITableViewHeaderFooterView {
  /// A view of the class, made by its `init(reuseIdentifier:)`.
  final class func make(
    _ viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    let maker = (viewClass as Any.Type) as? any IdentifierMaking.Type
    return maker?.init(__reuseIdentifier: identifier) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
  }

  static func maker(
    of viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> ReusableViewMaker<UITableViewHeaderFooterView> {
    { frame in
      let view = UITableViewHeaderFooterView.make(viewClass, identifier: identifier)
      view.frame = frame
      return view
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Attributes of the class, made by its `init()`.
  nonisolated final class func make(
    _ attributesClass: UICollectionViewLayoutAttributes.Type
  ) -> UICollectionViewLayoutAttributes {
    // Layouts make attributes by the hundred thousand, most of the class itself.
    guard attributesClass != UICollectionViewLayoutAttributes.self else { return UICollectionViewLayoutAttributes() }
    let maker = (attributesClass as Any.Type) as? any EmptyMaking.Type
    return maker?.init(__nothing: ()) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// A context of the class, made by its `init()`.
  final class func make(
    _ contextClass: UICollectionViewLayoutInvalidationContext.Type
  ) -> UICollectionViewLayoutInvalidationContext {
    let maker = (contextClass as Any.Type) as? any EmptyMaking.Type
    return maker?.init(__nothing: ()) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }
}
