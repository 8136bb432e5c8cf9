import Drawing
import Foundation
import TextLayout

extension UILabel {
  /// A length without limit: finite, so that overrides of `textRect` can calculate with it.
  private static let unlimited: CGFloat = 1_073_741_824

  /// The size the label asks for: that of `textRect`, so that an override counts.
  func fittingSize(width: CGFloat) -> CGSize {
    let limit = numberOfLines != 1 && width > 0 ? min(width, UILabel.unlimited) : UILabel.unlimited
    let bounds = CGRect(x: 0, y: 0, width: limit, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func textRect(in bounds: CGRect, lines: Int) -> CGRect {
    let (text, container) = (preparedText, container(size: bounds.size, lines: lines))
    let measured = text.extent(in: container, minimumScale: minimumScale(in: container))
    let grid = traitCollection.pixelGrid
    let height = grid.up(max(0, height(of: measured.size, lineCount: measured.lineCount, text.styled.text)))
    let room = max(0, bounds.size.height)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + (room.isFinite ? max(0, (room - height) / 2) : 0),
      // Not a hair less than the text needs, which would break it elsewhere.
      width: min(max(0, bounds.size.width), max(0, measured.size.width, grid.up(measured.size.width))),
      height: min(height, room))
  }

  /// The height of the text. The line spacing of a text on exactly one line is added below it; on several lines nothing
  /// is added below the last one (STULabel's README, which calls it inconsistent).
  private func height(of size: TextSize, lineCount: Int, _ source: AttributedText) -> Double {
    guard lineCount == 1, let style = source.runs.first?.style else { return size.height }
    return size.height + (style.lineSpacing.isFinite ? max(0, style.lineSpacing) : 0)
  }

  private func height(of text: PositionedText, _ prepared: PreparedText) -> Double {
    height(of: text.size, lineCount: text.lines.count, prepared.styled.text)
  }

  private func container(size: CGSize, lines: Int) -> TextContainer {
    TextContainer(
      width: size.width, height: size.height, maximumLines: max(0, lines), lineBreakMode: lineBreakMode.textMode,
      maximumTightening: UILabel.tightening(allowed: allowsDefaultTighteningForTruncation))
  }

  /// The part of a line's width that may be saved before it is truncated. UIKit's is chosen by the system and not
  /// public; this is the default of AppKit's `NSParagraphStyle.tighteningFactorForTruncation`.
  nonisolated static func tightening(allowed: Bool) -> Double { allowed ? 0.05 : 0 }

  /// How far the label may shrink its text in a container: not at all if it is 1.
  ///
  /// A label that is asked for its own size, where height has no limit, asks for that of the unshrunk text.
  private func minimumScale(in container: TextContainer) -> Double {
    let mayShrink = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && container.height < UILabel.unlimited
    return mayShrink ? Double(minimumScaleFactor) : 1
  }

  private func layout(of text: PreparedText, in container: TextContainer) -> LabelLayout {
    text.layout(in: container, minimumScale: minimumScale(in: container))
  }

  /// Where the baselines are in a label of this size: the first from its top, the last from its bottom.
  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let text = preparedText
    let layout = layout(of: text, in: container(size: size, lines: numberOfLines))
    guard let first = layout.text.lines.first, let last = layout.text.lines.last,
      let top = top(of: layout, text, in: CGRect(origin: .zero, size: size), zero: 0)
    else { return (0, 0) }
    return (top + first.baseline, size.height - top - last.baseline)
  }

  // MARK: Drawing

  /// Draws the text in `rect` if drawing is recorded, and says how it fell into lines.
  func recordText(in rect: CGRect) {
    guard let context = DrawingContext.current, let string = content.string, !string.isEmpty,
      rect.size.width > 0, rect.size.height > 0
    else { return }
    let zero = context.origin
    let prepared = preparedText
    let layout = layout(of: prepared, in: container(size: rect.size, lines: numberOfLines))
    guard let top = top(of: layout, prepared, in: rect, zero: zero.y) else { return }
    let origin = CGPoint(x: zero.x + rect.origin.x, y: top)
    let drawing = LabelDrawing(
      styled: prepared.styled, text: layout.text, origin: origin, size: rect.size, clips: lineBreakMode == .byClipping)
    context.describe(drawing.lines, drawing.notes, of: self)
    let commands = TextPainter(
      lines: layout.text.lines, paints: prepared.styled.paints, origin: origin, traits: traitCollection
    ).commands
    guard lineBreakMode == .byClipping, !commands.isEmpty else { return context.append(commands) }
    let clip = CGRect(origin: CGPoint(x: origin.x, y: zero.y + rect.origin.y), size: rect.size)
    context.append([.beginClip(Shape(rect: clip))] + commands + [.endClip])
  }

  /// Where the text's top is in the root view's space, whose `zero` is that of the label's own space.
  ///
  /// The block is centred on the middle of `textRect`, which an override may have moved; then it moves so that the
  /// *last* baseline is on a device pixel (STULabel's README).
  private func top(of layout: LabelLayout, _ text: PreparedText, in rect: CGRect, zero: CGFloat) -> Double? {
    guard let last = layout.text.lines.last else { return nil }
    let area = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    let middle = zero + area.origin.y + area.size.height / 2
    let centred = adjustedTop(of: layout, text, middle: middle)
    return traitCollection.pixelGrid.nearest(centred + last.baseline) - last.baseline
  }

  /// The top of a text centred on `middle` or, if it was shrunk, moved as `baselineAdjustment` says.
  ///
  /// "Relative to the position of its baseline" and "relative to the top-left corner of the bounding box" (Apple's
  /// documentation) are taken as those of the unshrunk text.
  private func adjustedTop(of layout: LabelLayout, _ text: PreparedText, middle: Double) -> Double {
    let centred = middle - height(of: layout.text, text) / 2
    guard layout.scaleFactor < 1, numberOfLines == 1, baselineAdjustment != .alignCenters,
      let line = layout.text.lines.first
    else { return centred }
    var container = layout.container
    container.height = .infinity
    let unshrunk = TextLayoutEngine.shared.layout(text.styled.text, in: container)
    guard let unshrunkLine = unshrunk.lines.first else { return centred }
    let top = middle - height(of: unshrunk, text) / 2
    return baselineAdjustment == .none ? top : top + unshrunkLine.baseline - line.baseline
  }
}
