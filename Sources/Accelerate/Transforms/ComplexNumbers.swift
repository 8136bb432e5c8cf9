// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A number with a real and an imaginary part.
public struct DSPComplex: Sendable {
  public var real: Float
  public var imag: Float
  public init() { (real, imag) = (0, 0) }
  public init(real: Float, imag: Float) { (self.real, self.imag) = (real, imag) }
}

/// A number with a real and an imaginary part, in double precision.
public struct DSPDoubleComplex: Sendable {
  public var real: Double
  public var imag: Double
  public init() { (real, imag) = (0, 0) }
  public init(real: Double, imag: Double) { (self.real, self.imag) = (real, imag) }
}

/// Numbers with a real and an imaginary part, in two places.
public struct DSPSplitComplex {
  public var realp: UnsafeMutablePointer<Float>
  public var imagp: UnsafeMutablePointer<Float>
  public init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// Numbers with a real and an imaginary part, in two places, in double precision.
public struct DSPDoubleSplitComplex {
  public var realp: UnsafeMutablePointer<Double>
  public var imagp: UnsafeMutablePointer<Double>
  public init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>) {
    (self.realp, self.imagp) = (realp, imagp)
  }
}

/// Numbers whose parts are in two places.
protocol SplitNumbers {
  associatedtype Part: BinaryFloatingPoint
  var realp: UnsafeMutablePointer<Part> { get }
  var imagp: UnsafeMutablePointer<Part> { get }
}

extension DSPSplitComplex: SplitNumbers {}
extension DSPDoubleSplitComplex: SplitNumbers {}

extension SplitNumbers {
  /// Some of the numbers, at equal distances.
  func values(_ count: Int, stride: Int = 1, from start: Int = 0) -> [ComplexValue] {
    (0..<max(count, 0)).map {
      ComplexValue(Double(realp[start + $0 * stride]), Double(imagp[start + $0 * stride]))
    }
  }

  func write(_ values: [ComplexValue], stride: Int = 1, from start: Int = 0) {
    for (index, value) in values.enumerated() {
      realp[start + index * stride] = Part(value.real)
      imagp[start + index * stride] = Part(value.imaginary)
    }
  }
}

/// A number with a real and an imaginary part, as it is computed.
struct ComplexValue {
  var real: Double
  var imaginary: Double

  init(_ real: Double, _ imaginary: Double) { (self.real, self.imaginary) = (real, imaginary) }

  var squareMagnitude: Double { real * real + imaginary * imaginary }
  var conjugate: ComplexValue { ComplexValue(real, -imaginary) }

  static func + (first: ComplexValue, second: ComplexValue) -> ComplexValue {
    ComplexValue(first.real + second.real, first.imaginary + second.imaginary)
  }
  static func - (first: ComplexValue, second: ComplexValue) -> ComplexValue {
    ComplexValue(first.real - second.real, first.imaginary - second.imaginary)
  }
  static func * (first: ComplexValue, second: ComplexValue) -> ComplexValue {
    ComplexValue(
      first.real * second.real - first.imaginary * second.imaginary,
      first.real * second.imaginary + first.imaginary * second.real)
  }
}
