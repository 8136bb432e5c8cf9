// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
@_exported public import simd

/// Three numbers.
public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float

  public init() { (x, y, z) = (0, 0, 0) }
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ vector: SIMD3<Float>) { self.init(vector.x, vector.y, vector.z) }
}

extension SIMD3 where Scalar == Float {
  public init(_ vector: SCNVector3) { self.init(vector.x, vector.y, vector.z) }
}

extension SIMD4 where Scalar == Float {
  public init(_ vector: SCNVector4) { self.init(vector.x, vector.y, vector.z, vector.w) }
}

extension NSValue {
  public convenience init(scnVector3 v: SCNVector3) { self.init(numbers: [v.x, v.y, v.z]) }
  public convenience init(scnVector4 v: SCNVector4) { self.init(numbers: [v.x, v.y, v.z, v.w]) }
  public var scnVector3Value: SCNVector3 {
    let numbers = numbers(3)
    return SCNVector3(numbers[0], numbers[1], numbers[2])
  }
  public var scnVector4Value: SCNVector4 {
    let numbers = numbers(4)
    return SCNVector4(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private convenience init(numbers: [Float]) {
    var numbers = numbers
    self.init(bytes: &numbers, objCType: "[\(numbers.count)f]")
  }
  private func numbers(_ count: Int) -> [Float] {
    var numbers = [Float](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)f]" { getValue(&numbers) }
    return numbers
  }
}

public var SCNVector3Zero: SCNVector3 { SCNVector3() }
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }

/// Four numbers.
public struct SCNVector4: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float

  public init() { (x, y, z, w) = (0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
}

/// A rotation, as a quaternion.
public typealias SCNQuaternion = SCNVector4
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }

/// A matrix of four rows.
public struct SCNMatrix4: Equatable, Sendable {
  public var m11: Float = 0, m12: Float = 0, m13: Float = 0, m14: Float = 0
  public var m21: Float = 0, m22: Float = 0, m23: Float = 0, m24: Float = 0
  public var m31: Float = 0, m32: Float = 0, m33: Float = 0, m34: Float = 0
  public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 0

  public init() {}
  public init(_ matrix: float4x4) {
    (m11, m12, m13, m14) = (matrix[0].x, matrix[0].y, matrix[0].z, matrix[0].w)
    (m21, m22, m23, m24) = (matrix[1].x, matrix[1].y, matrix[1].z, matrix[1].w)
    (m31, m32, m33, m34) = (matrix[2].x, matrix[2].y, matrix[2].z, matrix[2].w)
    (m41, m42, m43, m44) = (matrix[3].x, matrix[3].y, matrix[3].z, matrix[3].w)
  }
}

extension float4x4 {
  public init(_ matrix: SCNMatrix4) {
    self.init(
      SIMD4(matrix.m11, matrix.m12, matrix.m13, matrix.m14), SIMD4(matrix.m21, matrix.m22, matrix.m23, matrix.m24),
      SIMD4(matrix.m31, matrix.m32, matrix.m33, matrix.m34), SIMD4(matrix.m41, matrix.m42, matrix.m43, matrix.m44))
  }
}

public var SCNMatrix4Identity: SCNMatrix4 { SCNMatrix4(matrix_identity_float4x4) }
public func SCNMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  var matrix = SCNMatrix4Identity
  (matrix.m41, matrix.m42, matrix.m43) = (x, y, z)
  return matrix
}
public func SCNMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(float4x4(diagonal: SIMD4(x, y, z, 1)))
}
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4(float4x4(simd_quatf(angle: angle, axis: simd_normalize(SIMD3(x, y, z)))))
}
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(float4x4(m).inverse) }
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(x, y, z))
}
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeScale(x, y, z))
}
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
  SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(float4x4(b) * float4x4(a)) }
