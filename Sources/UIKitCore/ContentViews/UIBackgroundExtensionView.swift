import Foundation

/// A view that continues its content under bars and beside it, of iOS 26. Differs from UIKit: the content is in the safe
/// area, and nothing is beside it.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content.
  open var contentView: UIView? {
    didSet {
      if contentView !== oldValue {
        oldValue?.removeFromSuperview()
        if let contentView { addSubview(contentView) }
      }
    }
  }
  /// Whether the view places its content; `true` by default.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
