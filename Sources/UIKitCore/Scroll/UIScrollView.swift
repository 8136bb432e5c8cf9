public import Foundation

/// A view that shows a part of content larger than itself: its bounds' origin is the place in the content.
///
/// Nothing is dragged or animated on Linux, and no indicators are drawn.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// What is told of scrolling, by a name that every subclass has: `delegate` stands for it, with the type that fits.
  public final weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// What the content insets keep clear of the safe area.
  package final var safeAreaAdjustment = UIEdgeInsets.zero
  final var storedContentSize = CGSize.zero
  /// The guides, made when they are first asked for.
  final var guides = ScrollGuides()
  /// Made when they are first asked for.
  private let recognizers = ScrollRecognizers()
  private var areInsetsUpdating = false
  /// How many changes of bounds or insets are under way, each in answer to the one before.
  private var changeDepth = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Content

  /// The size of what is scrolled; constraints to `contentLayoutGuide` set it, and those between the edges or margins of
  /// the scroll view and what is in it.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The place in the content that is shown at the top left corner. It may lie outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls at once, animated or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMoved = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMoved { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls as little as it takes to show the rectangle of the content, or as much of it as there is room for.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: Insets

  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        UIKitFaults.raise(
          "CALayerInvalidGeometry", call: "\(type(of: self)).contentInset = \(contentInset)", reason: "it is not finite"
        )
        contentInset = oldValue
        return
      }
      if contentInset != oldValue { insetsDidChange(from: oldValue.sum(safeAreaAdjustment)) }
    }
  }

  /// The room around the content, with what is kept clear of the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset.sum(safeAreaAdjustment) }

  /// How much of the safe area is kept clear; `automatic` at first, which means `scrollableAxes` here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateSafeAreaAdjustment() } }
  }

  /// Called after the insets have changed and before the delegate hears of it; does nothing by itself.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSafeAreaAdjustment()
  }

  /// Edges at which the content insets keep clear of the safe area have none for what scrolls: it would count twice
  /// (WWDC 2018, session 235).
  override var propagatedSafeAreaInsets: UIEdgeInsets { safeAreaInsets.without(safeAreaAdjustment) }

  // MARK: Guides

  /// The content's rectangle: its size is the content size if constraints are about it.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The rectangle that is shown, which stays where it is while the content scrolls.
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
    adoptContentGuide()
  }

  /// The content may be known to the layout alone, and may grow once more of it is in sight.
  @_spi(Subclasses) open override func sizeOfScrolledContent() -> CGSize? {
    layoutIfNeeded()
    let insets = adjustedContentInset
    return CGSize(
      width: contentSize.width + insets.left + insets.right, height: contentSize.height + insets.top + insets.bottom)
  }

  /// Whether constraints decide on the content size.
  @_spi(Subclasses) open var followsConstraints: Bool { true }

  /// Called before the bounds become these.
  ///
  /// - Returns: what is to be done once they have, before delegates hear of it.
  @_spi(Subclasses) open func boundsWillChange(to newBounds: CGRect) -> (() -> Void)? { nil }

  // MARK: Behaviour kept, without effect

  /// Kept, without effect: code scrolls either way.
  open var isScrollEnabled = true
  /// Kept, without effect: nothing is dragged.
  open var isPagingEnabled = false
  /// Kept, without effect: nothing is dragged.
  open var isDirectionalLockEnabled = false
  /// Kept, without effect: `contentOffset` may be set beyond the content either way.
  open var bounces = true
  /// Lets content scroll that is shorter than the view: the safe area is kept clear then, too.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { updateSafeAreaAdjustment() } }
  }
  /// Lets content scroll that is narrower than the view: the safe area is kept clear at its sides then, too.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { updateSafeAreaAdjustment() } }
  }
  /// Kept, without effect: no indicators are drawn.
  open var showsVerticalScrollIndicator = true
  /// Kept, without effect: no indicators are drawn.
  open var showsHorizontalScrollIndicator = true
  /// What content is pulled down for. Kept: at rest nothing is seen of it.
  open var refreshControl: UIRefreshControl?
  /// Kept, without effect: no indicators are drawn.
  open var indicatorStyle = IndicatorStyle.default
  /// Kept, without effect: no indicators are drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Kept, without effect: no indicators are drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators; reading gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Kept, without effect: no indicators are drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// What content is dragged by; nothing touches.
  open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan(of: self) }
  /// What content is scaled by; nothing touches.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { recognizers.pinch(of: self) }
  /// Kept, without effect: there is no status bar to tap.
  open var scrollsToTop = true
  /// Kept, without effect: there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Kept, without effect: nothing decelerates.
  open var decelerationRate = DecelerationRate.normal
  /// Kept, without effect: nothing is touched.
  open var delaysContentTouches = true
  /// Kept, without effect: nothing is touched.
  open var canCancelContentTouches = true
  /// Always false: nothing is dragged.
  open var isDragging: Bool { false }
  /// Always false: nothing is touched.
  open var isTracking: Bool { false }
  /// Always false: nothing decelerates.
  open var isDecelerating: Bool { false }
  /// Does nothing: no indicators are drawn.
  open func flashScrollIndicators() {}
}

extension UIScrollView {
  /// Changes the bounds, and tells of it before and after.
  private final func changeBounds(to newBounds: CGRect, _ change: () -> Void) {
    answerable("bounds") {
      let old = boundsStorage
      let followUp = newBounds != old ? boundsWillChange(to: newBounds) : nil
      change()
      followUp?()
      if boundsStorage.size != old.size { sizeDidChange() }
      if boundsStorage.origin != old.origin { didScroll() }
    }
  }

  /// How many times in a row a change may be answered by another before they are taken to be going on for ever.
  private static let answerLimit = 32

  /// Makes a change that delegates, layouts and subclasses hear of, and may answer by another.
  private final func answerable(_ property: String, _ change: () -> Void) {
    guard changeDepth < UIScrollView.answerLimit else {
      UIKitFaults.raise(
        "UIScrollViewFeedbackLoop", call: "\(type(of: self)).\(property)",
        reason: "it was changed \(UIScrollView.answerLimit) times, each time in answer to its own change")
      return
    }
    changeDepth += 1
    change()
    changeDepth -= 1
  }

  private final func didScroll() {
    updateFrameGuide()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  private final func sizeDidChange() {
    updateSafeAreaAdjustment()
    clampOffset()
  }

  private final func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      UIKitFaults.raise(
        "CALayerInvalidGeometry", call: "\(type(of: self)).contentSize = \(size)", reason: "it is not finite")
      return
    }
    guard size != storedContentSize else { return }
    storedContentSize = size
    updateContentGuide()
    updateSafeAreaAdjustment()
    clampOffset()
  }

  // MARK: Insets

  /// Works out what of the safe area the insets are to keep clear. Once more, as that may let the content scroll.
  final func updateSafeAreaAdjustment() {
    guard !areInsetsUpdating else { return }
    areInsetsUpdating = true
    defer { areInsetsUpdating = false }
    let adjustment = wantedSafeAreaAdjustment
    guard adjustment != safeAreaAdjustment else { return }
    let old = adjustedContentInset
    safeAreaAdjustment = adjustment
    insetsDidChange(from: old)
    for child in children { child.updateSafeArea() }
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
