public import UIKit

/// A node in the space of its scene. Pivots are not counted.
extension SCNNode {
  public var simdWorldTransform: float4x4 {
    get { parent.map { $0.simdWorldTransform * simdTransform } ?? simdTransform }
    set { simdTransform = parent.map { $0.simdWorldTransform.inverse * newValue } ?? newValue }
  }
  public var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  public func setWorldTransform(_ worldTransform: SCNMatrix4) { simdWorldTransform = float4x4(worldTransform) }

  public var simdWorldPosition: SIMD3<Float> {
    get { simd_make_float3(simdWorldTransform[3]) }
    set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
  }
  public var worldPosition: SCNVector3 {
    get { SCNVector3(simdWorldPosition) }
    set { simdWorldPosition = SIMD3(newValue) }
  }
  public var simdWorldOrientation: simd_quatf {
    get { parent.map { $0.simdWorldOrientation * simdOrientation } ?? simdOrientation }
    set { simdOrientation = parent.map { $0.simdWorldOrientation.inverse * newValue } ?? newValue }
  }
  public var worldOrientation: SCNQuaternion {
    get {
      let vector = simdWorldOrientation.vector
      return SCNVector4(vector.x, vector.y, vector.z, vector.w)
    }
    set { simdWorldOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
  }

  // MARK: Directions

  public class var simdLocalFront: SIMD3<Float> { SIMD3(0, 0, -1) }
  public class var simdLocalRight: SIMD3<Float> { SIMD3(1, 0, 0) }
  public class var simdLocalUp: SIMD3<Float> { SIMD3(0, 1, 0) }
  public class var localFront: SCNVector3 { SCNVector3(simdLocalFront) }
  public class var localRight: SCNVector3 { SCNVector3(simdLocalRight) }
  public class var localUp: SCNVector3 { SCNVector3(simdLocalUp) }
  public var simdWorldFront: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalFront) }
  public var simdWorldRight: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalRight) }
  public var simdWorldUp: SIMD3<Float> { simdWorldOrientation.act(Self.simdLocalUp) }
  public var worldFront: SCNVector3 { SCNVector3(simdWorldFront) }
  public var worldRight: SCNVector3 { SCNVector3(simdWorldRight) }
  public var worldUp: SCNVector3 { SCNVector3(simdWorldUp) }

  // MARK: Conversion

  public func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
    let world = simdWorldTransform * SIMD4(position, 1)
    return simd_make_float3(node.map { $0.simdWorldTransform.inverse * world } ?? world)
  }
  public func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
    let world = node.map { $0.simdWorldTransform * SIMD4(position, 1) } ?? SIMD4(position, 1)
    return simd_make_float3(simdWorldTransform.inverse * world)
  }
  public func simdConvertVector(_ vector: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
    simdConvertPosition(vector, to: node) - simdConvertPosition(.zero, to: node)
  }
  public func simdConvertVector(_ vector: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
    simdConvertPosition(vector, from: node) - simdConvertPosition(.zero, from: node)
  }
  public func simdConvertTransform(_ transform: float4x4, to node: SCNNode?) -> float4x4 {
    let world = simdWorldTransform * transform
    return node.map { $0.simdWorldTransform.inverse * world } ?? world
  }
  public func simdConvertTransform(_ transform: float4x4, from node: SCNNode?) -> float4x4 {
    simdWorldTransform.inverse * (node.map { $0.simdWorldTransform * transform } ?? transform)
  }
  public func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), to: node))
  }
  public func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertPosition(SIMD3(position), from: node))
  }
  public func convertVector(_ vector: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertVector(SIMD3(vector), to: node))
  }
  public func convertVector(_ vector: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    SCNVector3(simdConvertVector(SIMD3(vector), from: node))
  }
  public func convertTransform(_ transform: SCNMatrix4, to node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(simdConvertTransform(float4x4(transform), to: node))
  }
  public func convertTransform(_ transform: SCNMatrix4, from node: SCNNode?) -> SCNMatrix4 {
    SCNMatrix4(simdConvertTransform(float4x4(transform), from: node))
  }

  // MARK: Movement

  public func simdLocalTranslate(by translation: SIMD3<Float>) { simdPosition += simdOrientation.act(translation) }
  public func localTranslate(by translation: SCNVector3) { simdLocalTranslate(by: SIMD3(translation)) }
  public func simdLocalRotate(by rotation: simd_quatf) { simdOrientation = simdOrientation * rotation }
  public func localRotate(by rotation: SCNQuaternion) {
    simdLocalRotate(by: simd_quatf(ix: rotation.x, iy: rotation.y, iz: rotation.z, r: rotation.w))
  }
  public func simdRotate(by worldRotation: simd_quatf, aroundTarget worldTarget: SIMD3<Float>) {
    simdWorldPosition = worldTarget + worldRotation.act(simdWorldPosition - worldTarget)
    simdWorldOrientation = worldRotation * simdWorldOrientation
  }
  public func rotate(by worldRotation: SCNQuaternion, aroundTarget worldTarget: SCNVector3) {
    simdRotate(
      by: simd_quatf(ix: worldRotation.x, iy: worldRotation.y, iz: worldRotation.z, r: worldRotation.w),
      aroundTarget: SIMD3(worldTarget))
  }

  /// Turns the node's front to a place; nothing turns if it is there or straight above or below.
  public func simdLook(at worldTarget: SIMD3<Float>) {
    simdLook(at: worldTarget, up: SCNNode.simdLocalUp, localFront: SCNNode.simdLocalFront)
  }
  public func simdLook(at worldTarget: SIMD3<Float>, up worldUp: SIMD3<Float>, localFront: SIMD3<Float>) {
    let way = worldTarget - simdWorldPosition
    guard simd_length(way) > 0, simd_length(cross(way, worldUp)) > 0 else { return }
    let back = -simd_normalize(way)
    let right = simd_normalize(cross(worldUp, back))
    let front = simd_quatf(from: simd_normalize(localFront), to: SCNNode.simdLocalFront)
    simdWorldOrientation = simd_quatf(float3x3(right, cross(back, right), back)) * front
  }
  public func look(at worldTarget: SCNVector3) { simdLook(at: SIMD3(worldTarget)) }
  public func look(at worldTarget: SCNVector3, up worldUp: SCNVector3, localFront: SCNVector3) {
    simdLook(at: SIMD3(worldTarget), up: SIMD3(worldUp), localFront: SIMD3(localFront))
  }
}
