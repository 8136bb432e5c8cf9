@_exported public import UIKit
public import UIKitValues

/// The result of a widget's update.
public enum NCUpdateResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// The height of a widget.
public enum NCWidgetDisplayMode: Int, Sendable {
  case compact = 0
  case expanded = 1
}

/// The controller of a widget in the Today view of systems before iOS 18. Nothing calls it.
@preconcurrency @MainActor
public protocol NCWidgetProviding: NSObjectProtocol {
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
}

/// Tells whether a widget has something to show. Nothing hears it.
open class NCWidgetController: NSObject {
  open class func widgetController() -> Self { make() }
  open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}

  public required override init() { super.init() }
  private class func make() -> Self { self.init() }
}

extension NSExtensionContext {
  /// The mode that was set last, or `compact`. It is not kept.
  public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }

  public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }

  /// The width of the main screen without margins of 8 points, and the height of a compact widget, 110 points.
  @preconcurrency @MainActor public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize {
    CGSize(width: UIScreen.main.bounds.width - 16, height: displayMode == .compact ? 110 : UIScreen.main.bounds.height)
  }
}
