import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import GalleyTesting

/// The axes of catalogues are those of assertions.
@Suite struct AxisConfigurationTests {
  private static let phone = SnapshotSurface.device("iPhone 16")

  private static func slugs(along axes: [String: [SnapshotAxisValue]]) throws -> [String] {
    try SnapshotConfigurations(on: [phone], along: axes).configurations().map(\.slug)
  }

  /// Some values that an axis has, by what catalogues call them.
  private static func values(of axis: Axis) -> [AxisValue] {
    switch axis.values {
    case .words(let words): words.map { .word($0.word) }
    case .range(let range, _): [.number(range.lowerBound), .number(range.upperBound)]
    case .numbers(let numbers, _): numbers.map { .number(Double($0)) }
    case .languages: [.word("de"), .word("zh-Hant")]
    case .categories: ContentSizeCategory.allCases.map { .word($0.shortName) }
    case .colorVisions: [.word("protanomaly 0.5"), .word("normal")]
    }
  }

  /// An axis is one entry of a list: nothing here names it.
  @Test(arguments: Axis.all.map(\.key)) func eachAxisIsKnownByItsKey(_ key: String) throws {
    let axis = try #require(Axis.all.first { $0.key == key })
    let values = Self.values(of: axis)
    let device = try #require(Device.named("iPhone 16"))
    var expected: [String] = []
    for value in values {
      let set = try #require(axis.setting(value))
      var configuration = Configuration(device: device)
      set(&configuration)
      expected.append(configuration.slug)
    }
    #expect(try Self.slugs(along: [key: values.map(SnapshotAxisValue.init)]) == expected)
    #expect(Set(expected).count == values.count)
  }

  /// The properties of UIKit's types say the same.
  @Test func propertiesAreAxes() throws {
    var configurations = SnapshotConfigurations(
      on: [Self.phone], categories: [.extraSmall, .accessibilityLarge], appearances: [.light, .dark],
      directions: [.rightToLeft], locales: ["de"], legibilityWeights: [.bold], contrasts: [.high],
      reducesTransparency: [true], buttonShapes: [true], onOffLabels: [false, true], landscape: [true], widths: [320],
      scales: [2])
    let along = SnapshotConfigurations(
      on: [Self.phone],
      along: [
        "categories": ["XS", "AX2"], "appearances": ["light", "dark"], "directions": ["rightToLeft"],
        "locales": ["de"], "legibilityWeights": ["bold"], "contrasts": ["high"], "transparencies": ["reduced"],
        "buttonShapes": ["shown"], "onOffLabels": ["hidden", "shown"], "orientations": ["landscape"], "widths": [320],
        "scales": [2],
      ])
    #expect(try configurations.configurations() == along.configurations())
    #expect(configurations.categories == along.categories && along.categories == [.extraSmall, .accessibilityLarge])
    #expect(along.appearances == [.light, .dark] && along.widths == [320] && along.scales == [2])
    configurations.appearances = [.dark]
    #expect(configurations.axes["appearances"] == ["dark"])
    #expect(SnapshotConfigurations(along: [:]).contrasts == [.normal])
  }

  /// The text size varies before the looks of a size do, and behind the orientation.
  @Test func sizesVaryBeforeLooks() throws {
    let slugs = try Self.slugs(along: [
      "appearances": ["light", "dark"], "categories": ["L", "XS"], "orientations": ["portrait", "landscape"],
    ])
    #expect(
      slugs == [
        "iPhone-16-L", "iPhone-16-L-dark", "iPhone-16-XS", "iPhone-16-XS-dark", "iPhone-16-L-landscape",
        "iPhone-16-L-landscape-dark", "iPhone-16-XS-landscape", "iPhone-16-XS-landscape-dark",
      ])
  }

  @Test(
    arguments: [
      (["appearance": ["dark"]], "'appearance' is not an axis. Did you mean 'appearances'?"),
      (["appearances": ["black"]], "'black' is not a value of the axis 'appearances': expected light, dark."),
      (["appearances": [1]], "1 is not a value of the axis 'appearances': expected light, dark."),
      (["widths": ["wide"]], "'wide' is not a value of the axis 'widths': expected a number from 1.0 to 10000.0."),
      (["acuities": [2]], "acuity is 2.0: it must be from 0.05 to 1.0."),
      (["widths": [0.5]], "0.5 by 852.0 is not a valid view size: sides are from 1 to 10000 points."),
      (["scales": [5]], "5.0 is not a valid scale. Use 1 to 4 device pixels per point."),
      (["contrasts": []], "There is nothing to render: one of the lists is empty."),
    ] as [([String: [SnapshotAxisValue]], String)])
  func whatIsNoValueIsNamed(_ axes: [String: [SnapshotAxisValue]], _ message: String) throws {
    let error = #expect(throws: SnapshotError.self) { try Self.slugs(along: axes) }
    #expect(error?.description == message)
  }
}
