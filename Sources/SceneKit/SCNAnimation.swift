public import UIKit

/// A movement of values: Core Animation's, or SceneKit's.
public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

/// A movement of a scene. It is not shown.
open class SCNAnimation: NSObject, SCNAnimationProtocol {
  open var duration: TimeInterval = 0
  open var keyPath: String?
  open var startDelay: TimeInterval = 0
  open var timeOffset: TimeInterval = 0
  open var repeatCount: CGFloat = 1
  open var autoreverses = false
  open var blendInDuration: TimeInterval = 0
  open var blendOutDuration: TimeInterval = 0
  open var isRemovedOnCompletion = true
  open var isAppliedOnCompletion = false
  open var isAdditive = false
  open var isCumulative = false
  open var usesSceneTimeBase = false

  public override init() { super.init() }
  public convenience init(caAnimation: CAAnimation) {
    self.init()
    duration = caAnimation.duration
  }
  public convenience init(named animationName: String) { self.init() }
  public convenience init(contentsOf animationUrl: URL) { self.init() }
}

/// Plays a movement. Nothing moves.
open class SCNAnimationPlayer: NSObject {
  public let animation: SCNAnimation
  open var speed: CGFloat = 1
  open var blendFactor: CGFloat = 1
  open var paused = false

  public init(animation: SCNAnimation) { self.animation = animation }
  open func play() { paused = false }
  open func stop() { paused = true }
  open func stop(withBlendOutDuration duration: TimeInterval) { stop() }
}

/// Movements by key. They are kept and not shown.
extension SCNNode {
  public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
    let moved = (animation as? SCNAnimation) ?? (animation as? CAAnimation).map { SCNAnimation(caAnimation: $0) }
    addAnimationPlayer(SCNAnimationPlayer(animation: moved ?? SCNAnimation()), forKey: key)
  }
  public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
    animationPlayers[key ?? UUID().uuidString] = player
  }
  public var animationKeys: [String] { animationPlayers.keys.sorted() }
  public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { animationPlayers[key] }
  public func removeAnimation(forKey key: String) { animationPlayers[key] = nil }
  public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { removeAnimation(forKey: key) }
  public func removeAllAnimations() { animationPlayers = [:] }
  public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { removeAllAnimations() }
}

/// Shapes between which a shape changes. It is not shown.
open class SCNMorpher: NSObject {
  open var targets: [SCNGeometry] = [] { didSet { weights = Array(repeating: 0, count: targets.count) } }
  open var unifiesNormals = false
  open var calculationMode = SCNMorpherCalculationMode.normalized
  private var amounts: [CGFloat] = []

  open var weights: [NSNumber] {
    get { amounts.map { NSNumber(value: Double($0)) } }
    set { amounts = newValue.map { CGFloat($0.doubleValue) } }
  }
  open func setWeight(_ weight: CGFloat, forTargetAt targetIndex: Int) {
    if amounts.indices.contains(targetIndex) { amounts[targetIndex] = weight }
  }
  open func weight(forTargetAt targetIndex: Int) -> CGFloat {
    amounts.indices.contains(targetIndex) ? amounts[targetIndex] : 0
  }
  open func setWeight(_ weight: CGFloat, forTargetNamed targetName: String) {
    if let index = targets.firstIndex(where: { $0.name == targetName }) { setWeight(weight, forTargetAt: index) }
  }
  open func weight(forTargetNamed targetName: String) -> CGFloat {
    targets.firstIndex { $0.name == targetName }.map { weight(forTargetAt: $0) } ?? 0
  }
}

/// The way in which shapes are mixed, with its raw values.
public enum SCNMorpherCalculationMode: Int, Sendable {
  case normalized = 0
  case additive = 1
}

/// The bones of a shape.
@preconcurrency @MainActor
open class SCNSkinner: NSObject {
  open var skeleton: SCNNode?
  open var baseGeometry: SCNGeometry?
  open var bones: [SCNNode] { [] }
}

/// A sound of a scene.
open class SCNAudioSource: NSObject {
  open var volume: Float = 1
  open var rate: Float = 1
  open var reverbBlend: Float = 0
  open var isPositional = true
  open var loops = false
  open var shouldStream = false

  public convenience init?(named fileName: String) { self.init() }
  public convenience init?(fileNamed name: String) { self.init() }
  public convenience init?(url: URL) { self.init() }
  open func load() {}
}

/// Plays a sound of a scene. It is not heard.
open class SCNAudioPlayer: NSObject {
  public let audioSource: SCNAudioSource?
  open var willStartPlayback: (() -> Void)?
  open var didFinishPlayback: (() -> Void)?

  public init(source: SCNAudioSource) { audioSource = source }
}
