// Names are Core Bluetooth's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// The state of Bluetooth, with its raw values.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting = 1
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

/// Whether Bluetooth may be used, with its raw values.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case allowedAlways = 3
}

/// Bluetooth, which is not supported.
open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open var authorization: CBManagerAuthorization { .notDetermined }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Looks for devices: it finds none.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }

  /// What a device can do beside the usual: nothing.
  public struct Feature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }
  open class func supports(_ features: Feature) -> Bool { false }

  public convenience override init() { self.init(delegate: nil, queue: nil) }
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

public var CBCentralManagerScanOptionAllowDuplicatesKey: String { "kCBScanOptionAllowDuplicates" }
public var CBCentralManagerOptionShowPowerAlertKey: String { "kCBInitOptionShowPowerAlert" }
public var CBCentralManagerOptionRestoreIdentifierKey: String { "kCBInitOptionRestoreIdentifier" }
public var CBCentralManagerScanOptionSolicitedServiceUUIDsKey: String { "kCBScanOptionSolicitedServiceUUIDs" }
public var CBCentralManagerRestoredStatePeripheralsKey: String { "kCBRestoredPeripherals" }
public var CBCentralManagerRestoredStateScanServicesKey: String { "kCBRestoredScanServices" }
public var CBCentralManagerRestoredStateScanOptionsKey: String { "kCBRestoredScanOptions" }
public var CBConnectPeripheralOptionNotifyOnConnectionKey: String { "kCBConnectOptionNotifyOnConnection" }
public var CBConnectPeripheralOptionNotifyOnDisconnectionKey: String { "kCBConnectOptionNotifyOnDisconnection" }
public var CBConnectPeripheralOptionNotifyOnNotificationKey: String { "kCBConnectOptionNotifyOnNotification" }
public var CBAdvertisementDataTxPowerLevelKey: String { "kCBAdvDataTxPowerLevel" }
public var CBAdvertisementDataServiceDataKey: String { "kCBAdvDataServiceData" }
public var CBAdvertisementDataIsConnectable: String { "kCBAdvDataIsConnectable" }
public var CBAdvertisementDataOverflowServiceUUIDsKey: String { "kCBAdvDataHashedServiceUUIDs" }
public var CBAdvertisementDataSolicitedServiceUUIDsKey: String { "kCBAdvDataSolicitedServiceUUIDs" }
public var CBUUIDCharacteristicUserDescriptionString: String { "2901" }
public var CBUUIDClientCharacteristicConfigurationString: String { "2902" }
public var CBAdvertisementDataLocalNameKey: String { "kCBAdvDataLocalName" }
public var CBAdvertisementDataServiceUUIDsKey: String { "kCBAdvDataServiceUUIDs" }
public var CBAdvertisementDataManufacturerDataKey: String { "kCBAdvDataManufacturerData" }

/// The delegate of a search for devices. It is never called.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// The identifier of a service or value.
open class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  public init(data theData: Data) { uuidString = Self.text(Array(theData)) }

  /// The bytes, of which there are 2, 4 or 16.
  open var data: Data {
    let digits = Array(uuidString.filter(\.isHexDigit))
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
    guard digits.count == 16 else { return digits.joined() }
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }.joined(separator: "-")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
  open override var description: String { uuidString }
}
