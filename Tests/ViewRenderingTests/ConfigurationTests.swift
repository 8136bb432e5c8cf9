import DynamicType
import Foundation
import HeadlessUIKit
import Testing

@testable import ViewRendering

@Suite struct ConfigurationTests {
  private func configuration(_ change: (inout Configuration) -> Void = { _ in }) throws -> Configuration {
    var configuration = Configuration(device: try #require(Device.named("iPhone 15")))
    change(&configuration)
    return configuration
  }

  // MARK: Names

  @Test func aDefaultIsLeftOutOfTheName() throws {
    #expect(try configuration().slug == "iPhone-15-L")
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func theCategoryIsAlwaysInTheName(_ category: ContentSizeCategory) throws {
    #expect(try configuration { $0.category = category }.slug == "iPhone-15-\(category.shortName)")
  }

  /// Only axes that differ from their defaults are named, in this order: up to three of them, and all but three.
  @Test func axesAreNamedInOneOrder() throws {
    let axes: [(part: String, set: (inout Configuration) -> Void)] = [
      ("-landscape", { $0.orientation = .landscape }), ("-dark", { $0.appearance = .dark }),
      ("-rtl", { $0.direction = .rightToLeft }), ("-zh-Hant", { $0.locale = "zh-Hant" }),
      ("-bold", { $0.legibilityWeight = .bold }), ("-contrast", { $0.contrast = .high }),
      ("-opaque", { $0.transparency = .reduced }), ("-shapes", { $0.buttonShapes = .shown }),
      ("-labels", { $0.onOffLabels = .shown }), ("-acuity0.25", { $0.acuity = 0.25 }),
      ("-30cm", { $0.viewingDistance = 30 }),
      ("-protanomaly0.6", { $0.colorVision = ColorVision("protanomaly 0.6") ?? $0.colorVision }),
      ("-logCS1.2", { $0.contrastSensitivity = 1.2 }),
      ("-w320", { $0.width = 320 }), ("@2x", { $0.scale = 2 }),
    ]
    for subset in 0..<(1 << axes.count) where min(subset.nonzeroBitCount, axes.count - subset.nonzeroBitCount) <= 3 {
      let chosen = axes.indices.filter { subset >> $0 & 1 == 1 }.map { axes[$0] }
      let slug = try configuration { configuration in for axis in chosen.reversed() { axis.set(&configuration) } }.slug
      #expect(slug == "iPhone-15-L" + chosen.map(\.part).joined())
    }
  }

  @Test func fractionsKeepTheirPoint() throws {
    #expect(try configuration { $0.width = 320.5 }.slug == "iPhone-15-L-w320.5")
    #expect(try configuration { $0.scale = 1.5 }.slug == "iPhone-15-L@1.5x")
  }

  @Test(arguments: [
    ("iPhone SE (3rd gen)", "iPhone-SE-3rd-gen-L"), ("iPad Pro 11-inch (M4, M5)", "iPad-Pro-11-inch-M4-M5-L"),
    ("iPad Pro 9.7-inch", "iPad-Pro-9.7-inch-L"),
  ])
  func devicesAreNamedForFiles(name: String, slug: String) throws {
    #expect(Configuration(device: try #require(Device.named(name))).slug == slug)
  }

  /// A custom size has one pixel per point, so every other scale is in the name.
  @Test func theScaleOfAFreeSizeIsNamed() {
    var card = Configuration(device: Device(freeSize: "card", width: 343, height: nil))
    #expect(card.slug == "card-L")
    card.scale = 2
    #expect(card.slug == "card-L@2x")
  }

  @Test func noTwoDevicesShareAName() {
    let slugs = Device.all.map { Configuration(device: $0).slug.lowercased() }
    #expect(Set(slugs).count == slugs.count)
  }

  // MARK: Windows

  @Test func theWindowIsTheDevicesTurnedAround() throws {
    #expect(try configuration().windowSize == (393, 852))
    #expect(try configuration { $0.orientation = .landscape }.windowSize == (852, 393))
    #expect(try configuration { $0.width = 320 }.windowSize == (320, 852))
  }

  @Test func aHeightOfContentStaysOpen() {
    var card = Configuration(device: Device(freeSize: "card", width: 343, height: nil))
    #expect(card.windowSize == (343, nil))
    card.width = 200
    #expect(card.windowSize == (200, nil))
  }

  @Test func aWidthOfContentStaysOpen() {
    for height in [nil, 50.0] {
      var badge = Configuration(device: Device(freeSize: "badge", width: nil, height: height))
      #expect(badge.windowSize == (nil, height))
      #expect(badge.environment().windowWidth == nil)
      badge.orientation = .landscape
      #expect(badge.windowSize == (nil, height))
      badge.width = 200
      #expect(badge.windowSize == (200, height))
    }
  }

  // MARK: Traits

  @Test func traitsOfAPhoneAreTheDefaults() throws {
    var expected = TraitValues.phone
    expected.displayScale = 3
    #expect(try configuration().traits.values == expected)
  }

  @Test func everyAxisOfTraitsIsATrait() throws {
    let traits = try configuration {
      $0.orientation = .landscape
      $0.category = .accessibilityLarge
      $0.appearance = .dark
      $0.direction = .rightToLeft
      $0.locale = "ar"
      $0.legibilityWeight = .bold
      $0.contrast = .high
      $0.scale = 2
    }.traits
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.locale == "ar")
    #expect(traits.legibilityWeight == .bold)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.userInterfaceLevel == .base)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func everyCategoryIsATrait(_ category: ContentSizeCategory) throws {
    let traits = try configuration { $0.category = category }.traits
    #expect(traits.preferredContentSizeCategory.category == category)
  }
}
