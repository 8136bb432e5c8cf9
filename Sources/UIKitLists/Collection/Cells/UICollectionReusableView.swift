public import Foundation

/// A view a collection view makes, lends out and takes back: a cell, or a supplementary or decoration view.
///
/// Registered classes are made by their `init(frame:)`: as in UIKit, the program ends where a subclass has initialisers
/// of its own and does not override that.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// What the view was dequeued by; nil for one that was not.
  open internal(set) var reuseIdentifier: String?
  /// The collection view that shows it.
  final weak var host: UICollectionView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutFlags[.isLayoutBoundary] = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called when the view is lent out again. An override calls this one, and takes back what it set for the last item.
  open func prepareForReuse() {}

  /// Called with attributes that differ from the last ones. Place and looks are set already: this is for attributes
  /// of one's own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes the view would rather have than those of the layout: the same, but for cells.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Called on views that are shown, before another layout takes over; does nothing by itself.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on views that are shown, after another layout has taken over; does nothing by itself.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What is pinned to the margins may need another size: the collection view measures the view again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    host?.contentDidChange(in: self)
  }

  /// The content asks for another size: the collection view measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    host?.contentDidChange(in: self)
  }
}

extension UICollectionReusableView: ReusableView {
  /// What makes views of the class, which know the identifier they are reused by, if it is a subclass of `base`;
  /// otherwise `nil` and, unless the class is `nil` itself, a fault.
  static func maker<Base: UICollectionReusableView>(
    of viewClass: AnyClass?, as base: Base.Type, identifier: String, call: String
  ) -> ReusableViewMaker<UICollectionReusableView>? {
    reusableClass(viewClass, as: base, call: call).map { viewClass in maker(of: viewClass, identifier: identifier) }
  }

  static func maker(
    of viewClass: UICollectionReusableView.Type, identifier: String
  ) -> ReusableViewMaker<UICollectionReusableView> {
    { frame in
      let view = UICollectionReusableView.make(viewClass, frame: frame)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// The class if it is a subclass of `base`; otherwise `nil` and, unless it is `nil` itself, a fault.
  static func reusableClass<Base: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: Base.Type, call: String
  ) -> UICollectionReusableView.Type? {
    guard let viewClass else { return nil }
    if let reusable = viewClass as? Base.Type { return reusable }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: call, reason: "\(viewClass) is no subclass of \(base)")
    return nil
  }
}

extension ReuseKey {
  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}
