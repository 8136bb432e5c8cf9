import Drawing
import Foundation
import OutlineGeometry
import SystemText
import TextLayout

/// A string to be measured or drawn with options.
struct StringDrawing {
  private let styled: StyledText
  private let options: NSStringDrawingOptions
  private let container: TextContainer
  /// The factor by which fonts are multiplied to fit the text.
  private let scaleFactor: Double

  /// - Parameters:
  ///   - size: The available size in points. A side of 0 or less means no limit. The height matters if the last visible
  ///     line is truncated, or if the context allows the text to be shrunk.
  ///   - keepsInside: Whether lines that do not fit completely are left out.
  init(
    _ string: NSAttributedString, size: CGSize, options: NSStringDrawingOptions,
    context: NSStringDrawingContext? = nil, keepsInside: Bool = false
  ) {
    styled = StyledText(string, defaults: .stringDrawing)
    self.options = options
    let wraps = options.contains(.usesLineFragmentOrigin)
    let truncates = wraps && options.contains(.truncatesLastVisibleLine)
    let room = CGSize(
      width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
    var container = TextContainer(
      width: room.width, height: room.height, maximumLines: wraps ? 0 : 1,
      lineBreakMode: truncates ? styled.truncationMode : .wordWrapping,
      maximumTightening: LabelText.tightening(allowed: StringDrawing.allowsTightening(string)),
      usesFontLeading: options.contains(.usesFontLeading))
    scaleFactor = TextLayoutEngine.shared.scaleFactor(
      fitting: styled.text, in: container, minimum: Double(context?.minimumScaleFactor ?? 0))
    if !wraps { container.width = .infinity }
    if !truncates, !keepsInside { container.height = .infinity }
    self.container = container
    context?.actualScaleFactor = scaleFactor
  }

  /// Whether the first paragraph's style allows tightening before truncation.
  private static func allowsTightening(_ string: NSAttributedString) -> Bool {
    guard string.length > 0 else { return false }
    let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.allowsDefaultTighteningForTruncation == true
  }

  private var text: AttributedText { scaleFactor < 1 ? styled.text.scaled(by: scaleFactor) : styled.text }

  // MARK: Measuring

  /// The rectangle of the text: relative to its top left or, on the baseline of a single line, relative to that with y
  /// growing upwards.
  var bounds: CGRect {
    if options.contains(.usesDeviceMetrics) { return imageBounds }
    guard isOnBaseline else {
      let size = TextLayoutEngine.shared.measure(text, in: container).size
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    let text = TextLayoutEngine.shared.layout(text, in: container)
    let baseline = text.lines.first?.baseline ?? text.size.height
    return CGRect(x: 0, y: baseline - text.size.height, width: text.size.width, height: text.size.height)
  }

  /// Whether there is a single line whose baseline is at the drawing position, as without line fragments.
  private var isOnBaseline: Bool { !options.contains(.usesLineFragmentOrigin) }

  /// The smallest rectangle around attachments and the outlines of all glyphs, before slanting and stroking; empty if
  /// there are none.
  private var imageBounds: CGRect {
    let text = TextLayoutEngine.shared.layout(text, in: container)
    let boxes = text.lines.flatMap { line in line.runs.flatMap { $0.boxes(in: line) } }
    guard let box = boxes.reduce(nil as CGRect?, { $0?.union($1) ?? $1 }) else { return .zero }
    guard isOnBaseline, let baseline = text.lines.first?.baseline else { return box }
    return CGRect(x: box.minX, y: baseline - box.maxY, width: box.width, height: box.height)
  }

  // MARK: Drawing

  /// Draws the text with its origin at `point` if drawing is being recorded; otherwise does nothing, as in UIKit.
  func draw(at point: CGPoint) {
    guard let context = CGContext.current, point.isFinite else { return }
    let text = TextLayoutEngine.shared.layout(text, in: container)
    let ascent = isOnBaseline ? text.lines.first?.baseline ?? 0 : 0
    let origin = CGPoint(x: point.x, y: point.y - ascent)
    let painter = TextPainter(
      lines: text.lines, paints: styled.paints, pixels: context.currentPixels.beginning(at: origin),
      traits: context.traits)
    context.paintContent(painter.commands.moved(by: origin))
  }
}

extension TextDefaults {
  /// The defaults for strings where their attributes have no values.
  static var stringDrawing: TextDefaults {
    TextDefaults(
      font: .systemFont(ofSize: 12), color: .black, paragraphStyle: ParagraphStyleValues(),
      language: UITraitCollection.current.typesettingLanguage)
  }
}

extension StyledText {
  /// The line break mode that truncates the last visible line: the first paragraph's, or truncation at the end if that
  /// wraps or clips.
  fileprivate var truncationMode: LineBreakMode {
    switch text.runs.first?.style.lineBreakMode {
    case .truncatingHead: .truncatingHead
    case .truncatingMiddle: .truncatingMiddle
    default: .truncatingTail
    }
  }
}

extension PositionedRun {
  /// The rectangles around the drawn glyphs or the attachment, relative to the text's top left corner.
  func boxes(in line: PositionedLine) -> [CGRect] {
    if let attachment {
      return [
        CGRect(
          x: line.x + x + attachment.x, y: line.baseline - baselineOffset - attachment.y - attachment.height,
          width: attachment.width, height: attachment.height)
      ]
    }
    let perUnit = pointSize / Double(font.unitsPerEm)
    return glyphs.compactMap { glyph in
      guard let box = font.box(ofGlyph: glyph.id) else { return nil }
      return CGRect(
        x: line.x + glyph.x + Double(box.minX) * perUnit * stretch,
        y: line.baseline + glyph.y - Double(box.maxY) * perUnit,
        width: Double(box.maxX - box.minX) * perUnit * stretch, height: Double(box.maxY - box.minY) * perUnit)
    }
  }
}

extension UITraitCollection {
  /// The language for typesetting text; English if unspecified.
  package var typesettingLanguage: String { locale.isEmpty ? "en" : locale }
}
