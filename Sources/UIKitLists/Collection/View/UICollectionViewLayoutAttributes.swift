public import Foundation

/// The position and appearance that a layout gives to an item, a supplementary view or a decoration view.
///
/// Frames are in the collection view's content space, in points. Subclasses with properties of their own override
/// `copy(with:)` and `isEqual(_:)`. Copies are made by `init()`: as in UIKit, the program ends if a subclass has its
/// own initialisers and does not override it.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Copied and compared on any actor, but changed only on the main actor.
  private nonisolated(unsafe) final var storedValues = LayoutAttributeValues()
  private nonisolated(unsafe) final var attributedSize = SizeState.set

  public nonisolated override init() {
    super.init()
  }

  /// Called by `make`; runs the subclass's `init()`.
  @available(*, unavailable)
  public nonisolated required convenience init(__nothing: Void) {
    self.init()
  }

  /// Creates attributes for an item's cell, without a position or size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view, without a position or size.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (values.category, values.kind, values.indexPath) = (.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes for a decoration view, without a position or size.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (values.category, values.kind, values.indexPath) = (.decorationView, decorationViewKind, indexPath)
  }

  // MARK: Element

  /// The index path of the item, or of the supplementary or decoration view as the layout numbers them.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// The category of the element, set by the initialiser.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { values.kind }

  // MARK: Geometry

  /// The frame; with a transform, the smallest rectangle around the transformed one. Setting it sets centre and size.
  ///
  /// Differs from UIKit: parts that are not finite read as 0, and showing the element is a fault.
  open var frame: CGRect {
    get { values.shownFrame }
    set { values.setFrame(newValue) }
  }

  /// The frame that the element has before it is transformed.
  final var frameWithoutTransform: CGRect { values.transform == nil ? frame : values.frame }

  /// The bounds: origin (0, 0) and the element's size. Setting it keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.frame.size) }
    set { values.setSize(newValue.size) }
  }

  /// The size of the element. Setting it keeps the centre.
  open var size: CGSize {
    get { values.frame.size }
    set { values.setSize(newValue) }
  }

  /// The centre of the element. Setting it keeps the size.
  open var center: CGPoint {
    get { values.center }
    set { values.setCenter(newValue) }
  }

  /// The affine part of `transform3D`. Setting it replaces the whole transform.
  open var transform: CGAffineTransform {
    get { values.transform.map { CATransform3DGetAffineTransform($0.value) } ?? .identity }
    set { values.setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The transform about the centre. Views are drawn in the plane (`CALayer.transform`).
  open var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.setTransform(newValue) }
  }

  // MARK: Appearance

  /// The opacity of the view, 1 by default.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Elements with a higher index lie in front of those with a lower one.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden; no view is made for it then.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  // MARK: Copying and comparing

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes.make(type(of: self))
    (copy.storedValues, copy.attributedSize) = (storedValues, attributedSize)
    return copy
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || (type(of: self) == type(of: other) && values == other.values)
  }

  open nonisolated override var hash: Int { values.indexPath.hashValue }
}

extension UICollectionViewLayoutAttributes {
  nonisolated final var values: LayoutAttributeValues {
    get {
      resolveSize()
      return storedValues
    }
    set { (storedValues, attributedSize) = (newValue, .set) }
  }

  /// The last frame that was set, if it was not finite.
  final var invalidFrame: CGRect? { values.invalidFrame?.frame }

  /// A copy that is independent of later changes to the original.
  final var snapshot: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  // MARK: Deferred sizes

  /// Whether a cell that is asked for its preferred attributes with these may defer computing the size.
  final var maySizeBeDeferred: Bool {
    get { if case .mayBeLeftOpen = attributedSize { true } else { false } }
    set {
      resolveSize()
      attributedSize = newValue ? .mayBeLeftOpen : .set
    }
  }

  /// Whether the size has not been computed yet.
  package final var isSizeDeferred: Bool { if case .open = attributedSize { true } else { false } }

  /// Whether no attribute has been read since the size was deferred, or since `markAsUnread()` was called.
  final var isUnread: Bool {
    switch attributedSize {
    case .set, .mayBeLeftOpen: false
    case .unread, .open: true
    }
  }

  final func markAsUnread() {
    if !isSizeDeferred { attributedSize = .unread }
  }

  /// Defers the size: it is measured when any attribute is first read.
  final func deferSize(_ measure: @escaping @MainActor () -> CGSize) {
    attributedSize = .open(DeferredSize(measure))
  }

  /// Computes the size if it was deferred.
  nonisolated final func resolveSize() {
    switch attributedSize {
    case .set, .mayBeLeftOpen: return
    case .unread: attributedSize = .set
    case .open(let open):
      attributedSize = .set
      storedValues.setFrame(CGRect(origin: storedValues.shownFrame.origin, size: open.size))
    }
  }
}
