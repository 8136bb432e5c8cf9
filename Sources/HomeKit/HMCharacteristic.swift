// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A value of a service. None is there.
open class HMCharacteristic: NSObject, @unchecked Sendable {
  open var characteristicType: String { "" }
  open var localizedDescription: String { "" }
  open weak var service: HMService? { nil }
  open var properties: [String] { [] }
  open var metadata: HMCharacteristicMetadata? { nil }
  open var value: Any? { nil }
  open var isNotificationEnabled: Bool { false }
  open var uniqueIdentifier: UUID { .none }
  /// Ends with an error.
  open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func writeValue(_ value: Any?) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.noHome) }
  open func readValue() async throws { throw HMError.noHome }
  /// Ends with an error.
  open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func enableNotification(_ enable: Bool) async throws { throw HMError.noHome }
  /// Ends with an error.
  open func updateAuthorizationData(_ data: Data?, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
}

/// What is known of a value.
open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
  open var minimumValue: NSNumber? { nil }
  open var maximumValue: NSNumber? { nil }
  open var stepValue: NSNumber? { nil }
  open var maxLength: NSNumber? { nil }
  open var validValues: [NSNumber]? { nil }
  open var format: String? { nil }
  open var units: String? { nil }
  open var manufacturerDescription: String? { nil }
}

// What can be done with a value, its units and its formats. Differs from HomeKit: their values are their names.
public let HMCharacteristicPropertyReadable = "HMCharacteristicPropertyReadable"
public let HMCharacteristicPropertyWritable = "HMCharacteristicPropertyWritable"
public let HMCharacteristicPropertyHidden = "HMCharacteristicPropertyHidden"
public let HMCharacteristicPropertySupportsEventNotification = "HMCharacteristicPropertySupportsEventNotification"
public let HMCharacteristicMetadataFormatBool = "bool"
public let HMCharacteristicMetadataFormatInt = "int"
public let HMCharacteristicMetadataFormatFloat = "float"
public let HMCharacteristicMetadataFormatString = "string"
public let HMCharacteristicMetadataFormatArray = "array"
public let HMCharacteristicMetadataFormatDictionary = "dict"
public let HMCharacteristicMetadataFormatUInt8 = "uint8"
public let HMCharacteristicMetadataFormatUInt16 = "uint16"
public let HMCharacteristicMetadataFormatUInt32 = "uint32"
public let HMCharacteristicMetadataFormatUInt64 = "uint64"
public let HMCharacteristicMetadataFormatData = "data"
public let HMCharacteristicMetadataFormatTLV8 = "tlv8"
public let HMCharacteristicMetadataUnitsCelsius = "celsius"
public let HMCharacteristicMetadataUnitsFahrenheit = "fahrenheit"
public let HMCharacteristicMetadataUnitsPercentage = "percentage"
public let HMCharacteristicMetadataUnitsArcDegree = "arcdegrees"
public let HMCharacteristicMetadataUnitsSeconds = "seconds"
public let HMCharacteristicMetadataUnitsLux = "lux"
public let HMCharacteristicMetadataUnitsPartsPerMillion = "ppm"
public let HMCharacteristicMetadataUnitsMicrogramsPerCubicMeter = "micrograms/m^3"
