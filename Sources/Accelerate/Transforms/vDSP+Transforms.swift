// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The size of the smallest transforms that others are made of.
public typealias FFTRadix = Int32
/// The direction of a transform.
public typealias FFTDirection = Int32
/// What transforms are prepared with: here, the binary logarithm of the longest.
public typealias FFTSetup = OpaquePointer
/// What transforms in double precision are prepared with.
public typealias FFTSetupD = OpaquePointer

public var kFFTRadix2: Int { 0 }
public var kFFTRadix3: Int { 1 }
public var kFFTRadix5: Int { 2 }
public var kFFTDirection_Forward: Int { 1 }
public var kFFTDirection_Inverse: Int { -1 }
public var FFT_RADIX2: Int { 0 }
public var FFT_RADIX3: Int { 1 }
public var FFT_RADIX5: Int { 2 }
public var FFT_FORWARD: Int { 1 }
public var FFT_INVERSE: Int { -1 }

/// `nil` for lengths of more than 2 to the power of 30.
public func vDSP_create_fftsetup(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetup? {
  guard log2n <= 30 else { return nil }
  let setup = UnsafeMutablePointer<vDSP_Length>.allocate(capacity: 1)
  setup.initialize(to: log2n)
  return OpaquePointer(setup)
}
public func vDSP_destroy_fftsetup(_ setup: FFTSetup?) {
  if let setup { UnsafeMutablePointer<vDSP_Length>(setup).deallocate() }
}
public func vDSP_fft_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { vDSP_fft_zop(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let values = a.pointee.values(1 << Int(log2n), stride: ia)
  c.pointee.write(FourierTransform.transform(values, inverse: direction < 0), stride: ic)
}
/// Of real numbers: the result is twice as large, and the inverse of it twice as many times the numbers as they are.
public func vDSP_fft_zrip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { vDSP_fft_zrop(setup, c, ic, c, ic, log2n, direction) }
/// Of real numbers: the result is twice as large, and the inverse of it twice as many times the numbers as they are.
public func vDSP_fft_zrop(
  _ setup: FFTSetup, _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let pairs = a.pointee.values(1 << Int(log2n) / 2, stride: ia)
  c.pointee.write(direction < 0 ? FourierTransform.unpacked(pairs) : FourierTransform.packed(pairs), stride: ic)
}
/// Of rows and of columns. Rows follow each other where their stride is zero.
public func vDSP_fft2d_zip(
  _ setup: FFTSetup, _ c: UnsafePointer<DSPSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride, _ log2n0: vDSP_Length,
  _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
  let rowStride = ic1 == 0 ? columns * ic0 : ic1
  for row in 0..<rows {
    let values = c.pointee.values(columns, stride: ic0, from: row * rowStride)
    let transformed = FourierTransform.transform(values, inverse: direction < 0)
    c.pointee.write(transformed, stride: ic0, from: row * rowStride)
  }
  for column in 0..<columns {
    let values = c.pointee.values(rows, stride: rowStride, from: column * ic0)
    let transformed = FourierTransform.transform(values, inverse: direction < 0)
    c.pointee.write(transformed, stride: rowStride, from: column * ic0)
  }
}
/// `nil` for lengths of more than 2 to the power of 30.
public func vDSP_create_fftsetupD(_ log2n: vDSP_Length, _ radix: FFTRadix) -> FFTSetupD? {
  guard log2n <= 30 else { return nil }
  let setup = UnsafeMutablePointer<vDSP_Length>.allocate(capacity: 1)
  setup.initialize(to: log2n)
  return OpaquePointer(setup)
}
public func vDSP_destroy_fftsetupD(_ setup: FFTSetupD?) {
  if let setup { UnsafeMutablePointer<vDSP_Length>(setup).deallocate() }
}
public func vDSP_fft_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { vDSP_fft_zopD(setup, c, ic, c, ic, log2n, direction) }
public func vDSP_fft_zopD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let values = a.pointee.values(1 << Int(log2n), stride: ia)
  c.pointee.write(FourierTransform.transform(values, inverse: direction < 0), stride: ic)
}
/// Of real numbers: the result is twice as large, and the inverse of it twice as many times the numbers as they are.
public func vDSP_fft_zripD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride, _ log2n: vDSP_Length,
  _ direction: FFTDirection
) { vDSP_fft_zropD(setup, c, ic, c, ic, log2n, direction) }
/// Of real numbers: the result is twice as large, and the inverse of it twice as many times the numbers as they are.
public func vDSP_fft_zropD(
  _ setup: FFTSetupD, _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride,
  _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic: vDSP_Stride,
  _ log2n: vDSP_Length, _ direction: FFTDirection
) {
  let pairs = a.pointee.values(1 << Int(log2n) / 2, stride: ia)
  c.pointee.write(direction < 0 ? FourierTransform.unpacked(pairs) : FourierTransform.packed(pairs), stride: ic)
}
/// Of rows and of columns. Rows follow each other where their stride is zero.
public func vDSP_fft2d_zipD(
  _ setup: FFTSetupD, _ c: UnsafePointer<DSPDoubleSplitComplex>, _ ic0: vDSP_Stride, _ ic1: vDSP_Stride,
  _ log2n0: vDSP_Length,
  _ log2n1: vDSP_Length, _ direction: FFTDirection
) {
  let (columns, rows) = (1 << Int(log2n0), 1 << Int(log2n1))
  let rowStride = ic1 == 0 ? columns * ic0 : ic1
  for row in 0..<rows {
    let values = c.pointee.values(columns, stride: ic0, from: row * rowStride)
    let transformed = FourierTransform.transform(values, inverse: direction < 0)
    c.pointee.write(transformed, stride: ic0, from: row * rowStride)
  }
  for column in 0..<columns {
    let values = c.pointee.values(rows, stride: rowStride, from: column * ic0)
    let transformed = FourierTransform.transform(values, inverse: direction < 0)
    c.pointee.write(transformed, stride: rowStride, from: column * ic0)
  }
}
