import Foundation
import HeadlessUIKit
import Raster
import ViewRendering

/// The colours of UIKit's own under a configuration: what text, backgrounds and tints have unless a team chooses others.
struct SystemPalette {
  private let colors: [Color]

  @MainActor init(_ configuration: Configuration) {
    let base = configuration.traits
    let elevated = UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceLevel: .elevated)])
    colors = [base, elevated].flatMap { traits in
      SystemPalette.all.map { Color($0.resolvedColor(with: traits)) }
    }
  }

  /// Whether a colour is one of them, to the nearest step of 8-bit channels.
  func contains(_ color: Color) -> Bool {
    colors.contains { known in
      [
        (known.red, color.red), (known.green, color.green), (known.blue, color.blue), (known.alpha, color.alpha),
      ].allSatisfy { abs($0 - $1) <= 0.5 / 255 }
    }
  }

  @MainActor private static let all: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
    .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
    .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink, .systemBrown,
    .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    .lightText, .darkText, .black, .white, TabColors.unselected,
  ]
}

extension Color {
  fileprivate init(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
