public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// The bar above a navigation controller's content. Its settings are stored, and it has a bar's height. It is not
/// drawn: a scene that would show it fails.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The height in points, on phones in portrait orientation and on tablets (Human Interface Guidelines).
  private let height: CGFloat = 44

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The background colour; the style's if `nil`.
  open var barTintColor: UIColor?
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?
  /// The image of back buttons; the system's if `nil`.
  open var backIndicatorImage: UIImage?
  /// The mask for titles that move under the back button's image during a transition; the system's if `nil`.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance in the standard state.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance at compact height; `standardAppearance` if `nil`.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while content is scrolled to its start; `standardAppearance` without a background if `nil`.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance at compact height while content is scrolled to its start.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The stack of items, of which the last is displayed.
  open var items: [UINavigationItem]?
  /// The displayed item.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UINavigationBarDelegate)?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

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

  /// Sets the background image for bar metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The background image for bar metrics.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    reportUnsupported("UINavigationBar", instead: "Hide it, or show the content below it by itself.")
    return super.recordedContent(on: pixels)
  }
}

/// The delegate of a navigation bar. It is never called automatically.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item should be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Whether an item should be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}
