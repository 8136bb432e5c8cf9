public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A rectangular part of an interface, which has a place in a hierarchy, lays out its subviews, and is painted.
///
/// Geometry is in points, with y growing downwards; a view's origin is in its superview's coordinate space. Frames
/// that code sets are not rounded. Members that subclasses may override are in the class body, where Swift on Linux
/// can dispatch to them dynamically.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  // What every layout reads many times is not checked for overlapping accesses at run time, here and in layers, constraints
  // and the layout engine: nothing holds an access while it calls other code, and the checks took an eighth of a layout's
  // instructions.

  // `deinit` reads it, which is not isolated: by then nothing else refers to the view.
  @exclusivity(unchecked) package nonisolated(unsafe) final var children: [UIView] = []
  @exclusivity(unchecked) private final var parentReference: LayoutItemReference?
  final var parent: UIView? {
    get { parentReference?.view }
    set { parentReference = newValue?.reference }
  }
  /// The window that the view is in; a window is not in itself.
  @exclusivity(unchecked) final var windowReference: LayoutItemReference?
  final var storedWindow: UIWindow? { windowReference?.view?.asWindow }
  /// The view itself, if it is a window.
  var asWindow: UIWindow? { nil }
  @exclusivity(unchecked) final var origin = CGPoint.zero
  @exclusivity(unchecked) package final var boundsStorage = CGRect.zero
  /// The view's pending layout work; a new view needs all of it.
  @exclusivity(unchecked) package final var layoutFlags: LayoutFlags = [
    .needsLayout, .needsPropertyUpdate, .needsConstraintUpdate, .containsConstraintUpdate,
  ]
  /// Whether bounds or centre are set, and the other may follow: the safe area then waits for the frame that results, as the
  /// view may overlap an edge in between.
  @exclusivity(unchecked) final var isBetweenFrames = false
  /// The merged trait overrides from the root down to the view; `nil` if there are none.
  @exclusivity(unchecked) final var mergedOverrides: UITraitCollection?
  /// A weak reference to the view, shared by the objects that refer to it; created by `reference`.
  @exclusivity(unchecked) nonisolated(unsafe) final var storedReference: LayoutItemReference?
  /// The storage of views that take part in Auto Layout; created by `autoLayoutStorage`.
  @exclusivity(unchecked) final var autoLayout: AutoLayoutStorage?
  @exclusivity(unchecked) final var safeArea = UIEdgeInsets.zero
  @exclusivity(unchecked) package final var margins = LayoutMargins()
  @exclusivity(unchecked) final var ownTintColor: UIColor?
  /// The properties supported by appearance proxies that code has set on the view itself.
  @exclusivity(unchecked) package final var ownProperties: AppearanceProperties = []
  @exclusivity(unchecked) final var traitChanges: [TraitChangeRegistration]?
  /// The environment's traits under which the view was created or last notified.
  @exclusivity(unchecked) final var knownEnvironmentTraits = UITraitCollection.current
  /// The width that a layout proposes to `intrinsicContentSize`; nil before widths are known, and outside of layout.
  @exclusivity(unchecked) package internal(set) final var widthAskedAbout: CGFloat?
  /// The work that the view's resizing is part of, while the view resizes its subviews.
  @exclusivity(unchecked) final var autoresizing: Autoresizing?
  /// The view's values for touches and menus; created by `interactionValues`.
  @exclusivity(unchecked) final var interaction: InteractionValues?
  /// The controller that owns the view, if any.
  @exclusivity(unchecked) package final weak var owningController: (any ViewControllerOwning)? {
    didSet { if owningController !== oldValue { updateSafeArea() } }
  }

  /// The layer that paints the view, whatever an override of `layer` returns.
  @exclusivity(unchecked) package final private(set) var ownLayer = CALayer()
  /// The layer that paints the view, of the class `layerClass`. An override gives it that type.
  open var layer: CALayer { ownLayer }

  /// The class of the view's layer: `CALayer`, unless a subclass overrides it. Anything but `CALayer` and its subclasses
  /// counts as `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's coordinate space, in points. A frame that is not finite is a
  /// fault, and remains zero.
  public init(frame: CGRect) {
    super.init()
    adoptLayer()
    self.frame = frame
  }

  private func adoptLayer() {
    if let layer = type(of: self).madeLayer { ownLayer = layer }
    ownLayer.view = self
    if type(of: self).requiresConstraintBasedLayout { setNeedsEngineVisit() }
  }

  /// Creates a view from an Interface Builder document. An archive's coder gives default values.
  ///
  /// What a document leaves out of a class's values has the value of a plain view: labels and image views in one say
  /// that they receive no touches.
  public required init?(coder: NSCoder) {
    super.init()
    adoptLayer()
    coder.document?.decodeProperties(of: self, declaredBy: UIView.self)
  }

  /// The initializer used to create registered views and proxies of a class: calls the subclass's `init(frame:)`.
  @available(*, unavailable)
  public required convenience init(__frame frame: CGRect) {
    self.init(frame: frame)
  }

  /// Creates a view without a size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    storedReference?.clear()
    ownLayer.view = nil
    UIView.release(&children)
  }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + NamedProperty.ofView(Self.self) }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinate space: with a transform, the smallest rectangle around the
  /// transformed bounds. Setting it changes the centre and the bounds; under a transform other than a scaling, set those
  /// instead.
  open var frame: CGRect {
    get { ownLayer.effects == nil ? CGRect(origin: origin, size: boundsAskedAbout.size) : ownLayer.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinate space; setting its size keeps the centre.
  open var bounds: CGRect {
    get { boundsAskedAbout }
    set { setBounds(newValue) }
  }

  /// The centre of the frame, in the superview's coordinate space, with any transform; more precisely, the location of the layer's
  /// `anchorPoint`.
  open var center: CGPoint {
    get { position }
    set { setCenter(newValue) }
  }

  /// The point of the view that its centre refers to, as fractions of its size; the middle by default.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  /// The transform of the view and its subviews about the layer's anchor point, by default the centre. Layout does not
  /// depend on it. A transform with a number that is not finite is a fault, and has no effect.
  open var transform: CGAffineTransform {
    get { ownLayer.effects == nil ? .identity : ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }

  /// The transform in space, which is drawn in the plane (`CALayer.transform`).
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }

  /// The adaptation of the frame to the superview's size. Adapted frames are not rounded to device pixels.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngine?.frameDidChange(of: self) } }
  }
  /// Whether the subviews' frames adapt to this view's size according to their masks.
  open var autoresizesSubviews = true

  // MARK: Hierarchy

  /// The view that contains this one.
  open var superview: UIView? { parent }
  open override var next: UIResponder? { owningController ?? parent }
  /// The subviews from back to front.
  open var subviews: [UIView] { children }

  /// Makes `view` the last subview, in front of the others, after removing it from its current superview. Adding a
  /// view to itself or to one of its descendants is a fault and has no effect.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts a view behind the subview that is now at `index`; an index outside the range is moved to the nearest
  /// valid one.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Inserts a view directly in front of `sibling`, or in front of all subviews if `sibling` is not one of them.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Inserts a view directly behind `sibling`, or in front of all subviews if `sibling` is not one of them.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Removes the view from its superview. Constraints between the view's tree and anything outside it are removed.
  open func removeFromSuperview() {
    detach()
  }

  /// Makes a subview the last, frontmost one; does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  /// Makes a subview the first, rearmost one; does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Swaps two subviews; does nothing if either index is out of range.
  open func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    guard children.indices.contains(index), children.indices.contains(otherIndex) else { return }
    let (one, other) = (children[index], children[otherIndex])
    children.swapAt(index, otherIndex)
    ownLayer.subviewDidMove(one)
    ownLayer.subviewDidMove(other)
  }

  /// Called when `subview` has been added, before its `didMoveToSuperview()`; the default implementation does
  /// nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before `subview` is removed; the default implementation does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view's superview changes, possibly to `nil`; the default implementation does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view's superview has changed, possibly to `nil`; the default implementation does nothing.
  open func didMoveToSuperview() {}

  /// The window that contains the view; a window is its own.
  open var window: UIWindow? { storedWindow }
  /// Called on the view and its descendants before their window changes; the default implementation does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called on the view and its descendants after their window has changed; the default implementation does nothing.
  open func didMoveToWindow() {}

  /// Whether the view follows touches, as controls do.
  var tracksTouches: Bool { false }
  /// The first view in the tree with this tag, including the view itself.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Layout

  /// The natural size of the content; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates the superview's layout, because the size of the content has changed.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    contentSizeDidChange()
  }

  /// The size that best fits within `size`: by default, the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    boundsStorage.size
  }

  /// Resizes the view to its best fitting size; the origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Positions the subviews that have constraints. The layout pass calls it with the view's traits as the current
  /// ones.
  open func layoutSubviews() {
    placeSubviews()
  }

  /// Places sublayers of the view's layer; by default, does nothing. Called after each `layoutSubviews()`, and before the
  /// view is painted if its size has changed since. Differs from UIKit: `layoutSubviews()` is not called by it.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws the content of a layer whose delegate the view is; does nothing by default.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Sets the content of a layer whose delegate the view is; does nothing by default.
  open func display(_ layer: CALayer) {}
  /// Called before a layer is drawn whose delegate the view is; never called automatically.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The action for a change of a layer's property: none outside of animations, and nothing is animated here.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }

  /// Requests `layoutSubviews()` in the next layout, which takes place when rendering or when code calls
  /// `layoutIfNeeded()`.
  open func setNeedsLayout() {
    layoutFlags[.needsLayout] = true
    parent?.markAncestors(.containsLayoutNeed)
  }

  /// Called before `layoutSubviews()` when the view is first laid out, and when a property that it read has changed; does
  /// nothing by default. The properties of observable objects count.
  open func updateProperties() {}

  /// Requests `updateProperties()` in the next layout.
  open func setNeedsUpdateProperties() {
    requestPropertyUpdate()
  }

  /// Calls `updateProperties()` of the view and its descendants where it was requested.
  open func updatePropertiesIfNeeded() {
    updatePropertiesInTree()
  }

  /// Lays out every view in the tree that needs it, superviews first.
  open func layoutIfNeeded() {
    layOutTree()
  }

  // MARK: Constraints

  /// Whether the frame and `autoresizingMask` act as required constraints. If `false`, constraints position the view.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { translationDidChange() } }
  }

  /// Whether the class depends on Auto Layout; if so, `updateConstraints()` is called even before any constraint is
  /// active.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints held by this view, in the order they were added.
  open var constraints: [NSLayoutConstraint] { autoLayout?.held.elements ?? [] }

  /// Adds a constraint between items in this view's tree.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    add(constraint)
  }

  /// Adds constraints one by one, as `addConstraint(_:)` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; does nothing if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    release(constraint)
  }

  /// Deactivates those of the constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The added layout guides, in the order they were added; the guides of margins, safe area and readable content are
  /// not included.
  open var layoutGuides: [UILayoutGuide] { autoLayout?.guides ?? [] }

  /// Adds a layout guide, after removing it from the view that has it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    add(layoutGuide)
  }

  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    remove(layoutGuide)
  }

  /// Updates the view's constraints before layout; an override calls `super` last.
  ///
  /// Called once for a new view in a tree with constraints, and then after each `setNeedsUpdateConstraints()`;
  /// subviews first.
  open func updateConstraints() {}

  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() {
    setNeedsConstraintUpdate()
  }

  /// Whether `updateConstraints()` has yet to be called.
  open func needsUpdateConstraints() -> Bool { layoutFlags[.needsConstraintUpdate] }

  /// Calls the pending `updateConstraints()` in the tree, without positioning anything. Requesting another update
  /// from within `updateConstraints()` more than 8 times is a fault.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// The priority with which the view resists growing beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.contentPriorities.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its content. A priority that is not greater than 0
  /// and at most 1000 is a fault and has no effect.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    set(\.hugging, priority, for: axis, call: "setContentHuggingPriority")
  }

  /// The priority with which the view resists shrinking below its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout?.contentPriorities.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority with which the view resists shrinking below its content. A priority that is not greater than 0
  /// and at most 1000 is a fault and has no effect.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    set(\.compressionResistance, priority, for: axis, call: "setContentCompressionResistancePriority")
  }

  /// The insets from the frame to the alignment rectangle, which constraints refer to. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a frame: the frame without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of an alignment rectangle: the rectangle extended by `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view that provides the first baseline: by default, the view itself.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides the last baseline: by default, the view itself.
  open var forLastBaselineLayout: UIView { self }

  /// The text's baseline offsets if the view has the given size: the first from the top, the last from the bottom. A
  /// view without text has its baselines at its edges.
  @_spi(Subclasses) open func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The text's line height including leading, from which the system spacing between baselines follows; `nil` without
  /// text.
  @_spi(Subclasses) open var baselineDistance: CGFloat? { nil }

  /// The subview that receives the view's own given size: a table view cell's content view; `nil` for other views.
  @_spi(Subclasses) open var encapsulatedContent: UIView? { nil }

  /// Whether `intrinsicContentSize` may return a size. It does not in `UIView` itself; subclasses may override it.
  @_spi(Subclasses) open var mayHaveContent: Bool { type(of: self) != UIView.self }

  /// The size of the scrollable content with its insets, for a view that displays a part of it; `nil` for other
  /// views.
  @_spi(Subclasses) open func sizeOfScrolledContent() -> CGSize? { nil }

  /// Whether the view determines its size itself and reports when that changes, without constraints in it.
  @_spi(Subclasses) open var sizesItself: Bool { false }

  /// Whether the view scrolls its content.
  var scrollsContent: Bool { false }

  /// The guide for the scrollable content; `nil` for views that do not scroll.
  package var scrolledContentGuide: UILayoutGuide? { nil }

  /// The guide for the visible part of the scrollable content; `nil` for views that do not scroll.
  package var scrollFrameGuide: UILayoutGuide? { nil }

  /// Whether the guide is one of these two. Asking makes neither.
  func isScrollGuide(_ guide: UILayoutGuide) -> Bool { false }

  /// Makes axes that scroll on the device always bounce: their content is inset by the safe area, and must stay so once
  /// all of it fits.
  package func keepScrollableAxes() {}

  /// The size at which all of the scrollable content is visible; `nil` if it already is, and for views that do not
  /// scroll.
  package func sizeForWholeContent() -> CGSize? { nil }

  /// The text that the view displays by itself, before truncation; `nil` for other views.
  package var displayedText: String? { displayedRuns.isEmpty ? nil : displayedRuns.map(\.text).joined() }

  /// The runs of the text that the view displays by itself, with their fonts; none for other views.
  @_spi(Subclasses) open var displayedRuns: [(text: String, font: UIFont)] { [] }

  /// Called when the window's width, by which variants of texts are chosen, may have changed; does nothing by default.
  func presentationRoomDidChange() {}

  /// Whether the view displays text that may wrap: stack views distribute width among such views.
  @_spi(Subclasses) open var mayWrapText: Bool { false }

  /// Whether `intrinsicContentSize`, which was `size` before the width was known, may differ at this width, read from
  /// `widthAskedAbout` or from the bounds.
  @_spi(Subclasses) open func needsMeasuring(atWidth width: CGFloat, first size: CGSize) -> Bool { true }

  /// Called by a subview when a property that affects its arrangement has changed: whether it is hidden, or whether
  /// its text wraps.
  package func arrangedSubviewDidChange(_ subview: UIView) {}

  /// Called by a subview when the size of its content has changed, or may have.
  @_spi(Subclasses) open func arrangedSubviewSizeDidChange(_ subview: UIView) {}

  /// The smallest size that satisfies the constraints in the view and is as close to `targetSize` as a priority of 50
  /// makes it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in the view and is as close to `targetSize` as the priorities make it.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Does nothing: the layout is the same each time.
  open func exerciseAmbiguityInLayout() {}
  /// Whether other frames would satisfy the view's constraints as well.
  open var hasAmbiguousLayout: Bool {
    isAmbiguous(self, .horizontal) || isAmbiguous(self, .vertical)
  }

  /// The active constraints that refer to the view's position or length along the axis, in the order they were added.
  ///
  /// Differs from UIKit: constraints of other views that affect it indirectly are not included.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(self, axis)
  }

  // MARK: Margins

  /// The effective margins: at least the ones that were set (8 points by default), extended by the safe area and,
  /// with `preservesSuperviewLayoutMargins`, by the superview's margins.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The effective margins by layout direction; setting them sets `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(isMirrored: isRightToLeft) }
    set { setMargins(.directional(newValue)) }
  }

  /// Whether the superview's margins apply to this view, too, where it overlaps them; `false` by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when the margins may have changed, before the next layout; the default implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// The insets of the view's part that bars and the device's edges cover.
  open var safeAreaInsets: UIEdgeInsets { safeArea }

  /// Called when `safeAreaInsets` have changed; the default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The safe area insets that the view passes on to its subviews.
  var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets }

  /// The safe area of a root view, which has no superview to inherit one from; `nil` if it has none.
  var rootSafeArea: UIEdgeInsets? { nil }

  // MARK: Environment

  package override var viewEnvironment: ViewEnvironment { windowReference?.view?.viewEnvironment ?? .current }
  /// The traits that the view has where none are set from the root down to it: in a window those of the environment.
  var environmentTraits: UITraitCollection { windowReference?.view?.environmentTraits ?? .current }

  override var treeRoot: UIView? {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  // MARK: Traits

  /// Traits that override the superview's for this view and its descendants.
  @exclusivity(unchecked) package final var overrideTraits: UITraitCollection? {
    didSet { overridesDidChange() }
  }

  /// The user interface style of the view and its descendants; `unspecified` inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overridesDidChange() } }
  }

  /// The limits of the text size, as traits; `nil` for none.
  @exclusivity(unchecked) final var limitingTraits: UITraitCollection? {
    didSet { if limitingTraits != oldValue { overridesDidChange() } }
  }

  /// The smallest text size of the view and its descendants; `nil` for no limit. Their traits have none below it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.minimum }
    set { contentSizeLimits.minimum = newValue }
  }
  /// The largest text size of the view and its descendants; `nil` for no limit. Their traits have none above it.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits.maximum }
    set { contentSizeLimits.maximum = newValue }
  }

  func overridesDidChange() {
    updateTraits()
  }

  /// Called after the view's traits have changed because of its own or its superviews' overrides, and all its
  /// descendants have been notified.
  func didUpdateTraits(from previous: UITraitCollection) {}

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called with the previous traits when the view's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether and how the view is mirrored in right-to-left interfaces; `unspecified` follows the traits. Subviews do
  /// not inherit it.
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { directionDidChange() }
  }

  /// The layout direction of the view, which follows from its traits and `semanticContentAttribute`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    derivedLayoutDirection
  }

  // MARK: Appearance

  /// The colour behind the content, which follows the view's traits; `nil` for none.
  open var backgroundColor: UIColor? {
    get { ownLayer.background }
    set {
      let old = ownLayer.background
      ownLayer.background = newValue
      ownProperties.insert(.backgroundColor)
      reportChange(of: "backgroundColor", from: old as Any)
    }
  }

  /// The colour of interactive elements: inherited from the superview unless set, at the root the app's
  /// (`UIColor.tintColor`). Grey while `tintAdjustmentMode` is `dimmed`.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      setTintColor(newValue)
      ownProperties.insert(.tintColor)
    }
  }

  /// Makes the view an appearance proxy, which has no values yet.
  func becomeProxy() { ownProperties = [] }

  /// Copies the proxy's values of the properties that were not set on the view itself.
  @_spi(Subclasses) open func takeOver(from proxy: UIView) {
    takeOver(.backgroundColor, \UIView.backgroundColor, from: proxy)
    takeOver(.tintColor, \UIView.tintColor, from: proxy)
  }

  /// Called when the view's tint colour or its mode, its own or an inherited one, has been set.
  open func tintColorDidChange() {}

  /// The opacity from 0 (not painted) to 1; the view and its subviews fade as a group.
  @exclusivity(unchecked) open var alpha: CGFloat = 1 {
    didSet {
      alpha = alpha.isNaN ? oldValue : min(max(alpha, 0), 1)
      reportChange(of: "alpha", from: oldValue)
    }
  }

  /// Whether the view and its descendants are left out of the picture. They are still laid out, but stack views omit
  /// a hidden view.
  @exclusivity(unchecked) open var isHidden = false {
    didSet {
      if isHidden != oldValue { parent?.arrangedSubviewDidChange(self) }
      reportChange(of: "hidden", from: oldValue)
    }
  }

  /// Whether content and subviews are clipped to the (rounded) edge.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// A promise that the view's content covers its bounds. Has no effect on drawing.
  open var isOpaque = true
  /// The scaling and position of content; image views use it. Differs from UIKit: content drawn by `draw(_:)` is
  /// redrawn instead of scaled.
  open var contentMode: ContentMode = .scaleToFill
  /// A number for the app's own use, 0 by default; `viewWithTag(_:)` finds it.
  open var tag = 0
  /// An identifier for tests. Differs from UIKit: recorded layouts use it as the view's name.
  @exclusivity(unchecked) open var accessibilityIdentifier: String?
  /// Stored; has no effect on a still picture: colours are never inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityValues.ignoresInvertColors = newValue }
  }

  /// Whether a long press shows the view in the large content viewer, at the accessibility categories; `false` by default,
  /// `true` for bar items. Like the following properties it is kept, and moves no pixel.
  open var showsLargeContentViewer: Bool {
    get { accessibility?.largeContent?.isShown ?? isBarItem }
    set { largeContent.isShown = newValue }
  }
  /// The text in the viewer; `nil` by default, and for bar items their title.
  open var largeContentTitle: String? {
    get { accessibility?.largeContent?.title ?? standardLargeContent.title }
    set { largeContent.title = newValue }
  }
  /// The image in the viewer; `nil` by default, and for bar items their image.
  open var largeContentImage: UIImage? {
    get { accessibility?.largeContent?.image ?? standardLargeContent.image }
    set { largeContent.image = newValue }
  }
  /// Whether the image is scaled to the viewer's size; `false` by default.
  open var scalesLargeContentImage: Bool {
    get { accessibility?.largeContent?.scalesImage ?? false }
    set { largeContent.scalesImage = newValue }
  }
  /// The insets of the image in the viewer, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { accessibility?.largeContent?.imageInsets ?? .zero }
    set { largeContent.imageInsets = newValue }
  }
  private var largeContent: LargeContentValues {
    get { accessibility?.largeContent ?? LargeContentValues() }
    set { accessibilityValues.largeContent = newValue }
  }

  /// Whether the view is a bar, whose content does not grow with the text.
  @_spi(Subclasses) open var isBar: Bool { false }
  /// Whether the view is an item in a bar, which does not grow with the text: the large content viewer shows it.
  @_spi(Subclasses) open var isBarItem: Bool { false }
  /// The title and the image that the view has for the large content viewer by itself.
  @_spi(Subclasses) open var standardLargeContent: (title: String?, image: UIImage?) { (nil, nil) }

  override var standardAccessibilityFrame: CGRect { convert(boundsStorage, to: nil) }
  @_spi(Subclasses) open override var accessibilityChildren: [UIResponder] { subviews }
  override var ownAccessibilityIdentifier: String? { accessibilityIdentifier }
  // VoiceOver passes over views below a very low alpha that is not known.
  override var accessibilityExtent: AccessibilityExtent {
    if isHidden || alpha == 0 { return .none }
    guard boundsStorage.size == .zero else { return .whole }
    return clipsToBounds ? .none : .contents
  }

  /// Adds the facts that only the class knows to those that the rules of Dynamic Type check.
  func addFacts(to facts: inout ViewFacts) {
    let runs = displayedRuns
    guard !runs.isEmpty else { return }
    facts.text = runs.map(\.text).joined()
    facts.fonts = runs.map { FontRun($0.text, $0.font) }
  }

  /// Whether the view is disabled together with its descendants.
  var disablesContent: Bool { false }

  /// Whether the view responds to taps: by default, if it has an enabled tap recognizer.
  var takesTaps: Bool { gestureRecognizers?.contains { $0.isEnabled && $0.findsTaps } ?? false }

  /// Whether the view is a touch target.
  package final var isTarget: Bool { isUserInteractionEnabled && takesTaps }

  /// Whether assistive technologies need a label for the view: it is a touch target or an accessibility element.
  @_spi(Subclasses) open var needsAccessibilityLabel: Bool { isTarget || isAccessibilityElement }

  // MARK: Touches

  /// Whether `hitTest(_:with:)` finds the view and its descendants; `true` by default, but `false` for labels and
  /// image views.
  open var isUserInteractionEnabled = true
  /// Stored; has no effect: there are no touches.
  open var isMultipleTouchEnabled: Bool {
    get { interaction?.isMultipleTouchEnabled ?? false }
    set { interactionValues.isMultipleTouchEnabled = newValue }
  }
  /// Stored; has no effect: there are no touches.
  open var isExclusiveTouch: Bool {
    get { interaction?.isExclusiveTouch ?? false }
    set { interactionValues.isExclusiveTouch = newValue }
  }

  /// The frontmost view in the tree that contains a point in this view's coordinate space; `nil` if there is none.
  ///
  /// Hidden views, nearly transparent ones (alpha below 0.01) and those without user interaction are skipped together
  /// with their descendants, and nothing outside a view's bounds is found.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, with: event) }

  /// Whether a point in the view's coordinate space is inside the view: by default, in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsStorage.contains(point) }

  /// The added recognizers, in the order they were added; `nil` if none was ever added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction?.gestureRecognizers }
    set { replaceGestureRecognizers(with: newValue) }
  }

  /// Adds a recognizer, after removing it from its current view. It recognizes nothing: there are no touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; does nothing if it is not one of the view's.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    release(gestureRecognizer)
  }

  /// Whether a gesture may begin; `true` by default. Never called automatically.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The added interactions, in the order they were added.
  open var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set { replaceInteractions(with: newValue) }
  }

  /// Adds an interaction and notifies it; nothing triggers it.
  open func addInteraction(_ interaction: any UIInteraction) {
    attach(interaction)
  }

  /// Removes an interaction from the view and notifies it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    release(interaction)
  }

  /// Makes the first responder resign if it is the view or one of its descendants.
  ///
  /// - Returns: whether neither is first responder now. Differs from UIKit: `force` has no effect on a responder that
  ///   refuses to resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInTree() }

  /// Whether the tint colour is dimmed: the first mode other than `automatic` of the view and the views around it, `normal`
  /// without one. Below alerts, popovers and sheets that dim it is `dimmed`, unless a view has its own.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintMode }
    set { setTintMode(newValue) }
  }
  /// The view by whose opacity this view is multiplied with all that it contains; its frame is in this view's coordinates.
  /// A mask that has a superview is removed from it. A mask that contains this view is a fault, and has no effect.
  open var mask: UIView? {
    get { ownLayer.effects?.maskView }
    set { ownLayer.setMask(newValue?.ownLayer, of: newValue) }
  }
  /// Stored; has no effect: there is no focus.
  open var focusGroupIdentifier: String? {
    get { interaction?.focusGroupIdentifier }
    set { interactionValues.focusGroupIdentifier = newValue }
  }
  /// Stored; has no effect: there is no focus.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { interaction?.focusGroupPriority ?? .ignored }
    set { interactionValues.focusGroupPriority = newValue }
  }
  /// The look of the view when it is focused. Stored; there is no focus.
  open var focusEffect: UIFocusEffect? {
    get { interaction?.focusEffect }
    set { interactionValues.focusEffect = newValue }
  }
  /// The corners of the view, of iOS 26. A layout sets the layer's radius from it.
  public final var cornerConfiguration: UICornerConfiguration {
    get { interaction?.cornerConfiguration ?? .corners(radius: 0) }
    set {
      interactionValues.cornerConfiguration = newValue
      applyCornerConfiguration()
    }
  }
  /// The look of the view below a pointer. Stored; there is none.
  public final var hoverStyle: UIHoverStyle? {
    get { interaction?.hoverStyle }
    set { interactionValues.hoverStyle = newValue }
  }
  /// Whether the view can become focused; `false` by default. There is no focus.
  open var canBecomeFocused: Bool { false }
  /// Does nothing: nothing is focused.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: nothing is focused.
  open func updateFocusIfNeeded() {}
  /// Whether the focus may move; never called automatically.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved; never called automatically.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// The focused parts of the view: the view itself.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
  /// An identifier for restoring the state of the app. Stored; no state is restored.
  open var restorationIdentifier: String? {
    get { interaction?.restorationIdentifier }
    set { interactionValues.restorationIdentifier = newValue }
  }
  /// Writes the view's state. Never called automatically.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads the view's state. Never called automatically.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The effects of moving the device. Stored; nothing moves.
  open var motionEffects: [UIMotionEffect] {
    get { interaction?.motionEffects ?? [] }
    set { interactionValues.motionEffects = newValue }
  }
  /// Adds an effect of moving the device; nothing moves.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect of moving the device.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// The shape with which the view collides in dynamic animations, which do not move it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The path with which the view collides in dynamic animations, which do not move it.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
  /// Always `false`: there is no focus.
  open var isFocused: Bool { false }
  /// Stored; has no effect on a still picture: drawing always starts with an empty context.
  open var clearsContextBeforeDrawing: Bool {
    get { interaction?.clearsContextBeforeDrawing ?? true }
    set { interactionValues.clearsContextBeforeDrawing = newValue }
  }
  /// The number of pixels per point; the traits' display scale by default. Stored; has no effect on a still picture,
  /// whose resolution is used for all drawing.
  open var contentScaleFactor: CGFloat {
    get { interaction?.contentScaleFactor ?? pixelsInPoint }
    set { interactionValues.contentScaleFactor = newValue }
  }

  /// Draws the view's content in its own coordinate space, under its traits. Drawing outside the bounds is clipped.
  ///
  /// Called with the view's bounds whenever the view is painted. The default implementation does nothing.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: views are redrawn whenever they are painted.
  open func setNeedsDisplay() {}
  /// Does nothing: views are redrawn whenever they are painted.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The view's own content, drawn over its background and under its subviews, in its own coordinate space.
  ///
  /// - Parameter pixels: the device's pixel grid in the view's own space.
  @_spi(Subclasses) open func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent { clippedDrawing(on: pixels) }

  /// The parts of the view's own content that are nodes of the layout, each before those in it; none by default. They are
  /// asked for after `recordedContent`.
  @_spi(Subclasses) open var contentParts: [ContentPart] { [] }

  /// Adds the attributes of the view's appearance; `content` is what is drawn of it.
  @_spi(Subclasses) open func addAppearance(to appearance: inout ViewAppearance, showing content: ViewContent) {
    addOwnAppearance(to: &appearance)
  }
}
