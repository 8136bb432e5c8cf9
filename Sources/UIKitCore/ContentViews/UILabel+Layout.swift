import Drawing
import Findings
import Foundation
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitValues

extension UILabel {
  /// An unlimited length: it is finite, so that overrides of `textRect` can calculate with it.
  private static let unlimited: CGFloat = 1_073_741_824

  /// The fitting size of the label: that of `textRect`, so that an override affects it.
  func fittingSize(width: CGFloat) -> CGSize {
    let limit = numberOfLines != 1 && width > 0 ? min(width, UILabel.unlimited) : UILabel.unlimited
    let bounds = CGRect(x: 0, y: 0, width: limit, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func textRect(in bounds: CGRect, lines: Int) -> CGRect {
    let (text, container) = (preparedText, container(size: bounds.size, lines: lines))
    let extent = text.extent(in: container, minimumScale: minimumScale(in: container))
    let room = max(0, bounds.size.height)
    let size = LabelSize(
      text.measured(extent.size, lineCount: extent.lineCount), width: bounds.size.width, height: .infinity,
      on: traitCollection.pixelGrid)
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y + (room.isFinite ? max(0, (room - size.height) / 2) : 0),
      width: size.width, height: min(size.height, room))
  }

  private func height(of text: PositionedText, _ prepared: PreparedText) -> Double {
    prepared.measured(text.size, lineCount: text.lines.count).height
  }

  private func container(size: CGSize, lines: Int) -> TextContainer {
    TextContainer(
      width: size.width, height: size.height, maximumLines: max(0, lines), lineBreakMode: lineBreakMode.textMode,
      maximumTightening: LabelText.tightening(allowed: allowsDefaultTighteningForTruncation))
  }

  /// The minimum scale factor of the text in a container; 1 if the text may not shrink.
  ///
  /// A label that is measured, with no limit of its height, returns the size of the unshrunk text.
  private func minimumScale(in container: TextContainer) -> Double {
    let mayShrink = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && container.height < UILabel.unlimited
    return mayShrink ? Double(minimumScaleFactor) : 1
  }

  private func layout(of text: PreparedText, in container: TextContainer) -> LabelLayout {
    text.layout(in: container, minimumScale: minimumScale(in: container))
  }

  /// The baselines in a label of this size: the first as an offset from the top, the last from the bottom.
  func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let text = preparedText
    if let known = preparedLook?.baselines, known.size == size { return known.offsets }
    let layout = layout(of: text, in: container(size: size, lines: numberOfLines))
    guard let first = layout.text.lines.first, let last = layout.text.lines.last,
      let top = top(of: layout, text, in: CGRect(origin: .zero, size: size), zero: 0)
    else { return (0, 0) }
    let offsets = (first: CGFloat(top + first.baseline), last: CGFloat(size.height - top - last.baseline))
    preparedLook?.baselines = (size, offsets)
    return offsets
  }

  // MARK: Drawing

  /// Draws the text in `rect` if drawing is being recorded, and records its lines.
  func recordText(in rect: CGRect) {
    guard let context = CGContext.current, let string = content.string, !string.isEmpty,
      rect.size.width > 0, rect.size.height > 0
    else { return }
    let zero = context.currentPixels.zero
    let prepared = preparedText
    let layout = layout(of: prepared, in: container(size: rect.size, lines: numberOfLines))
    guard let top = top(of: layout, prepared, in: rect, zero: zero.y) else { return }
    let origin = CGPoint(x: rect.origin.x, y: top - zero.y)
    let drawing = LabelDrawing(
      styled: prepared.styled, text: layout.text, origin: CGPoint(x: zero.x + rect.origin.x, y: top), size: rect.size,
      clips: lineBreakMode == .byClipping)
    let localization = content.localizedText?.note.map { ViewContent.Note(kind: .unlocalizedText, message: $0) }
    context.describe(drawing.lines, drawing.notes + [localization].compactMap(\.self), of: self)
    let commands = TextPainter(
      lines: layout.text.lines, paints: prepared.styled.paints, pixels: context.currentPixels.beginning(at: origin),
      traits: traitCollection
    ).commands.moved(by: origin)
    context.paintContent(lineBreakMode == .byClipping ? commands.inside(.clip(.rectangle(rect))) : commands)
  }

  /// The top of the text in the root view's space; `zero` is the root space's coordinate of the label's origin.
  ///
  /// The text is centred vertically in `textRect`, which an override may have moved, and then moved so that the
  /// *last* baseline is on a device pixel (STULabel's README).
  private func top(of layout: LabelLayout, _ text: PreparedText, in rect: CGRect, zero: CGFloat) -> Double? {
    guard let last = layout.text.lines.last else { return nil }
    let area = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    let middle = zero + area.origin.y + area.size.height / 2
    let centred = adjustedTop(of: layout, text, middle: middle)
    return traitCollection.pixelGrid.nearest(centred + last.baseline) - last.baseline
  }

  /// The top of a text that is centred on `middle` or, if it was shrunk, moved according to `baselineAdjustment`.
  ///
  /// "Relative to the position of its baseline" and "relative to the top-left corner of the bounding box" (Apple's
  /// documentation) are taken to refer to the unshrunk text.
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
