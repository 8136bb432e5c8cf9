import Foundation
import HeadlessUIKit
import Testing

@testable import ViewRendering

/// What the tests read of `Fixtures/devices.json`.
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
      }
    }
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
    #expect(sizeClasses(card, .portrait) == "compact x regular")
  }
}
