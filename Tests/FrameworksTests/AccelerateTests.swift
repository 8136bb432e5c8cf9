import Accelerate
import Testing
import UIKit

/// Arithmetic of many numbers and pixels. Values are by hand, from the definitions that the names stand for; the factors of transforms
/// are those of Apple's vDSP Programming Guide.
@MainActor @Suite struct AccelerateTests {
  /// Numbers that a class keeps in memory, as apps' own buffers do.
  private final class Plane: AccelerateMutableBuffer {
    var numbers: [Float]
    var count: Int { numbers.count }
    init(_ numbers: [Float]) { self.numbers = numbers }
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Float>) throws -> R) rethrows -> R {
      try numbers.withUnsafeBufferPointer(body)
    }
    func withUnsafeMutableBufferPointer<R>(
      _ body: (inout UnsafeMutableBufferPointer<Float>) throws -> R
    ) rethrows -> R { try numbers.withUnsafeMutableBufferPointer(body) }
  }

  // MARK: Numbers

  @Test func buffersOfAnyKind() {
    var plane = Plane([1, 2, 3])
    vDSP.add(multiplication: (plane, 2), 1, result: &plane)
    #expect(plane.numbers == [3, 5, 7] && vDSP.sum(plane) == 15 && vDSP.maximum(plane) == 7)
    vDSP.multiply(plane, [1, 0, -1] as [Float], result: &plane)
    #expect(plane.numbers == [3, 0, -7] && vDSP.distanceSquared(plane, [0, 0, 0] as [Float]) == 58)
    vDSP.fill(&plane, with: 4)
    vForce.sqrt(plane, result: &plane)
    #expect(plane.numbers == [2, 2, 2])
    var doubles: [Double] = [0, 0, 0]
    vDSP.convertElements(of: plane, to: &doubles)
    #expect(doubles == [2, 2, 2])
  }

  @Test func operations() {
    let numbers: [Double] = [1, -2, 4]
    #expect(vDSP.multiply(2, numbers) == [2, -4, 8] && vDSP.divide(numbers, 2) == [0.5, -1, 2])
    #expect(vDSP.divide(4, numbers) == [4, -2, 1] && vDSP.subtract(numbers, [1, 1, 1] as [Double]) == [0, -3, 3])
    #expect(vDSP.subtract(multiplication: (numbers, numbers), numbers) == [0, 6, 12])
    #expect(vDSP.multiply(addition: (numbers, 1), 3) == [6, -3, 15])
    #expect(vDSP.meanMagnitude(numbers) == 7.0 / 3 && vDSP.indexOfMinimum(numbers) == (1, -2))
    #expect(vDSP.clip(numbers, to: -1...2) == [1, -1, 2])
    #expect(vDSP.threshold(numbers, to: 0, with: .zeroFill) == [1, 0, 4])
    #expect(vDSP.threshold(numbers, to: 0, with: .signedConstant(5)) == [5, -5, 5])
    #expect(vDSP.ramp(in: 0.0...1, count: 5) == [0, 0.25, 0.5, 0.75, 1])
    #expect(vDSP.convolve(numbers, withKernel: [1, 1] as [Double]) == [-1, 2])
    #expect(vDSP.linearInterpolate(elementsOf: numbers, using: [0.5, 9, -1] as [Double]) == [-0.5, 4, 1])
    #expect(vDSP.powerToDecibels([100] as [Double], zeroReference: 1) == [20])
    #expect(vDSP.amplitudeToDecibels([100] as [Double], zeroReference: 1) == [40])
    #expect(
      vDSP.floatingPointToInteger([300, -1.5, .nan] as [Float], integerType: UInt8.self, rounding: .towardZero)
        == [255, 0, 0])
    #expect(vForce.pow(bases: [2, 3] as [Double], exponents: [3, 2] as [Double]) == [8, 9])
    var sorted: [Float] = [2, 3, 1]
    vDSP.sort(&sorted, sortOrder: .descending)
    #expect(sorted == [3, 2, 1])
  }

  @Test func matrices() {
    var product: [Float] = [0, 0, 0, 0]
    vDSP_mmul([1, 2, 3, 4, 5, 6], 1, [1, 2, 3, 4, 5, 6], 1, &product, 1, 2, 2, 3)
    #expect(product == [22, 28, 49, 64])
    var turned: [Double] = Array(repeating: 0, count: 6)
    vDSP_mtransD([1, 2, 3, 4, 5, 6], 1, &turned, 1, 3, 2)
    #expect(turned == [1, 4, 2, 5, 3, 6])
    var window: [Float] = [9, 9, 9, 9]
    vDSP_hann_window(&window, 4, Int32(vDSP_HANN_DENORM))
    #expect(zip(window, [0, 0.5, 1, 0.5]).allSatisfy { abs($0 - $1) < 1e-6 })
    var roots: [Float] = [0, 0]
    var count: Int32 = 2
    vvsqrtf(&roots, [16, 25], &count)
    #expect(roots == [4, 5])
  }

  // MARK: Transforms

  /// The numbers from 1 to 8: their sum is 36, and the sum with alternating signs -4. vDSP's transforms of real numbers are twice as large,
  /// and there and back 2 n times.
  @Test func aTransformOfRealNumbers() throws {
    var (real, imaginary): ([Float], [Float]) = ([1, 3, 5, 7], [2, 4, 6, 8])
    let setup = try #require(vDSP_create_fftsetup(3, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetup(setup) }
    func transform(_ direction: Int) {
      real.withUnsafeMutableBufferPointer { real in
        imaginary.withUnsafeMutableBufferPointer { imaginary in
          guard let first = real.baseAddress, let second = imaginary.baseAddress else { return }
          var numbers = DSPSplitComplex(realp: first, imagp: second)
          vDSP_fft_zrip(setup, &numbers, 1, 3, FFTDirection(direction))
        }
      }
    }
    transform(kFFTDirection_Forward)
    #expect((real[0], imaginary[0]) == (72, -8) && abs(real[1] + 8) < 1e-4 && abs(imaginary[2] - 8) < 1e-4)
    transform(kFFTDirection_Inverse)
    #expect(zip(real, [16, 48, 80, 112]).allSatisfy { abs($0 - $1) < 1e-3 })
    #expect(vDSP_create_fftsetup(40, FFTRadix(kFFTRadix2)) == nil)
  }

  /// By the definition: of 1, 2 and 3 the sum, and -1.5 ± 0.866 i.
  @Test func aTransformOfAnyLength() throws {
    let transform = try vDSP.DiscreteFourierTransform(
      count: 3, direction: .forward, transformType: .complexComplex, ofType: Double.self)
    let result = transform.transform(real: [1, 2, 3], imaginary: [0, 0, 0])
    #expect(zip(result.real, [6, -1.5, -1.5]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(zip(result.imaginary, [0, 0.75.squareRoot(), -0.75.squareRoot()]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(vDSP.DFT(count: 0, direction: .forward, transformType: .complexReal, ofType: Float.self) == nil)
    #expect(vDSP.FFT(log2n: 3, radix: .radix2, ofType: DSPSplitComplex.self) != nil)
  }

  @Test func numbersWithTwoParts() {
    var (real, imaginary): ([Double], [Double]) = ([3, 0], [4, 2])
    var squares: [Double] = [0, 0]
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        guard let first = real.baseAddress, let second = imaginary.baseAddress else { return }
        var numbers = DSPDoubleSplitComplex(realp: first, imagp: second)
        vDSP.squareMagnitudes(numbers, result: &squares)
        vDSP.multiply(numbers, by: numbers, count: 2, useConjugate: false, result: &numbers)
      }
    }
    #expect(squares == [25, 4] && real == [-7, -4] && imaginary == [24, 0])
  }

  // MARK: Pixels

  private func changed(
    _ pixels: [UInt8], _ change: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
  ) -> [UInt8] {
    var (source, result) = (pixels, [UInt8](repeating: 0, count: pixels.count))
    let error = source.withUnsafeMutableBytes { source in
      result.withUnsafeMutableBytes { result in
        var from = vImage_Buffer(data: source.baseAddress, height: 1, width: 2, rowBytes: 8)
        var to = vImage_Buffer(data: result.baseAddress, height: 1, width: 2, rowBytes: 8)
        return change(&from, &to)
      }
    }
    #expect(error == kvImageNoError)
    return result
  }

  @Test func pixelsChange() {
    let pixels: [UInt8] = [255, 10, 20, 30, 255, 40, 50, 60]
    #expect(
      changed(pixels) { vImageHorizontalReflect_ARGB8888($0, $1, 0) } == [255, 40, 50, 60, 255, 10, 20, 30])
    #expect(
      changed(pixels) { vImagePermuteChannels_ARGB8888($0, $1, [3, 2, 1, 0], 0) } == [30, 20, 10, 255, 60, 50, 40, 255])
    let half: [Int16] = [256, 0, 0, 0, 0, 128, 0, 0, 0, 128, 0, 0, 0, 0, 0, 256]
    #expect(
      changed(pixels) { vImageMatrixMultiply_ARGB8888($0, $1, half, 256, nil, nil, 0) }
        == [255, 15, 0, 30, 255, 45, 0, 60])
    #expect(
      changed(pixels) {
        vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
      } == [255, 20, 30, 40, 255, 30, 40, 50])
    #expect(
      changed(pixels) { vImageOverwriteChannelsWithScalar_ARGB8888(9, $0, $1, 0x8, 0) }
        == [9, 10, 20, 30, 9, 40, 50, 60])
    #expect(
      changed(pixels) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 1, nil, 0) } == pixels)
  }

  /// A picture's pixels go through memory and come back.
  @Test func picturesOfMemory() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let form = try #require(
      vImage_CGImageFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue)))
    var buffer = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
    defer { buffer.free() }
    let pixels: [UInt8] = [255, 10, 20, 30, 128, 100, 0, 255]
    for (index, part) in pixels.enumerated() { buffer.data.storeBytes(of: part, toByteOffset: index, as: UInt8.self) }
    let image = try buffer.createCGImage(format: form)
    #expect(image.dataProvider?.data.map(Array.init) == [10, 20, 30, 255, 50, 0, 128, 128])
    let copy = try vImage_Buffer(cgImage: image, format: form)
    defer { copy.free() }
    #expect((0..<8).map { copy.data.load(fromByteOffset: $0, as: UInt8.self) } == [255, 10, 20, 30, 128, 100, 0, 255])
    #expect(throws: vImage.Error.self) { try vImage_Buffer(width: 0, height: 1, bitsPerPixel: 8) }
    #expect(vImage_CGImageFormat(cgImage: image)?.componentCount == 4)
  }
}
