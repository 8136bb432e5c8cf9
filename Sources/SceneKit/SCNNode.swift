// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreImage
@_exported public import UIKit

/// A thing in a scene. Its values are kept and nothing is drawn.
@preconcurrency @MainActor
open class SCNNode: NSObject {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var morpher: SCNMorpher?
  open var skinner: SCNSkinner?
  open var physicsField: SCNPhysicsField?
  open var position = SCNVector3Zero
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  private var turn = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  private var angles = SCNVector3Zero
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open var filters: [CIFilter]?
  open var isPaused = false
  open var movabilityHint = SCNMovabilityHint.fixed
  open var focusBehavior = SCNNodeFocusBehavior.none
  open private(set) var particleSystems: [SCNParticleSystem]?
  open private(set) var audioPlayers: [SCNAudioPlayer] = []
  open private(set) var childNodes: [SCNNode] = []
  open private(set) weak var parent: SCNNode?
  private var actions: [String: SCNAction] = [:]
  var animationPlayers: [String: SCNAnimationPlayer] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  // MARK: Places

  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  /// The angles about the axes: about z first, then y, then x.
  open var eulerAngles: SCNVector3 {
    get { angles }
    set {
      angles = newValue
      let (x, y, z) = (SIMD3<Float>(1, 0, 0), SIMD3<Float>(0, 1, 0), SIMD3<Float>(0, 0, 1))
      turn =
        simd_quatf(angle: newValue.x, axis: x) * simd_quatf(angle: newValue.y, axis: y)
        * simd_quatf(angle: newValue.z, axis: z)
    }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var simdOrientation: simd_quatf {
    get { turn }
    set {
      turn = newValue
      let matrix = float4x4(newValue)
      let (sine, level) = (Double(matrix[2, 0]), abs(matrix[2, 0]) < 0.999999)
      angles = SCNVector3(
        level ? atan2(-Double(matrix[2, 1]), Double(matrix[2, 2])) : atan2(Double(matrix[1, 2]), Double(matrix[1, 1])),
        asin(min(max(sine, -1), 1)), level ? atan2(-Double(matrix[1, 0]), Double(matrix[0, 0])) : 0)
    }
  }
  open var orientation: SCNQuaternion {
    get { SCNVector4(turn.vector.x, turn.vector.y, turn.vector.z, turn.vector.w) }
    set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
  }
  /// An axis and the angle about it.
  open var rotation: SCNVector4 {
    get { SCNVector4(turn.axis.x, turn.axis.y, turn.axis.z, turn.angle) }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      simdOrientation = simd_quatf(
        angle: newValue.w, axis: simd_length(axis) > 0 ? simd_normalize(axis) : SIMD3(0, 0, 1))
    }
  }
  open var simdRotation: SIMD4<Float> {
    get { SIMD4(rotation.x, rotation.y, rotation.z, rotation.w) }
    set { rotation = SCNVector4(newValue.x, newValue.y, newValue.z, newValue.w) }
  }
  /// The scale, the turn and the place, in this order.
  open var simdTransform: float4x4 {
    get {
      var matrix = float4x4(turn)
      matrix[0] *= scale.x
      matrix[1] *= scale.y
      matrix[2] *= scale.z
      matrix[3] = SIMD4(simdPosition, 1)
      return matrix
    }
    set {
      simdPosition = simd_make_float3(newValue[3])
      let axes = (0..<3).map { simd_make_float3(newValue[$0]) }
      simdScale = SIMD3(simd_length(axes[0]), simd_length(axes[1]), simd_length(axes[2]))
      guard simdScale.min() > 0 else { return }
      simdOrientation = simd_quatf(float3x3(axes[0] / scale.x, axes[1] / scale.y, axes[2] / scale.z))
    }
  }
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = float4x4(newValue) }
  }
  open var simdPivot: float4x4 {
    get { float4x4(pivot) }
    set { pivot = SCNMatrix4(newValue) }
  }

  open var presentation: SCNNode { self }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { (SCNVector3Zero, SCNVector3Zero) }
    set {}
  }

  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    childNodes.insert(child, at: min(max(index, 0), childNodes.count))
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    oldChild.removeFromParentNode()
    addChildNode(newChild)
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    childNodes.first { $0.name == name }
      ?? (recursively ? childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first : nil)
  }
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
    var stops = ObjCBool(false)
    return childNodes.filter { predicate($0, &stops) }
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    for child in childNodes where !stops.boolValue {
      block(child, &stops)
      child.enumerateChildNodes(block)
    }
  }

  open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops = ObjCBool(false)
    block(self, &stops)
    if !stops.boolValue { enumerateChildNodes(block) }
  }

  /// A node of the same values, with clones of its children; a node of an app's own class is itself.
  open func clone() -> Self {
    guard type(of: self) == SCNNode.self, let clone = copied() as? Self else { return self }
    return clone
  }
  open func flattenedClone() -> Self { clone() }
  private func copied() -> SCNNode {
    let node = SCNNode(geometry: geometry)
    (node.name, node.light, node.camera, node.physicsBody) = (name, light, camera, physicsBody)
    (node.position, node.scale, node.pivot, node.turn, node.angles) = (position, scale, pivot, turn, angles)
    (node.isHidden, node.opacity, node.renderingOrder) = (isHidden, opacity, renderingOrder)
    (node.castsShadow, node.categoryBitMask, node.constraints) = (castsShadow, categoryBitMask, constraints)
    for child in childNodes { node.addChildNode(child.clone()) }
    return node
  }

  open func hitTestWithSegment(
    from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil
  ) -> [SCNHitTestResult] { [] }

  /// Keeps an action under a key; nothing runs, and completions are called at once.
  open func runAction(_ action: SCNAction) {}
  open func runAction(_ action: SCNAction) async {}
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) { block?() }
  open func runAction(_ action: SCNAction, forKey key: String?) { if let key { actions[key] = action } }
  open func action(forKey key: String) -> SCNAction? { actions[key] }
  open func removeAction(forKey key: String) { actions[key] = nil }
  open func removeAllActions() { actions = [:] }
  open var hasActions: Bool { !actions.isEmpty }
  open func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: key)
    block?()
  }
  open var actionKeys: [String] { actions.keys.sorted() }

  // MARK: Sounds and particles

  open func addParticleSystem(_ system: SCNParticleSystem) { particleSystems = (particleSystems ?? []) + [system] }
  open func removeParticleSystem(_ system: SCNParticleSystem) { particleSystems?.removeAll { $0 === system } }
  open func removeAllParticleSystems() { particleSystems = nil }
  open func addAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.append(player) }
  open func removeAudioPlayer(_ player: SCNAudioPlayer) { audioPlayers.removeAll { $0 === player } }
  open func removeAllAudioPlayers() { audioPlayers = [] }
}

/// A node that a hit test found. None is ever made.
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject {
  public let node: SCNNode
  open var geometryIndex: Int { 0 }
  open var faceIndex: Int { 0 }
  open var localCoordinates: SCNVector3 { SCNVector3Zero }
  open var worldCoordinates: SCNVector3 { SCNVector3Zero }
  open var localNormal: SCNVector3 { SCNVector3Zero }
  open var worldNormal: SCNVector3 { SCNVector3Zero }
  open var simdLocalCoordinates: SIMD3<Float> { .zero }
  open var simdWorldCoordinates: SIMD3<Float> { .zero }
  open var simdLocalNormal: SIMD3<Float> { .zero }
  open var simdWorldNormal: SIMD3<Float> { .zero }
  open var modelTransform: SCNMatrix4 { SCNMatrix4Identity }
  open var boneNode: SCNNode? { nil }
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }

  package init(node: SCNNode) { self.node = node }
}

/// Whether a node moves, with its raw values.
public enum SCNMovabilityHint: Int, Sendable {
  case fixed = 0
  case movable = 1
}

/// The part that a node takes in the movement of focus, with its raw values.
public enum SCNNodeFocusBehavior: Int, Sendable {
  case none = 0
  case occluding = 1
  case focusable = 2
}
