import CoreImage
import Foundation
import Testing

/// Filters keep what they are given, by the names of Apple's Core Image Filter Reference.
@Suite struct CoreImageTests {
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
    #expect(code.name == "CIQRCodeGenerator" && code.correctionLevel == "M" && code.outputImage == nil)
    #expect(code.value(forKey: "inputMessage") as? Data == Data("galley".utf8))

    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    twirl.setValue(2.5, forKey: kCIInputRadiusKey)
    #expect(twirl.center == CGPoint(x: 3, y: 4) && twirl.radius == 2.5 && twirl.angle == 0)
    let center = twirl.value(forKey: kCIInputCenterKey) as? CIVector
    #expect(center?.value(at: 0) == 3 && center?.value(at: 1) == 4)
  }
}
