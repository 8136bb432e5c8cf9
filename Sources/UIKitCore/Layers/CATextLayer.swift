import Drawing
public import Foundation
@_spi(Subclasses) import UIKitValues

/// A layer that draws a text from the top left corner of its bounds, cut off at its edges.
open class CATextLayer: CALayer {
  /// The text: a `String`, or an `NSAttributedString`, which has fonts and colours of its own. Anything else is not a
  /// text.
  open var string: Any?
  /// The font of a `String`: a `UIFont`, whose size does not matter, or a font's PostScript name. Differs from Core
  /// Animation: without one the system font is used, not Helvetica.
  open var font: Any?
  /// The font's size in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The colour of a `String`; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the layer's width; `false` by default.
  open var isWrapped = false
  /// The alignment of the lines of a `String`; natural by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The end at which a `String` that does not fit is truncated; none by default.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Stored; has no effect: glyphs are always placed at fractions of pixels.
  open var allowsFontSubpixelQuantization = true

  override func ownContent(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    let contents = super.ownContent(on: pixels)
    guard let text, text.length > 0, bounds.size.width > 0, bounds.size.height > 0 else { return contents }
    let drawn = CGContext.recording(self, in: bounds, pixels: pixels, traits: traits) { _ in draw(text) }
    return contents + drawn.commands.inside(.clip(.rectangle(bounds)))
  }

  private func draw(_ text: NSAttributedString) {
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    if truncationMode.lineBreakMode != nil { options.insert(.truncatesLastVisibleLine) }
    guard !isWrapped else { return text.draw(with: bounds, options: options, context: nil) }
    let size = text.size()
    guard truncationMode.lineBreakMode == nil else {
      let line = CGRect(origin: bounds.origin, size: CGSize(width: bounds.size.width, height: size.height))
      return text.draw(with: line, options: options, context: nil)
    }
    // A line that is cut off has the whole text: its own alignment would be that of an unlimited width.
    text.draw(
      at: CGPoint(x: bounds.origin.x + alignmentMode.share * (bounds.size.width - size.width), y: bounds.origin.y))
  }

  /// The text with its attributes; `nil` if there is none.
  private var text: NSAttributedString? {
    if let styled = string as? NSAttributedString { return styled }
    guard let plain = string as? String, fontSize > 0, fontSize.isFinite else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    return NSAttributedString(
      string: plain,
      attributes: [
        .font: shownFont, .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 0, alpha: 0)),
        .paragraphStyle: style,
      ])
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of the interface.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  /// The share of the room beside a line that lies before it.
  fileprivate var share: CGFloat {
    switch self {
    case .right: 1
    case .center: 0.5
    case .natural where UITraitCollection.current.layoutDirection == .rightToLeft: 1
    default: 0
    }
  }

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// The end at which the text of a text layer is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not at all: the text is cut off at the edge.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }
}
