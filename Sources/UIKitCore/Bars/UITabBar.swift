public import Foundation
@_spi(Subclasses) public import UIKitValues

/// The bar of tabs below the content. Its settings are kept, and it has a bar's height; it is not drawn: a scene that would show it fails.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Its height in points, without the safe area (Human Interface Guidelines).
  private let height: CGFloat = 49

  /// The tabs, from the start on.
  open var items: [UITabBarItem]?
  /// The chosen tab.
  open weak var selectedItem: UITabBarItem?
  /// Who is told which tab is chosen; nobody is, by itself.
  open weak var delegate: (any UITabBarDelegate)?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether it lets what is below shine through.
  open var isTranslucent = true
  /// The colour behind it; nil: the style's.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; nil: grey.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind it.
  open var backgroundImage: UIImage?
  /// The picture of its edge.
  open var shadowImage: UIImage?
  /// How it looks as a rule.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks over content that is at its end; nil: as the standard one, without what lies behind.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Sets the tabs, at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    UIKitFaults.unsupported("UITabBar", instead: "Hide it, or show what is over it by itself.")
    return super.recordedContent(on: pixels)
  }
}

/// Who is told which tab is chosen. Nothing tells by itself.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
