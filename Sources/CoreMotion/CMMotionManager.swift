@_exported public import Foundation

/// The motion of the device: it does not move, and no handler is called.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var magnetometerUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0
  open var showsDeviceMovementDisplay = false

  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isGyroActive: Bool { false }
  open var isMagnetometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var gyroData: CMGyroData? { nil }
  open var magnetometerData: CMMagnetometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}
  open func startMagnetometerUpdates() {}
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  open func stopMagnetometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func stopDeviceMotionUpdates() {}
}

/// The function that is called with accelerations. It is never called.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// The function that is called with turns. It is never called.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// The function that is called with magnetic fields. It is never called.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// The function that is called with movements. It is never called.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// What was measured at a time.
open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}

/// An acceleration, in units of gravity.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// An acceleration that was measured: none was.
open class CMAccelerometerData: CMLogItem {
  /// None.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A turn that was measured: none was.
open class CMGyroData: CMLogItem {
  /// None.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A magnetic field that was measured: none was.
open class CMMagnetometerData: CMLogItem {
  /// None.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// A movement that was measured: none was.
open class CMDeviceMotion: CMLogItem {
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  open var heading: Double { -1 }
  open var sensorLocation: SensorLocation { .default }

  /// The place of a sensor, with its raw values.
  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }
}

/// The orientation of the device.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
  open var rotationMatrix: CMRotationMatrix { CMRotationMatrix() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// An orientation as four numbers: none at first.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  public init() { (x, y, z, w) = (0, 0, 0, 1) }
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// An orientation as nine numbers: none at first.
public struct CMRotationMatrix: Sendable {
  public var m11 = 1.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m21 = 0.0
  public var m22 = 1.0
  public var m23 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 1.0

  public init() {}
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field without the device's own.
public struct CMCalibratedMagneticField: Sendable {
  public var field = CMMagneticField()
  public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

  public init() {}
}

/// How well a magnetic field is known, with its raw values.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low = 0
  case medium = 1
  case high = 2
}

/// The axes by which a position is told, with their raw values.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A turn of the device in a second: none is measured.
public struct CMRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0

  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// The motion of headphones: there are none.
open class CMHeadphoneMotionManager: NSObject {
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func stopDeviceMotionUpdates() {}
}

/// The delegate of headphones' motion. It is never called.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
