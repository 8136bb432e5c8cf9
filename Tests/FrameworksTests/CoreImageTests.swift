import CoreImage
import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Filters keep what they are given, by the names of Apple's Core Image Filter Reference.
@Suite(.ownEnvironment) struct CoreImageTests {
  /// Apple's documentation of `CIVector(cgRect:)`: x, y, width, height.
  @Test func vectorsHaveTheNumbersOfRectangles() {
    let vector = CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect([vector.x, vector.y, vector.z, vector.w] == [1, 2, 3, 4] && vector.cgRectValue.width == 3)
  }

  @Test func inputsByName() {
    #expect(CIFilter(name: "CISepiaTone")?.inputKeys == ["inputImage", "inputIntensity"])
    #expect(CIFilter(name: "CIPixellate")?.inputKeys.contains("inputScale") == true)
    #expect(CIFilter(name: "CIUnknown")?.inputKeys == ["inputImage"])
  }

  /// The functions of `CIFilterBuiltins`: a property is the value of its key.
  @Test func filtersWithAFunction() {
    let code = CIFilter.qrCodeGenerator()
    (code.message, code.correctionLevel) = (Data("galley".utf8), "M")
    #expect(code.name == "CIQRCodeGenerator" && code.correctionLevel == "M" && code.outputImage != nil)
    #expect(code.value(forKey: "inputMessage") as? Data == Data("galley".utf8))

    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    twirl.setValue(2.5, forKey: kCIInputRadiusKey)
    #expect(twirl.center == CGPoint(x: 3, y: 4) && twirl.radius == 2.5 && twirl.angle == 0)
    let center = twirl.value(forKey: kCIInputCenterKey) as? CIVector
    #expect(center?.value(at: 0) == 3 && center?.value(at: 1) == 4)
  }

  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    return try #require(context.makeImage())
  }

  /// Apple: "outputImage": nil without an input; an image's origin is below, and `extent` follows transforms.
  @Test func imagesKeepTheirPixels() throws {
    let image = CIImage(cgImage: try picture(8, 6))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 8, height: 6))
    let moved = image.transformed(by: CGAffineTransform(translationX: 10, y: 0))
    #expect(moved.extent.minX == 10)
    let part = moved.cropped(to: CGRect(x: 12, y: 0, width: 3, height: 2))
    #expect(part.extent == CGRect(x: 12, y: 0, width: 3, height: 2))
    let pixels = try #require(CIContext().createCGImage(part, from: part.extent))
    #expect(pixels.width == 3 && pixels.height == 2)
    #expect(UIImage(ciImage: moved).size == CGSize(width: 8, height: 6))
    #expect(image.cropped(to: CGRect(x: 20, y: 0, width: 1, height: 1)).extent == .zero)
    #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func anEffectIsAFaultAndThePictureIsThere() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(CIImage(cgImage: try picture(8, 6)), forKey: kCIInputImageKey)
    let output = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(output.extent.size == CGSize(width: 16, height: 12) && UIKitFaults.take().isEmpty)
    #expect(UIImage(ciImage: output).size == CGSize(width: 16, height: 12))
    let faults = UIKitFaults.take().map(\.description)
    #expect(faults.count == 1 && faults[0].contains("CISepiaTone, transformed(by:) is not supported yet"))
    let made = try #require(CIFilter.qrCodeGenerator().outputImage)
    #expect(CIContext().createCGImage(made, from: made.extent) != nil && !UIKitFaults.take().isEmpty)
  }

  @Test func filtersOfAppsAreSubclasses() throws {
    final class Passing: CIFilter {
      var image: CIImage?
      override var outputImage: CIImage? { image }
    }
    let filter = Passing()
    filter.image = CIImage(cgImage: try picture(8, 6))
    #expect(filter.outputImage?.extent.width == 8 && filter.name.isEmpty)
    #expect(CIColorKernel(source: "kernel vec4 same(__sample s) { return s; }") == nil)
  }
}
