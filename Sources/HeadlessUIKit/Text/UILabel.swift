package import Drawing
public import Foundation
import Raster
import TextLayout

/// A view that shows text in one font and colour, on one line or several.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Text

  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }

  /// The font; a label has no text without one, so that nil is the system font at 17 points, as in UIKit.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
      textDidChange()
    }
  }

  /// The colour of the text; nil is the default, `UIColor.label`.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label {
    didSet { if textColor == nil { textColor = .label } }
  }

  /// The most lines shown; 0 means as many as needed. A negative number counts as 0.
  open var numberOfLines = 1 {
    didSet { textDidChange() }
  }

  /// Differs from UIKit: `justified` text is set as `natural`, and reported.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      if textAlignment == .justified {
        UIKitFaults.unsupported(
          "UILabel.textAlignment = .justified", instead: "Use .natural, .left, .right or .center.")
      }
    }
  }

  /// Where lines are broken and how the last one ends when text is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode != .byWordWrapping, lineBreakMode != .byTruncatingTail {
        UIKitFaults.unsupported(
          "UILabel.lineBreakMode = .\(lineBreakMode)", instead: "Use .byWordWrapping or .byTruncatingTail.")
      }
      textDidChange()
    }
  }

  /// The width text is wrapped at for `intrinsicContentSize`; 0 or less means none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a preferred or scaled font follows the text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  private func adjustFont() {
    if let adjusted = font.adjusted(for: traitCollection), adjusted.textFont != font.textFont { font = adjusted }
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: max(0, preferredMaxLayoutWidth), height: 0))
  }

  /// The size the text takes when wrapped at `size.width`, rounded up to pixels. One line takes all the width it needs;
  /// a width of 0 or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0
    let measured = TextLayoutEngine.shared.measure(
      text ?? "", font: font.textFont, style: paragraphStyle(height: .infinity), width: wraps ? size.width : .infinity)
    return CGSize(width: ceilToPixel(measured.size.width), height: ceilToPixel(measured.size.height))
  }

  /// The rectangle the text takes in `bounds` on at most `numberOfLines` lines (0: no limit), centred vertically.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    var style = paragraphStyle(height: bounds.size.height)
    style.maximumLines = max(0, numberOfLines)
    let size = TextLayoutEngine.shared.measure(
      text ?? "", font: font.textFont, style: style, width: bounds.size.width
    ).size
    let height = ceilToPixel(size.height)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + max(0, (bounds.size.height - height) / 2),
      width: min(bounds.size.width, ceilToPixel(size.width)), height: min(height, max(0, bounds.size.height)))
  }

  /// Rounds a length up to whole device pixels. Lengths within a millionth of a pixel of one keep it: the sums that
  /// lead here carry rounding of that order.
  private func ceilToPixel(_ length: Double) -> Double {
    guard length > 0 else { return 0 }
    let scale = traitCollection.pixelScale
    return ((length * scale) - 1e-6).rounded(.up) / scale
  }

  private func paragraphStyle(height: Double) -> ParagraphStyle {
    ParagraphStyle(
      alignment: textAlignment.resolved(in: effectiveUserInterfaceLayoutDirection),
      language: traitCollection.typesettingLanguage, maximumLines: max(0, numberOfLines), maximumHeight: height,
      truncatesTail: lineBreakMode == .byTruncatingTail)
  }

  // MARK: Drawing

  package override func recordContent(into commands: inout [DrawCommand], origin: CGPoint) {
    guard let placed = placedText(origin: origin) else { return }
    let color = textColor.color(under: traitCollection)
    guard color.alpha > 0 else { return }
    for line in placed.text.lines {
      for run in line.runs {
        let glyphs = run.glyphs.map { glyph in
          PositionedGlyph(
            id: glyph.id, x: origin.x + line.x + glyph.x, y: placed.top + line.baseline + glyph.y)
        }
        commands.append(.glyphs(GlyphRun(font: run.font, pointSize: run.pointSize, color: color, glyphs: glyphs)))
      }
    }
  }

  package override func describeContent(into node: inout ViewNode) {
    guard let placed = placedText(origin: node.frame.origin), let text else { return }
    let units = Array(text.utf16)
    node.textLines = placed.text.lines.map { line in
      let shown = String(decoding: units[line.measured.visibleRange], as: UTF16.self)
      return ViewTextLine(
        text: line.measured.isTruncated ? shown + "\u{2026}" : shown, baseline: placed.top + line.baseline,
        x: node.frame.origin.x + line.x, width: line.measured.width)
    }
    node.isTruncated = placed.text.isTruncated
    node.findings += findings(of: placed.text)
  }

  private func findings(of text: PositionedText) -> [ViewFinding] {
    let view = accessibilityIdentifier ?? String(describing: type(of: self))
    var findings: [ViewFinding] = []
    if text.isTruncated {
      let lines = text.lines.count == 1 ? "1 line" : "\(text.lines.count) lines"
      findings.append(ViewFinding(kind: .truncatedText, view: view, message: "The text is cut after \(lines)."))
    }
    // Half a pixel allows for a frame that was rounded to pixels.
    let room = CGSize(width: bounds.size.width + 0.5, height: bounds.size.height + 0.5)
    if text.size.height > room.height || text.lines.contains(where: { $0.measured.width > room.width }) {
      findings.append(ViewFinding(kind: .clippedText, view: view, message: "The text is larger than the label."))
    }
    for missing in text.missingCharacters.prefix(8) {
      let scalars = missing.characters.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      findings.append(
        ViewFinding(
          kind: .missingGlyph, view: view,
          message: "No font has '\(missing.characters)' (\(scalars.joined(separator: " "))), offset \(missing.offset).")
      )
    }
    return findings
  }

  /// The text laid out in the bounds, and the top of its first line in the root's space.
  ///
  /// The block is centred; then it moves so that the *last* baseline is on a device pixel (STULabel's README).
  private func placedText(origin: CGPoint) -> (text: PositionedText, top: Double)? {
    guard let text, !text.isEmpty, bounds.size.width > 0, bounds.size.height > 0 else { return nil }
    let placed = TextLayoutEngine.shared.layout(
      text, font: font.textFont, style: paragraphStyle(height: bounds.size.height), width: bounds.size.width)
    guard let last = placed.lines.last else { return nil }
    let scale = traitCollection.pixelScale
    let top = origin.y + (bounds.size.height - placed.size.height) / 2
    let baseline = ((top + last.baseline) * scale).rounded() / scale
    return (placed, baseline - last.baseline)
  }
}

extension NSTextAlignment {
  /// Natural text starts at the side that the interface's direction starts at; justified text is natural.
  fileprivate func resolved(in direction: UIUserInterfaceLayoutDirection) -> TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: direction == .rightToLeft ? .right : .left
    }
  }
}
