import Foundation
import HeadlessUIKit
import TextLayout
import TextMeasuring

/// Labels with the settings of requests.
extension LabelTests {
  static func traits(_ request: MeasuringRequest) -> UITraitCollection {
    var values = TraitValues.phone
    values.preferredContentSizeCategory = UIContentSizeCategory(
      rawValue: "UICTContentSizeCategory" + uiKitNames[request.categories[0], default: request.categories[0].rawValue])
    values.legibilityWeight = request.hasBoldText ? .bold : .regular
    values.layoutDirection = request.isRightToLeftLayout ? .rightToLeft : .leftToRight
    values.displayScale = CGFloat(request.scale ?? 1)
    values.locale = request.locale
    return UITraitCollection(values: values)
  }

  private static let uiKitNames: [MeasuringCategory: String] = [
    .accessibilityMedium: "AccessibilityM", .accessibilityLarge: "AccessibilityL",
    .accessibilityExtraLarge: "AccessibilityXL", .accessibilityExtraExtraLarge: "AccessibilityXXL",
    .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL",
  ]

  static func label(_ request: MeasuringRequest, _ traits: UITraitCollection) -> UILabel {
    let label = UILabel()
    label.font = font(request.font, traits)
    label.numberOfLines = request.lines
    let isPlain = request.paragraph == MeasuringParagraph() && request.runs.count == 1
    if isPlain { label.text = request.runs[0].text } else { label.attributedText = attributedText(request, traits) }
    label.lineBreakMode = modes[request.lineBreakMode] ?? .byTruncatingTail
    label.textAlignment = alignments[request.alignment] ?? .natural
    label.allowsDefaultTighteningForTruncation = request.allowsTightening
    return label
  }

  private static func attributedText(_ request: MeasuringRequest, _ traits: UITraitCollection) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for run in request.runs {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(run.font ?? request.font, traits), .paragraphStyle: paragraphStyle(request),
      ]
      attributes[.kern] = run.kern
      attributes[.tracking] = run.tracking ?? request.tracking
      if run.baselineOffset != 0 { attributes[.baselineOffset] = run.baselineOffset }
      if !run.usesLigatures { attributes[.ligature] = 0 }
      text.append(NSAttributedString(string: run.text, attributes: attributes))
    }
    return text
  }

  private static func paragraphStyle(_ request: MeasuringRequest) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignments[request.alignment] ?? .natural
    style.lineBreakMode = modes[request.lineBreakMode] ?? .byTruncatingTail
    style.lineSpacing = request.paragraph.lineSpacing
    style.lineHeightMultiple = request.paragraph.lineHeightMultiple
    style.minimumLineHeight = request.paragraph.minimumLineHeight
    style.maximumLineHeight = request.paragraph.maximumLineHeight
    style.paragraphSpacing = request.paragraph.paragraphSpacing
    style.baseWritingDirection = directions[request.paragraph.direction] ?? .natural
    style.allowsDefaultTighteningForTruncation = request.allowsTightening
    return style
  }

  private static func font(_ font: MeasuringFont, _ traits: UITraitCollection) -> UIFont {
    let base = unscaledFont(font, traits)
    let style: MeasuringStyle
    if case .style(let own) = font.face, font.maximumSize != nil {
      style = own
    } else if let along = font.scaledWith {
      style = along
    } else {
      return base
    }
    let metrics = UIFontMetrics(forTextStyle: styles[style] ?? .body)
    guard let maximum = font.maximumSize else { return metrics.scaledFont(for: base, compatibleWith: traits) }
    return metrics.scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
  }

  private static func unscaledFont(_ font: MeasuringFont, _ traits: UITraitCollection) -> UIFont {
    switch font.face {
    case .style(let style):
      return .preferredFont(forTextStyle: styles[style] ?? .body, compatibleWith: traits)
    case .system(let weight, let isItalic):
      return isItalic
        ? .italicSystemFont(ofSize: font.size) : .systemFont(ofSize: font.size, weight: weights[weight] ?? .regular)
    case .named(let name): return UIFont(name: name, size: font.size) ?? .systemFont(ofSize: 1)
    case .family(let family, let weight, _):
      let descriptor = UIFontDescriptor(fontAttributes: [
        .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weights[weight] ?? .regular],
      ])
      return UIFont(descriptor: descriptor, size: font.size)
    }
  }

  private static let styles: [MeasuringStyle: UIFont.TextStyle] = [
    .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2, .largeTitle: .largeTitle,
    .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
    .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]

  private static let weights: [MeasuringWeight: UIFont.Weight] = [
    .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium,
    .semibold: .semibold, .bold: .bold, .heavy: .heavy, .black: .black,
  ]

  private static let modes: [LineBreakMode: NSLineBreakMode] = [
    .wordWrapping: .byWordWrapping, .charWrapping: .byCharWrapping, .clipping: .byClipping,
    .truncatingHead: .byTruncatingHead, .truncatingTail: .byTruncatingTail, .truncatingMiddle: .byTruncatingMiddle,
  ]

  private static let alignments: [TextAlignment: NSTextAlignment] = [
    .natural: .natural, .left: .left, .center: .center, .right: .right, .justified: .justified,
  ]

  private static let directions: [BaseDirection: NSWritingDirection] = [
    .natural: .natural, .leftToRight: .leftToRight, .rightToLeft: .rightToLeft,
  ]
}
