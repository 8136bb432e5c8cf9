public import UIKit

/// Particles in a scene.
open class SCNParticleSystem: NSObject {
  public override init() { super.init() }
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
  open func reset() {}

  // MARK: Birth

  open var birthRate: CGFloat = 1
  open var birthRateVariation: CGFloat = 0
  open var birthLocation = SCNParticleBirthLocation.surface
  open var birthDirection = SCNParticleBirthDirection.constant
  open var emitterShape: SCNGeometry?
  open var emissionDuration: CGFloat = 1
  open var emissionDurationVariation: CGFloat = 0
  open var idleDuration: CGFloat = 0
  open var idleDurationVariation: CGFloat = 0
  open var warmupDuration: CGFloat = 0
  open var loops = true
  open var isLocal = false
  open var particleLifeSpan: CGFloat = 1
  open var particleLifeSpanVariation: CGFloat = 0
  open var systemSpawnedOnCollision: SCNParticleSystem?
  open var systemSpawnedOnDying: SCNParticleSystem?
  open var systemSpawnedOnLiving: SCNParticleSystem?

  // MARK: Movement

  open var emittingDirection = SCNVector3(0, 0, 1)
  open var spreadingAngle: CGFloat = 0
  open var particleAngle: CGFloat = 0
  open var particleAngleVariation: CGFloat = 0
  open var particleVelocity: CGFloat = 0
  open var particleVelocityVariation: CGFloat = 0
  open var particleAngularVelocity: CGFloat = 0
  open var particleAngularVelocityVariation: CGFloat = 0
  open var acceleration = SCNVector3Zero
  open var dampingFactor: CGFloat = 0
  open var speedFactor: CGFloat = 1
  open var isAffectedByGravity = false
  open var isAffectedByPhysicsFields = false
  open var particleMass: CGFloat = 1
  open var particleBounce: CGFloat = 0.7
  open var particleFriction: CGFloat = 1
  open var particleCharge: CGFloat = 0
  open var particleDiesOnCollision = false
  open var stretchFactor: CGFloat = 0

  // MARK: Appearance

  open var particleImage: Any?
  open var particleColor = UIColor.white
  open var particleColorVariation = SCNVector4()
  open var particleSize: CGFloat = 1
  open var particleSizeVariation: CGFloat = 0
  open var particleIntensity: CGFloat = 1
  open var particleIntensityVariation: CGFloat = 0
  open var blendMode = SCNParticleBlendMode.additive
  open var isBlackPassEnabled = false
  open var isLightingEnabled = false
  open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
  open var sortingMode = SCNParticleSortingMode.none
  open var imageSequenceColumnCount = 1
  open var imageSequenceRowCount = 1
  open var imageSequenceFrameRate: CGFloat = 0
  open var imageSequenceInitialFrame: CGFloat = 0
  open var fresnelExponent: CGFloat = 1
}

/// Where particles come from, with its raw values.
public enum SCNParticleBirthLocation: Int, Sendable {
  case surface = 0
  case volume = 1
  case vertex = 2
}

/// Where particles go at first, with its raw values.
public enum SCNParticleBirthDirection: Int, Sendable {
  case constant = 0
  case surfaceNormal = 1
  case random = 2
}

/// The blending of particles with what is behind them, with its raw values.
public enum SCNParticleBlendMode: Int, Sendable {
  case additive = 0
  case subtract = 1
  case multiply = 2
  case screen = 3
  case alpha = 4
  case replace = 5
}

/// The direction in which particles face, with its raw values.
public enum SCNParticleOrientationMode: Int, Sendable {
  case billboardScreenAligned = 0
  case billboardViewAligned = 1
  case free = 2
  case billboardYAligned = 3
}

/// The order of particles, with its raw values.
public enum SCNParticleSortingMode: Int, Sendable {
  case none = 0
  case projectedDepth = 1
  case distance = 2
  case oldestFirst = 3
  case youngestFirst = 4
}
