public import UIKit

/// Particles in a scene.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  // MARK: Birth

  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleZPosition: CGFloat = 0
  open var particleZPositionRange: CGFloat = 0
  open var particleZPositionSpeed: CGFloat = 0
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast
  open weak var targetNode: SKNode?

  // MARK: Movement

  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleRotation: CGFloat = 0
  open var particleRotationRange: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleAction: SKAction?
  open var fieldBitMask: UInt32 = 0

  // MARK: Appearance

  open var particleTexture: SKTexture?
  open var particleSize = CGSize.zero
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleScaleSequence: SKKeyframeSequence?
  open var particleAlpha: CGFloat = 1
  open var particleAlphaRange: CGFloat = 0
  open var particleAlphaSpeed: CGFloat = 0
  open var particleAlphaSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var shader: SKShader?

  // MARK: Colour

  open var particleColor = UIColor.white
  open var particleColorSequence: SKKeyframeSequence?
  open var particleColorRedRange: CGFloat = 0
  open var particleColorGreenRange: CGFloat = 0
  open var particleColorBlueRange: CGFloat = 0
  open var particleColorAlphaRange: CGFloat = 0
  open var particleColorRedSpeed: CGFloat = 0
  open var particleColorGreenSpeed: CGFloat = 0
  open var particleColorBlueSpeed: CGFloat = 0
  open var particleColorAlphaSpeed: CGFloat = 0
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorBlendFactorRange: CGFloat = 0
  open var particleColorBlendFactorSpeed: CGFloat = 0
  open var particleColorBlendFactorSequence: SKKeyframeSequence?

  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// The order in which particles are drawn, with its raw values.
public enum SKParticleRenderOrder: UInt, Sendable {
  case oldestLast = 0
  case oldestFirst = 1
  case dontCare = 2
}
