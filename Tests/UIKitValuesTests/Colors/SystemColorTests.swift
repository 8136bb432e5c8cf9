import Foundation
import Raster
import Testing
import UIKitTestSupport
import UIKitValues

/// Every row of `Fixtures/system-colors.json`, whose sources are listed in the file.
@Suite struct SystemColorTests {
  /// Appearances by their keys in the fixture.
  static let appearances: [(key: String, traits: UITraitCollection)] = [
    ("light", traits(.light)), ("dark", traits(.dark)),
    ("high_contrast_light", traits(.light, .high)), ("high_contrast_dark", traits(.dark, .high)),
    ("elevated_dark", traits(.dark, .normal, .elevated)),
    ("elevated_high_contrast_dark", traits(.dark, .high, .elevated)),
  ]

  static func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast = .normal, _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: level),
    ])
  }

  static let colors: KeyValuePairs<String, UIColor> = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
    "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "link": .link, "lightText": .lightText, "darkText": .darkText,
    "clear": .clear,
  ]

  struct Fixture {
    let rows: [String: [String: [Double]]]

    init() throws {
      let file = uikitFixtures.appendingPathComponent("system-colors.json")
      let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
      let palettes = try #require(json["palettes"] as? [String: [String: [String: Any]]])
      let semantic = try #require(json["semantic"] as? [String: [String: Any]])
      let tints = try #require(palettes["ios13_to_18"])
      rows = tints.merging(semantic) { first, _ in first }.mapValues { row in
        row.compactMapValues { ($0 as? [NSNumber])?.map(\.doubleValue) }
      }
    }
  }

  @Test func everyRowHasAColor() throws {
    // The teal of iOS 13 and 14 is in the fixture in addition to the one UIKit has had since.
    let expected = Set(try Fixture().rows.keys).subtracting(["systemTeal_ios13"])
    #expect(Set(Self.colors.map(\.key)) == expected)
  }

  @Test func everyValueIsTheFixtures() throws {
    let fixture = try Fixture()
    var checked = 0
    for (name, color) in Self.colors {
      let row = try #require(fixture.rows[name])
      for appearance in Self.appearances {
        let base = appearance.key.replacing("elevated_", with: "")
        guard let value = row[appearance.key] ?? row[base] ?? row["any"] else { continue }
        let expected = Color(red: value[0] / 255, green: value[1] / 255, blue: value[2] / 255, alpha: value[3])
        #expect(color.color(under: appearance.traits) == expected, "\(name), \(appearance.key)")
        checked += 1
      }
    }
    #expect(checked == Self.colors.count * Self.appearances.count)
  }

  @Test func unspecifiedTraitsCountAsLight() {
    #expect(UIColor.label.color(under: UITraitCollection()) == Color(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
