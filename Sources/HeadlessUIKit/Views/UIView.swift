package import Drawing
public import Foundation

/// A rectangle of an interface: it has a place in a hierarchy, lays out its subviews, and is painted.
///
/// Geometry is in points, y downwards; a view's origin lies in its superview's space. Frames set by code stay as given.
/// Members a subclass may override are in the class body, where Swift on Linux can dispatch to them.
@preconcurrency @MainActor
open class UIView: NSObject {
  // Read by `deinit`, which no actor isolates: by then nothing else refers to the view.
  nonisolated(unsafe) final var children: [UIView] = []
  final weak var parent: UIView?
  final var origin = CGPoint.zero
  final var boundsStorage = CGRect.zero
  final var needsLayout = true
  /// The traits set from the root down to the view, merged; `nil` if there are none.
  final var mergedOverrides: UITraitCollection?

  public final let layer = CALayer()

  public init(frame: CGRect) {
    super.init()
    layer.view = self
    self.frame = frame
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  // Not an override: `NSObject.init()` belongs to no actor. The parameter keeps the two apart, and calls as `UIView()`.
  public convenience init(__empty: Void = ()) {
    self.init(frame: .zero)
  }

  deinit {
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

  /// The middle of the frame, in the superview's space.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + boundsStorage.size.width / 2, y: origin.y + boundsStorage.size.height / 2) }
    set { setCenter(newValue) }
  }

  /// How the frame follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews' frames follow this view's size, by their masks.
  open var autoresizesSubviews = true

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  /// From the back to the front.
  open var subviews: [UIView] { children }

  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Inserts behind the subview now at `index`; an index outside of the subviews counts as the nearest inside.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  open func removeFromSuperview() {
    detach()
  }

  open func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: children.count - 1)
  }

  open func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  open func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    guard children.indices.contains(index), children.indices.contains(otherIndex) else { return }
    children.swapAt(index, otherIndex)
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  // MARK: Layout

  public static let noIntrinsicMetric: CGFloat = -1

  /// The size the content asks for, `noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Lets the superview lay out again, as the content has another size.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
  }

  /// The size that suits the view best in the space of `size`: by default the one it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    boundsStorage.size
  }

  /// Gives the view the size that suits it best; its origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Places the subviews. Called by the layout pass, with the view's traits as the current ones.
  open func layoutSubviews() {}

  open func setNeedsLayout() {
    needsLayout = true
  }

  /// Lays out every view of the tree that needs it, superviews first.
  open func layoutIfNeeded() {
    layOutTree()
  }

  // MARK: Traits

  /// Traits set for this view and what is in it, over those of its superview.
  package final var overrideTraits: UITraitCollection? {
    didSet { updateTraits() }
  }

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when traits of the view have changed, with those it had before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { setNeedsLayout() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = traitCollection.layoutDirection
    return UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { layer.background }
    set { layer.background = newValue }
  }

  /// From 0 (not painted) to 1; the view and its subviews fade as one picture.
  open var alpha: CGFloat = 1 {
    didSet { alpha = alpha.isNaN ? oldValue : min(max(alpha, 0), 1) }
  }

  open var isHidden = false

  /// Whether content and subviews are cut off at the (rounded) edge.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A promise that the view covers its bounds. Nothing is drawn otherwise for it.
  open var isOpaque = true
  open var contentMode: ContentMode = .scaleToFill
  open var tag = 0
  open var accessibilityIdentifier: String?

  /// Draws the view's content, in its own space, under its traits. What is drawn outside of the bounds is not seen.
  ///
  /// Called each time the view is painted, with all of its bounds. Nothing by default.
  open func draw(_ rect: CGRect) {}

  /// Nothing: views are drawn anew whenever they are painted.
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Appends what the view itself paints over its background, under its subviews.
  ///
  /// - Parameter origin: the top left corner of the bounds, in the root view's space.
  package func recordContent(into commands: inout [DrawCommand], origin: CGPoint) {
    // A view of the class itself draws nothing; most views are.
    guard type(of: self) != UIView.self, bounds.size.width > 0, bounds.size.height > 0 else { return }
    let drawing = recordDrawing(origin: origin)
    guard !drawing.isEmpty else { return }
    commands += [.beginClip(Shape(rect: CGRect(origin: origin, size: bounds.size)))] + drawing + [.endClip]
  }

  /// Adds what the view's content is laid out as: its lines of text, its findings.
  ///
  /// The node's frame is in the root view's space.
  package func describeContent(into node: inout ViewNode) {}
}

extension UIView {
  /// Releases views and everything in them one after another: a tree may be deeper than the stack.
  private nonisolated static func release(_ views: inout [UIView]) {
    var pending = views
    views = []
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      pending += view.children
      view.children = []
    }
  }
}
