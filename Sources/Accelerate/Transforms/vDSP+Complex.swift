// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// Numbers with two parts.
extension vDSP {
  public static func squareMagnitudes<V: AccelerateMutableBuffer<Float>>(_ vector: DSPSplitComplex, result: inout V) {
    result.store(vector.values(result.count).map { Float($0.squareMagnitude) })
  }
  public static func absolute<V: AccelerateMutableBuffer<Float>>(_ vector: DSPSplitComplex, result: inout V) {
    result.store(vector.values(result.count).map { Float($0.squareMagnitude.squareRoot()) })
  }
  public static func phase<V: AccelerateMutableBuffer<Float>>(_ vector: DSPSplitComplex, result: inout V) {
    result.store(vector.values(result.count).map { Float(atan2($0.imaginary, $0.real)) })
  }
  /// The products with the numbers, or with the conjugates of the first.
  public static func multiply(
    _ splitComplexA: DSPSplitComplex, by splitComplexB: DSPSplitComplex, count: Int, useConjugate: Bool,
    result: inout DSPSplitComplex
  ) {
    let first = splitComplexA.values(count)
    let products = zip(first, splitComplexB.values(count)).map { (useConjugate ? $0.conjugate : $0) * $1 }
    result.write(products)
  }
  public static func add(
    _ splitComplexA: DSPSplitComplex, to splitComplexB: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
  ) {
    result.write(zip(splitComplexA.values(count), splitComplexB.values(count)).map(+))
  }
  public static func subtract(
    _ splitComplexB: DSPSplitComplex, from splitComplexA: DSPSplitComplex, count: Int, result: inout DSPSplitComplex
  ) { result.write(zip(splitComplexA.values(count), splitComplexB.values(count)).map(-)) }
  public static func conjugate(_ splitComplex: DSPSplitComplex, count: Int, result: inout DSPSplitComplex) {
    result.write(splitComplex.values(count).map(\.conjugate))
  }
  public static func convert(
    interleavedComplexVector: [DSPComplex], toSplitComplexVector splitComplexVector: inout DSPSplitComplex
  ) {
    for (index, number) in interleavedComplexVector.enumerated() {
      (splitComplexVector.realp[index], splitComplexVector.imagp[index]) = (number.real, number.imag)
    }
  }
  public static func convert(
    splitComplexVector: DSPSplitComplex, toInterleavedComplexVector interleavedComplexVector: inout [DSPComplex]
  ) {
    for index in interleavedComplexVector.indices {
      interleavedComplexVector[index] = DSPComplex(
        real: splitComplexVector.realp[index], imag: splitComplexVector.imagp[index])
    }
  }
  public static func squareMagnitudes<V: AccelerateMutableBuffer<Double>>(
    _ vector: DSPDoubleSplitComplex, result: inout V
  ) {
    result.store(vector.values(result.count).map { Double($0.squareMagnitude) })
  }
  public static func absolute<V: AccelerateMutableBuffer<Double>>(_ vector: DSPDoubleSplitComplex, result: inout V) {
    result.store(vector.values(result.count).map { Double($0.squareMagnitude.squareRoot()) })
  }
  public static func phase<V: AccelerateMutableBuffer<Double>>(_ vector: DSPDoubleSplitComplex, result: inout V) {
    result.store(vector.values(result.count).map { Double(atan2($0.imaginary, $0.real)) })
  }
  /// The products with the numbers, or with the conjugates of the first.
  public static func multiply(
    _ splitComplexA: DSPDoubleSplitComplex, by splitComplexB: DSPDoubleSplitComplex, count: Int, useConjugate: Bool,
    result: inout DSPDoubleSplitComplex
  ) {
    let first = splitComplexA.values(count)
    let products = zip(first, splitComplexB.values(count)).map { (useConjugate ? $0.conjugate : $0) * $1 }
    result.write(products)
  }
  public static func add(
    _ splitComplexA: DSPDoubleSplitComplex, to splitComplexB: DSPDoubleSplitComplex, count: Int,
    result: inout DSPDoubleSplitComplex
  ) {
    result.write(zip(splitComplexA.values(count), splitComplexB.values(count)).map(+))
  }
  public static func subtract(
    _ splitComplexB: DSPDoubleSplitComplex, from splitComplexA: DSPDoubleSplitComplex, count: Int,
    result: inout DSPDoubleSplitComplex
  ) { result.write(zip(splitComplexA.values(count), splitComplexB.values(count)).map(-)) }
  public static func conjugate(_ splitComplex: DSPDoubleSplitComplex, count: Int, result: inout DSPDoubleSplitComplex) {
    result.write(splitComplex.values(count).map(\.conjugate))
  }
  public static func convert(
    interleavedComplexVector: [DSPDoubleComplex], toSplitComplexVector splitComplexVector: inout DSPDoubleSplitComplex
  ) {
    for (index, number) in interleavedComplexVector.enumerated() {
      (splitComplexVector.realp[index], splitComplexVector.imagp[index]) = (number.real, number.imag)
    }
  }
  public static func convert(
    splitComplexVector: DSPDoubleSplitComplex,
    toInterleavedComplexVector interleavedComplexVector: inout [DSPDoubleComplex]
  ) {
    for index in interleavedComplexVector.indices {
      interleavedComplexVector[index] = DSPDoubleComplex(
        real: splitComplexVector.realp[index], imag: splitComplexVector.imagp[index])
    }
  }
}

public func vDSP_zvmags(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Float($0.squareMagnitude) }, c, ic) }
public func vDSP_zvabs(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Float($0.squareMagnitude.squareRoot()) }, c, ic) }
public func vDSP_zvphas(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Float>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Float(atan2($0.imaginary, $0.real)) }, c, ic) }
/// The parts of numbers that alternate. The stride of the first counts parts.
public func vDSP_ctoz(
  _ c: UnsafePointer<DSPComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let number = c[index * ic / 2]
    (z.pointee.realp[index * iz], z.pointee.imagp[index * iz]) = (number.real, number.imag)
  }
}
/// The parts of numbers, alternating. The stride of the second counts parts.
public func vDSP_ztoc(
  _ z: UnsafePointer<DSPSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPComplex>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic / 2] = DSPComplex(real: z.pointee.realp[index * iz], imag: z.pointee.imagp[index * iz])
  }
}
/// The products of numbers, or of the conjugates of the first with the flag -1.
public func vDSP_zvmul(
  _ a: UnsafePointer<DSPSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPSplitComplex>, _ ib: vDSP_Stride,
  _ c: UnsafePointer<DSPSplitComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
  let (first, second) = (a.pointee.values(Int(n), stride: ia), b.pointee.values(Int(n), stride: ib))
  c.pointee.write(zip(first, second).map { (conjugate < 0 ? $0.conjugate : $0) * $1 }, stride: ic)
}
public func vDSP_zvmagsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Double($0.squareMagnitude) }, c, ic) }
public func vDSP_zvabsD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Double($0.squareMagnitude.squareRoot()) }, c, ic) }
public func vDSP_zvphasD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ c: UnsafeMutablePointer<Double>, _ ic: vDSP_Stride,
  _ n: vDSP_Length
) { write(a.pointee.values(Int(n), stride: ia).map { Double(atan2($0.imaginary, $0.real)) }, c, ic) }
/// The parts of numbers that alternate. The stride of the first counts parts.
public func vDSP_ctozD(
  _ c: UnsafePointer<DSPDoubleComplex>, _ ic: vDSP_Stride, _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride,
  _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    let number = c[index * ic / 2]
    (z.pointee.realp[index * iz], z.pointee.imagp[index * iz]) = (number.real, number.imag)
  }
}
/// The parts of numbers, alternating. The stride of the second counts parts.
public func vDSP_ztocD(
  _ z: UnsafePointer<DSPDoubleSplitComplex>, _ iz: vDSP_Stride, _ c: UnsafeMutablePointer<DSPDoubleComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length
) {
  for index in 0..<Int(n) {
    c[index * ic / 2] = DSPDoubleComplex(real: z.pointee.realp[index * iz], imag: z.pointee.imagp[index * iz])
  }
}
/// The products of numbers, or of the conjugates of the first with the flag -1.
public func vDSP_zvmulD(
  _ a: UnsafePointer<DSPDoubleSplitComplex>, _ ia: vDSP_Stride, _ b: UnsafePointer<DSPDoubleSplitComplex>,
  _ ib: vDSP_Stride, _ c: UnsafePointer<DSPDoubleSplitComplex>,
  _ ic: vDSP_Stride, _ n: vDSP_Length, _ conjugate: Int32
) {
  let (first, second) = (a.pointee.values(Int(n), stride: ia), b.pointee.values(Int(n), stride: ib))
  c.pointee.write(zip(first, second).map { (conjugate < 0 ? $0.conjugate : $0) * $1 }, stride: ic)
}
