import Foundation
import Testing

/// Filters keep what they are given, by the names of Apple's Core Image Filter Reference.
@Suite struct CoreImageTests {
  @Test func inputsByName() {
    #expect(FilterSamples.inputKeys(of: "CISepiaTone") == ["inputImage", "inputIntensity"])
    #expect(FilterSamples.inputKeys(of: "CIPixellate")?.contains("inputScale") == true)
    #expect(FilterSamples.inputKeys(of: "CIUnknown") == ["inputImage"])
  }

  /// The functions of `CIFilterBuiltins`: a property is the value of its key.
  @Test func filtersWithAFunction() {
    let code = FilterSamples.code(of: Data("galley".utf8), correction: "M")
    #expect(code.name == "CIQRCodeGenerator" && code.message == Data("galley".utf8) && code.correction == "M")
    #expect(!code.hasOutput)

    let twirl = FilterSamples.twirl(center: CGPoint(x: 3, y: 4), radius: 2.5)
    #expect(twirl.center == CGPoint(x: 3, y: 4) && twirl.radius == 2.5 && twirl.angle == 0)
    #expect(twirl.vector == [3, 4])
  }
}
