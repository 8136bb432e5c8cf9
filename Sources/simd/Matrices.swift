// Names are simd's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

public var matrix_identity_float4x4: float4x4 { float4x4(1) }
public var matrix_identity_float3x3: float3x3 { float3x3(diagonal: SIMD3(repeating: 1)) }

/// A matrix of four columns of four numbers.
public struct float4x4: Equatable, Sendable {
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(_ columns: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
    self.columns = (columns, second, third, fourth)
  }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ columns: [SIMD4<Float>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
  public init(diagonal: SIMD4<Float>) {
    self.init(
      SIMD4(diagonal.x, 0, 0, 0), SIMD4(0, diagonal.y, 0, 0), SIMD4(0, 0, diagonal.z, 0), SIMD4(0, 0, 0, diagonal.w))
  }
  public init(_ scalar: Float) { self.init(diagonal: SIMD4(repeating: scalar)) }
  /// The rotation by a quaternion.
  public init(_ rotation: simd_quatf) {
    let (x, y, z) = (rotation.act(SIMD3(1, 0, 0)), rotation.act(SIMD3(0, 1, 0)), rotation.act(SIMD3(0, 0, 1)))
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(0, 0, 0, 1))
  }

  public subscript(column: Int) -> SIMD4<Float> {
    get { [columns.0, columns.1, columns.2, columns.3][column] }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: float4x4 {
    float4x4((0..<4).map { row in SIMD4(self[0][row], self[1][row], self[2][row], self[3][row]) })
  }

  /// The inverse by Gauss and Jordan's elimination; a matrix without one gives numbers that are none.
  public var inverse: float4x4 {
    var (left, right) = ([columns.0, columns.1, columns.2, columns.3], float4x4(1))
    for pivot in 0..<4 {
      let best = (pivot..<4).max { abs(left[$0][pivot]) < abs(left[$1][pivot]) } ?? pivot
      left.swapAt(pivot, best)
      (right[pivot], right[best]) = (right[best], right[pivot])
      let factor = left[pivot][pivot]
      left[pivot] /= factor
      right[pivot] /= factor
      for other in 0..<4 where other != pivot {
        let factor = left[other][pivot]
        left[other] -= left[pivot] * factor
        right[other] -= right[pivot] * factor
      }
    }
    return right
  }

  public static func * (matrix: float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
    let (a, b) = (matrix.columns.0 * vector.x, matrix.columns.1 * vector.y)
    let (c, d) = (matrix.columns.2 * vector.z, matrix.columns.3 * vector.w)
    return a + b + c + d
  }
  public static func * (a: float4x4, b: float4x4) -> float4x4 {
    float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
  }
  public static func *= (a: inout float4x4, b: float4x4) { a = a * b }
  public static func == (a: float4x4, b: float4x4) -> Bool { a.columns == b.columns }
}

public func simd_mul(_ a: float4x4, _ b: float4x4) -> float4x4 { a * b }
public func simd_mul(_ a: float4x4, _ b: SIMD4<Float>) -> SIMD4<Float> { a * b }
public func matrix_multiply(_ a: float4x4, _ b: float4x4) -> float4x4 { a * b }
public func simd_inverse(_ a: float4x4) -> float4x4 { a.inverse }
public func simd_transpose(_ a: float4x4) -> float4x4 { a.transpose }

/// A matrix of three columns of three numbers.
public struct float3x3: Equatable, Sendable {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) {
    columns = (first, second, third)
  }
  public init(diagonal: SIMD3<Float>) {
    self.init(SIMD3(diagonal.x, 0, 0), SIMD3(0, diagonal.y, 0), SIMD3(0, 0, diagonal.z))
  }
  public static func * (matrix: float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
  public static func == (a: float3x3, b: float3x3) -> Bool { a.columns == b.columns }
}

/// A rotation as a quaternion: three imaginary numbers and a real one.
public struct simd_quatf: Equatable, Sendable {
  public var vector: SIMD4<Float>

  public init() { vector = .zero }
  public init(vector: SIMD4<Float>) { self.vector = vector }
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
  public init(angle: Float, axis: SIMD3<Float>) {
    vector = SIMD4(axis * Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2)))
  }

  public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
  public var real: Float { vector.w }
  public var length: Float { simd_length(vector) }
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
  public var inverse: simd_quatf { simd_quatf(real: real, imag: -imag) }
  public var angle: Float { 2 * Float(acos(Double(min(max(real, -1), 1)))) }
  public var axis: SIMD3<Float> { simd_length(imag) > 0 ? simd_normalize(imag) : .zero }

  /// A vector that was turned.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }

  public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: a.real * b.real - dot(a.imag, b.imag), imag: b.imag * a.real + a.imag * b.real + cross(a.imag, b.imag))
  }
  public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
  public static func * (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector * b) }
  public static func * (a: Float, b: simd_quatf) -> simd_quatf { b * a }
  public static func / (a: simd_quatf, b: Float) -> simd_quatf { simd_quatf(vector: a.vector / b) }
  public static func + (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector + b.vector) }
  public static func - (a: simd_quatf, b: simd_quatf) -> simd_quatf { simd_quatf(vector: a.vector - b.vector) }
  public static prefix func - (a: simd_quatf) -> simd_quatf { simd_quatf(vector: -a.vector) }
  public var conjugate: simd_quatf { inverse }
}
