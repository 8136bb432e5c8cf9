// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreHaptics
public import Foundation

/// The movements of a controller. None is connected.
open class GCMotion: NSObject, @unchecked Sendable {
  open weak var controller: GCController? { nil }
  open var valueChangedHandler: ((GCMotion) -> Void)?
  open var sensorsRequireManualActivation: Bool { false }
  open var sensorsActive = false
  open var hasAttitude: Bool { false }
  open var hasRotationRate: Bool { false }
  open var hasAttitudeAndRotationRate: Bool { false }
  open var hasGravityAndUserAcceleration: Bool { false }
  open var gravity: GCAcceleration { GCAcceleration() }
  open var userAcceleration: GCAcceleration { GCAcceleration() }
  open var acceleration: GCAcceleration { GCAcceleration() }
  open var attitude: GCQuaternion { GCQuaternion() }
  open var rotationRate: GCRotationRate { GCRotationRate() }
}

/// An acceleration along three axes.
public struct GCAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of turning about three axes.
public struct GCRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation.
public struct GCQuaternion: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public var w = 1.0
  public init() {}
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The battery of a controller. None is connected.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
  open var batteryLevel: Float { 0 }
  open var batteryState: State { .unknown }

  /// Whether a battery is charged, with its raw values.
  public enum State: Int, Sendable {
    case unknown = -1
    case discharging = 0
    case charging = 1
    case full = 2
  }
}

/// What shakes a controller. None is connected.
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
  open var supportedLocalities: Set<GCHapticsLocality> { [] }
  open func createEngine(withLocality locality: GCHapticsLocality) -> CHHapticEngine? { nil }
}

/// The part of a controller that shakes.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let `default` = GCHapticsLocality(rawValue: "Default")
  public static let all = GCHapticsLocality(rawValue: "All")
  public static let handles = GCHapticsLocality(rawValue: "Handles")
  public static let leftHandle = GCHapticsLocality(rawValue: "LeftHandle")
  public static let rightHandle = GCHapticsLocality(rawValue: "RightHandle")
  public static let triggers = GCHapticsLocality(rawValue: "Triggers")
  public static let leftTrigger = GCHapticsLocality(rawValue: "LeftTrigger")
  public static let rightTrigger = GCHapticsLocality(rawValue: "RightTrigger")
}

/// The lamp of a controller. None is connected.
open class GCDeviceLight: NSObject, @unchecked Sendable {
  open var color = GCColor(red: 0, green: 0, blue: 0)
}

/// The colour of a lamp.
open class GCColor: NSObject, @unchecked Sendable {
  public let red: Float
  public let green: Float
  public let blue: Float

  public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}
