// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Numbers of other types, and in rows and columns.

public func vDSP_vdpsp(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vspdp(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vflt8(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfix8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int8.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int8.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vflt8D(
  _ a: UnsafePointer<Int8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfix8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int8.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int8.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu8(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfixu8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt8.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru8(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt8.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu8D(
  _ a: UnsafePointer<UInt8>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfixu8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt8.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru8D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt8>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt8.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vflt16(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfix16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int16.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int16.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vflt16D(
  _ a: UnsafePointer<Int16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfix16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int16.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int16.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu16(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfixu16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt16.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru16(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(
    vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt16.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu16D(
  _ a: UnsafePointer<UInt16>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfixu16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt16.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru16D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt16>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(
    vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt16.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vflt32(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfix32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int32.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int32.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vflt32D(
  _ a: UnsafePointer<Int32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfix32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int32.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixr32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Int32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: Int32.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu32(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Float.init), c, ic) }
public func vDSP_vfixu32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt32.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru32(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(
    vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt32.self, rounding: .towardNearestInteger), c, ic)
}
public func vDSP_vfltu32D(
  _ a: UnsafePointer<UInt32>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map(Double.init), c, ic) }
public func vDSP_vfixu32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt32.self, rounding: .towardZero), c, ic) }
public func vDSP_vfixru32D(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<UInt32>, _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  write(
    vDSP.floatingPointToInteger(numbers(a, ia, n), integerType: UInt32.self, rounding: .towardNearestInteger), c, ic)
}
/// The product of a matrix of m rows and p columns and one of p rows and n columns.
public func vDSP_mmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let (rows, columns, shared) = (Int(m), Int(n), Int(p))
  let (x, y) = (numbers(a, ia, m * p), numbers(b, ib, p * n))
  var product: [Float] = []
  for row in 0..<rows {
    for column in 0..<columns {
      product.append((0..<shared).reduce(0) { $0 + x[row * shared + $1] * y[$1 * columns + column] })
    }
  }
  write(product, c, ic)
}
/// A matrix's columns as the m rows of another, which has n columns.
public func vDSP_mtrans(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ m: vDSP_Length,
  _ n: vDSP_Length
) {
  let x = numbers(a, ia, m * n)
  write((0..<x.count).map { x[$0 % Int(n) * Int(m) + $0 / Int(n)] }, c, ic)
}
/// A part of a matrix, of n rows and m columns. Strides are those of whole rows.
public func vDSP_mmov(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length,
  _ tc: vDSP_Length
) { for row in 0..<Int(n) { write(numbers(a + row * Int(ta), 1, m), c + row * Int(tc), 1) } }
/// The product of a matrix of m rows and p columns and one of p rows and n columns.
public func vDSP_mmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let (rows, columns, shared) = (Int(m), Int(n), Int(p))
  let (x, y) = (numbers(a, ia, m * p), numbers(b, ib, p * n))
  var product: [Double] = []
  for row in 0..<rows {
    for column in 0..<columns {
      product.append((0..<shared).reduce(0) { $0 + x[row * shared + $1] * y[$1 * columns + column] })
    }
  }
  write(product, c, ic)
}
/// A matrix's columns as the m rows of another, which has n columns.
public func vDSP_mtransD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ m: vDSP_Length,
  _ n: vDSP_Length
) {
  let x = numbers(a, ia, m * n)
  write((0..<x.count).map { x[$0 % Int(n) * Int(m) + $0 / Int(n)] }, c, ic)
}
/// A part of a matrix, of n rows and m columns. Strides are those of whole rows.
public func vDSP_mmovD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ m: vDSP_Length, _ n: vDSP_Length, _ ta: vDSP_Length,
  _ tc: vDSP_Length
) { for row in 0..<Int(n) { write(numbers(a + row * Int(ta), 1, m), c + row * Int(tc), 1) } }
/// With the flag for half a window, the first half alone is written.
public func vDSP_hann_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let sequence = flag & vDSP_HANN_NORM == 0 ? vDSP.WindowSequence.hanningDenormalized : .hanningNormalized
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Float(sequence.value(at: $0, of: Int(n))) }, c, 1)
}
/// With the flag for half a window, the first half alone is written.
public func vDSP_hann_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let sequence = flag & vDSP_HANN_NORM == 0 ? vDSP.WindowSequence.hanningDenormalized : .hanningNormalized
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Double(sequence.value(at: $0, of: Int(n))) }, c, 1)
}
/// With the flag for half a window, the first half alone is written.
public func vDSP_hamm_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Float(vDSP.WindowSequence.hamming.value(at: $0, of: Int(n))) }, c, 1)
}
/// With the flag for half a window, the first half alone is written.
public func vDSP_hamm_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Double(vDSP.WindowSequence.hamming.value(at: $0, of: Int(n))) }, c, 1)
}
/// With the flag for half a window, the first half alone is written.
public func vDSP_blkman_window(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Float(vDSP.WindowSequence.blackman.value(at: $0, of: Int(n))) }, c, 1)
}
/// With the flag for half a window, the first half alone is written.
public func vDSP_blkman_windowD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ flag: Int32) {
  let flag = Int(flag)
  let count = flag & vDSP_HALF_WINDOW == 0 ? Int(n) : (Int(n) + 1) / 2
  write((0..<count).map { Double(vDSP.WindowSequence.blackman.value(at: $0, of: Int(n))) }, c, 1)
}
public var vDSP_HALF_WINDOW: Int { 1 }
public var vDSP_HANN_DENORM: Int { 0 }
public var vDSP_HANN_NORM: Int { 2 }
