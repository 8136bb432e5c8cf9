public import Foundation
import UIKitControls
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A bar of buttons below the content, or above the keyboard.
///
/// The look is that of iOS 13 to 18. No text in it grows with the content size category.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private let background = BarBackgroundView(contentAt: .top)
  private let views = BarItemViews(isInToolbar: true)
  private let plainAppearance = UIToolbarAppearance()
  private final var settings = ToolbarSettings() {
    didSet { setNeedsLayout() }
  }
  /// The controller's values for the toolbar.
  final var place = ToolbarPlace() {
    didSet { if place != oldValue { setNeedsLayout() } }
  }

  // MARK: Items

  /// The items from the leading to the trailing edge.
  open var items: [UIBarButtonItem]? {
    didSet { if items != oldValue { setNeedsLayout() } }
  }
  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }
  /// The delegate, which is asked for the bar's position. A weak reference.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The place of the bar, as the delegate says; `bottom` without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  // MARK: Style

  /// The style of the bar.
  open var barStyle: UIBarStyle {
    get { settings.barStyle.value ?? .default }
    set { settings.barStyle.own = newValue }
  }
  /// Whether the bar is translucent; `true` by default. Content ends above a bar that is not.
  open var isTranslucent: Bool {
    get { settings.isTranslucent.value ?? true }
    set { settings.isTranslucent.own = newValue }
  }
  /// The background colour of the standard appearance; the style's if `nil`.
  open var barTintColor: UIColor? {
    get { settings.barTintColor.value }
    set { settings.barTintColor.own = newValue }
  }
  /// The appearance in the standard state.
  open var standardAppearance: UIToolbarAppearance {
    get { settings.standard.value ?? plainAppearance }
    set { settings.standard.own = newValue }
  }
  /// The appearance at compact height; `standardAppearance` if `nil`.
  open var compactAppearance: UIToolbarAppearance? {
    get { settings.compact.value }
    set { settings.compact.own = newValue }
  }
  /// The appearance while content is scrolled to its end, in a navigation controller; the standard one without a background
  /// if `nil`.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { settings.scrollEdge.value }
    set { settings.scrollEdge.own = newValue }
  }
  /// The appearance at compact height while content is scrolled to its end; `scrollEdgeAppearance` if `nil`.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { settings.compactScrollEdge.value }
    set { settings.compactScrollEdge.own = newValue }
  }

  /// Sets the background image of the standard appearance for a position and bar metrics. The position does not matter.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    settings.backgroundImages[barMetrics, default: .init()].own = backgroundImage
  }

  /// The background image for a position and bar metrics.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings.backgroundImages[barMetrics]?.value
  }

  /// Sets the image of the bar's shadow, shown with a background image; an empty one removes the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    settings.shadowImage.own = shadowImage
  }

  /// The image of the bar's shadow.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { settings.shadowImage.value }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UIToolbar else { return }
    settings.takeOver(from: proxy.settings)
  }

  // MARK: Accessibility

  /// The parts in the order in which they are read, unless the app sets others: the items from the leading edge on.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? withOthers(after: views.shownViews) }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Layout

  @_spi(Subclasses) open override var isBar: Bool { true }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  private func height(width: CGFloat) -> CGFloat {
    BarMetrics.toolbarHeight(BarSurroundings(traitCollection), width: width)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (appearance, isBare) = look
    if background.superview !== self { insertSubview(background, at: 0) }
    background.overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + place.overhang)
    background.show(appearance, isBare: isBare)
    layOutItems(appearance)
  }

  private func layOutItems(_ appearance: UIToolbarAppearance) {
    views.show(
      items ?? [], in: self, { $0 == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance },
      isLow: traitCollection.verticalSizeClass == .compact, changed: { [weak self] in self?.setNeedsLayout() })
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let start = BarMetrics.margin(width: bounds.width, safeArea: isRightToLeft ? right : left)
    let end = bounds.width - BarMetrics.margin(width: bounds.width, safeArea: isRightToLeft ? left : right)
    let row = BarItemRow(views.sizes(height: bounds.height), from: start, to: end)
    views.place(row.spans, y: 0, height: bounds.height, grid: traitCollection.pixelGrid) { rect in
      isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
  }

  /// The appearance that applies, and whether its background is left out.
  private var look: (UIToolbarAppearance, Bool) {
    let isLow = traitCollection.verticalSizeClass == .compact
    let standard = settings.standardAppearance(like: plainAppearance, isLow: isLow)
    let shown = isLow ? compactAppearance ?? standard : standard
    guard place.isInController, place.isAtEdge else { return (shown, false) }
    if let edge = isLow ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance {
      return (edge, false)
    }
    return (shown, true)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The delegate of a toolbar. It is asked for the position alone.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
