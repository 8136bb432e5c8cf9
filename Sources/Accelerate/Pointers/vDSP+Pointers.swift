// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Numbers one by one.

public func vDSP_vabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { abs($0) }, c, ic) }
public func vDSP_vabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { abs($0) }, c, ic) }
public func vDSP_vnabs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { -abs($0) }, c, ic) }
public func vDSP_vnabsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { -abs($0) }, c, ic) }
public func vDSP_vneg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { -$0 }, c, ic) }
public func vDSP_vnegD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { -$0 }, c, ic) }
public func vDSP_vsq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 * $0 }, c, ic) }
public func vDSP_vsqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 * $0 }, c, ic) }
public func vDSP_vssq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 * abs($0) }, c, ic) }
public func vDSP_vssqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 * abs($0) }, c, ic) }
public func vDSP_vfrac(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 - $0.rounded(.towardZero) }, c, ic) }
public func vDSP_vfracD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).map { $0 - $0.rounded(.towardZero) }, c, ic) }
public func vDSP_vsmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 * scalar }, c, ic)
}
public func vDSP_vsmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 * scalar }, c, ic)
}
public func vDSP_vsadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 + scalar }, c, ic)
}
public func vDSP_vsaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 + scalar }, c, ic)
}
public func vDSP_vsdiv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 / scalar }, c, ic)
}
public func vDSP_vsdivD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).map { $0 / scalar }, c, ic)
}
/// A number through each of others.
public func vDSP_svdiv(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = a.pointee
  write(numbers(b, ib, n).map { scalar / $0 }, c, ic)
}
/// A number through each of others.
public func vDSP_svdivD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = a.pointee
  write(numbers(b, ib, n).map { scalar / $0 }, c, ic)
}
public func vDSP_vadd(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 + $1 }, c, ic) }
public func vDSP_vaddD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 + $1 }, c, ic) }
public func vDSP_vmul(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 * $1 }, c, ic) }
public func vDSP_vmulD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 * $1 }, c, ic) }
public func vDSP_vmax(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { max($0, $1) }, c, ic) }
public func vDSP_vmaxD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { max($0, $1) }, c, ic) }
public func vDSP_vmin(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { min($0, $1) }, c, ic) }
public func vDSP_vminD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { min($0, $1) }, c, ic) }
/// The second numbers less the first: Accelerate has this order.
public func vDSP_vsub(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 - $1 }, c, ic) }
/// The second numbers less the first: Accelerate has this order.
public func vDSP_vsubD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 - $1 }, c, ic) }
/// The second numbers through the first: Accelerate has this order.
public func vDSP_vdiv(
  _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ a: UnsafePointer<Float>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 / $1 }, c, ic) }
/// The second numbers through the first: Accelerate has this order.
public func vDSP_vdivD(
  _ b: UnsafePointer<Double>, _ ib: vDSP_Stride, _ a: UnsafePointer<Double>, _ ia: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(numbers(a, ia, n).zipped(with: numbers(b, ib, n)) { $0 / $1 }, c, ic) }
/// The products of numbers with one, and a sum with others.
public func vDSP_vsma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>, _ ic: vDSP_Stride,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).zipped(with: numbers(c, ic, n)) { $0 * scalar + $1 }, d, id)
}
/// The products of numbers with one, and a sum with another.
public func vDSP_vsmsa(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (factor, summand) = (b.pointee, c.pointee)
  write(numbers(a, ia, n).map { $0 * factor + summand }, d, id)
}
public func vDSP_vma(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride, _ c: UnsafePointer<Float>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.add(multiplication: (numbers(a, ia, n), numbers(b, ib, n)), numbers(c, ic, n)), d, id) }
public func vDSP_vclip(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafePointer<Float>,
  _ d: UnsafeMutablePointer<Float>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (lower, upper) = (b.pointee, c.pointee)
  write(numbers(a, ia, n).map { min(max($0, lower), upper) }, d, id)
}
public func vDSP_vthr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.threshold(numbers(a, ia, n), to: b.pointee, with: .clampToThreshold), c, ic) }
/// Decibels of powers, or of amplitudes with the flag 1.
public func vDSP_vdbcon(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
  let x = numbers(a, ia, n)
  let decibels =
    f == 0
    ? vDSP.powerToDecibels(x, zeroReference: b.pointee) : vDSP.amplitudeToDecibels(x, zeroReference: b.pointee)
  write(decibels, c, ic)
}
public func vDSP_vclr(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  write(Array(repeating: 0, count: Int(n)), c, ic)
}
public func vDSP_vfill(
  _ a: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(Array(repeating: a.pointee, count: Int(n)), c, ic) }
public func vDSP_vramp(
  _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(vDSP.ramp(withInitialValue: a.pointee, increment: b.pointee, count: Int(n)), c, ic) }
public func vDSP_vrvrs(_ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  write(numbers(c, ic, n).reversed(), c, ic)
}
/// Ascending with the order 1, descending with -1.
public func vDSP_vsort(_ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length, _ order: Int32) {
  write(numbers(c, 1, n).sorted { order > 0 ? $0 < $1 : $0 > $1 }, c, 1)
}
/// The sums of products of factors with numbers that are a distance apart, at each of many places.
public func vDSP_desamp(
  _ a: UnsafePointer<Float>, _ df: vDSP_Stride, _ f: UnsafePointer<Float>, _ c: UnsafeMutablePointer<Float>,
  _ n: vDSP_Length, _ p: vDSP_Length
) {
  let factors = numbers(f, 1, p)
  write((0..<Int(n)).map { vDSP.dot(numbers(a + $0 * df, 1, p), factors) }, c, 1)
}
/// The sums of products of factors with numbers, at each of many places.
public func vDSP_conv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ f: UnsafePointer<Float>, _ `if`: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let factors = numbers(f, `if`, p)
  write((0..<Int(n)).map { vDSP.dot(numbers(a + $0 * ia, ia, p), factors) }, c, ic)
}
/// The products of numbers with one, and a sum with others.
public func vDSP_vsmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ ic: vDSP_Stride,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let scalar = b.pointee
  write(numbers(a, ia, n).zipped(with: numbers(c, ic, n)) { $0 * scalar + $1 }, d, id)
}
/// The products of numbers with one, and a sum with another.
public func vDSP_vsmsaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (factor, summand) = (b.pointee, c.pointee)
  write(numbers(a, ia, n).map { $0 * factor + summand }, d, id)
}
public func vDSP_vmaD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<Double>,
  _ ic: vDSP_Stride, _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.add(multiplication: (numbers(a, ia, n), numbers(b, ib, n)), numbers(c, ic, n)), d, id) }
public func vDSP_vclipD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafePointer<Double>,
  _ d: UnsafeMutablePointer<Double>, _ id: vDSP_Stride, _ n: vDSP_Length
) {
  let (lower, upper) = (b.pointee, c.pointee)
  write(numbers(a, ia, n).map { min(max($0, lower), upper) }, d, id)
}
public func vDSP_vthrD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(vDSP.threshold(numbers(a, ia, n), to: b.pointee, with: .clampToThreshold), c, ic) }
/// Decibels of powers, or of amplitudes with the flag 1.
public func vDSP_vdbconD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ f: UInt32
) {
  let x = numbers(a, ia, n)
  let decibels =
    f == 0
    ? vDSP.powerToDecibels(x, zeroReference: b.pointee) : vDSP.amplitudeToDecibels(x, zeroReference: b.pointee)
  write(decibels, c, ic)
}
public func vDSP_vclrD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  write(Array(repeating: 0, count: Int(n)), c, ic)
}
public func vDSP_vfillD(
  _ a: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length
) { write(Array(repeating: a.pointee, count: Int(n)), c, ic) }
public func vDSP_vrampD(
  _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(vDSP.ramp(withInitialValue: a.pointee, increment: b.pointee, count: Int(n)), c, ic) }
public func vDSP_vrvrsD(_ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length) {
  write(numbers(c, ic, n).reversed(), c, ic)
}
/// Ascending with the order 1, descending with -1.
public func vDSP_vsortD(_ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length, _ order: Int32) {
  write(numbers(c, 1, n).sorted { order > 0 ? $0 < $1 : $0 > $1 }, c, 1)
}
/// The sums of products of factors with numbers that are a distance apart, at each of many places.
public func vDSP_desampD(
  _ a: UnsafePointer<Double>, _ df: vDSP_Stride, _ f: UnsafePointer<Double>, _ c: UnsafeMutablePointer<Double>,
  _ n: vDSP_Length, _ p: vDSP_Length
) {
  let factors = numbers(f, 1, p)
  write((0..<Int(n)).map { vDSP.dot(numbers(a + $0 * df, 1, p), factors) }, c, 1)
}
/// The sums of products of factors with numbers, at each of many places.
public func vDSP_convD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ f: UnsafePointer<Double>, _ `if`: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride, _ n: vDSP_Length, _ p: vDSP_Length
) {
  let factors = numbers(f, `if`, p)
  write((0..<Int(n)).map { vDSP.dot(numbers(a + $0 * ia, ia, p), factors) }, c, ic)
}
