public import Foundation
@_spi(Subclasses) public import UIKitCore
@_spi(Subclasses) public import UIKitValues

/// A bar of buttons below the content. Its settings are stored, and it has a bar's height. It is not drawn: a scene
/// that would show it fails.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The height in points, on phones in portrait orientation and on tablets (Human Interface Guidelines).
  private let height: CGFloat = 44

  /// The items from the leading to the trailing edge.
  open var items: [UIBarButtonItem]?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background colour; the style's if `nil`.
  open var barTintColor: UIColor?
  /// The appearance in the standard state.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance at compact height; `standardAppearance` if `nil`.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance while content is scrolled to its end; `standardAppearance` without a background if `nil`.
  open var scrollEdgeAppearance: UIToolbarAppearance?

  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  @_spi(Subclasses) open override func recordedContent(on pixels: OffsetPixelGrid) -> ViewContent {
    reportUnsupported("UIToolbar", instead: "Hide it, or show the content above it by itself.")
    return super.recordedContent(on: pixels)
  }
}
