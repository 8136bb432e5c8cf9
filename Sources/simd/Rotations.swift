// Names are simd's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension simd_quatf {
  /// The rotation of a matrix that turns and nothing else.
  public init(_ rotation: float3x3) {
    let (x, y, z) = rotation.columns
    // The greatest of the four numbers is computed first, by which the others are divided.
    let squares = [1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z]
    let greatest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let double = Swift.max(squares[greatest], 0).squareRoot() * 2
    let products = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, double * double / 4)
    let (xy, xz, yz) = (x.y + y.x, x.z + z.x, y.z + z.y)
    let numbers: SIMD4<Float> =
      switch greatest {
      case 0: SIMD4(double * double / 4, xy, xz, products.x)
      case 1: SIMD4(xy, double * double / 4, yz, products.y)
      case 2: SIMD4(xz, yz, double * double / 4, products.z)
      default: products
      }
    self.init(vector: numbers / double)
  }

  /// The rotation of a matrix that turns and moves.
  public init(_ transform: float4x4) {
    self.init(
      float3x3(
        simd_make_float3(transform.columns.0), simd_make_float3(transform.columns.1),
        simd_make_float3(transform.columns.2)))
  }

  /// The shortest rotation from one direction to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = from + to
    guard simd_length(half) > 1e-6 else {
      let other: SIMD3<Float> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(cross(from, other)))
      return
    }
    let middle = simd_normalize(half)
    self.init(real: dot(from, middle), imag: cross(from, middle))
  }
}

/// The rotation between two, at a part of the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = dot(q0.vector, q1.vector)
  let (end, near) = (cosine < 0 ? -q1 : q1, abs(cosine))
  guard near < 0.9995 else { return (q0 * (1 - t) + end * t).normalized }
  let angle = Float(acos(Double(near)))
  let parts = [(1 - t) * angle, t * angle, angle].map { Float(sin(Double($0))) }
  return q0 * (parts[0] / parts[2]) + end * (parts[1] / parts[2])
}
