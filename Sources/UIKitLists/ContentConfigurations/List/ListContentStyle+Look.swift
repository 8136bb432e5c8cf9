import Foundation

/// The initial appearance of a list configuration's text.
struct ListTextAppearance {
  var font: UIFont
  var color: UIColor
  var transform = UIListContentConfiguration.TextProperties.TextTransform.none
}

extension ListContentStyle {
  /// The appearance of the text: body in cells, footnote in footers and, uppercased, in grouped headers. Those of plain
  /// and of prominent headers are from memory.
  var textAppearance: ListTextAppearance {
    switch self {
    case .cell, .subtitle, .value, .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
      ListTextAppearance(font: .preferredFont(forTextStyle: .body), color: .label)
    case .plainHeader, .prominentHeader:
      ListTextAppearance(font: .preferredFont(forTextStyle: .headline), color: .label)
    case .extraProminentHeader: ListTextAppearance(font: Self.font(.title3, size: 20, .semibold), color: .label)
    case .groupedHeader:
      ListTextAppearance(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, transform: .uppercase)
    case .plainFooter, .groupedFooter:
      ListTextAppearance(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    case .sidebarHeader: ListTextAppearance(font: Self.font(.body, size: 17, .medium), color: .label)
    }
  }

  /// The appearance of the secondary text: caption 1 in cells before iOS 26, body for values. That of headers and
  /// footers is not public: footnote is used.
  var secondaryTextLook: ListTextAppearance {
    switch self {
    case .value: ListTextAppearance(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    case .cell, .subtitle, .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
      ListTextAppearance(font: .preferredFont(forTextStyle: .caption1), color: cellSecondaryColor)
    default: ListTextAppearance(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    }
  }

  /// The colour of a cell's secondary text below the text. No public source names it; that it becomes `quaternaryLabel`
  /// in a disabled cell, where the text goes from `label` to `tertiaryLabel`, suggests `secondaryLabel`.
  private var cellSecondaryColor: UIColor { .secondaryLabel }

  /// A font of another weight than the text style's that scales with the text size in the same way.
  private static func font(_ style: UIFont.TextStyle, size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
