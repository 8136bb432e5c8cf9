// Names are Accelerate's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Numbers in two places, which can be transformed.
public protocol vDSP_FourierTransformable {
  /// Transforms real numbers.
  static func _transform(_ input: Self, _ output: Self, log2n: vDSP_Length, inverse: Bool)
}

extension DSPSplitComplex: vDSP_FourierTransformable {
  public static func _transform(_ input: Self, _ output: Self, log2n: vDSP_Length, inverse: Bool) {
    let pairs = input.values(1 << Int(log2n) / 2)
    output.write(inverse ? FourierTransform.unpacked(pairs) : FourierTransform.packed(pairs))
  }
}

extension DSPDoubleSplitComplex: vDSP_FourierTransformable {
  public static func _transform(_ input: Self, _ output: Self, log2n: vDSP_Length, inverse: Bool) {
    let pairs = input.values(1 << Int(log2n) / 2)
    output.write(inverse ? FourierTransform.unpacked(pairs) : FourierTransform.packed(pairs))
  }
}

extension vDSP {
  /// The size of the smallest transforms that others are made of.
  public enum Radix: Sendable {
    case radix2
    case radix3
    case radix5
  }

  /// The direction of a transform.
  public enum FourierTransformDirection: Sendable {
    case forward
    case inverse
  }

  /// Transforms of real numbers, whose results are twice as large.
  public class FFT<T: vDSP_FourierTransformable> {
    private let log2n: vDSP_Length

    /// `nil` for lengths of more than 2 to the power of 30.
    public init?(log2n: vDSP_Length, radix: Radix, ofType: T.Type) {
      guard log2n <= 30 else { return nil }
      self.log2n = log2n
    }

    public func forward(input: T, output: inout T) { transform(input: input, output: &output, direction: .forward) }
    public func inverse(input: T, output: inout T) { transform(input: input, output: &output, direction: .inverse) }
    public func transform(input: T, output: inout T, direction: FourierTransformDirection) {
      T._transform(input, output, log2n: log2n, inverse: direction == .inverse)
    }
  }

  /// What a transform's numbers are.
  public enum DFTTransformType: Sendable {
    case complexComplex
    case complexReal
  }

  /// The error of a transform of no numbers.
  public enum DFTError: Error {
    case countNotSupported
  }

  /// Transforms of any number of numbers. Differs from Accelerate: it takes every number of them, and not only small multiples of powers
  /// of two.
  public class DFT<T: BinaryFloatingPoint> {
    private let isReal: Bool
    private let direction: FourierTransformDirection

    public init?(
      previous: DFT? = nil, count: Int, direction: FourierTransformDirection, transformType: DFTTransformType,
      ofType: T.Type
    ) {
      guard count > 0 else { return nil }
      (isReal, self.direction) = (transformType == .complexReal, direction)
    }

    public func transform<U: AccelerateBuffer<T>, V: AccelerateMutableBuffer<T>>(
      inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
    ) {
      let (real, imaginary) = transform(inputReal: inputReal, inputImaginary: inputImaginary)
      outputReal.store(real)
      outputImaginary.store(imaginary)
    }

    public func transform<U: AccelerateBuffer<T>>(
      inputReal: U, inputImaginary: U
    ) -> (real: [T], imaginary: [T]) {
      let values = inputReal.zipped(with: inputImaginary) { ComplexValue(Double($0), Double($1)) }
      let results =
        switch (isReal, direction) {
        case (true, .forward): FourierTransform.packed(values)
        case (true, .inverse): FourierTransform.unpacked(values)
        case (false, _): FourierTransform.transform(values, inverse: direction == .inverse)
        }
      return (results.map { T($0.real) }, results.map { T($0.imaginary) })
    }
  }

  /// Transforms of any number of numbers, by the newer name. Throws an error for none.
  public class DiscreteFourierTransform<T: BinaryFloatingPoint> {
    private let transform: DFT<T>

    public init(
      previous: DiscreteFourierTransform? = nil, count: Int, direction: FourierTransformDirection,
      transformType: DFTTransformType, ofType: T.Type
    ) throws {
      let transform = DFT(count: count, direction: direction, transformType: transformType, ofType: ofType)
      guard let transform else { throw DFTError.countNotSupported }
      self.transform = transform
    }

    public func transform<U: AccelerateBuffer<T>, V: AccelerateMutableBuffer<T>>(
      real: U, imaginary: U, outputReal: inout V, outputImaginary: inout V
    ) {
      transform.transform(
        inputReal: real, inputImaginary: imaginary, outputReal: &outputReal, outputImaginary: &outputImaginary)
    }
    public func transform<U: AccelerateBuffer<T>>(real: U, imaginary: U) -> (real: [T], imaginary: [T]) {
      transform.transform(inputReal: real, inputImaginary: imaginary)
    }
  }
}

/// The direction of a transform.
public enum vDSP_DFT_Direction: Int32, Sendable {
  case FORWARD = 1
  case INVERSE = -1
}

/// What a transform is prepared with.
public typealias vDSP_DFT_Setup = OpaquePointer

private struct PreparedTransform {
  var count: Int
  var isReal: Bool
  var isInverse: Bool
}

private func prepare(_ count: Int, _ direction: vDSP_DFT_Direction, isReal: Bool) -> vDSP_DFT_Setup? {
  guard count > 0 else { return nil }
  let setup = UnsafeMutablePointer<PreparedTransform>.allocate(capacity: 1)
  setup.initialize(to: PreparedTransform(count: count, isReal: isReal, isInverse: direction == .INVERSE))
  return OpaquePointer(setup)
}

public func vDSP_DFT_zop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { prepare(Int(length), direction, isReal: false) }
/// Of real numbers, whose pairs are half as many.
public func vDSP_DFT_zrop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { prepare(Int(length) / 2, direction, isReal: true) }
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) {
  if let setup { UnsafeMutablePointer<PreparedTransform>(setup).deallocate() }
}
public func vDSP_DFT_Execute(
  _ setup: vDSP_DFT_Setup, _ ir: UnsafePointer<Float>, _ ii: UnsafePointer<Float>, _ or: UnsafeMutablePointer<Float>,
  _ oi: UnsafeMutablePointer<Float>
) {
  let prepared = UnsafeMutablePointer<PreparedTransform>(setup).pointee
  let values = (0..<prepared.count).map { ComplexValue(Double(ir[$0]), Double(ii[$0])) }
  let results =
    switch (prepared.isReal, prepared.isInverse) {
    case (true, false): FourierTransform.packed(values)
    case (true, true): FourierTransform.unpacked(values)
    case (false, let isInverse): FourierTransform.transform(values, inverse: isInverse)
    }
  DSPSplitComplex(realp: or, imagp: oi).write(results)
}
