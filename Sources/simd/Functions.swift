// Names are simd's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Vectors of numbers and of shorter and longer vectors: what is longer is cut, what is shorter ends with zeros.

public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2(other.x, other.y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(xy, z) }
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3(other, 0) }
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4(other, 0) }

public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2(other.x, other.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3(xy, z) }
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3(other, 0) }
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3(other.x, other.y, other.z) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> { SIMD4(x, y, z, w) }
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(xyz, w) }
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4(other, 0) }

public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  length_squared(x - y)
}
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  distance_squared(x, y)
}
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { y * (dot(x, y) / dot(y, y)) }
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { project(x, y) }
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
public func step<T: FloatingPoint>(_ x: T, edge: T) -> T { x < edge ? 0 : 1 }
public func smoothstep<T: FloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
  let t = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return t * t * (3 - 2 * t)
}
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
