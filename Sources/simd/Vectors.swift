// Names are simd's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import Foundation

/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Two numbers of single precision.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias vector_float4 = SIMD4<Float>
/// Two numbers of single precision.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias float4 = SIMD4<Float>
/// A matrix of four rows and four columns.
public typealias simd_float4x4 = float4x4
/// A matrix of three rows and three columns.
public typealias simd_float3x3 = float3x3
/// A matrix of four rows and four columns.
public typealias matrix_float4x4 = float4x4
/// A matrix of three rows and three columns.
public typealias matrix_float3x3 = float3x3

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, y) }
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(x, y) }
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp<T: Comparable>(_ x: T, _ min: T, _ max: T) -> T { Swift.min(Swift.max(x, min), max) }
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }
