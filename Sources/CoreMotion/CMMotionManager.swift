@_exported public import Foundation

/// The motion of the device: it does not move, and no handler is called.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0
  open var gyroUpdateInterval: TimeInterval = 0
  open var deviceMotionUpdateInterval: TimeInterval = 0

  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func stopGyroUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
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
open class CMAccelerometerData: NSObject {
  /// None.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A movement that was measured: none was.
open class CMDeviceMotion: NSObject {
  open var gravity: CMAcceleration { CMAcceleration() }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  open var attitude: CMAttitude { CMAttitude() }
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var heading: Double { -1 }
}

/// The orientation of the device.
open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

/// Steps: they are not counted.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void) {}
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) { handler(nil, nil) }
  open func stopUpdates() {}
}

/// Steps that were counted: none were.
open class CMPedometerData: NSObject {
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
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
}
