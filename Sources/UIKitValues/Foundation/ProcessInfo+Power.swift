public import Foundation

extension ProcessInfo {
  /// Whether the device saves energy; it does not.
  public var isLowPowerModeEnabled: Bool { false }
}

extension NSNotification.Name {
  /// The device has begun or ended to save energy. Never posted automatically; tests may post it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
