// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A device that games are played with: none is connected.
public protocol GCDevice: NSObjectProtocol {
  var handlerQueue: DispatchQueue { get set }
  var vendorName: String? { get }
  var productCategory: String { get }
  var physicalInputProfile: GCPhysicalInputProfile { get }
}

/// A game controller: none is connected.
open class GCController: NSObject, GCDevice, @unchecked Sendable {
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
  /// Ends at once: nothing is found.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  open class func startWirelessControllerDiscovery() async {}
  open class func stopWirelessControllerDiscovery() {}
  open class func supportsHIDDevice(_ device: AnyObject) -> Bool { false }
  /// A controller whose inputs an app sets itself.
  open class func withExtendedGamepad() -> GCController { GCController(extended: GCExtendedGamepad(), micro: nil) }
  /// A controller whose inputs an app sets itself.
  open class func withMicroGamepad() -> GCController { GCController(extended: nil, micro: GCMicroGamepad()) }

  public override init() { (extendedGamepad, microGamepad) = (nil, nil) }
  private init(extended: GCExtendedGamepad?, micro: GCMicroGamepad?) {
    (extendedGamepad, microGamepad) = (extended, micro)
  }

  open var handlerQueue = DispatchQueue.main
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var controllerPausedHandler: ((GCController) -> Void)?
  open var isAttachedToDevice: Bool { false }
  open var isSnapshot: Bool { extendedGamepad != nil || microGamepad != nil }
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  public let extendedGamepad: GCExtendedGamepad?
  public let microGamepad: GCMicroGamepad?
  open var gamepad: GCGamepad? { nil }
  open var motion: GCMotion? { nil }
  open var battery: GCDeviceBattery? { nil }
  open var haptics: GCDeviceHaptics? { nil }
  open var light: GCDeviceLight? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { extendedGamepad ?? microGamepad ?? GCPhysicalInputProfile() }
  open func capture() -> GCController { self }
}

/// The number of a player, with its raw values.
public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1 = 0
  case index2 = 1
  case index3 = 2
  case index4 = 3
}

// The kinds of controllers. Differs from Game Controller: their values are their names.
public let GCProductCategoryDualShock4 = "GCProductCategoryDualShock4"
public let GCProductCategoryDualSense = "GCProductCategoryDualSense"
public let GCProductCategoryXboxOne = "GCProductCategoryXboxOne"
public let GCProductCategoryMFi = "GCProductCategoryMFi"
public let GCProductCategoryHID = "GCProductCategoryHID"
public let GCProductCategoryKeyboard = "GCProductCategoryKeyboard"
public let GCProductCategoryMouse = "GCProductCategoryMouse"
public let GCProductCategorySiriRemote1stGen = "GCProductCategorySiriRemote1stGen"
public let GCProductCategorySiriRemote2ndGen = "GCProductCategorySiriRemote2ndGen"
public let GCProductCategoryControlCenterRemote = "GCProductCategoryControlCenterRemote"

extension Notification.Name {
  // Posted by nobody: nothing is connected.
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
  public static let GCControllerDidStopBeingCurrent = Notification.Name("GCControllerDidStopBeingCurrentNotification")
  public static let GCControllerUserCustomizationsDidChange = Notification.Name(
    "GCControllerUserCustomizationsDidChangeNotification")
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = Notification.Name("GCMouseDidDisconnectNotification")
  public static let GCMouseDidBecomeCurrent = Notification.Name("GCMouseDidBecomeCurrentNotification")
  public static let GCMouseDidStopBeingCurrent = Notification.Name("GCMouseDidStopBeingCurrentNotification")
}
