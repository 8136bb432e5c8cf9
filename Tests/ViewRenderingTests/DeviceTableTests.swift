import Foundation
import HeadlessUIKit
import Testing

@testable import ViewRendering

/// The parts of `Fixtures/devices.json` that the tests use.
private struct DeviceFacts: Decodable {
  let devices: [Row]

  struct Row: Decodable {
    let models: [String]
    let idiom: String
    let width: Double
    let height: Double
    let scale: Double
    /// `compact x regular`: horizontal, then vertical.
    let sizeClassPortrait: String
    let sizeClassLandscape: String
    let safeAreaPortrait: Insets
    let safeAreaLandscape: Insets
  }

  struct Insets: Decodable {
    let top: CGFloat
    let left: CGFloat
    let bottom: CGFloat
    let right: CGFloat

    var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
  }

  static func read() throws -> [Row] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/devices.json")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(DeviceFacts.self, from: Data(contentsOf: file)).devices
  }
}

@Suite struct DeviceTableTests {
  private func sizeClasses(_ device: Device, _ orientation: Configuration.Orientation) -> String {
    let classes = device.sizeClasses(in: orientation)
    return "\(classes.horizontal) x \(classes.vertical)"
  }

  @Test func everyModelIsInTheTable() throws {
    #expect(Device.all.map(\.name) == (try DeviceFacts.read()).flatMap(\.models))
  }

  @Test func everyDeviceIsAsPublished() throws {
    for row in try DeviceFacts.read() {
      for model in row.models {
        let device = try #require(Device.named(model), "\(model)")
        #expect(device.width == row.width, "\(model)")
        #expect(device.height == row.height, "\(model)")
        #expect(device.scale == row.scale, "\(model)")
        #expect("\(device.idiom)" == row.idiom, "\(model)")
        #expect(sizeClasses(device, .portrait) == row.sizeClassPortrait, "\(model)")
        #expect(sizeClasses(device, .landscape) == row.sizeClassLandscape, "\(model)")
        #expect(device.safeArea.insets(in: .portrait) == row.safeAreaPortrait.insets, "\(model)")
        #expect(device.safeArea.insets(in: .landscape) == row.safeAreaLandscape.insets, "\(model)")
      }
    }
  }

  /// Apple's Human Interface Guidelines, "Layout", the size classes of Split View on each iPad.
  @Test(arguments: [
    (320, UIUserInterfaceSizeClass.compact), (375, .compact), (438, .compact), (480, .compact), (504, .compact),
    (507, .compact), (535, .compact), (551, .compact), (592, .compact), (639, .compact), (678, .regular),
    (694, .regular), (750, .regular), (782, .regular), (809, .regular), (981, .regular),
  ])
  func aNarrowWindowOfAPadIsCompact(width: Double, sizeClass: UIUserInterfaceSizeClass) throws {
    var configuration = Configuration(device: try #require(Device.named("iPad (10th gen)")))
    configuration.width = width
    #expect(configuration.traits.horizontalSizeClass == sizeClass)
    #expect(configuration.traits.verticalSizeClass == .regular)
  }

  @Test func namesAreFoundInAnyCase() {
    #expect(Device.named("IPHONE 15 pro")?.name == "iPhone 15 Pro")
    #expect(Device.named("iPhone 99") == nil)
    #expect(Device.named("") == nil)
  }

  @Test func aFreeSizeIsAPhonesAtOnePixelAPoint() {
    let card = Device(freeSize: "card", width: 343, height: nil)
    #expect(card.scale == 1)
    #expect(card.idiom == .phone)
    #expect(card.safeArea == .none)
    #expect(Configuration(device: card).screen == nil)
    #expect(sizeClasses(card, .portrait) == "compact x regular")
  }
}
