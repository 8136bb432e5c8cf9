public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A rectangle of an interface: it has a place in a hierarchy, lays out its subviews, and is painted.
///
/// Geometry is in points, y downwards; a view's origin lies in its superview's space. Frames set by code stay as given.
/// Members a subclass may override are in the class body, where Swift on Linux can dispatch to them.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  // Read by `deinit`, which no actor isolates: by then nothing else refers to the view.
  package nonisolated(unsafe) final var children: [UIView] = []
  private final var parentReference: LayoutItemReference?
  final var parent: UIView? {
    get { parentReference?.view }
    set { parentReference = newValue?.reference }
  }
  final weak var storedWindow: UIWindow?
  final var origin = CGPoint.zero
  package final var boundsStorage = CGRect.zero
  /// What is due of the view's layout; nothing has been done of it at first.
  package final var layoutFlags: LayoutFlags = [.needsLayout, .needsConstraintUpdate, .containsConstraintUpdate]
  /// The traits set from the root down to the view, merged; `nil` if there are none.
  final var mergedOverrides: UITraitCollection?
  /// What others know the view by without keeping it; made by `reference`.
  nonisolated(unsafe) final var storedReference: LayoutItemReference?
  /// What only views that constraints are about have; made by `autoLayoutStorage`.
  final var autoLayout: AutoLayoutStorage?
  final var safeArea = UIEdgeInsets.zero
  package final var margins = LayoutMargins()
  final var ownTintColor: UIColor?
  /// Which of the properties that appearance proxies reach code has set.
  package final var ownProperties: AppearanceProperties = []
  /// The width `intrinsicContentSize` is asked for once the width is known; `nil` before, and outside of layout.
  package final var measuringWidth: CGFloat?
  final var traitChanges: [TraitChangeRegistration]?
  /// The environment's traits that the view was made under, or was last told of.
  final var environmentTraits = UITraitCollection.current
  /// What is kept of touches and menus; made by `interactionValues`.
  final var interaction: InteractionValues?
  /// The controller whose view this is.
  package final weak var owningController: (any ViewControllerOwning)? {
    didSet { if owningController !== oldValue { updateSafeArea() } }
  }

  /// What the view is painted by. Differs from UIKit: always a `CALayer`, as there is no `layerClass`.
  public final let layer = CALayer()

  /// A view with a frame in its superview's space, in points. One that is not finite is a fault, and stays zero.
  public init(frame: CGRect) {
    super.init()
    layer.view = self
    self.frame = frame
    if type(of: self).requiresConstraintBasedLayout { askForEngineVisit() }
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What registered views and proxies of the class are made by: `init(frame:)` of the subclass.
  @available(*, unavailable)
  public required convenience init(__frame frame: CGRect) {
    self.init(frame: frame)
  }

  // Not an override: `NSObject.init()` belongs to no actor. The parameter keeps the two apart, and calls as `UIView()`.
  public convenience init(__empty: Void = ()) {
    self.init(frame: .zero)
  }

  deinit {
    storedReference?.clear()
    layer.view = nil
    UIView.release(&children)
  }

  // MARK: Geometry

  /// The view's place in its superview.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: boundsStorage.size) }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own space; setting its size keeps the centre.
  open var bounds: CGRect {
    get { boundsStorage }
    set { setBounds(newValue) }
  }

  /// The middle of the frame, in the superview's space; the point the layer's `anchorPoint` says, if that was set.
  open var center: CGPoint {
    get { position }
    set { setCenter(newValue) }
  }

  /// How the frame follows the superview's size. Frames that follow are not rounded to device pixels.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngine?.frameDidChange(of: self) } }
  }
  /// Whether the subviews' frames follow this view's size, by their masks.
  open var autoresizesSubviews = true

  // MARK: Hierarchy

  /// The view this one is in.
  open var superview: UIView? { parent }
  open override var next: UIResponder? { owningController ?? parent }
  /// From the back to the front.
  open var subviews: [UIView] { children }

  /// Makes `view` the last subview, in front of the others; it leaves the superview it has. Adding a view to itself, or
  /// to what is in it, is a fault without effect.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts behind the subview now at `index`; an index outside of the subviews counts as the nearest inside.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts right in front of `sibling`, or in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts right behind `sibling`, or in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Takes the view from its superview. Constraints between it and what is outside of it are removed.
  open func removeFromSuperview() {
    detach()
  }

  /// Makes a subview the last; nothing happens to a view that is none.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  /// Makes a subview the first; nothing happens to a view that is none.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Swaps the places of two subviews; nothing happens if either index is none of theirs.
  open func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    guard children.indices.contains(index), children.indices.contains(otherIndex) else { return }
    let (one, other) = (children[index], children[otherIndex])
    children.swapAt(index, otherIndex)
    layer.subviewDidMove(one)
    layer.subviewDidMove(other)
  }

  /// Called when `subview` has become one, before it hears of it itself; does nothing by itself.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` leaves; does nothing by itself.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview, or none; does nothing by itself.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none; does nothing by itself.
  open func didMoveToSuperview() {}

  /// The window the view is in; a window is its own.
  open var window: UIWindow? { storedWindow }
  /// Called on the view and what is in it before they get into another window, or out of it; does nothing by itself.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called on the view and what is in it once they are in another window, or out of it; does nothing by itself.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The size the content asks for, `noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Lets the superview lay out again, as the content has another size.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    contentSizeDidChange()
  }

  /// The size that suits the view best in the space of `size`: by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    boundsStorage.size
  }

  /// Gives the view the size that suits it best; its origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Places the subviews that have constraints. Called by the layout pass, with the view's traits as the current ones.
  open func layoutSubviews() {
    placeSubviews()
  }

  /// Asks for `layoutSubviews()` in the next layout, which is at rendering or where code calls `layoutIfNeeded()`.
  open func setNeedsLayout() {
    layoutFlags[.needsLayout] = true
    parent?.markAncestors(.containsLayoutNeed)
  }

  /// Lays out every view of the tree that needs it, superviews first.
  open func layoutIfNeeded() {
    layOutTree()
  }

  // MARK: Constraints

  /// Whether the frame and `autoresizingMask` count as required constraints. False lets constraints place the view.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }

  /// Whether the class needs constraints to be laid out; its `updateConstraints()` is then called before any is active.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that belong to this view, in the order they were added.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held.elements ?? [] }

  /// Adds a constraint between items in this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    add(constraint)
  }

  /// Adds constraints one after another, as `addConstraint(_:)` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive, if this view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Makes constraints inactive, each if this view holds it.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added, in that order; those of margins, safe area and readable content are not among them.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a guide; one of another view is taken from there.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    add(layoutGuide)
  }

  /// Removes a guide, and the constraints that name it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    remove(layoutGuide)
  }

  /// Brings the view's constraints up to date before layout; an override ends with a call of this one.
  ///
  /// Called once for a new view in a tree with constraints, then after `setNeedsUpdateConstraints()`; subviews first.
  open func updateConstraints() {}

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    askForConstraintUpdate()
  }

  /// Whether `updateConstraints()` is still to be called.
  open func needsUpdateConstraints() -> Bool { layoutFlags[.needsConstraintUpdate] }

  /// Calls `updateConstraints()` in the tree where it is still to be called, without placing anything. Views that ask
  /// for it again in it more than 8 times are a fault.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// How strongly the view resists being larger than its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.contentPriorities.hugging[axis] ?? .defaultLow
  }

  /// Sets how strongly the view resists being larger than its content. One that is not above 0 and at most 1000 is a
  /// fault without effect.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    set(\.hugging, priority, for: axis, call: "setContentHuggingPriority")
  }

  /// How strongly the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.contentPriorities.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets how strongly the view resists being smaller than its content. One that is not above 0 and at most 1000 is a
  /// fault without effect.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    set(\.compressionResistance, priority, for: axis, call: "setContentCompressionResistancePriority")
  }

  /// What of the frame lies outside of the rectangle that constraints are about. None unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints are about, of a frame: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame to a rectangle that constraints are about: with `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view whose first baseline is this one's: the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's: the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  /// Where the text's baselines are when the view has this size: the first from the top, the last from the bottom. A
  /// view without text has them at its edges.
  package func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The text's line height with leading; nil without text. What the system's spacing between baselines follows from.
  package var baselineDistance: CGFloat? { nil }

  /// What the view's own size, which is given, is given to: a table's cell has its content view in it; `nil` elsewhere.
  @_spi(Subclasses) open var encapsulatedContent: UIView? { nil }

  /// Whether `intrinsicContentSize` may be a size. It is none in the class itself; subclasses may override it.
  @_spi(Subclasses) open var mayHaveContent: Bool { type(of: self) != UIView.self }

  /// How large the content is, with the room around it, of a view that shows a part of it; nil where all of it is seen.
  @_spi(Subclasses) open func sizeOfScrolledContent() -> CGSize? { nil }

  /// Whether the view shows text that may have several lines: stack views share their width among such ones.
  var mayWrapText: Bool { false }

  /// Whether `intrinsicContentSize`, which was `size` before the width was known, may differ at this width, read from
  /// `measuringWidth` or from the bounds.
  package func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { true }

  /// Called by a subview that has changed in what an arrangement of it follows from: whether it is hidden, whether
  /// its text wraps.
  package func arrangedSubviewDidChange(_ subview: UIView) {}

  /// Called by a subview whose content has, or may have, another size.
  @_spi(Subclasses) open func arrangedSubviewSizeDidChange(_ subview: UIView) {}

  /// The least size that fulfils the constraints in the view, but as near to `targetSize` as a priority of 50 wants it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that fulfils the constraints in the view, and is as near to `targetSize` as the priorities want it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether other frames would fulfil the view's constraints as well.
  open var hasAmbiguousLayout: Bool {
    isAmbiguous(self, .horizontal) || isAmbiguous(self, .vertical)
  }

  /// The active constraints that name the view's place or length along the axis, in the order they were added.
  ///
  /// Differs from UIKit: constraints of other views, which its place follows from, are not among them.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

  // MARK: Margins

  /// The margins as they count: at least those set (8 points unless set), beyond the safe area and, where
  /// `preservesSuperviewLayoutMargins`, within the superview's.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The margins as they count, by the direction the interface runs in; setting them is setting `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isMirrored: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the superview's margins count here too, where the view reaches into them; false at first.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins; true at first.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when margins may be others, before the next layout; does nothing by itself.
  open func layoutMarginsDidChange() {}

  /// What bars and the device's edges cover of the view.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when `safeAreaInsets` have changed; does nothing by itself.
  open func safeAreaInsetsDidChange() {}

  /// What of the view's safe area its subviews hear of.
  var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets }

  /// The safe area of a root, which has no superview to have a part of one from; nil if it has none of its own.
  var rootSafeArea: UIEdgeInsets? { nil }

  // MARK: Traits

  /// Traits set for this view and what is in it, over those of its superview.
  package final var overrideTraits: UITraitCollection? {
    didSet { overridesDidChange() }
  }

  /// The appearance of the view and what is in it, whatever it is around them; unspecified: as it is around them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overridesDidChange() } }
  }

  func overridesDidChange() {
    updateTraits()
  }

  /// Called when the traits of the view have changed with its or its superviews' overrides, and all that is in it has
  /// heard of it.
  func didUpdateTraits(from previous: UITraitCollection) {}

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when traits of the view have changed, with those it had before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether the view is mirrored where the interface is; `unspecified` follows the traits. Subviews do not inherit it.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { directionDidChange() }
  }

  /// The direction that leading and trailing have in the view, by traits and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    derivedLayoutDirection
  }

  // MARK: Appearance

  /// The colour below the content, `nil` for none; it follows the view's traits.
  open var backgroundColor: UIColor? {
    get { layer.background }
    set {
      layer.background = newValue
      ownProperties.insert(.backgroundColor)
    }
  }

  /// The colour of what can be touched: the superview's unless set, blue at the root.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      setTintColor(newValue)
      ownProperties.insert(.tintColor)
    }
  }

  /// Makes the view a proxy, which has no values yet.
  func becomeProxy() { ownProperties = [] }

  /// Takes over what the proxy says of properties that the view has no values of its own for.
  @_spi(Subclasses) open func takeOver(from proxy: UIView) {
    takeOver(.backgroundColor, \UIView.backgroundColor, from: proxy)
    takeOver(.tintColor, \UIView.tintColor, from: proxy)
  }

  /// Called when the view's tint colour, its own or its superview's, has been set.
  open func tintColorDidChange() {}

  /// From 0 (not painted) to 1; the view and its subviews fade as one picture.
  open var alpha: CGFloat = 1 {
    didSet { alpha = alpha.isNaN ? oldValue : min(max(alpha, 0), 1) }
  }

  /// Whether the view and what is in it are left out of the picture. Layout goes on, but stack views leave the view
  /// out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { parent?.arrangedSubviewDidChange(self) } }
  }

  /// Whether content and subviews are cut off at the (rounded) edge.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds. Nothing is drawn otherwise for it.
  open var isOpaque = true
  /// How content is scaled and placed; image views read it. Differs from UIKit: what `draw(_:)` draws is drawn anew
  /// instead.
  open var contentMode: ContentMode = .scaleToFill
  /// A number for the app's use, 0 at first; `viewWithTag(_:)` finds it.
  open var tag = 0
  /// A name for tests. Differs from UIKit: layouts in records name views by it.
  open var accessibilityIdentifier: String?
  /// Kept, without effect on a still picture: colours are not inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityValues.ignoresInvertColors = newValue }
  }

  override var standardAccessibilityFrame: CGRect { convert(boundsStorage, to: nil) }

  // MARK: Touches

  /// Whether `hitTest(_:with:)` finds the view and what is in it; true, but false at first in labels and image views.
  open var isUserInteractionEnabled = true
  /// Kept, without effect on a still picture: nothing touches.
  open var isMultipleTouchEnabled: Bool {
    get { interaction?.isMultipleTouchEnabled ?? false }
    set { interactionValues.isMultipleTouchEnabled = newValue }
  }
  /// Kept, without effect on a still picture: nothing touches.
  open var isExclusiveTouch: Bool {
    get { interaction?.isExclusiveTouch ?? false }
    set { interactionValues.isExclusiveTouch = newValue }
  }

  /// The frontmost view of the tree that holds the point, given in this view's space; nil if none does.
  ///
  /// Views that are hidden, nearly transparent (an alpha below 0.01) or not for touches are passed over with all that is
  /// in them, and what lies outside of a view's bounds is not found.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, with: event) }

  /// Whether the point, given in the view's space, is in it: in its bounds unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsStorage.contains(point) }

  /// The recognizers that were added, in that order; nil if there never were any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction?.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue) }
  }

  /// Adds a recognizer, taking it from the view it was added to. Nothing touches: it finds nothing by itself.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer from the view; nothing happens if it is none of its.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }

  /// Whether a gesture may begin; true unless overridden. Nothing asks by itself.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions that were added, in that order.
  open var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction, which hears of it; nothing starts it.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Takes an interaction from the view, which hears of it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    release(interaction)
  }

  /// Has the first responder, if it is the view or in it, resign.
  ///
  /// - Returns: whether there is no such responder now. Differs from UIKit: `force` takes nothing that will not go.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree() }

  /// Kept, without effect on a still picture: nothing is dimmed, as nothing is presented.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { interaction?.tintAdjustmentMode ?? .automatic }
    set { interactionValues.tintAdjustmentMode = newValue }
  }
  /// Kept, without effect on a still picture: there is no focus.
  open var focusGroupIdentifier: String? {
    get { interaction?.focusGroupIdentifier }
    set { interactionValues.focusGroupIdentifier = newValue }
  }
  /// Whether it may be in focus; false unless overridden. There is no focus.
  open var canBecomeFocused: Bool { false }
  /// Always false: there is no focus.
  open var isFocused: Bool { false }
  /// Kept, without effect on a still picture: what is drawn covers all its bounds.
  open var clearsContextBeforeDrawing: Bool {
    get { interaction?.clearsContextBeforeDrawing ?? true }
    set { interactionValues.clearsContextBeforeDrawing = newValue }
  }
  /// Pixels in a point; unless set, those of the traits. Kept, without effect on a still picture: what is drawn is as
  /// sharp as the picture.
  open var contentScaleFactor: CGFloat {
    get { interaction?.contentScaleFactor ?? pixelsInPoint }
    set { interactionValues.contentScaleFactor = newValue }
  }

  /// Draws the view's content, in its own space, under its traits. What is drawn outside of the bounds is not seen.
  ///
  /// Called each time the view is painted, with all of its bounds. Nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Nothing: views are drawn anew whenever they are painted.
  open func setNeedsDisplay() {}
  /// Nothing: views are drawn anew whenever they are painted.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// What the view itself shows, over its background and under its subviews, in its own space.
  ///
  /// - Parameter pixels: the device's, in the view's own space.
  @_spi(Subclasses) open func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent { clippedDrawing(on: pixels) }
}
