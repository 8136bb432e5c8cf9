public import Foundation

/// A view that displays a part of content larger than itself: the origin of its bounds is the position in the
/// content.
///
/// There is no dragging and no animation here, and no indicators are drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate, under a name that is the same in all subclasses: `delegate` is this property with the type of the
  /// subclass's delegate.
  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// What the `delegate` of a plain scroll view is. An app's override of `delegate` is rewritten into one of this property.
  open var scrollViewDelegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
  /// The part of the safe area that is added to the content insets.
  package final var safeAreaAdjustment = UIEdgeInsets.zero
  /// Whether bars lie over the view, so that the safe area at the top and bottom is added to the insets even if the content
  /// does not scroll.
  package final var liesUnderBars = false {
    didSet { if liesUnderBars != oldValue { updateSafeAreaAdjustment() } }
  }
  /// Called when the content's place in the view has changed, for the bars above and below it.
  package final var placeHandler: (@MainActor () -> Void)?
  final var storedContentSize = CGSize.zero
  /// The layout guides, created on first access.
  final var guides = ScrollGuides()
  /// The gesture recognizers, created on first access.
  private let recognizers = ScrollRecognizers()
  private var isUpdatingInsets = false
  /// The adjustment that was last taken back; `nil` once another one may be wanted.
  final var withdrawnAdjustment: WithdrawnAdjustment?
  /// The number of nested changes of the bounds or insets, each made in response to the one before.
  private var changeDepth = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIScrollView.self)
  }

  open override class var namedProperties: [NamedProperty] { super.namedProperties + scrollProperties(Self.self) }

  private class func scrollProperties<View: UIScrollView>(_: View.Type) -> [NamedProperty] {
    [
      NamedProperty("contentOffset", \View.contentOffset), NamedProperty("contentSize", \View.contentSize),
      NamedProperty("contentInset", \View.contentInset),
      NamedProperty("adjustedContentInset", \View.adjustedContentInset),
      NamedProperty("scrollEnabled", \View.isScrollEnabled), NamedProperty("pagingEnabled", \View.isPagingEnabled),
      NamedProperty("refreshControl", \View.refreshControl), NamedProperty("dragging", \View.isDragging),
      NamedProperty("tracking", \View.isTracking), NamedProperty("decelerating", \View.isDecelerating),
    ]
  }

  // MARK: Content

  /// The size of the content. Constraints to `contentLayoutGuide` determine it, as do those between the scroll view's
  /// edges or margins and its content.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The point in the content that is displayed at the top left corner. It may be outside the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the part of the content that is displayed, insets included: that of the bounds.
  open var visibleSize: CGSize { boundsStorage.size }

  /// Scrolls at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoved { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls just far enough to show the rectangle of the content, or its start if it does not fit.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Insets

  /// The insets around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        raiseFault(
          "CALayerInvalidGeometry", call: "\(type(of: self)).contentInset = \(contentInset)", reason: "it is not finite"
        )
        contentInset = oldValue
        return
      }
      if contentInset != oldValue { insetsDidChange(from: oldValue.sum(safeAreaAdjustment)) }
      reportChange(of: "contentInset", from: oldValue)
    }
  }

  /// The insets around the content, including the part of the safe area that is added to them, and a refreshing control's
  /// height.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset.sum(safeAreaAdjustment)
    insets.top += refreshInset
    return insets
  }

  /// The height of a control that refreshes the content; the offset stays when it changes.
  final var refreshInset: CGFloat = 0 {
    didSet {
      guard refreshInset != oldValue else { return }
      setNeedsLayout()
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The part of the safe area that is added to the insets; `automatic` by default: as `scrollableAxes`, but at
  /// the top and bottom always where the view is the content of a controller with bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateSafeAreaAdjustment() } }
  }

  /// Called after the insets have changed and before the delegate is notified; the default implementation does
  /// nothing.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSafeAreaAdjustment()
  }

  /// The safe area insets for the subviews, without those that the content insets already contain: they would be
  /// applied twice (WWDC 2018, session 235).
  override var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets.without(safeAreaAdjustment) }

  // MARK: Guides

  /// The guide of the content's rectangle, whose size is the content size if constraints determine it.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The guide of the visible rectangle, which does not move while the content scrolls.
  open var frameLayoutGuide: UILayoutGuide { guides.frame ?? makeFrameGuide() }

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = newValue.isFinite ? newValue.standardized.size : super.bounds.size
      changeBounds(to: CGRect(origin: super.bounds.origin, size: size)) { super.frame = newValue }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue.isFinite ? newValue.standardized : super.bounds) { super.bounds = newValue } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeRefreshControl()
    placeZoomedView()
    adoptContentGuide()
  }

  /// The size of the content with its insets. Lays out first: only the layout may determine the content size, which
  /// may grow as more content becomes visible.
  @_spi(Subclasses) open override func sizeOfScrolledContent() -> CGSize? {
    layoutIfNeeded()
    let insets = adjustedContentInset
    return CGSize(
      width: contentSize.width + insets.left + insets.right, height: contentSize.height + insets.top + insets.bottom)
  }

  override var scrollsContent: Bool { true }
  package override var scrolledContentGuide: UILayoutGuide? { contentLayoutGuide }
  package override var scrollFrameGuide: UILayoutGuide? { frameLayoutGuide }
  override func isScrollGuide(_ guide: UILayoutGuide) -> Bool { guide === guides.content || guide === guides.frame }

  package override func keepScrollableAxes() {
    if contentSize.width > bounds.size.width { alwaysBounceHorizontal = true }
    if contentSize.height > bounds.size.height { alwaysBounceVertical = true }
  }

  package override func sizeForWholeContent() -> CGSize? {
    layoutIfNeeded()
    let insets = adjustedContentInset
    let size = CGSize(
      width: max(bounds.size.width, contentSize.width + insets.left + insets.right),
      height: max(bounds.size.height, contentSize.height + insets.top + insets.bottom))
    return size == bounds.size ? nil : size
  }

  override func addFacts(to facts: inout ViewFacts) {
    super.addFacts(to: &facts)
    let (offset, insets) = (contentOffset, adjustedContentInset)
    facts.scrolledContent = CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: contentSize)
    facts.scrollsSideways = insets.left + contentSize.width + insets.right > bounds.width
  }

  /// Whether constraints can determine the content size.
  @_spi(Subclasses) open var followsConstraints: Bool { true }

  /// Called before the bounds change.
  ///
  /// - Returns: a closure to run after the change, before the delegate is notified.
  @_spi(Subclasses) open func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? { nil }

  // MARK: Zooming

  /// The smallest scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the view that the delegate names for zooming; 1 without one. Setting it keeps to the limits.
  open var zoomScale: CGFloat {
    get { zoomedView?.transform.a ?? 1 }
    set { zoom(to: newValue) }
  }
  /// Sets the scale, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Scales and scrolls so that a rectangle of the zoomed view fills the visible part, as far as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect) }
  /// Stored; has no effect: there are no touches.
  open var bouncesZoom = true
  /// Always `false`: there are no touches.
  open var isZooming: Bool { false }
  /// Always `false`: there are no touches.
  open var isZoomBouncing: Bool { false }
  /// The recognizer for presses of a remote control; there are none.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { recognizers.pan(of: self) }
  /// Whether a touch begins in the content; never called automatically.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether dragging takes a touch from the content: by default, unless it began in a control. Never called automatically.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.tracksTouches }
  /// Stored; has no effect: there is no keyboard.
  open var allowsKeyboardScrolling = true
  /// Stored; has no effect: there are no touches.
  open var bouncesHorizontally = true
  /// Stored; has no effect: there are no touches.
  open var bouncesVertically = true
  /// Stored; has no effect: there are no touches.
  open var transfersHorizontalScrollingToParent = true
  /// Stored; has no effect: there are no touches.
  open var transfersVerticalScrollingToParent = true
  /// Does nothing: nothing moves.
  open func stopScrollingAndZooming() {}

  // MARK: Behaviour stored, without effect

  /// Stored; has no effect: code can always scroll.
  open var isScrollEnabled = true
  /// Stored; has no effect: there is no dragging.
  open var isPagingEnabled = false
  /// Stored; has no effect: there is no dragging.
  open var isDirectionalLockEnabled = false
  /// Stored; has no effect: `contentOffset` can always be set beyond the content.
  open var bounces = true
  /// Whether content shorter than the view can scroll vertically; if so, the safe area is added to its insets, too.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateSafeAreaAdjustment() } }
  }
  /// Whether content narrower than the view can scroll horizontally; if so, the safe area is added to its insets,
  /// too.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateSafeAreaAdjustment() } }
  }
  /// Stored; has no effect: no indicators are drawn.
  open var showsVerticalScrollIndicator = true
  /// Stored; has no effect: no indicators are drawn.
  open var showsHorizontalScrollIndicator = true
  /// The control for refreshing the content, a subview above its start. It is invisible while idle.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshInset = refreshControl?.wantedInset ?? 0
    }
  }

  /// Stored; has no effect: no indicators are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Stored; has no effect: no indicators are drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Stored; has no effect: no indicators are drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators; the getter returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Stored; has no effect: no indicators are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The recognizer for dragging the content; there are no touches.
  open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan(of: self) }
  /// The recognizer for scaling the content; there are no touches.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { recognizers.pinch(of: self) }
  /// Stored; has no effect: there is no status bar to tap.
  open var scrollsToTop = true
  /// Stored; has no effect: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Stored; has no effect: nothing decelerates.
  open var decelerationRate = DecelerationRate.normal
  private lazy var edgeEffects = ScrollEdgeEffects()
  /// The effect at the top. Stored.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect at the left. Stored.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect at the bottom. Stored.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect at the right. Stored.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
  /// Stored; has no effect: there are no touches.
  open var delaysContentTouches = true
  /// Stored; has no effect: there are no touches.
  open var canCancelContentTouches = true
  /// Always `false`: there is no dragging.
  open var isDragging: Bool { false }
  /// Always `false`: there are no touches.
  open var isTracking: Bool { false }
  /// Always `false`: nothing decelerates.
  open var isDecelerating: Bool { false }
  /// Does nothing: no indicators are drawn.
  open func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Changes the bounds, and notifies subclasses and the delegate before and after.
  private final func changeBounds(to newBounds: CGRect, _ change: () -> Void) {
    answerable("bounds") {
      let old = boundsStorage
      let followUp = newBounds != old ? boundsWillChange(to: newBounds) : nil
      change()
      followUp?()
      if boundsStorage.size != old.size { sizeDidChange() }
      if boundsStorage.origin != old.origin {
        reportChange(of: "contentOffset", from: old.origin)
        didScroll()
      }
    }
  }

  /// The maximum number of nested changes, after which they are considered to be a feedback loop.
  private static let nestedChangeLimit = 32

  /// Makes a change that delegates, layouts and subclasses are notified of, and to which they may respond with
  /// another change.
  private final func answerable(_ property: String, _ change: () -> Void) {
    guard changeDepth < UIScrollView.nestedChangeLimit else {
      raiseFault(
        "UIScrollViewFeedbackLoop", call: "\(type(of: self)).\(property)",
        reason: "it was changed \(UIScrollView.nestedChangeLimit) times, each time in answer to its own change")
      return
    }
    changeDepth += 1
    change()
    changeDepth -= 1
  }

  private final func didScroll() {
    updateFrameGuide()
    placeHandler?()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private final func sizeDidChange() {
    updateSafeAreaAdjustment()
    clampOffset()
  }

  private final func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      raiseFault(
        "CALayerInvalidGeometry", call: "\(type(of: self)).contentSize = \(size)", reason: "it is not finite")
      return
    }
    guard size != storedContentSize else { return }
    let old = storedContentSize
    storedContentSize = size
    updateContentGuide()
    updateSafeAreaAdjustment()
    clampOffset()
    placeHandler?()
    reportChange(of: "contentSize", from: old)
  }

  // MARK: Insets

  /// Updates the part of the safe area that is added to the insets. Changes that this causes do not update it again,
  /// although they may make the content scrollable.
  final func updateSafeAreaAdjustment() {
    guard !isUpdatingInsets else { return }
    isUpdatingInsets = true
    defer { isUpdatingInsets = false }
    let adjustment = wantedSafeAreaAdjustment
    guard adjustment != safeAreaAdjustment else { return }
    noteWithdrawal(for: adjustment)
    let old = adjustedContentInset
    safeAreaAdjustment = adjustment
    insetsDidChange(from: old)
    for child in children {
      child.updateSafeArea()
      if child.margins.preservesSuperview { child.marginsDidChange() }
    }
  }

  private final func insetsDidChange(from old: UIEdgeInsets) {
    answerable("contentInset") {
      keepAtStart(from: old)
      clampOffset()
      setNeedsLayout()
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }
}
