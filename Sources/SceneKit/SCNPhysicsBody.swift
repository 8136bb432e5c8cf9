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

  /// An option of a shape.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = Option(rawValue: "type")
    public static let scale = Option(rawValue: "scale")
    public static let keepAsCompound = Option(rawValue: "keepAsCompound")
  }
}
