import Foundation
package import TextLayout

/// The values of an `NSParagraphStyle`. Lengths are in points.
package struct ParagraphStyleValues: Hashable {
  package var alignment = NSTextAlignment.natural
  var baseWritingDirection = NSWritingDirection.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  package var allowsDefaultTighteningForTruncation = false
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  /// The tab stops; `nil` for the standard ones.
  var tabStops: [NSTextTab]?
  var textLists: [NSTextList] = []
  var defaultTabInterval: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false

  package init() {}
}

extension ParagraphStyleValues {
  /// The style for text layout.
  ///
  /// - Parameters:
  ///   - naturalAlignment: the alignment of naturally aligned lines.
  ///   - lineBreakMode: the line break mode; `nil` for that of the style.
  func textStyle(
    language: String, naturalAlignment: TextAlignment, lineBreakMode mode: LineBreakMode?
  ) -> ParagraphStyle {
    var style = ParagraphStyle(
      alignment: alignment.textAlignment(natural: naturalAlignment), baseDirection: baseWritingDirection.baseDirection,
      language: language, lineBreakMode: mode ?? lineBreakMode.textMode,
      lineBreakStrategy: LineBreakStrategy(rawValue: lineBreakStrategy.rawValue))
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.tabStops = tabStops?.map(\.tabStop) ?? TabStop.standard
    style.defaultTabInterval = defaultTabInterval
    reportHyphenation()
    return style
  }

  private func reportHyphenation() {
    let instead = "Use soft hyphens (U+00AD)."
    if hyphenationFactor != 0 {
      UIKitFaults.unsupported("NSMutableParagraphStyle.hyphenationFactor = \(hyphenationFactor)", instead: instead)
    }
    if usesDefaultHyphenation {
      UIKitFaults.unsupported("NSMutableParagraphStyle.usesDefaultHyphenation = true", instead: instead)
    }
  }
}

extension NSTextAlignment {
  fileprivate func textAlignment(natural: TextAlignment) -> TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: natural
    }
  }
}

extension NSWritingDirection {
  fileprivate var baseDirection: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

extension NSLineBreakMode {
  package var textMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}
