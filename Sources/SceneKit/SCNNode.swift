// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import UIKit

/// A thing in a scene. Its values are kept and nothing is drawn.
@preconcurrency @MainActor
open class SCNNode: NSObject {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var physicsBody: SCNPhysicsBody?
  open var position = SCNVector3Zero
  open var rotation = SCNVector4()
  open var eulerAngles = SCNVector3Zero
  open var orientation = SCNVector4(0, 0, 0, 1)
  open var scale = SCNVector3(1, 1, 1)
  open var pivot = SCNMatrix4Identity
  open var transform = SCNMatrix4Identity
  open var simdTransform = matrix_identity_float4x4
  open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open private(set) var childNodes: [SCNNode] = []
  open private(set) weak var parent: SCNNode?
  private var actions: [String: SCNAction] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position.x, position.y, position.z) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale.x, scale.y, scale.z) }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles.x, eulerAngles.y, eulerAngles.z) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  /// The places of all ancestors, added; turns and scales are not counted.
  open var worldPosition: SCNVector3 {
    get { SCNVector3(simdPosition + (parent.map(\.simdWorldPosition) ?? .zero)) }
    set { simdPosition = SIMD3(newValue.x, newValue.y, newValue.z) - (parent.map(\.simdWorldPosition) ?? .zero) }
  }
  open var simdWorldPosition: SIMD3<Float> { SIMD3(worldPosition.x, worldPosition.y, worldPosition.z) }
  open var worldTransform: SCNMatrix4 { transform }
  open var simdWorldTransform: float4x4 { simdTransform }
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

  open func clone() -> Self { self }
  open func flattenedClone() -> Self { self }
  open func look(at worldTarget: SCNVector3) {}
  open func localTranslate(by translation: SCNVector3) {}
  open func localRotate(by rotation: SCNQuaternion) {}
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 { position }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 { position }
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
  open func addAnimation(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func addParticleSystem(_ system: SCNParticleSystem) {}
  open func removeAllParticleSystems() {}
}

/// Particles in a scene.
open class SCNParticleSystem: NSObject {
  open var birthRate: CGFloat = 1
  open var particleLifeSpan: CGFloat = 1
  open var particleColor = UIColor.white
  open var particleSize: CGFloat = 1
  open var loops = true
  public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
}

/// A node that a hit test found. None is ever made.
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject {
  public let node: SCNNode
  open var geometryIndex: Int { 0 }
  open var faceIndex: Int { 0 }
  open var localCoordinates: SCNVector3 { SCNVector3Zero }
  open var worldCoordinates: SCNVector3 { SCNVector3Zero }
  open var worldNormal: SCNVector3 { SCNVector3Zero }

  package init(node: SCNNode) { self.node = node }
}

/// A rule for a node's position or direction. It moves nothing.
open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
}

/// A node that faces another.
@preconcurrency @MainActor
open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
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
