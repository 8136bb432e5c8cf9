import CoreImage
import Testing

/// Filters keep what they are given, by the names of Apple's Core Image Filter Reference.
@Suite struct CoreImageTests {
  @Test func inputsByName() throws {
    let sepia = try #require(CIFilter(name: "CISepiaTone"))
    #expect(sepia.inputKeys == [kCIInputImageKey, kCIInputIntensityKey] && sepia.outputKeys == [kCIOutputImageKey])
    #expect(CIFilter(name: "CIPixellate")?.inputKeys.contains(kCIInputScaleKey) == true)
    #expect(CIFilter(name: "CIUnknown")?.inputKeys == [kCIInputImageKey])
  }

  /// The functions of `CIFilterBuiltins`: a property is the value of its key.
  @Test func filtersWithAFunction() {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("galley".utf8)
    code.correctionLevel = "M"
    #expect(code.name == "CIQRCodeGenerator" && code.value(forKey: "inputMessage") as? Data == Data("galley".utf8))
    #expect(code.correctionLevel == "M" && code.outputImage == nil)

    let twirl = CIFilter.twirlDistortion()
    twirl.center = CGPoint(x: 3, y: 4)
    twirl.setValue(2.5, forKey: kCIInputRadiusKey)
    #expect(twirl.center == CGPoint(x: 3, y: 4) && twirl.radius == 2.5 && twirl.angle == 0)
    #expect((twirl.value(forKey: kCIInputCenterKey) as? CIVector)?.value(at: 1) == 4)
  }
}
