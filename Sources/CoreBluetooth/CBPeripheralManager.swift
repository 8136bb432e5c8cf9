// Names are Core Bluetooth's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Offers services: nobody sees them.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }

  public convenience override init() { self.init(delegate: nil, queue: nil) }
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Sends nothing.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// How soon an answer is expected, with its raw values.
public enum CBPeripheralManagerConnectionLatency: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// A device that asks for values. None ever does.
open class CBCentral: CBPeer {
  open var maximumUpdateValueLength: Int { 20 }
}

/// A request for a value, or to write one. None is ever made.
open class CBATTRequest: NSObject {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  open var offset: Int { 0 }
  open var value: Data?

  package init(central: CBCentral, characteristic: CBCharacteristic) {
    (self.central, self.characteristic) = (central, characteristic)
  }
}

/// A service that an app offers. Stored.
open class CBMutableService: CBService {
  private let isMain: Bool
  private var values: [CBCharacteristic]?
  private var included: [CBService]?

  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    isMain = isPrimary
    super.init(uuid: UUID)
  }

  open override var isPrimary: Bool { isMain }
  open override var characteristics: [CBCharacteristic]? {
    get { values }
    set { values = newValue }
  }
  open override var includedServices: [CBService]? {
    get { included }
    set { included = newValue }
  }
}

/// A value that an app offers. Stored.
open class CBMutableCharacteristic: CBCharacteristic {
  open var permissions: CBAttributePermissions
  private var operations: CBCharacteristicProperties
  private var data: Data?
  private var words: [CBDescriptor]?

  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    (operations, data, self.permissions) = (properties, value, permissions)
    super.init(uuid: UUID)
  }

  open var subscribedCentrals: [CBCentral]? { nil }
  open override var properties: CBCharacteristicProperties {
    get { operations }
    set { operations = newValue }
  }
  open override var value: Data? {
    get { data }
    set { data = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { words }
    set { words = newValue }
  }
}

/// A word about a value that an app offers. Stored.
open class CBMutableDescriptor: CBDescriptor {
  private let word: Any?

  public init(type UUID: CBUUID, value: Any?) {
    word = value
    super.init(uuid: UUID)
  }

  open override var value: Any? { word }
}

/// What other devices may do with a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// The delegate of what offers services. It is never called.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
