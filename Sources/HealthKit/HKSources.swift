public import Foundation

/// An app or a device that health data comes from.
open class HKSource: NSObject, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String

  private init(_ bundle: Bundle) {
    name = bundle.infoDictionary?["CFBundleName"] as? String ?? ""
    bundleIdentifier = bundle.bundleIdentifier ?? ""
  }

  /// This app.
  open class func `default`() -> HKSource { HKSource(.main) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A version of an app that health data comes from.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?
  public let operatingSystemVersion: OperatingSystemVersion

  public init(source: HKSource, version: String?) {
    (self.source, self.version, productType) = (source, version, nil)
    operatingSystemVersion = ProcessInfo.processInfo.operatingSystemVersion
  }
  public init(
    source: HKSource, version: String?, productType: String?, operatingSystemVersion: OperatingSystemVersion
  ) {
    (self.source, self.version, self.productType) = (source, version, productType)
    self.operatingSystemVersion = operatingSystemVersion
  }
}

/// A device that health data comes from. Stored.
open class HKDevice: NSObject, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
    (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
    (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }

  /// This device.
  open class func local() -> HKDevice {
    HKDevice(
      name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
  }
}
