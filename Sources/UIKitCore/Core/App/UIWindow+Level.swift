public import Foundation

extension UIWindow {
  /// The level of a window above others. Has no effect: windows are rendered one by one.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// The level that is so much above another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }

    /// The level that is so much below another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }

    /// Raises a level.
    public static func += (level: inout Level, distance: CGFloat) {
      level = level + distance
    }

    /// Lowers a level.
    public static func -= (level: inout Level, distance: CGFloat) {
      level = level - distance
    }
  }
}

extension UIWindow {
  /// A window was shown. Never posted automatically; tests may post it.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// A window was hidden. Never posted automatically; tests may post it.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// A window has become the key window. Never posted automatically; tests may post it.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// A window is no longer the key window. Never posted automatically; tests may post it.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
