public import Foundation
import UIKitControls
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The bar above a navigation controller's content: a title between items, a back button, and below these a large title
/// and a search bar.
///
/// The look is that of iOS 13 to 18. No text in it grows with the content size category. Differs from UIKit: what a picture
/// does not show is `BarMetrics`' estimate, and nothing is animated.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  final let parts = NavigationBarParts()
  final var settings = NavigationBarSettings() {
    didSet { contentDidChange() }
  }
  /// The controller's values for the bar.
  final var place = NavigationBarPlace() {
    didSet { if place != oldValue { setNeedsLayout() } }
  }
  /// Called when the bar's height may have changed.
  final var heightHandler: (@MainActor () -> Void)?
  /// Pops the displayed item.
  final var backHandler: (@MainActor () -> Void)?
  private let plainAppearance = UINavigationBarAppearance()

  // MARK: Style

  /// Whether titles are large; `false` by default.
  open var prefersLargeTitles: Bool {
    get { settings.prefersLargeTitles.value ?? false }
    set { settings.prefersLargeTitles.own = newValue }
  }
  /// Whether the bar is translucent; `true` by default. Content begins below a bar that is not.
  open var isTranslucent: Bool {
    get { settings.isTranslucent.value ?? true }
    set { settings.isTranslucent.own = newValue }
  }
  /// The style of the bar.
  open var barStyle: UIBarStyle {
    get { settings.barStyle.value ?? .default }
    set { settings.barStyle.own = newValue }
  }
  /// The background colour of the standard appearance; the style's if `nil`.
  open var barTintColor: UIColor? {
    get { settings.barTintColor.value }
    set { settings.barTintColor.own = newValue }
  }
  /// The text attributes of the title, over the appearance's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { settings.titleTextAttributes.value }
    set { settings.titleTextAttributes.own = newValue }
  }
  /// The text attributes of the large title, over the appearance's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { settings.largeTitleTextAttributes.value }
    set { settings.largeTitleTextAttributes.own = newValue }
  }
  /// The image of the bar's shadow, shown with a background image; an empty one removes the line.
  open var shadowImage: UIImage? {
    get { settings.shadowImage.value }
    set { settings.shadowImage.own = newValue }
  }
  /// The image of back buttons; the system's if `nil`.
  open var backIndicatorImage: UIImage? {
    get { settings.backIndicatorImage.value }
    set { settings.backIndicatorImage.own = newValue }
  }
  /// The mask for titles that move under the back button's image during a transition. Stored; nothing is animated.
  open var backIndicatorTransitionMaskImage: UIImage?

  // MARK: Appearances

  /// The appearance in the standard state.
  open var standardAppearance: UINavigationBarAppearance {
    get { settings.standard.value ?? plainAppearance }
    set { settings.standard.own = newValue }
  }
  /// The appearance at compact height; `standardAppearance` if `nil`.
  open var compactAppearance: UINavigationBarAppearance? {
    get { settings.compact.value }
    set { settings.compact.own = newValue }
  }
  /// The appearance while content is scrolled to its start, in a navigation controller; the standard one without a
  /// background if `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { settings.scrollEdge.value }
    set { settings.scrollEdge.own = newValue }
  }
  /// The appearance at compact height while content is scrolled to its start; `scrollEdgeAppearance` if `nil`.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { settings.compactScrollEdge.value }
    set { settings.compactScrollEdge.own = newValue }
  }

  /// The standard appearance with the older properties.
  final var effectiveStandard: UINavigationBarAppearance {
    settings.standardAppearance(like: plainAppearance, isLow: traitCollection.verticalSizeClass == .compact)
  }

  /// Sets the background image of the standard appearance for bar metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    settings.backgroundImages[barMetrics, default: .init()].own = backgroundImage
  }

  /// The background image for bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { settings.backgroundImages[barMetrics]?.value }

  @_spi(Subclasses) open override func takeOver(from proxy: UIView) {
    super.takeOver(from: proxy)
    guard let proxy = proxy as? UINavigationBar else { return }
    settings.takeOver(from: proxy.settings)
  }

  // MARK: Items

  /// The stack of items, of which the last is displayed.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.changeHandler = nil }
      for item in items ?? [] { item.changeHandler = { [weak self] in self?.contentDidChange() } }
      contentDidChange()
    }
  }
  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The delegate. A weak reference.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Pushes an item, without animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Pops the last item, without animation.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// The place of the bar, as the delegate says; in a navigation controller, at the top of the screen.
  open var barPosition: UIBarPosition {
    place.isInController ? .topAttached : delegate?.position(for: self) ?? .any
  }

  // MARK: Accessibility

  /// The parts in the order in which they are read, unless the app sets others: the prompt, the row with the title from its
  /// leading edge on, the large title and the search bar.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? withOthers(after: parts.inReadingOrder) }
    set { super.accessibilityElements = newValue }
  }

  // MARK: Layout

  @_spi(Subclasses) open override var isBar: Bool { true }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wholeHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Lays the bar out again, and asks whoever placed it for a height.
  final func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    heightHandler?()
  }
}

/// The delegate of a navigation bar. It is asked for its position; nothing is touched.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item should be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Whether an item should be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
