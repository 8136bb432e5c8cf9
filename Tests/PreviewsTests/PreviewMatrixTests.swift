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
    #expect(throws: PreviewTraitsError.self) { try slugs(.fixedLayout(width: width, height: 40)) }
  }

  @Test func theErrorNamesTheSize() {
    #expect(
      "\(PreviewTraitsError.size(width: 0, height: 40))"
        == "fixedLayout(width: 0.0, height: 40.0) is not a size: sides are from 1 to 10000 points.")
  }

  /// Names of simulators as Xcode lists them (Apple, `previewDevice(_:)`: `xcrun simctl list devicetypes`).
  @Test(arguments: [
    ("iPhone 15 Pro", "iPhone 15 Pro"), ("iPhone SE (3rd generation)", "iPhone SE (3rd gen)"),
    ("iPad (10th generation)", "iPad (10th gen)"), ("iPad (9th generation)", "iPad 10.2-inch (7th-9th gen)"),
    ("iPad Air (5th generation)", "iPad Air (4th-5th gen)"),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (3rd-6th gen)"),
    ("iPad Pro (12.9-inch) (2nd generation)", "iPad Pro 12.9-inch (1st-2nd gen)"),
    ("iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch (1st-4th gen)"),
    ("iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M4, M5)"), ("iPad Air 13-inch (M3)", "iPad Air 13-inch (M2-M4)"),
    ("iPad mini (6th generation)", "iPad mini (6th gen)"), ("iPod touch (7th generation)", nil), ("Mac", nil),
    ("", nil),
  ])
  func devicesAreKnownByXcodesNames(name: String, expected: String?) {
    #expect(Device.simulated(named: name)?.name == expected)
  }

  @Test func aDeviceOfAPreviewReplacesTheOthers() throws {
    var traits = Preview.ViewTraits(device: "iPhone SE (3rd generation)")
    let names = try matrix.configurations(for: traits).filter { $0.category == .large }.map(\.slug)
    #expect(names == ["iPhone-SE-3rd-gen-L", "iPhone-SE-3rd-gen-L-dark"])
    traits.device = "iPhone SE (9th generation)"
    #expect(throws: PreviewTraitsError.device("iPhone SE (9th generation)")) { try matrix.configurations(for: traits) }
    // A size is no device's.
    traits.layout = .sizeThatFits
    #expect(try traits.device()?.name == "fitting")
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
