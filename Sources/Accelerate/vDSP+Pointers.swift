// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation

/// The size of the smallest transforms that others are made of.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32
/// What transforms are prepared with. None is ever made.
public typealias FFTSetup = OpaquePointer

public let kFFTRadix2: Int32 = 0
public let kFFTRadix3: Int32 = 1
public let kFFTRadix5: Int32 = 2
public let FFT_FORWARD: Int32 = 1
public let FFT_INVERSE: Int32 = -1

/// Numbers with a real and an imaginary part, in two places.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// A number with a real and an imaginary part.
public struct DSPComplex {
  public var real: Float
  public var imag: Float
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// `nil`: nothing is transformed.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? { nil }
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {}
/// Has no effect: nothing is transformed.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ stride: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) {}

// Sums and products of numbers at equal distances in memory.

private func numbers(_ a: UnsafePointer<Float>, _ stride: vDSP_Stride, _ n: vDSP_Length) -> [Float] {
  (0..<Int(n)).map { a[$0 * stride] }
}

private func write(_ numbers: [Float], _ c: UnsafeMutablePointer<Float>, _ stride: vDSP_Stride) {
  for (index, number) in numbers.enumerated() { c[index * stride] = number }
}

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.sum(numbers(a, ia, n)) }
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.mean(numbers(a, ia, n)) }
/// The mean of the numbers without their signs.
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.mean(numbers(a, ia, n).map(abs)) }
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.rootMeanSquare(numbers(a, ia, n)) }
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.maximum(numbers(a, ia, n)) }
/// The largest of the numbers without their signs.
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = numbers(a, ia, n).map(abs).max() ?? 0 }
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.minimum(numbers(a, ia, n)) }
public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.absolute(numbers(a, ia, n)), c, ic) }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.square(numbers(a, ia, n)), c, ic) }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.multiply(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.add(b.pointee, numbers(a, ia, n)), c, ic) }
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.divide(numbers(a, ia, n), b.pointee), c, ic) }
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.add(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
/// The second numbers less the first: Accelerate has this order.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.subtract(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.multiply(numbers(a, ia, n), numbers(b, ib, n)), c, ic) }
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.dot(numbers(a, ia, n), numbers(b, ib, n)) }
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  write(Array(repeating: 0, count: Int(n)), c, ic)
}
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(Array(repeating: a.pointee, count: Int(n)), c, ic) }
