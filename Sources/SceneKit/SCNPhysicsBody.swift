// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The physical properties of a node. Values are kept; nothing moves.
open class SCNPhysicsBody: NSObject {
  open var type: SCNPhysicsBodyType
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var velocity = SCNVector3Zero
  open var isAffectedByGravity = true
  open var charge: CGFloat = 0
  open var rollingFriction: CGFloat = 0
  open var angularDamping: CGFloat = 0.1
  open var angularVelocity = SCNVector4()
  open var velocityFactor = SCNVector3(1, 1, 1)
  open var angularVelocityFactor = SCNVector3(1, 1, 1)
  open var momentOfInertia = SCNVector3Zero
  open var usesDefaultMomentOfInertia = true
  open var centerOfMassOffset = SCNVector3Zero
  open var allowsResting = true
  open var isResting: Bool { false }
  open var linearRestingThreshold: CGFloat = 0.1
  open var angularRestingThreshold: CGFloat = 0.1
  open var continuousCollisionDetectionThreshold: CGFloat = 0
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0

  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { (self.type, physicsShape) = (type, shape) }
  open class func `static`() -> SCNPhysicsBody { SCNPhysicsBody(type: .static, shape: nil) }
  open class func dynamic() -> SCNPhysicsBody { SCNPhysicsBody(type: .dynamic, shape: nil) }
  open class func kinematic() -> SCNPhysicsBody { SCNPhysicsBody(type: .kinematic, shape: nil) }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
  open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) {}
  open func clearAllForces() {}
  open func resetTransform() {}
  open func setResting(_ resting: Bool) {}
}

/// The kind of a body, with its raw values.
public enum SCNPhysicsBodyType: Int, Sendable {
  case `static` = 0
  case dynamic = 1
  case kinematic = 2
}

/// The shape of a body.
@preconcurrency @MainActor
open class SCNPhysicsShape: NSObject {
  public convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) { self.init() }
  public convenience init(node: SCNNode, options: [Option: Any]? = nil) { self.init() }
  public convenience init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) { self.init() }

  /// The kind of a body's shape.
  public struct ShapeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let boundingBox = ShapeType(rawValue: "bbox")
    public static let convexHull = ShapeType(rawValue: "convex")
    public static let concavePolyhedron = ShapeType(rawValue: "concave")
  }

  /// An option of a shape.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Option(rawValue: "type")
    public static let scale = Option(rawValue: "scale")
    public static let keepAsCompound = Option(rawValue: "keepAsCompound")
    public static let collisionMargin = Option(rawValue: "margin")
  }
}

/// What a body may be, as a set of bits.
public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let `default` = SCNPhysicsCollisionCategory(rawValue: 1)
  public static let `static` = SCNPhysicsCollisionCategory(rawValue: 2)
  public static let all = SCNPhysicsCollisionCategory(rawValue: .max)
}

/// A field of forces. It moves nothing.
open class SCNPhysicsField: NSObject {
  open var strength: CGFloat = 1
  open var falloffExponent: CGFloat = 0
  open var minimumDistance: CGFloat = 1e-6
  open var isActive = true
  open var isExclusive = false
  open var halfExtent = SCNVector3(Float.greatestFiniteMagnitude, .greatestFiniteMagnitude, .greatestFiniteMagnitude)
  open var usesEllipsoidalExtent = false
  open var offset = SCNVector3Zero
  open var direction = SCNVector3(0, -1, 0)
  open var categoryBitMask = -1

  open class func drag() -> SCNPhysicsField { SCNPhysicsField() }
  open class func vortex() -> SCNPhysicsField { SCNPhysicsField() }
  open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField() }
  open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField() }
  open class func spring() -> SCNPhysicsField { SCNPhysicsField() }
  open class func electric() -> SCNPhysicsField { SCNPhysicsField() }
  open class func magnetic() -> SCNPhysicsField { SCNPhysicsField() }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
    SCNPhysicsField()
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
    SCNPhysicsField()
  }
}

/// A joint of bodies, or a car. It moves nothing.
open class SCNPhysicsBehavior: NSObject {}

/// A body that turns about an axis.
open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {
  open var axisA = SCNVector3Zero
  open var anchorA = SCNVector3Zero
  open var axisB = SCNVector3Zero
  open var anchorB = SCNVector3Zero
  public let bodyA: SCNPhysicsBody
  public let bodyB: SCNPhysicsBody?

  public init(body: SCNPhysicsBody, axis: SCNVector3, anchor: SCNVector3) {
    (bodyA, bodyB, axisA, anchorA) = (body, nil, axis, anchor)
  }
  public init(
    bodyA: SCNPhysicsBody, axisA: SCNVector3, anchorA: SCNVector3, bodyB: SCNPhysicsBody, axisB: SCNVector3,
    anchorB: SCNVector3
  ) {
    (self.bodyA, self.axisA, self.anchorA) = (bodyA, axisA, anchorA)
    (self.bodyB, self.axisB, self.anchorB) = (bodyB, axisB, anchorB)
  }
}

/// A body that turns about a point.
open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {
  open var anchorA = SCNVector3Zero
  open var anchorB = SCNVector3Zero
  public let bodyA: SCNPhysicsBody
  public let bodyB: SCNPhysicsBody?

  public init(body: SCNPhysicsBody, anchor: SCNVector3) { (bodyA, bodyB, anchorA) = (body, nil, anchor) }
  public init(bodyA: SCNPhysicsBody, anchorA: SCNVector3, bodyB: SCNPhysicsBody, anchorB: SCNVector3) {
    (self.bodyA, self.anchorA, self.bodyB, self.anchorB) = (bodyA, anchorA, bodyB, anchorB)
  }
}

/// A car.
@preconcurrency @MainActor
open class SCNPhysicsVehicle: SCNPhysicsBehavior {
  public let chassisBody: SCNPhysicsBody
  public let wheels: [SCNPhysicsVehicleWheel]
  open var speedInKilometersPerHour: CGFloat { 0 }

  public init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) {
    (self.chassisBody, self.wheels) = (chassisBody, wheels)
  }
  open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
  open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
  open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}

/// A wheel of a car.
@preconcurrency @MainActor
open class SCNPhysicsVehicleWheel: NSObject {
  public let node: SCNNode
  open var connectionPosition = SCNVector3Zero
  open var axle = SCNVector3(-1, 0, 0)
  open var steeringAxis = SCNVector3(0, -1, 0)
  open var radius: CGFloat = 1
  open var frictionSlip: CGFloat = 1
  open var suspensionStiffness: CGFloat = 2
  open var suspensionRestLength: CGFloat = 1.6
  open var maximumSuspensionTravel: CGFloat = 500
  open var maximumSuspensionForce: CGFloat = 6000

  public init(node: SCNNode) { self.node = node }
}
