import Drawing
import Findings
import Foundation
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension UITextView {
  /// The view's drawing with the lines that are in its bounds, and with the caret or selection while it is edited.
  final func recordedText(over content: ViewContent, on pixels: OffsetPixelGrid) -> ViewContent {
    guard let text = shownText, boundsStorage.height > 0 else { return content }
    let origin = containerOrigin
    let top = pixels.nearestY(origin.y)
    let place = CGPoint(x: origin.x, y: top)
    let visible = text.lines.filter { line in
      let (above, below) = ContainerText.edges(of: line)
      return place.y + below > boundsStorage.minY && place.y + above < boundsStorage.maxY
    }
    var recorded = content
    let marks = isEditing ? EditingMarks(of: self, tint: tintColor.color(under: traitCollection)) : nil
    if selection.length > 0 { recorded = recorded.adding(marks?.commands(on: pixels) ?? []) }
    recorded = recorded.adding(
      TextPainter(
        lines: visible.map { onPixels($0, pixels.beginning(at: place)) }, paints: text.styled.paints,
        pixels: pixels.beginning(at: place), traits: traitCollection
      ).commands.moved(by: place))
    if selection.length == 0 { recorded = recorded.adding(marks?.commands(on: pixels) ?? []) }
    describe(text, visible, at: CGPoint(x: pixels.zero.x + place.x, y: pixels.zero.y + place.y), in: &recorded)
    return recorded
  }

  /// The line with its baseline on a row of pixels: rounded up, as was found for text views (rdar 28913460).
  private func onPixels(_ line: PositionedLine, _ pixels: OffsetPixelGrid) -> PositionedLine {
    var line = line
    let grid = pixels.grid
    line.baseline = grid.up(pixels.zero.y + line.baseline) - pixels.zero.y
    return line
  }

  /// Records the visible lines and what is wrong with the text.
  private func describe(
    _ text: ContainerText, _ visible: [PositionedLine], at origin: CGPoint, in content: inout ViewContent
  ) {
    var shown = text.layout
    if text.styled.text.string.utf16.count > 4096 { shown.missingCharacters = Array(shown.missingCharacters.prefix(8)) }
    if isScrollEnabled, container.maximumNumberOfLines <= 0 { shown.cutRanges = [] }
    let room =
      isScrollEnabled
      ? CGSize(width: CGFloat.infinity, height: .infinity)
      : CGSize(width: boundsStorage.width, height: boundsStorage.height - textContainerInset.top)
    content.notes += LabelDrawing(styled: text.styled, text: shown, origin: origin, size: room, clips: false).notes
    shown.lines = visible
    content.lines = LabelDrawing(styled: text.styled, text: shown, origin: origin, size: room, clips: false).lines
  }

  // MARK: Style

  /// The runs of the text, each with its font.
  final var runsOfText: [(text: String, font: UIFont)] {
    let string = NSString(string: storage.string)
    return storage.attributeRuns(in: NSRange(location: 0, length: storage.length)).map { attributes, range in
      (string.substring(with: range), attributes[.font] as? UIFont ?? shownFont)
    }
  }

  /// Adds the text's style.
  final func addTextAppearance(to appearance: inout ViewAppearance, showing drawn: ViewContent) {
    guard storage.length > 0, let styled = shownText?.styled else { return }
    let runs = storage.attributeRuns(in: NSRange(location: 0, length: storage.length))
    appearance.add(.font, ofParts: runs.map { ($0.attributes[.font] as? UIFont ?? shownFont).recorded })
    appearance.add(.textColor, ofParts: styled.paints.map { $0.color.recorded(under: appearance.traits) })
    if textAlignment != .natural { appearance.add(.textAlignment, "\(textAlignment)") }
  }
}
