public import Foundation
import SystemText

/// A view that a collection view creates and reuses: a cell, a supplementary view or a decoration view.
///
/// Registered classes are made by their `init(frame:)`: as in UIKit, the program ends if a subclass has its own
/// initialisers and does not override it.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view was dequeued with; `nil` for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The collection view that displays the view.
  final weak var host: UICollectionView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutFlags[.isLayoutBoundary] = true
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.document?.attribute("reuseIdentifier")
    super.init(coder: coder)
    layoutFlags[.isLayoutBoundary] = true
    coder.document?.decodeProperties(of: self, declaredBy: UICollectionReusableView.self)
  }

  /// Called with what the list around the view and the outline of its section say about it, before it is configured and
  /// whenever that may have changed; `nil` outside of lists and outlines. The default does nothing.
  func adopt(_ list: ListPlacement?, _ outline: OutlinePlace?) {}

  /// Called when the view is reused. An override calls `super` and resets what it set for the previous item.
  open func prepareForReuse() {}

  /// Called with attributes that differ from the last ones. Position and appearance are set already: this is for the
  /// attributes that a subclass adds.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view prefers to those of the layout: the same ones, except in cells and where a layout has
  /// estimated the size; there, with the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.values.estimatedAxes, !axes.isEmpty, containsAutoLayout else {
      return layoutAttributes
    }
    let preferred = layoutAttributes.snapshot
    preferred.frame.size = fittingSize(for: layoutAttributes.size, estimatedAlong: axes)
    return preferred
  }

  /// Called on displayed views before another layout takes over. The default does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on displayed views after another layout has taken over. The default does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Content that is pinned to the margins may need another size, so the collection view measures the view again.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    host?.contentDidChange(in: self)
  }

  /// The content needs another size, so the collection view measures the view again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    host?.contentDidChange(in: self)
  }
}

extension UICollectionReusableView {
  /// The size that the content needs along the axes, with the other extent as it is; rounded up to device pixels.
  final func fittingSize(for size: CGSize, estimatedAlong axes: UIAxis) -> CGSize {
    let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
    let fitting = systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: isWide && fitting.width != size.width ? grid.up(fitting.width) : size.width,
      height: isHigh && fitting.height != size.height ? grid.up(fitting.height) : size.height)
  }
}

extension UICollectionReusableView: ReusableView {
  /// A closure that makes views of the class and sets their reuse identifier, if the class is a subclass of `base`;
  /// otherwise `nil` and, unless the class itself is `nil`, a fault.
  static func maker<Base: UICollectionReusableView>(
    of viewClass: AnyClass?, as base: Base.Type, identifier: String, call: String
  ) -> ReusableViewFactory<UICollectionReusableView>? {
    reusableClass(viewClass, as: base, call: call).map { viewClass in maker(of: viewClass, identifier: identifier) }
  }

  static func maker(
    of viewClass: UICollectionReusableView.Type, identifier: String
  ) -> ReusableViewFactory<UICollectionReusableView> {
    { frame in
      let view = UICollectionReusableView.make(viewClass, frame: frame)
      view.reuseIdentifier = identifier
      return view
    }
  }

  /// The class, if it is a subclass of `base`; otherwise `nil` and, unless the class itself is `nil`, a fault.
  static func reusableClass<Base: UICollectionReusableView>(
    _ viewClass: AnyClass?, as base: Base.Type, call: String
  ) -> UICollectionReusableView.Type? {
    guard let viewClass else { return nil }
    if let reusable = viewClass as? Base.Type { return reusable }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: call, reason: "\(viewClass) is not a subclass of \(base)")
    return nil
  }
}

extension ReuseKey {
  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}
