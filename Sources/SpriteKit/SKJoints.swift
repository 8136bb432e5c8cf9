public import UIKit

/// A joint between two bodies.
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
  open var bodyA: SKPhysicsBody?
  open var bodyB: SKPhysicsBody?
  open var reactionForce: CGVector { .zero }
  open var reactionTorque: CGFloat { 0 }

  fileprivate func joining(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody) -> Self {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    return self
  }
}

/// Two bodies that turn about a point.
@preconcurrency @MainActor
open class SKPhysicsJointPin: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerAngleLimit: CGFloat = 0
  open var upperAngleLimit: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  open var rotationSpeed: CGFloat = 0

  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
    SKPhysicsJointPin().joining(bodyA, bodyB)
  }
}

/// Two bodies that move as one.
@preconcurrency @MainActor
open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
    SKPhysicsJointFixed().joining(bodyA, bodyB)
  }
}

/// Two bodies with a spring between them.
@preconcurrency @MainActor
open class SKPhysicsJointSpring: SKPhysicsJoint {
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointSpring { SKPhysicsJointSpring().joining(bodyA, bodyB) }
}

/// Two bodies that slide along a line.
@preconcurrency @MainActor
open class SKPhysicsJointSliding: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerDistanceLimit: CGFloat = 0
  open var upperDistanceLimit: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding().joining(bodyA, bodyB) }
}

/// Two bodies on the ends of a rope.
@preconcurrency @MainActor
open class SKPhysicsJointLimit: SKPhysicsJoint {
  open var maxLength: CGFloat = 0

  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit {
    let joint = SKPhysicsJointLimit().joining(bodyA, bodyB)
    joint.maxLength = hypot(anchorB.x - anchorA.x, anchorB.y - anchorA.y)
    return joint
  }
}
