import Foundation

/// How a text of a list configuration looks at first.
struct ListTextLook {
  var font: UIFont
  var color: UIColor
  var transform = UIListContentConfiguration.TextProperties.TextTransform.none
}

extension ListContentStyle {
  /// The text's look: body in cells, footnote in footers and, uppercased, in grouped headers. Those of plain and of
  /// prominent headers are recalled.
  var textLook: ListTextLook {
    switch self {
    case .cell, .subtitle, .value, .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
      ListTextLook(font: .preferredFont(forTextStyle: .body), color: .label)
    case .plainHeader, .prominentHeader: ListTextLook(font: .preferredFont(forTextStyle: .headline), color: .label)
    case .extraProminentHeader: ListTextLook(font: Self.font(.title3, size: 20, .semibold), color: .label)
    case .groupedHeader:
      ListTextLook(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, transform: .uppercase)
    case .plainFooter, .groupedFooter:
      ListTextLook(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    case .sidebarHeader: ListTextLook(font: Self.font(.body, size: 17, .medium), color: .label)
    }
  }

  /// The second text's look: caption 1 in the classic cells, body for values. What headers and footers have is not
  /// public: footnote.
  var secondaryTextLook: ListTextLook {
    switch self {
    case .value: ListTextLook(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    case .cell, .subtitle, .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
      ListTextLook(font: .preferredFont(forTextStyle: .caption1), color: cellSecondaryColor)
    default: ListTextLook(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    }
  }

  /// The colour of a cell's second text, below the text. No public figure names it: that it goes on to
  /// `quaternaryLabel` in a disabled cell, where the text goes from `label` to `tertiaryLabel`, suggests
  /// `secondaryLabel`.
  private var cellSecondaryColor: UIColor { .secondaryLabel }

  /// A font of another weight than the text style's, which follows the text size as that does.
  private static func font(_ style: UIFont.TextStyle, size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
