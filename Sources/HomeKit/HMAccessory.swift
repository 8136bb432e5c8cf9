// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Something in a home that can be controlled. None is there.
open class HMAccessory: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMAccessoryDelegate)?
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
  open var category: HMAccessoryCategory { HMAccessoryCategory() }
  open var manufacturer: String? { nil }
  open var model: String? { nil }
  open var firmwareVersion: String? { nil }
  open weak var room: HMRoom? { nil }
  open var services: [HMService] { [] }
  open var profiles: [HMAccessoryProfile] { [] }
  open var cameraProfiles: [HMCameraProfile]? { nil }
  open var isReachable: Bool { false }
  open var isBlocked: Bool { false }
  open var isBridged: Bool { false }
  open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
  open var supportsIdentify: Bool { false }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func updateName(_ name: String) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.noHome) }
  open func identify() async throws { throw HMError.noHome }
}

/// The delegate of an accessory. It is never called.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  func accessoryDidUpdateName(_ accessory: HMAccessory)
  func accessoryDidUpdateServices(_ accessory: HMAccessory)
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
  func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
  func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService)
  func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
  func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile)
  func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile)
  func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
  public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
  public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
  public func accessory(_ accessory: HMAccessory, didUpdateAssociatedServiceTypeFor service: HMService) {}
  public func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
  ) {}
  public func accessory(_ accessory: HMAccessory, didAdd profile: HMAccessoryProfile) {}
  public func accessory(_ accessory: HMAccessory, didRemove profile: HMAccessoryProfile) {}
  public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}

/// The kind of an accessory.
open class HMAccessoryCategory: NSObject, @unchecked Sendable {
  open var categoryType: String { HMAccessoryCategoryTypeOther }
  open var localizedDescription: String { "" }
}

/// What an accessory does beside its services. None is there.
open class HMAccessoryProfile: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: UUID { .none }
  open var services: [HMService] { [] }
  open weak var accessory: HMAccessory? { nil }
}

// The kinds of accessories. Differs from HomeKit: their values are their names.
public let HMAccessoryCategoryTypeOther = "HMAccessoryCategoryTypeOther"
public let HMAccessoryCategoryTypeSecuritySystem = "HMAccessoryCategoryTypeSecuritySystem"
public let HMAccessoryCategoryTypeBridge = "HMAccessoryCategoryTypeBridge"
public let HMAccessoryCategoryTypeDoor = "HMAccessoryCategoryTypeDoor"
public let HMAccessoryCategoryTypeDoorLock = "HMAccessoryCategoryTypeDoorLock"
public let HMAccessoryCategoryTypeFan = "HMAccessoryCategoryTypeFan"
public let HMAccessoryCategoryTypeGarageDoorOpener = "HMAccessoryCategoryTypeGarageDoorOpener"
public let HMAccessoryCategoryTypeIPCamera = "HMAccessoryCategoryTypeIPCamera"
public let HMAccessoryCategoryTypeLightbulb = "HMAccessoryCategoryTypeLightbulb"
public let HMAccessoryCategoryTypeOutlet = "HMAccessoryCategoryTypeOutlet"
public let HMAccessoryCategoryTypeProgrammableSwitch = "HMAccessoryCategoryTypeProgrammableSwitch"
public let HMAccessoryCategoryTypeRangeExtender = "HMAccessoryCategoryTypeRangeExtender"
public let HMAccessoryCategoryTypeSensor = "HMAccessoryCategoryTypeSensor"
public let HMAccessoryCategoryTypeSwitch = "HMAccessoryCategoryTypeSwitch"
public let HMAccessoryCategoryTypeThermostat = "HMAccessoryCategoryTypeThermostat"
public let HMAccessoryCategoryTypeVideoDoorbell = "HMAccessoryCategoryTypeVideoDoorbell"
public let HMAccessoryCategoryTypeWindow = "HMAccessoryCategoryTypeWindow"
public let HMAccessoryCategoryTypeWindowCovering = "HMAccessoryCategoryTypeWindowCovering"
public let HMAccessoryCategoryTypeAirPurifier = "HMAccessoryCategoryTypeAirPurifier"
public let HMAccessoryCategoryTypeAirHeater = "HMAccessoryCategoryTypeAirHeater"
public let HMAccessoryCategoryTypeAirConditioner = "HMAccessoryCategoryTypeAirConditioner"
public let HMAccessoryCategoryTypeAirHumidifier = "HMAccessoryCategoryTypeAirHumidifier"
public let HMAccessoryCategoryTypeAirDehumidifier = "HMAccessoryCategoryTypeAirDehumidifier"
public let HMAccessoryCategoryTypeSprinkler = "HMAccessoryCategoryTypeSprinkler"
public let HMAccessoryCategoryTypeFaucet = "HMAccessoryCategoryTypeFaucet"
public let HMAccessoryCategoryTypeShowerHead = "HMAccessoryCategoryTypeShowerHead"
