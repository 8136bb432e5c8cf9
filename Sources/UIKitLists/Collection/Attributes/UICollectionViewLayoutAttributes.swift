public import Foundation

/// Where a layout puts an item, a supplementary view or a decoration view, and how it looks there.
///
/// Frames are in the collection view's content space, in points. Subclasses with properties of their own override
/// `copy(with:)` and `isEqual(_:)`. Copies are made by `init()`: as in UIKit, the program ends where a subclass has
/// initialisers of its own and does not override that.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Copied and compared on whatever actor asks; changed on the main actor alone.
  private nonisolated(unsafe) final var storedValues = LayoutAttributeValues()
  private nonisolated(unsafe) final var attributedSize = AttributedSize.set

  public nonisolated override init() {
    super.init()
  }

  /// What `make` calls: `init()` of the subclass.
  @available(*, unavailable)
  public nonisolated required convenience init(__nothing: Void) {
    self.init()
  }

  /// Attributes of an item's cell, without a place or size.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.indexPath = indexPath
  }

  /// Attributes of a supplementary view, without a place or size.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    (values.category, values.kind, values.indexPath) = (.supplementaryView, elementKind, indexPath)
  }

  /// Attributes of a decoration view, without a place or size.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    (values.category, values.kind, values.indexPath) = (.decorationView, decorationViewKind, indexPath)
  }

  // MARK: Element

  /// The item, or what the layout counts supplementary and decoration views by.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }

  /// What the element is; the initialiser decides on it.
  open var representedElementCategory: UICollectionView.ElementCategory { values.category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { values.kind }

  // MARK: Geometry

  /// The rectangle; with a transform, the smallest one around what it makes of it. Setting it sets centre and size.
  ///
  /// Differs from UIKit: what is not finite is 0 when it is read, and a fault when the element is to be shown.
  open var frame: CGRect {
    get { values.shownFrame }
    set { values.setFrame(newValue) }
  }

  /// From (0, 0), as large as the element. Setting it keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: values.frame.size) }
    set { values.setSize(newValue.size) }
  }

  /// Setting it keeps the centre.
  open var size: CGSize {
    get { values.frame.size }
    set { values.setSize(newValue) }
  }

  /// The middle of the element. Setting it keeps the size.
  open var center: CGPoint {
    get { values.center }
    set { values.setCenter(newValue) }
  }

  /// The part of `transform3D` in the plane; setting it replaces the whole.
  open var transform: CGAffineTransform {
    get { values.transform.map { CATransform3DGetAffineTransform($0.value) } ?? .identity }
    set { values.setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The transform about the centre. Differs from UIKit: one that is not the identity fails the scene when the element
  /// is shown.
  open var transform3D: CATransform3D {
    get { values.transform?.value ?? CATransform3DIdentity }
    set { values.setTransform(newValue) }
  }

  // MARK: Appearance

  /// The opacity of the view, 1 at first.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// Elements with a higher index lie in front of those with a lower one.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is left out: no view is made for it.
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
      closeSize()
      return storedValues
    }
    set { (storedValues, attributedSize) = (newValue, .set) }
  }

  /// The frame that was set, if it was not finite.
  final var refusedFrame: CGRect? { values.refusedFrame?.frame }

  /// A copy that later changes of the original leave alone.
  final var snapshot: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  // MARK: Open sizes

  /// Whether a cell that is asked with the attributes what it prefers may leave the size of its answer open.
  final var maySizeBeLeftOpen: Bool {
    get { if case .mayBeLeftOpen = attributedSize { true } else { false } }
    set {
      closeSize()
      attributedSize = newValue ? .mayBeLeftOpen : .set
    }
  }

  /// Whether the size is not worked out yet.
  package final var isSizeOpen: Bool { if case .open = attributedSize { true } else { false } }

  /// Whether nothing of the attributes has been read since the size was left open, or `markAsUnread()` was called.
  final var isUnread: Bool {
    switch attributedSize {
    case .set, .mayBeLeftOpen: false
    case .unread, .open: true
    }
  }

  final func markAsUnread() {
    if !isSizeOpen { attributedSize = .unread }
  }

  /// Sets the size when something of the attributes is first read.
  final func leaveSizeOpen(_ measure: @escaping @MainActor () -> CGSize) {
    attributedSize = .open(OpenSize(measure))
  }

  /// Works the size out if it is open.
  nonisolated final func closeSize() {
    switch attributedSize {
    case .set, .mayBeLeftOpen: return
    case .unread: attributedSize = .set
    case .open(let open):
      attributedSize = .set
      storedValues.setFrame(CGRect(origin: storedValues.shownFrame.origin, size: open.size))
    }
  }
}
