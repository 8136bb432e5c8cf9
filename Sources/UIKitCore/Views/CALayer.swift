public import Foundation

/// A rectangle that is painted: its background, corners, border, clipping, and the layers in it.
///
/// A view has one, which has the view's place and appearance, and among its sublayers those of the subviews. Others are
/// added to it. Differs from UIKit: there are no contents, masks, shadows, transforms, and no layout of their own.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociationHolder {
  package nonisolated(unsafe) final var associations: AssociatedValues?
  /// The view whose layer this is.
  // Cleared by the view's `deinit`.
  nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// What a layer without a view keeps itself.
  final var own = LayerValues()
  /// From the back to the front; nil if there are none but those of the view's subviews, in their order.
  nonisolated(unsafe) final var ownSublayers: [CALayer]?
  /// The layer this was added to; nil for that of a subview, whose superlayer is the superview's.
  // Cleared by the superlayer's `deinit`.
  nonisolated(unsafe) final unowned(unsafe) var ownSuperlayer: CALayer?
  /// What is kept without effect on a picture; made by `quietValues`.
  final var quiet: InertLayerValues?
  /// The background, still dynamic.
  final var background: UIColor?

  public nonisolated override init() {
    super.init()
  }

  /// A plain layer: an override takes over what it wants of `layer`.
  public nonisolated init(layer: Any) {
    super.init()
  }

  /// Gives `nil`: archives are not read.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  deinit {
    CALayer.release(&ownSublayers)
  }

  /// For the layer's owner.
  open var name: String?

  // MARK: Geometry

  /// The layer's rectangle in its own space; setting its size keeps the position.
  open var bounds: CGRect {
    get { view?.boundsStorage ?? own.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { view?.position ?? own.position }
    set { setPosition(newValue) }
  }

  /// The point of the layer that `position` is about, in parts of its size: the middle unless set. Setting it moves the
  /// layer, whose position stays.
  open var anchorPoint: CGPoint {
    get { own.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The layer's place in its superlayer, as position, anchor point and size have it.
  open var frame: CGRect {
    get { CGRect(origin: originInSuperlayer, size: bounds.size) }
    set { setFrame(newValue) }
  }

  /// Layers with a higher one are painted over their neighbours with a lower one.
  open var zPosition: CGFloat = 0 {
    didSet { if !zPosition.isFinite { zPosition = reject(zPosition, "zPosition", keeping: oldValue) } }
  }

  // MARK: Tree

  /// The layer this one is in; for a subview's, that of the superview.
  open var superlayer: CALayer? { ownSuperlayer ?? view?.parent?.layer }

  /// From the back to the front, those of subviews among them; nil if there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Makes `layer` the last sublayer, in front of the others; one that is in another layer, or in another place, is
  /// taken from there. Adding it to itself or to what is in it is a fault without effect.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Inserts behind the sublayer now at `idx`; an index beyond the last counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts right behind `sibling`, or behind all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts right in front of `sibling`, or in front of all if that is no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Puts a layer in the place of another; nothing happens if `oldLayer` is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer from its superlayer; with that of a subview goes the subview.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Appearance

  /// From 0 (not painted) to 1; the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer and what is in it are left out of the picture; the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { setHidden(newValue) }
  }

  /// In points; more than half of the shorter side counts as that half.
  open var cornerRadius: CGFloat = 0
  /// In points, drawn inside the edge, over the content and the sublayers.
  open var borderWidth: CGFloat = 0
  /// The border's colour, black at first; it does not follow traits.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Whether content and sublayers are cut off at the (rounded) edge; the view's `clipsToBounds`.
  open var masksToBounds = false

  /// The background as it is painted; the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { background?.resolvedColor(with: traits).cgColor }
    set { background = newValue.map { UIColor(cgColor: $0) } }
  }

  /// Kept. Differs from Core Animation: corners are parts of circles all the same.
  open var cornerCurve: CALayerCornerCurve {
    get { quiet?.cornerCurve ?? .circular }
    set { quietValues.cornerCurve = newValue }
  }
  /// Pixels in a point of what the layer shows. Kept, without effect on a still picture.
  open var contentsScale: CGFloat {
    get { quiet?.contentsScale ?? 1 }
    set { quietValues.contentsScale = newValue }
  }
  /// Kept, without effect on a still picture: what is drawn stays as sharp as the picture.
  open var shouldRasterize: Bool {
    get { quiet?.shouldRasterize ?? false }
    set { quietValues.shouldRasterize = newValue }
  }
  /// Kept, without effect on a still picture.
  open var rasterizationScale: CGFloat {
    get { quiet?.rasterizationScale ?? 1 }
    set { quietValues.rasterizationScale = newValue }
  }
  /// A promise that the layer covers its bounds. Kept, without effect on a still picture.
  open var isOpaque: Bool {
    get { quiet?.isOpaque ?? false }
    set { quietValues.isOpaque = newValue }
  }
  /// Kept, without effect on a still picture.
  open var drawsAsynchronously: Bool {
    get { quiet?.drawsAsynchronously ?? false }
    set { quietValues.drawsAsynchronously = newValue }
  }
  /// Kept, without effect on a still picture: edges between pixels are smooth either way.
  open var allowsEdgeAntialiasing: Bool {
    get { quiet?.allowsEdgeAntialiasing ?? false }
    set { quietValues.allowsEdgeAntialiasing = newValue }
  }
  /// Kept. Differs from Core Animation: a layer and what is in it fade as one picture either way.
  open var allowsGroupOpacity: Bool {
    get { quiet?.allowsGroupOpacity ?? true }
    set { quietValues.allowsGroupOpacity = newValue }
  }
  /// Kept, without effect on a still picture: the layer is drawn anew whenever it is painted.
  open var needsDisplayOnBoundsChange: Bool {
    get { quiet?.needsDisplayOnBoundsChange ?? false }
    set { quietValues.needsDisplayOnBoundsChange = newValue }
  }

  // MARK: Animations

  /// Adds an animation, which ends at once: its delegate and those within it are told, and the layer's properties stay as
  /// they are. It is kept under the key if it is not removed at its end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    begin(anim, key)
  }

  /// Forgets an animation that was kept.
  open func removeAnimation(forKey key: String) {
    quiet?.animations.removeAll { $0.key == key }
  }

  /// Forgets the animations that were kept.
  open func removeAllAnimations() {
    quiet?.animations = []
  }

  /// An animation that was kept.
  open func animation(forKey key: String) -> CAAnimation? { quiet?.animations.last { $0.key == key }?.animation }
  /// The keys of the animations that were kept; nil if there are none.
  open func animationKeys() -> [String]? {
    guard let animations = quiet?.animations, !animations.isEmpty else { return nil }
    return animations.compactMap(\.key)
  }

  /// The layer as it is seen: this one, as nothing is animated.
  open func presentation() -> Self? { self }
  /// The layer as it is set: this one.
  open func model() -> Self { self }

  /// Nothing: layers are drawn anew whenever they are painted.
  open func setNeedsDisplay() {}

  /// The same for the view.
  open func setNeedsLayout() {
    view?.setNeedsLayout()
  }

  /// The same for the view; a layer without one has nothing to lay out.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
  }
}

/// What a layer without a view keeps; one with a view has the anchor point alone here.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var opacity: Float = 1
  var isHidden = false
}
