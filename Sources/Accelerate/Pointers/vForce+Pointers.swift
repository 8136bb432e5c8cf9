// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Functions of many numbers, as C has them: the result's place is first.

private func map<T>(
  _ y: UnsafeMutablePointer<T>, _ x: UnsafePointer<T>, _ n: UnsafePointer<Int32>, _ function: ([T]) -> [T]
) { write(function(numbers(x, 1, vDSP_Length(max(n.pointee, 0)))), y, 1) }

public func vvsinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sin($0) }
}
public func vvsin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sin($0) }
}
public func vvcosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.cos($0) }
}
public func vvcos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.cos($0) }
}
public func vvtanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.tan($0) }
}
public func vvtan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.tan($0) }
}
public func vvasinf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.asin($0) }
}
public func vvasin(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.asin($0) }
}
public func vvacosf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.acos($0) }
}
public func vvacos(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.acos($0) }
}
public func vvatanf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.atan($0) }
}
public func vvatan(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.atan($0) }
}
public func vvsinhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sinh($0) }
}
public func vvsinh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sinh($0) }
}
public func vvcoshf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.cosh($0) }
}
public func vvcosh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.cosh($0) }
}
public func vvtanhf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.tanh($0) }
}
public func vvtanh(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.tanh($0) }
}
public func vvexpf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.exp($0) }
}
public func vvexp(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.exp($0) }
}
public func vvexp2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.exp2($0) }
}
public func vvexp2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.exp2($0) }
}
public func vvexpm1f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.expm1($0) }
}
public func vvexpm1(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.expm1($0) }
}
public func vvlogf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log($0) }
}
public func vvlog(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log($0) }
}
public func vvlog2f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log2($0) }
}
public func vvlog2(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log2($0) }
}
public func vvlog10f(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log10($0) }
}
public func vvlog10(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log10($0) }
}
public func vvlog1pf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log1p($0) }
}
public func vvlog1p(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.log1p($0) }
}
public func vvsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sqrt($0) }
}
public func vvsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.sqrt($0) }
}
public func vvrsqrtf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.rsqrt($0) }
}
public func vvrsqrt(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.rsqrt($0) }
}
public func vvrecf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.reciprocal($0) }
}
public func vvrec(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.reciprocal($0) }
}
public func vvceilf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.ceil($0) }
}
public func vvceil(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.ceil($0) }
}
public func vvfloorf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.floor($0) }
}
public func vvfloor(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.floor($0) }
}
public func vvintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.trunc($0) }
}
public func vvint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.trunc($0) }
}
public func vvnintf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.nearestInteger($0) }
}
public func vvnint(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vForce.nearestInteger($0) }
}
public func vvfabsf(_ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vDSP.absolute($0) }
}
public func vvfabs(_ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>) {
  map(y, x, n) { vDSP.absolute($0) }
}
/// The powers of the second numbers: the first are exponents.
public func vvpowf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  let count = vDSP_Length(max(n.pointee, 0))
  write(vForce.pow(bases: numbers(x, 1, count), exponents: numbers(y, 1, count)), z, 1)
}
public func vvatan2f(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafePointer<Float>, _ x: UnsafePointer<Float>, _ n: UnsafePointer<Int32>
) {
  let count = vDSP_Length(max(n.pointee, 0))
  write(vForce.atan2(x: numbers(x, 1, count), y: numbers(y, 1, count)), z, 1)
}
public func vvsincosf(
  _ z: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ x: UnsafePointer<Float>,
  _ n: UnsafePointer<Int32>
) {
  let angles = numbers(x, 1, vDSP_Length(max(n.pointee, 0)))
  write(vForce.sin(angles), z, 1)
  write(vForce.cos(angles), y, 1)
}
/// The powers of the second numbers: the first are exponents.
public func vvpow(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  let count = vDSP_Length(max(n.pointee, 0))
  write(vForce.pow(bases: numbers(x, 1, count), exponents: numbers(y, 1, count)), z, 1)
}
public func vvatan2(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>, _ n: UnsafePointer<Int32>
) {
  let count = vDSP_Length(max(n.pointee, 0))
  write(vForce.atan2(x: numbers(x, 1, count), y: numbers(y, 1, count)), z, 1)
}
public func vvsincos(
  _ z: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ x: UnsafePointer<Double>,
  _ n: UnsafePointer<Int32>
) {
  let angles = numbers(x, 1, vDSP_Length(max(n.pointee, 0)))
  write(vForce.sin(angles), z, 1)
  write(vForce.cos(angles), y, 1)
}
