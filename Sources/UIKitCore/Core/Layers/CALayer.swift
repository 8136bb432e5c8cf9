import Drawing
public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A painted rectangle with a background, contents, rounded corners, a border, a shadow, a mask, a transform, and
/// sublayers.
///
/// Each view has a layer, which shares the view's geometry and appearance and has the subviews' layers among its
/// sublayers. You can add further layers to it. From back to front, a layer consists of its shadow, its background, its
/// contents, its sublayers and its border; the mask applies to all of that, and then the opacity to the whole.
@preconcurrency @MainActor
open class CALayer: NSObject, AssociationHolder, NamedMethods, NamedProperties, @preconcurrency CAMediaTiming {
  @exclusivity(unchecked) package nonisolated(unsafe) final var associations: AssociatedValues?
  /// The view that owns the layer, if any.
  // Cleared by the view's `deinit`.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var view: UIView?
  /// The layer's own values, for properties that no view provides.
  @exclusivity(unchecked) final var own = LayerValues()
  /// The sublayers from back to front; `nil` while they are exactly the layers of the view's subviews, in their
  /// order.
  @exclusivity(unchecked) nonisolated(unsafe) final var ownSublayers: [CALayer]?
  /// The layer that this one was added to; `nil` for a subview's layer, whose superlayer is the superview's layer.
  // Cleared by the superlayer's `deinit`.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var ownSuperlayer: CALayer?
  /// The values of shadow, mask, transform and contents; created by `madeEffects`.
  // Read by `deinit`, which is not isolated.
  @exclusivity(unchecked) nonisolated(unsafe) final var effects: LayerEffects?
  /// Whether `layoutSublayers()` is to be called before the layer is painted.
  @exclusivity(unchecked) final var needsSublayerLayout = true
  /// Values that are stored without effect on a picture; created by `inertValues`.
  @exclusivity(unchecked) final var quiet: InertLayerValues?
  /// The background, not yet resolved for the current traits.
  @exclusivity(unchecked) final var background: UIColor?

  public nonisolated override init() {
    super.init()
  }

  /// Creates a layer with default values: an override copies what it needs from `layer`.
  public nonisolated init(layer: Any) {
    super.init()
  }

  /// Returns `nil`: archives are not supported.
  public nonisolated required init?(coder: NSCoder) {
    nil
  }

  /// The initializer used to create the layer of a view whose `layerClass` is a subclass: calls `init()`.
  @available(*, unavailable)
  public nonisolated required convenience init(__ofView: Void) {
    self.init()
  }

  deinit {
    var held: [CALayer]? = takeHeldLayers()
    CALayer.release(&held)
  }

  /// The object that draws and lays out the layer in its place: of a view's own layer the view. Differs from UIKit: a view is
  /// not asked.
  open var delegate: (any CALayerDelegate)? {
    get { askedDelegate ?? view }
    set { askedDelegate = newValue === view ? nil : newValue }
  }
  /// The delegate that is not the layer's view.
  private final weak var askedDelegate: (any CALayerDelegate)?

  /// A name for the app's own use.
  open var name: String?

  // MARK: Names

  /// The methods that are known by name; none by default.
  open class var namedMethods: [Selector] { [] }
  /// The properties that are known by name.
  open class var namedProperties: [NamedProperty] { NamedProperty.ofLayer(Self.self) }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinate space; setting its size keeps `position`.
  open var bounds: CGRect {
    get { view?.boundsAskedAbout ?? own.bounds }
    set { setBounds(newValue) }
  }

  /// The location of the anchor point in the superlayer.
  open var position: CGPoint {
    get { view?.position ?? own.position }
    set { setPosition(newValue) }
  }

  /// The point of the layer that `position` refers to, as fractions of the layer's size; the centre by default.
  /// Setting it keeps `position`, so that the layer moves.
  open var anchorPoint: CGPoint {
    get { own.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The layer's rectangle in its superlayer, derived from the position, the anchor point, the size and the transform:
  /// with a transform, the smallest rectangle around the transformed bounds. Setting it changes position and size.
  open var frame: CGRect {
    get { ownTransform == nil ? CGRect(origin: untransformedOrigin, size: bounds.size) : transformedFrame }
    set { setFrame(newValue) }
  }

  /// The layer's place in the painting order: siblings with a higher value are painted over those with a lower one.
  @exclusivity(unchecked) open var zPosition: CGFloat = 0 {
    didSet { if !zPosition.isFinite { zPosition = reject(zPosition, "zPosition", keeping: oldValue) } }
  }

  // MARK: Tree

  /// The layer that contains this one; for a subview's layer, the superview's layer.
  open var superlayer: CALayer? { ownSuperlayer ?? view?.parent?.ownLayer }

  /// The sublayers from back to front, including those of subviews; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Makes `layer` the last sublayer, in front of the others, after removing it from its current place. Adding a
  /// layer to itself or to one of its descendants is a fault and has no effect.
  open func addSublayer(_ layer: CALayer) {
    insert(layer) { $0.count }
  }

  /// Inserts a layer behind the sublayer that is now at `idx`; an index beyond the last one means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Inserts a layer directly behind `sibling`, or behind all sublayers if `sibling` is not one of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Inserts a layer directly in front of `sibling`, or in front of all sublayers if `sibling` is not one of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { layers in layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count }
  }

  /// Replaces a sublayer with another layer; does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; if it is a subview's layer, removes the subview.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Appearance

  /// The opacity from 0 (not painted) to 1; the same as the view's `alpha`.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer and its sublayers are left out of the picture; the same as the view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set { setHidden(newValue) }
  }

  /// The corner radius in points; values above half of the shorter side are treated as that half.
  @exclusivity(unchecked) open var cornerRadius: CGFloat = 0
  /// The width in points of the border, which is drawn inside the edge, over the content and the sublayers.
  @exclusivity(unchecked) open var borderWidth: CGFloat = 0
  /// The border's colour, initially black; it does not adapt to traits.
  @exclusivity(unchecked) open var borderColor: CGColor? = CALayer.black
  private nonisolated static let black = CGColor(gray: 0, alpha: 1)
  /// Whether content and sublayers are clipped to the (rounded) edge; the same as the view's `clipsToBounds`.
  @exclusivity(unchecked) open var masksToBounds = false

  /// The background colour, resolved for the layer's traits; the same as the view's `backgroundColor`.
  open var backgroundColor: CGColor? {
    get { background?.resolvedColor(with: traits).cgColor }
    set { background = newValue.map { UIColor(cgColor: $0) } }
  }

  /// The image that the layer shows: a `CGImage`, or `nil`. Anything else shows nothing.
  open var contents: Any? {
    get { effects?.contents.value }
    set { madeEffects.contents.value = newValue }
  }
  /// Stored; has no effect on a still picture: the layer is always drawn at the picture's resolution.
  open var shouldRasterize: Bool {
    get { quiet?.shouldRasterize ?? false }
    set { inertValues.shouldRasterize = newValue }
  }
  /// Stored; has no effect on a still picture.
  open var rasterizationScale: CGFloat {
    get { quiet?.rasterizationScale ?? 1 }
    set { inertValues.rasterizationScale = newValue }
  }
  /// A promise that the layer's content is opaque. Stored; has no effect on a still picture.
  open var isOpaque: Bool {
    get { quiet?.isOpaque ?? false }
    set { inertValues.isOpaque = newValue }
  }
  /// Stored; has no effect on a still picture.
  open var drawsAsynchronously: Bool {
    get { quiet?.drawsAsynchronously ?? false }
    set { inertValues.drawsAsynchronously = newValue }
  }
  /// Stored; has no effect on a still picture: edges between pixels are always antialiased.
  open var allowsEdgeAntialiasing: Bool {
    get { quiet?.allowsEdgeAntialiasing ?? false }
    set { inertValues.allowsEdgeAntialiasing = newValue }
  }
  /// Stored. Differs from Core Animation: a layer and its sublayers always fade as a group.
  open var allowsGroupOpacity: Bool {
    get { quiet?.allowsGroupOpacity ?? true }
    set { inertValues.allowsGroupOpacity = newValue }
  }
  /// Stored; has no effect on a still picture: the layer is redrawn whenever it is painted.
  open var needsDisplayOnBoundsChange: Bool {
    get { quiet?.needsDisplayOnBoundsChange ?? false }
    set { inertValues.needsDisplayOnBoundsChange = newValue }
  }

  /// A transform of the sublayers. Stored; differs from Core Animation: they are drawn without it.
  open var sublayerTransform: CATransform3D {
    get { quiet?.sublayerTransform ?? CATransform3DIdentity }
    set { inertValues.sublayerTransform = newValue }
  }
  /// Stored; has no effect: every edge is antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { quiet?.edgeAntialiasingMask ?? .all }
    set { inertValues.edgeAntialiasingMask = newValue }
  }
  /// A filter that combines the layer with what is below. Stored; it is not drawn.
  open var compositingFilter: Any? {
    get { quiet?.compositingFilter }
    set { inertValues.compositingFilter = newValue }
  }
  /// Filters of the layer's content. Stored; they are not drawn.
  open var filters: [Any]? {
    get { quiet?.filters }
    set { inertValues.filters = newValue }
  }
  /// Filters of what is below the layer. Stored; they are not drawn.
  open var backgroundFilters: [Any]? {
    get { quiet?.backgroundFilters }
    set { inertValues.backgroundFilters = newValue }
  }
  /// Values of properties that have none of their own. Stored; has no effect.
  open var style: [AnyHashable: Any]? {
    get { quiet?.style }
    set { inertValues.style = newValue }
  }
  /// Actions by the name of the property whose change runs them. Stored; none is run.
  open var actions: [String: any CAAction]? {
    get { quiet?.actions }
    set { inertValues.actions = newValue }
  }

  /// Whether y grows upwards in the layer. Stored; it grows downwards.
  open var isGeometryFlipped: Bool {
    get { quiet?.isGeometryFlipped ?? false }
    set { inertValues.isGeometryFlipped = newValue }
  }
  /// Whether the contents are flipped; `false`.
  open func contentsAreFlipped() -> Bool { false }
  /// The filter for contents that are made smaller. Stored; pictures are drawn smoothly.
  open var minificationFilter: CALayerContentsFilter {
    get { quiet?.minificationFilter ?? .linear }
    set { inertValues.minificationFilter = newValue }
  }
  /// The filter for contents that are made larger. Stored; pictures are drawn smoothly.
  open var magnificationFilter: CALayerContentsFilter {
    get { quiet?.magnificationFilter ?? .linear }
    set { inertValues.magnificationFilter = newValue }
  }
  /// The format of what the layer draws. Stored.
  open var contentsFormat: CALayerContentsFormat {
    get { quiet?.contentsFormat ?? .RGBA8Uint }
    set { inertValues.contentsFormat = newValue }
  }
  /// Whether the layer is brighter than white where it can be. Stored; it is not.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { quiet?.wantsExtendedDynamicRangeContent ?? false }
    set { inertValues.wantsExtendedDynamicRangeContent = newValue }
  }
  /// How bright colours are made less bright. Stored; colours are sRGB's.
  open var toneMapMode: CALayer.ToneMapMode {
    get { quiet?.toneMapMode ?? .automatic }
    set { inertValues.toneMapMode = newValue }
  }
  /// The range of brightness that the layer may have. Stored; colours are sRGB's.
  open var preferredDynamicRange: CALayer.DynamicRange {
    get { quiet?.preferredDynamicRange ?? .automatic }
    set { inertValues.preferredDynamicRange = newValue }
  }
  /// The brightness of the content beyond white. Stored; colours are sRGB's.
  open var contentsHeadroom: CGFloat {
    get { quiet?.contentsHeadroom ?? 0 }
    set { inertValues.contentsHeadroom = newValue }
  }
  /// The part of the layer that its superlayers show.
  open var visibleRect: CGRect {
    var (shown, layer): (CGRect, CALayer) = (bounds, self)
    while let parent = layer.superlayer {
      if parent.masksToBounds { shown = shown.intersection(convert(parent.bounds, from: parent)) }
      layer = parent
    }
    return shown.isNull ? .zero : shown
  }
  /// Scrolls the nearest scroll layer to a point of this one; does nothing without one.
  open func scroll(_ p: CGPoint) { scroller.map { $0.scrollContent(to: convert(p, to: $0)) } }
  /// Scrolls the nearest scroll layer to show a rectangle of this one; does nothing without one.
  open func scrollRectToVisible(_ r: CGRect) { scroller.map { $0.scrollContent(toShow: convert(r, to: $0)) } }
  private final var scroller: CALayer? {
    var layer: CALayer? = self
    while let current = layer, !current.scrollsContent { layer = current.superlayer }
    return layer
  }
  /// Whether it scrolls its sublayers.
  var scrollsContent: Bool { false }
  func scrollContent(to point: CGPoint) {}
  func scrollContent(toShow rect: CGRect) {}
  /// The size that the layer wants: its own.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// Called when the layer's size has changed; never called automatically: sublayers keep their frames.
  open func resizeSublayers(withOldSize size: CGSize) {}
  /// Called when the superlayer's size has changed; never called automatically: the layer keeps its frame.
  open func resize(withOldSuperlayerSize size: CGSize) {}

  // MARK: Contents

  /// The number of pixels per point of the contents; 1 by default.
  open var contentsScale: CGFloat {
    get { effects?.contents.scale ?? 1 }
    set { madeEffects.contents.scale = newValue }
  }

  /// The place and the size of the contents; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { effects?.contents.gravity ?? .resize }
    set { madeEffects.contents.gravity = newValue }
  }

  /// The part of the contents that is shown, in fractions of them; all by default. Beyond the edges their pixels are
  /// repeated.
  open var contentsRect: CGRect {
    get { effects?.contents.rect ?? LayerContents().rect }
    set { madeEffects.contents.rect = newValue }
  }

  /// The part of the shown contents that is stretched when their size changes, in fractions of them; all by default. What
  /// is beside it keeps its size in one direction or both. A side of zero means one pixel.
  open var contentsCenter: CGRect {
    get { effects?.contents.center ?? LayerContents().center }
    set { madeEffects.contents.center = newValue }
  }

  // MARK: Shadow, corners and mask

  /// The shadow's colour, initially opaque black; it does not adapt to traits.
  open var shadowColor: CGColor? {
    get { effects.map(\.shadow.color) ?? LayerShadow().color }
    set { madeEffects.shadow.color = newValue }
  }

  /// The shadow's opacity, from 0 (none, the default) to 1, by which the colour's is multiplied.
  open var shadowOpacity: Float {
    get { effects?.shadow.opacity ?? 0 }
    set { if !newValue.isNaN { madeEffects.shadow.opacity = newValue } }
  }

  /// The shadow's offset in points, along the superlayer's axes; (0, -3) by default, which is upwards.
  open var shadowOffset: CGSize {
    get { effects?.shadow.offset ?? LayerShadow().offset }
    set { madeEffects.shadow.offset = newValue }
  }

  /// The standard deviation of the shadow's Gaussian blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { effects?.shadow.radius ?? LayerShadow().radius }
    set { madeEffects.shadow.radius = newValue }
  }

  /// The shape that casts the shadow, in the layer's coordinates, filled by the nonzero winding rule. If `nil`, what the
  /// layer and its sublayers paint casts it.
  open var shadowPath: CGPath? {
    get { effects?.shadow.path }
    set { madeEffects.shadow.path = newValue?.copy() }
  }

  /// The corners that `cornerRadius` rounds; all of them by default.
  open var maskedCorners: CACornerMask {
    get { effects?.maskedCorners ?? .all }
    set { madeEffects.maskedCorners = newValue }
  }

  /// The shape of rounded corners; circular by default. The continuous curve is a public reading of Core Animation's
  /// (`RoundedRectangle`); where its reach exceeds half a side, it approaches the circle.
  open var cornerCurve: CALayerCornerCurve {
    get { effects?.cornerCurve ?? .circular }
    set { madeEffects.cornerCurve = newValue }
  }

  /// The distance from the corner at which a curve begins, in radii: 1.528665 for continuous corners, else 1.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The layer by whose opacity this layer is multiplied with all that it contains and its shadow; its frame is in this
  /// layer's coordinates. A layer that has a superlayer is removed from it. A mask that contains this layer is a fault,
  /// and has no effect. The mask's own mask is ignored, as in Core Animation.
  open var mask: CALayer? {
    get { effects?.mask }
    set { setMask(newValue, of: nil) }
  }

  // MARK: Transform

  /// The transform of the layer and its sublayers about the anchor point. A transform with a number that is not finite
  /// is a fault, and has no effect.
  ///
  /// Differs from Core Animation: layers are drawn in the plane. Perspective is replaced by the affine transform at the
  /// anchor point, which is a finding, and layers are not ordered by their depth. A transform that collapses the plane
  /// draws nothing.
  open var transform: CATransform3D {
    get { effects?.transform ?? CATransform3DIdentity }
    set { setTransform(newValue) }
  }

  /// The transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The depth of the anchor point, in points. Stored; has no effect in the plane.
  open var anchorPointZ: CGFloat {
    get { effects?.anchorPointZ ?? 0 }
    set { madeEffects.anchorPointZ = newValue }
  }

  /// Whether the layer is visible from behind, when its transform turns it round; `true` by default.
  open var isDoubleSided: Bool {
    get { effects?.isDoubleSided ?? true }
    set { madeEffects.isDoubleSided = newValue }
  }

  // MARK: Timing. Stored; has no effect on a still picture.

  open var beginTime: CFTimeInterval {
    get { quiet?.timing.beginTime ?? 0 }
    set { inertValues.timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { quiet?.timing.duration ?? .infinity }
    set { inertValues.timing.duration = newValue }
  }
  open var speed: Float {
    get { quiet?.timing.speed ?? 1 }
    set { inertValues.timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { quiet?.timing.timeOffset ?? 0 }
    set { inertValues.timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { quiet?.timing.repeatCount ?? 0 }
    set { inertValues.timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { quiet?.timing.repeatDuration ?? 0 }
    set { inertValues.timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { quiet?.timing.autoreverses ?? false }
    set { inertValues.timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { quiet?.timing.fillMode ?? .removed }
    set { inertValues.timing.fillMode = newValue }
  }
  /// A time of another layer in this one's: (t − begin) × speed + offset of the layer, as nothing is nested in time here.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let parent = l.map { ($0.speed == 0 ? 0 : (t - $0.timeOffset) / Double($0.speed)) + $0.beginTime } ?? t
    return (parent - beginTime) * Double(speed) + timeOffset
  }
  /// A time of this layer in another one's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let parent = (speed == 0 ? 0 : (t - timeOffset) / Double(speed)) + beginTime
    return l.map { (parent - $0.beginTime) * Double($0.speed) + $0.timeOffset } ?? parent
  }

  // MARK: Actions

  /// The action that a change of a property runs: the delegate's, or one of `actions`. Never called automatically.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = askedDelegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
    return actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }
  /// The action of a property for all layers of the class; none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The value of a property for all layers of the class; none.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a property draws the layer again; `false` by default. Called for properties declared
  /// `@NSManaged`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Animations

  /// Adds an animation, which ends at once: its delegate and those of the animations within it are called, and the
  /// layer's properties do not change. The animation stays under the key if it is not removed on completion.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    begin(anim, key)
  }

  /// Removes the stored animation with this key.
  open func removeAnimation(forKey key: String) {
    endAnimations { $0 == key }
  }

  /// Removes all stored animations.
  open func removeAllAnimations() {
    endAnimations { _ in true }
  }

  /// The stored animation with this key.
  open func animation(forKey key: String) -> CAAnimation? { quiet?.animations.last { $0.key == key }?.animation }
  /// The keys of the stored animations; `nil` if there are none.
  open func animationKeys() -> [String]? {
    guard let animations = quiet?.animations, !animations.isEmpty else { return nil }
    return animations.compactMap(\.key)
  }

  /// The layer as it appears on the screen: the layer itself, because nothing is animated.
  open func presentation() -> Self? { self }
  /// The layer with the values that were set: the layer itself.
  open func model() -> Self { self }

  /// Makes the layer draw its content by `draw(in:)` from now on, whenever it is painted.
  open func setNeedsDisplay() {
    madeEffects.isDrawn = true
    view?.setNeedsDisplay()
  }

  /// Makes the layer draw its content by `draw(in:)` from now on: all of it, as a picture is drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether the layer draws its content itself.
  open func needsDisplay() -> Bool { effects?.isDrawn ?? false }
  /// Does nothing: content is drawn when the layer is painted.
  open func displayIfNeeded() {}
  /// Has the delegate set the layer's content. Never called automatically: content is drawn when the layer is painted.
  open func display() { askedDelegate?.display(self) }

  /// Draws the content, in the layer's coordinates, on a context that is cut off at the bounds; by default the delegate
  /// does. Called after `setNeedsDisplay()`.
  open func draw(in ctx: CGContext) {
    askedDelegate?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers on a context, in the layer's own coordinates: without its place in its superlayer.
  ///
  /// Nothing is laid out before. Differs from Core Animation: what it draws nearly, as visual effects, is drawn as in a
  /// picture, and not left out; and an override is called for the layer alone that is rendered, not for its sublayers.
  open func render(in ctx: CGContext) {
    (self as? any TreeDrawing)?.drawTree(on: ctx)
  }

  /// Requests `layoutSublayers()` before the layer is painted, and the layout of the view if there is one.
  open func setNeedsLayout() {
    needsSublayerLayout = true
    view?.setNeedsLayout()
  }

  /// Lays out the view, and the layer's sublayers, if needed.
  open func layoutIfNeeded() {
    view?.layoutIfNeeded()
    layOutSublayersIfNeeded()
  }

  /// Places the sublayers; by default, does nothing. For a view's layer, called after each `layoutSubviews()`; for any, before
  /// it is painted, if its size has changed or `setNeedsLayout()` was called since. Differs from Core Animation: the layout
  /// of a view's subviews does not depend on it.
  open func layoutSublayers() {}

  final func layOutSublayersIfNeeded() {
    if needsSublayerLayout { layOutSublayers() }
  }

  final func layOutSublayers() {
    needsSublayerLayout = false
    layoutSublayers()
    askedDelegate?.layoutSublayers(of: self)
    view?.layoutSublayers(of: self)
  }

  // MARK: Places

  /// Whether a point in the layer's coordinates is inside its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer in the tree that contains a point in the superlayer's coordinates; `nil` if there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { layerHit(at: p) }

  // MARK: Drawing

  /// The layer's painting over its background and below the content of its view: its contents.
  ///
  /// - Parameter pixels: the device's pixels in the layer's coordinates.
  func ownContent(on pixels: OffsetPixelGrid) -> [DrawCommand] { effects == nil ? [] : paintedContents(on: pixels) }

  /// The message of a placeholder for the layer, if it is one: it becomes a finding.
  @_spi(Subclasses) open var placeholderMessage: String? { nil }

  /// Adds the attributes of the layer's appearance where they are not the default.
  func addAppearance(to appearance: inout ViewAppearance) { addEffects(to: &appearance) }
}

/// The values that a layer without a view stores; of these, a view's layer uses the anchor point alone.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var opacity: Float = 1
  var isHidden = false
}
