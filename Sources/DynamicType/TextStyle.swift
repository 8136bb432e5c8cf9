/// A text style, whose size depends on the content size category.
///
/// Raw values are UIKit's constants. Those of the two extra large titles follow the pattern of the others; no source
/// that lists them was found.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle = "UICTFontTextStyleTitle0"
  case title1 = "UICTFontTextStyleTitle1"
  case title2 = "UICTFontTextStyleTitle2"
  case title3 = "UICTFontTextStyleTitle3"
  case headline = "UICTFontTextStyleHeadline"
  case subheadline = "UICTFontTextStyleSubhead"
  case body = "UICTFontTextStyleBody"
  case callout = "UICTFontTextStyleCallout"
  case footnote = "UICTFontTextStyleFootnote"
  case caption1 = "UICTFontTextStyleCaption1"
  case caption2 = "UICTFontTextStyleCaption2"
  /// Bold, 36 points at `large`. Its other sizes are estimates: see ``metrics(for:)``.
  case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
  /// Bold, 28 points at `large`. Its other sizes are estimates: see ``metrics(for:)``.
  case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"

  /// UIKit's case name in Swift: `"subheadline"`.
  package var swiftName: String {
    switch self {
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .subheadline: "subheadline"
    case .body: "body"
    case .callout: "callout"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    case .extraLargeTitle: "extraLargeTitle"
    case .extraLargeTitle2: "extraLargeTitle2"
    }
  }
}
