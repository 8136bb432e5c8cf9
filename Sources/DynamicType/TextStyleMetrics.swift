/// The font metrics of a text style at one content size category.
package struct TextStyleMetrics: Sendable, Equatable {
  /// The font size in points.
  package let pointSize: Double
  /// The distance between baselines in points: the whole line height, not just the gap that `UIFont.leading` gives.
  package let leading: Double
  package let weight: SystemFontWeight
  /// The weight of the style's bold variant; equal to ``weight`` if the style is already that heavy.
  package let emphasizedWeight: SystemFontWeight
}

extension TextStyle {
  /// The size, leading and weights of this style at a category.
  ///
  /// `TextStyle.body.metrics(for: .large)` has a size of 17 points, a leading of 22, and the weights regular and,
  /// emphasised, semibold.
  ///
  /// The extra large titles are only published at `large`, without leadings. Their other values are estimated from
  /// published neighbours: `extraLargeTitle` is `largeTitle` with 2 points added to size and leading (36 and 43, the
  /// leading of other styles at that size), `extraLargeTitle2` is `title1` (28 and 34).
  package func metrics(for category: ContentSizeCategory) -> TextStyleMetrics {
    let sizes = sizes
    let column = category.rawValue
    return TextStyleMetrics(
      pointSize: sizes.row.pointSizes[column] + sizes.addition,
      leading: sizes.row.leadings[column] + sizes.addition,
      weight: weight, emphasizedWeight: emphasizedWeight)
  }

  /// The table row for this style, and the points to add to both size and leading.
  private var sizes: (row: TextStyleTable.Row, addition: Double) {
    switch self {
    case .largeTitle: (TextStyleTable.largeTitle, 0)
    case .title1: (TextStyleTable.title1, 0)
    case .title2: (TextStyleTable.title2, 0)
    case .title3: (TextStyleTable.title3, 0)
    // The guidelines give two rows, which are equal.
    case .headline, .body: (TextStyleTable.body, 0)
    case .subheadline: (TextStyleTable.subheadline, 0)
    case .callout: (TextStyleTable.callout, 0)
    case .footnote: (TextStyleTable.footnote, 0)
    case .caption1: (TextStyleTable.caption1, 0)
    case .caption2: (TextStyleTable.caption2, 0)
    case .extraLargeTitle: (TextStyleTable.largeTitle, 2)
    case .extraLargeTitle2: (TextStyleTable.title1, 0)
    }
  }

  private var weight: SystemFontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .largeTitle, .title1, .title2, .title3, .subheadline, .body, .callout, .footnote, .caption1, .caption2:
      .regular
    }
  }

  private var emphasizedWeight: SystemFontWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1, .caption2: .semibold
    }
  }
}
