// Names are Core Bluetooth's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The device at the other end.
open class CBPeer: NSObject {
  public let identifier = UUID()
}

/// A device. None is ever found.
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open var ancsAuthorized: Bool { false }
  open func readRSSI() {}
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}

/// The state of a device, with its raw values.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting = 1
  case connected = 2
  case disconnecting = 3
}

/// The way in which a value is written, with its raw values.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse = 1
}

/// A part of a device.
open class CBAttribute: NSObject {
  public let uuid: CBUUID
  package init(uuid: CBUUID) { self.uuid = uuid }
}

/// A service of a device.
open class CBService: CBAttribute {
  open var peripheral: CBPeripheral? { nil }
  open var isPrimary: Bool { true }
  open var includedServices: [CBService]? { nil }
  open var characteristics: [CBCharacteristic]? { nil }
}

/// A value of a device.
open class CBCharacteristic: CBAttribute {
  open var service: CBService? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var isNotifying: Bool { false }
  open var descriptors: [CBDescriptor]? { nil }
}

/// A word about a value.
open class CBDescriptor: CBAttribute {
  open var value: Any? { nil }
  open var characteristic: CBCharacteristic? { nil }
}

/// The operations that a value permits.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}

/// The delegate of a device. It is never called.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
