public import Foundation
@_spi(Subclasses) public import UIKitValues

/// The bar over a navigation controller's content. Its settings are kept, and it has a bar's height; it is not drawn: a scene that would show it fails.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Its height in points, on phones held upright and on tablets (Human Interface Guidelines).
  private let height: CGFloat = 44

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether it lets what is below shine through.
  open var isTranslucent = true
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// The colour behind it; nil: the style's.
  open var barTintColor: UIColor?
  /// The attributes of its title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of its large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of its edge.
  open var shadowImage: UIImage?
  /// The picture of back buttons; nil: the system's.
  open var backIndicatorImage: UIImage?
  /// What of that picture titles are seen through; nil: the system's.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// How it looks as a rule.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks where it is low; nil: as `standardAppearance`.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks over content that is at its start; nil: as the standard one, without what lies behind.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The same where it is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The items it has, the last of which it shows.
  open var items: [UINavigationItem]?
  /// The item it shows.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Who is told of items; nobody is, by itself.
  open weak var delegate: (any UINavigationBarDelegate)?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Adds an item, which it shows, at once.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Takes the last item away, at once.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// Sets the items, at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    self.items = items
  }

  /// Sets the picture behind it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The picture behind it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    UIKitFaults.unsupported("UINavigationBar", instead: "Hide it, or show what is below it by itself.")
    return super.recordedContent(on: pixels)
  }
}

/// Who is told of a navigation bar's items. Nothing tells by itself.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Whether an item may be added.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Whether an item may be taken away.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// How a bar looks; raw values are UIKit's.
public enum UIBarStyle: Int, Sendable, CaseIterable {
  /// Dark text on a light bar, by the interface's style.
  case `default` = 0
  /// Light text on a dark bar.
  case black = 1
}

/// How high a bar is; raw values are UIKit's.
public enum UIBarMetrics: Int, Sendable, CaseIterable {
  /// As on phones held upright.
  case `default` = 0
  /// As on phones on their side.
  case compact = 1
  /// As on phones held upright, with a line over it.
  case defaultPrompt = 101
  /// As on phones on their side, with a line over it.
  case compactPrompt = 102
}
