// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A function of an accessory. None is there.
open class HMService: NSObject, @unchecked Sendable {
  open weak var accessory: HMAccessory? { nil }
  open var serviceType: String { "" }
  open var localizedDescription: String { "" }
  open var name: String { "" }
  open var associatedServiceType: String? { nil }
  open var characteristics: [HMCharacteristic] { [] }
  open var uniqueIdentifier: UUID { .none }
  open var isUserInteractive: Bool { false }
  open var isPrimaryService: Bool { false }
  open var linkedServices: [HMService]? { nil }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func updateName(_ name: String) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func updateAssociatedServiceType(
    _ serviceType: String?, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
}

// The kinds of services, of the form that the HomeKit Accessory Protocol gives them.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
public let HMServiceTypeFan = "00000040-0000-1000-8000-0026BB765291"
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
public let HMServiceTypeLockManagement = "00000044-0000-1000-8000-0026BB765291"
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
public let HMServiceTypeSecuritySystem = "0000007E-0000-1000-8000-0026BB765291"
public let HMServiceTypeCarbonMonoxideSensor = "0000007F-0000-1000-8000-0026BB765291"
public let HMServiceTypeContactSensor = "00000080-0000-1000-8000-0026BB765291"
public let HMServiceTypeDoor = "00000081-0000-1000-8000-0026BB765291"
public let HMServiceTypeHumiditySensor = "00000082-0000-1000-8000-0026BB765291"
public let HMServiceTypeLeakSensor = "00000083-0000-1000-8000-0026BB765291"
public let HMServiceTypeLightSensor = "00000084-0000-1000-8000-0026BB765291"
public let HMServiceTypeMotionSensor = "00000085-0000-1000-8000-0026BB765291"
public let HMServiceTypeOccupancySensor = "00000086-0000-1000-8000-0026BB765291"
public let HMServiceTypeSmokeSensor = "00000087-0000-1000-8000-0026BB765291"
public let HMServiceTypeStatelessProgrammableSwitch = "00000089-0000-1000-8000-0026BB765291"
public let HMServiceTypeTemperatureSensor = "0000008A-0000-1000-8000-0026BB765291"
public let HMServiceTypeWindow = "0000008B-0000-1000-8000-0026BB765291"
public let HMServiceTypeWindowCovering = "0000008C-0000-1000-8000-0026BB765291"
public let HMServiceTypeAirQualitySensor = "0000008D-0000-1000-8000-0026BB765291"
public let HMServiceTypeBattery = "00000096-0000-1000-8000-0026BB765291"
public let HMServiceTypeCarbonDioxideSensor = "00000097-0000-1000-8000-0026BB765291"
public let HMServiceTypeCameraRTPStreamManagement = "00000110-0000-1000-8000-0026BB765291"
public let HMServiceTypeMicrophone = "00000112-0000-1000-8000-0026BB765291"
public let HMServiceTypeSpeaker = "00000113-0000-1000-8000-0026BB765291"
public let HMServiceTypeDoorbell = "00000121-0000-1000-8000-0026BB765291"
public let HMServiceTypeVentilationFan = "000000B7-0000-1000-8000-0026BB765291"
public let HMServiceTypeSlats = "000000B9-0000-1000-8000-0026BB765291"
public let HMServiceTypeFilterMaintenance = "000000BA-0000-1000-8000-0026BB765291"
public let HMServiceTypeAirPurifier = "000000BB-0000-1000-8000-0026BB765291"
public let HMServiceTypeHeaterCooler = "000000BC-0000-1000-8000-0026BB765291"
public let HMServiceTypeHumidifierDehumidifier = "000000BD-0000-1000-8000-0026BB765291"
public let HMServiceTypeLabel = "000000CC-0000-1000-8000-0026BB765291"
public let HMServiceTypeIrrigationSystem = "000000CF-0000-1000-8000-0026BB765291"
public let HMServiceTypeValve = "000000D0-0000-1000-8000-0026BB765291"
public let HMServiceTypeFaucet = "000000D7-0000-1000-8000-0026BB765291"
public let HMServiceTypeTelevision = "000000D8-0000-1000-8000-0026BB765291"
public let HMServiceTypeInputSource = "000000D9-0000-1000-8000-0026BB765291"
