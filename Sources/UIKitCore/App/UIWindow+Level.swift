public import Foundation

extension UIWindow {
  /// Which windows are over which. Windows are rendered one by one.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// A level of a number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// That of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow {
  /// Posted when a window is shown. Never by itself: tests may post it.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is hidden. Never by itself: tests may post it.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window. Never by itself: tests may post it.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window has ceased to be the key window. Never by itself: tests may post it.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
