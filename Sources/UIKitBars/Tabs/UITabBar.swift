public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// The bar of tabs below the content. Its settings are stored, and it has a bar's height. It is not drawn: a scene
/// that would show it fails.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The height in points, without the safe area (Human Interface Guidelines).
  private let height: CGFloat = 49

  /// The items from the leading to the trailing edge.
  open var items: [UITabBarItem]?
  /// The selected item. A weak reference.
  open weak var selectedItem: UITabBarItem?
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UITabBarDelegate)?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background colour; the style's if `nil`.
  open var barTintColor: UIColor?
  /// The colour of items that are not selected; grey if `nil`.
  open var unselectedItemTintColor: UIColor?
  /// The background image.
  open var backgroundImage: UIImage?
  /// The image of the bar's shadow.
  open var shadowImage: UIImage?
  /// The appearance in the standard state.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while content is scrolled to its end; `standardAppearance` without a background if `nil`.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the items, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    reportUnsupported("UITabBar", instead: "Hide it, or show the content above it by itself.")
    return super.recordedContent(on: pixels)
  }
}

/// The delegate of a tab bar. It is never called automatically.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
