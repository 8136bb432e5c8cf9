public import UIKit
public import simd

/// A field of forces in a scene. It moves nothing.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
  open var strength: Float = 1
  open var falloff: Float = 0
  open var isEnabled = true
  open var isExclusive = false
  open var categoryBitMask: UInt32 = .max
  open var minimumRadius: Float = 0
  open var smoothness: Float = 0
  open var animationSpeed: Float = 0
  open var direction = vector_float3.zero
  open var texture: SKTexture?
  open var region: SKRegion?

  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  open class func springField() -> SKFieldNode { SKFieldNode() }
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  open class func dragField() -> SKFieldNode { SKFieldNode() }
  open class func electricField() -> SKFieldNode { SKFieldNode() }
  open class func magneticField() -> SKFieldNode { SKFieldNode() }
  open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode()
    field.direction = direction
    return field
  }
  open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    let field = SKFieldNode()
    field.direction = direction
    return field
  }
  open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
    let field = SKFieldNode()
    field.texture = velocityTexture
    return field
  }
  open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
    let field = SKFieldNode()
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
    noiseField(withSmoothness: smoothness, animationSpeed: speed)
  }
  open class func customField(
    evaluationBlock block: @escaping (vector_float3, vector_float3, Float, Float, TimeInterval) -> vector_float3
  ) -> SKFieldNode { SKFieldNode() }
}
