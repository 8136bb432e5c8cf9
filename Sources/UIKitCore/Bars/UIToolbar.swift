public import Foundation
@_spi(Subclasses) public import UIKitValues

/// A bar of buttons below the content. Its settings are kept, and it has a bar's height; it is not drawn: a scene that would show it fails.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// Its height in points, on phones held upright and on tablets (Human Interface Guidelines).
  private let height: CGFloat = 44

  /// The buttons, from the start on.
  open var items: [UIBarButtonItem]?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether it lets what is below shine through.
  open var isTranslucent = true
  /// The colour behind it; nil: the style's.
  open var barTintColor: UIColor?
  /// How it looks as a rule.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks where it is low; nil: as `standardAppearance`.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks over content that is at its end; nil: as the standard one, without what lies behind.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: PlacedPixelGrid) -> ViewContent {
    UIKitFaults.unsupported("UIToolbar", instead: "Hide it, or show what is over it by itself.")
    return super.recordedContent(on: pixels)
  }
}
