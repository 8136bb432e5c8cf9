import DeveloperToolsSupport
import DynamicType
import Foundation
import Previews
import Testing
import ViewRendering

@MainActor @Suite struct PreviewMatrixTests {
  private let matrix: PreviewMatrix

  init() throws { matrix = try PreviewRequest(devices: ["iPhone 16", "iPad (10th gen)"], isDark: true).matrix() }

  private func slugs(_ traits: PreviewTrait<Preview.ViewTraits>...) throws -> [String] {
    try matrix.configurations(for: Preview.ViewTraits(traits)).filter { $0.category == .large }.map(\.slug)
  }

  @Test func aPreviewWithoutTraitsIsShownOnEachDevice() throws {
    #expect(try slugs() == ["iPhone-16-L", "iPhone-16-L-dark", "iPad-10th-gen-L", "iPad-10th-gen-L-dark"])
    #expect(try matrix.configurations(for: Preview.ViewTraits()).count == 2 * 2 * 12)
  }

  @Test func landscapeTurnsTheDevices() throws {
    #expect(try slugs(.landscapeLeft).first == "iPhone-16-L-landscape")
    // Of two traits about the same the later one counts.
    #expect(try slugs(.landscapeLeft, .portrait).first == "iPhone-16-L")
  }

  @Test func aSizeReplacesTheDevices() throws {
    #expect(try slugs(.fixedLayout(width: 300, height: 80.5)) == ["300x80.5-L@2x", "300x80.5-L-dark@2x"])
    #expect(try slugs(.sizeThatFitsLayout, .landscapeLeft) == ["fitting-L@2x", "fitting-L-dark@2x"])
  }

  @Test(arguments: [0, -1, 10_001, Double.infinity, .nan]) func aSizeThatIsNoneIsAnError(width: Double) {
    #expect(throws: PreviewSizeError.self) { try slugs(.fixedLayout(width: width, height: 40)) }
  }

  @Test func theErrorNamesTheSize() {
    #expect(
      "\(PreviewSizeError(width: 0, height: 40))"
        == "fixedLayout(width: 0.0, height: 40.0) is no size: sides are from 1 to 10000 points.")
  }

  @Test func anUnknownDeviceIsAnErrorWithTheNearestName() {
    #expect(
      throws: PreviewRequestError.self,
      performing: { try PreviewRequest(devices: ["iPhone 16 Por"], isDark: false).matrix() })
    do {
      _ = try PreviewRequest(devices: ["iPhone 16 Por"], isDark: false).matrix()
    } catch {
      #expect("\(error)" == "'iPhone 16 Por' is not a known device. Did you mean 'iPhone 16 Pro'?")
    }
  }

  @Test func aRequestIsHandedOnInAVariable() throws {
    let request = PreviewRequest(devices: ["iPhone 16"], isDark: true)
    #expect(try PreviewRequest(in: [PreviewRequest.variable: try request.text]) == request)
    #expect(try PreviewRequest(in: [:]) == PreviewRequest(devices: ["iPhone 16"], isDark: false))
  }
}
