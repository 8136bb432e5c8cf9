// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// One number of many.

public func vDSP_sve(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sum(x)
}
public func vDSP_sveD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sum(x)
}
public func vDSP_svesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sumOfSquares(x)
}
public func vDSP_svesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sumOfSquares(x)
}
public func vDSP_svemg(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sumOfMagnitudes(x)
}
public func vDSP_svemgD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.sumOfMagnitudes(x)
}
public func vDSP_svs(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = x.reduce(0) { $0 + $1 * abs($1) }
}
public func vDSP_svsD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = x.reduce(0) { $0 + $1 * abs($1) }
}
public func vDSP_meanv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.mean(x)
}
public func vDSP_meanvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.mean(x)
}
public func vDSP_meamgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.meanMagnitude(x)
}
public func vDSP_meamgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.meanMagnitude(x)
}
public func vDSP_measqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.meanSquare(x)
}
public func vDSP_measqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.meanSquare(x)
}
public func vDSP_mvessq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = x.reduce(0) { $0 + $1 * abs($1) } / Float(n)
}
public func vDSP_mvessqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = x.reduce(0) { $0 + $1 * abs($1) } / Double(n)
}
public func vDSP_rmsqv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.rootMeanSquare(x)
}
public func vDSP_rmsqvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.rootMeanSquare(x)
}
public func vDSP_maxv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.maximum(x)
}
public func vDSP_maxvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.maximum(x)
}
public func vDSP_minv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.minimum(x)
}
public func vDSP_minvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.minimum(x)
}
public func vDSP_maxmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.maximumMagnitude(x)
}
public func vDSP_maxmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.maximumMagnitude(x)
}
public func vDSP_minmgv(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.minimumMagnitude(x)
}
public func vDSP_minmgvD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  c.pointee = vDSP.minimumMagnitude(x)
}
/// The index counts the distances between the numbers.
public func vDSP_maxvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMaximum(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
/// The index counts the distances between the numbers.
public func vDSP_maxviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMaximum(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
/// The index counts the distances between the numbers.
public func vDSP_minvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMinimum(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
/// The index counts the distances between the numbers.
public func vDSP_minviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMinimum(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
/// The index counts the distances between the numbers.
public func vDSP_maxmgvi(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMaximumMagnitude(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
/// The index counts the distances between the numbers.
public func vDSP_maxmgviD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>,
  _ i: UnsafeMutablePointer<vDSP_Length>,
  _ n: vDSP_Length
) {
  let (index, number) = vDSP.indexOfMaximumMagnitude(numbers(a, ia, n))
  (c.pointee, i.pointee) = (number, index * vDSP_Length(abs(ia)))
}
public func vDSP_dotpr(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.dot(numbers(a, ia, n), numbers(b, ib, n)) }
public func vDSP_distancesq(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ b: UnsafePointer<Float>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) { c.pointee = vDSP.distanceSquared(numbers(a, ia, n), numbers(b, ib, n)) }
/// The mean and the standard deviation, and the numbers less the one, in parts of the other.
public func vDSP_normalize(
  _ a: UnsafePointer<Float>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Float>, _ deviation: UnsafeMutablePointer<Float>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  (mean.pointee, deviation.pointee) = (vDSP.mean(x), vDSP.standardDeviation(x))
  if let c { write(x.map { ($0 - mean.pointee) / deviation.pointee }, c, ic) }
}
public func vDSP_dotprD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.dot(numbers(a, ia, n), numbers(b, ib, n)) }
public func vDSP_distancesqD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ b: UnsafePointer<Double>, _ ib: vDSP_Stride,
  _ c: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) { c.pointee = vDSP.distanceSquared(numbers(a, ia, n), numbers(b, ib, n)) }
/// The mean and the standard deviation, and the numbers less the one, in parts of the other.
public func vDSP_normalizeD(
  _ a: UnsafePointer<Double>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>?, _ ic: vDSP_Stride,
  _ mean: UnsafeMutablePointer<Double>, _ deviation: UnsafeMutablePointer<Double>, _ n: vDSP_Length
) {
  let x = numbers(a, ia, n)
  (mean.pointee, deviation.pointee) = (vDSP.mean(x), vDSP.standardDeviation(x))
  if let c { write(x.map { ($0 - mean.pointee) / deviation.pointee }, c, ic) }
}
