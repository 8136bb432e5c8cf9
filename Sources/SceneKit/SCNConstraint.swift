// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A rule for a node's position or direction. It moves nothing.
open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
  open var isIncremental = true
}

/// A node that faces another.
@preconcurrency @MainActor
open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
  open var targetOffset = SCNVector3Zero
  open var localFront = SCNVector3(0, 0, -1)
  open var worldUp = SCNVector3(0, 1, 0)
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// A node that faces the camera.
open class SCNBillboardConstraint: SCNConstraint {
  open var freeAxes = SCNBillboardAxis.all
}

/// Axes that a node turns about.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}

/// A node whose transform an app computes. It is not asked.
@preconcurrency @MainActor
open class SCNTransformConstraint: SCNConstraint {
  public convenience init(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4
  ) { self.init() }
  open class func positionConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
  ) -> SCNTransformConstraint { SCNTransformConstraint() }
  open class func orientationConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion
  ) -> SCNTransformConstraint { SCNTransformConstraint() }
}

/// A node at a distance of another.
@preconcurrency @MainActor
open class SCNDistanceConstraint: SCNConstraint {
  open var target: SCNNode?
  open var minimumDistance: CGFloat = 0
  open var maximumDistance = CGFloat.greatestFiniteMagnitude
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// A node that does as another.
@preconcurrency @MainActor
open class SCNReplicatorConstraint: SCNConstraint {
  open var target: SCNNode?
  open var replicatesOrientation = true
  open var replicatesPosition = true
  open var replicatesScale = true
  open var orientationOffset = SCNVector4(0, 0, 0, 1)
  open var positionOffset = SCNVector3Zero
  open var scaleOffset = SCNVector3(1, 1, 1)
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// A node that moves smoothly.
open class SCNAccelerationConstraint: SCNConstraint {
  open var maximumLinearAcceleration = CGFloat.greatestFiniteMagnitude
  open var maximumLinearVelocity = CGFloat.greatestFiniteMagnitude
  open var decelerationDistance: CGFloat = 0
  open var damping: CGFloat = 0.1
}

/// A node that does not go through others.
open class SCNSliderConstraint: SCNConstraint {
  open var collisionCategoryBitMask = 0
  open var radius: CGFloat = 1
  open var offset = SCNVector3Zero
}

/// A chain of nodes that reaches for a place.
@preconcurrency @MainActor
open class SCNIKConstraint: SCNConstraint {
  open private(set) var chainRootNode = SCNNode()
  open var targetPosition = SCNVector3Zero
  public convenience init(chainRootNode: SCNNode) {
    self.init()
    self.chainRootNode = chainRootNode
  }
  open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint {
    SCNIKConstraint(chainRootNode: chainRootNode)
  }
  open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) {}
  open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { 180 }
}
