package import DynamicType

/// One of the twelve text sizes that a reader can choose; raw values are the abbreviations in Apple's Human Interface
/// Guidelines.
public enum MeasuringCategory: String, CaseIterable, Sendable {
  case extraSmall = "XS"
  case small = "S"
  case medium = "M"
  /// The default of devices.
  case large = "L"
  case extraLarge = "XL"
  case extraExtraLarge = "XXL"
  case extraExtraExtraLarge = "XXXL"
  case accessibilityMedium = "AX1"
  case accessibilityLarge = "AX2"
  case accessibilityExtraLarge = "AX3"
  case accessibilityExtraExtraLarge = "AX4"
  case accessibilityExtraExtraExtraLarge = "AX5"
}

extension MeasuringCategory {
  var category: ContentSizeCategory { ContentSizeCategory(shortName: rawValue) ?? .large }

  package init(_ category: ContentSizeCategory) { self = MeasuringCategory(rawValue: category.shortName) ?? .large }
}

/// A text style; raw values are UIKit's names in Swift.
public enum MeasuringStyle: String, CaseIterable, Sendable {
  case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subheadline, body, callout
  case footnote, caption1, caption2
}

extension MeasuringStyle {
  var style: TextStyle { MeasuringStyle.styles[self] ?? .body }

  private static let styles = [MeasuringStyle: TextStyle](
    uniqueKeysWithValues: TextStyle.allCases.compactMap { style in
      MeasuringStyle(rawValue: style.swiftName).map { ($0, style) }
    })
}

/// The weight of a font; raw values are UIKit's names in Swift, from 100 to 900 on OpenType's scale.
public enum MeasuringWeight: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension MeasuringWeight {
  var weight: SystemFontWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
