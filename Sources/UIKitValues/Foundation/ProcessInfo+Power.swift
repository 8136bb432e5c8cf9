public import Foundation

extension ProcessInfo {
  /// Whether the device saves energy; it does not.
  public var isLowPowerModeEnabled: Bool { false }
  /// The device's thermal state: always nominal.
  public var thermalState: ThermalState { .nominal }
  /// Whether the app runs on a Mac; `false`.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the app is made for a Mac; `false`.
  public var isMacCatalystApp: Bool { false }

  /// The thermal state of a device, with Foundation's raw values.
  public enum ThermalState: Int, Sendable, CaseIterable {
    /// As it should be.
    case nominal = 0
    /// A little warm.
    case fair = 1
    /// Warm.
    case serious = 2
    /// Too warm.
    case critical = 3
  }

  /// Calls the closure with `false`, at once: there is no background.
  public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
    block(false)
  }
}

extension ProcessInfo {
  /// The device has become warmer or cooler. Never posted automatically; tests may post it.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The device has begun or ended to save energy. Never posted automatically; tests may post it.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
