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

// Windows and numbers with two parts, as vDSP's documentation gives their formulas.

public let vDSP_HANN_DENORM: Int32 = 0
public let vDSP_HALF_WINDOW: Int32 = 1
public let vDSP_HANN_NORM: Int32 = 2

/// Writes a window: all of it, or its first half.
private func writeWindow(
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32, _ height: (Double) -> Double
) {
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  for index in 0..<count { c[index] = Float(height(2 * .pi * Double(index) / Double(n))) }
}
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  let scale = flag & vDSP_HANN_NORM == 0 ? 0.5 : 0.5 * (8.0 / 3).squareRoot()
  writeWindow(c, n, flag) { scale * (1 - cos($0)) }
}
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { 0.54 - 0.46 * cos($0) }
}
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  writeWindow(c, n, flag) { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }
}
/// The squares of the lengths of numbers with two parts.
public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (reals, imaginaries) = (numbers(a.pointee.realp, ia, n), numbers(a.pointee.imagp, ia, n))
  write(zip(reals, imaginaries).map { $0 * $0 + $1 * $1 }, c, ic)
}
/// The lengths of numbers with two parts.
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  let (reals, imaginaries) = (numbers(a.pointee.realp, ia, n), numbers(a.pointee.imagp, ia, n))
  write(zip(reals, imaginaries).map { ($0 * $0 + $1 * $1).squareRoot() }, c, ic)
}
/// Puts the parts of numbers in two places. A stride of 2 takes each number.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    z.pointee.realp[index * iz] = c[index * ic / 2].real
    z.pointee.imagp[index * iz] = c[index * ic / 2].imag
  }
}
/// Decibels above a zero: of powers with flag 0, of amplitudes with flag 1.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ flag: UInt32
) {
  let (factor, zero): (Float, Float) = (flag == 0 ? 10 : 20, b.pointee)
  write(numbers(a, ia, n).map { factor * log10($0 / zero) }, c, ic)
}
/// Numbers between a low and a high limit.
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ low: UnsafePointer<Float>, _ high: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (lowest, highest) = (low.pointee, high.pointee)
  write(numbers(a, ia, n).map { $0 < lowest ? lowest : $0 > highest ? highest : $0 }, d, id)
}
