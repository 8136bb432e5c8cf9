import Drawing
import Foundation
import SystemText
import TextLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

extension UITextView {
  /// The number of code units from which on text is laid out only as far down as it is shown.
  private static let longText = 65_536

  private var insets: UIEdgeInsets { textContainerInset }
  private var padding: CGFloat { max(0, container.lineFragmentPadding) }
  private var isLong: Bool { storage.length >= UITextView.longText }

  /// The place of the container in the view.
  final var containerOrigin: CGPoint { CGPoint(x: insets.left, y: insets.top) }

  // MARK: Size

  /// The size without a limit of the height, for a width; 0 or less means no limit.
  final func fittingSize(width: CGFloat) -> CGSize {
    let sides = insets.left + insets.right
    let room = width > 0 && width < 1e7 ? max(0, width - sides) : .infinity
    let text = textSize(width: room)
    let pixels = traitCollection.pixelGrid
    let height = pixels.up(max(text.height + lastLeading, storage.length == 0 ? emptyHeight : 0))
    let natural = pixels.up(text.width + 2 * padding) + sides
    return CGSize(
      width: width > 0 && width < 1e7 ? min(natural, width) : natural, height: height + insets.top + insets.bottom)
  }

  /// A line of the view's own font, which an empty text has.
  private var emptyHeight: CGFloat { shownFont.lineHeight }

  /// The leading below the last line, which counts in text views: Interface Builder's stored heights of texts in the styles
  /// body and callout are 22 and 21 for each line (2 of 2 frames), those of fonts without leading the lines' own.
  private var lastLeading: CGFloat {
    guard manager.usesFontLeading, storage.length > 0 else { return 0 }
    let last = storage.attributes(at: storage.length - 1, effectiveRange: nil)[.font] as? UIFont
    return max(0, (last == font ? shownFont : last ?? shownFont).leading)
  }

  /// The size of the text in a container of a width. The view's own container is not changed.
  private func textSize(width: CGFloat) -> CGSize {
    if container.exclusionPaths.isEmpty, Swift.type(of: container) == NSTextContainer.self {
      let room = TextContainer(
        width: max(0, width - 2 * padding), maximumLines: max(0, container.maximumNumberOfLines),
        lineBreakMode: container.lineBreakMode.textMode, usesFontLeading: manager.usesFontLeading)
      let text = asCurrent { manager.styledText.text }
      let size = TextLayoutEngine.shared.extent(of: text, in: room).size
      return CGSize(width: size.width, height: size.height)
    }
    let known = container.size
    container.size.width = width.isFinite ? width : 0
    defer { container.size = known }
    guard let size = asCurrent({ manager.text(of: container)?.size }) else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  final var contentSizeOfText: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width: widthAskedAbout ?? 0)
  }

  /// Makes the container as wide as the view, if it follows it.
  final func trackWidth() {
    guard container.widthTracksTextView else { return }
    let width = max(0, boundsStorage.width - insets.left - insets.right)
    if container.size.width != width || container.size.height != 0 {
      container.size = CGSize(width: width, height: container.heightTracksTextView ? container.size.height : 0)
    }
  }

  final func boundsDidChange() {
    trackWidth()
    setNeedsLayout()
  }

  /// The content is as wide as the view, and as high as the text.
  final func updateContentSize() {
    trackWidth()
    let size = CGSize(width: boundsStorage.width, height: heightOfContent)
    if size != contentSize { contentSize = size }
  }

  private var heightOfContent: CGFloat {
    guard let text = shownText else { return insets.top + insets.bottom }
    var height = max(CGFloat(text.size.height), storage.length == 0 ? emptyHeight : 0)
    if !text.isComplete, text.end > 0 { height *= CGFloat(storage.length) / CGFloat(text.end) }
    return traitCollection.pixelGrid.up(height + lastLeading) + insets.top + insets.bottom
  }

  /// The text as far as it is shown; of a text that is not long all of it.
  final var shownText: ContainerText? {
    guard boundsStorage.width - insets.left - insets.right > 0 else { return nil }
    return asCurrent { manager.text(of: container, downTo: shownDepth) }
  }

  /// The depth to which the container is shown, with a page below.
  private var shownDepth: CGFloat {
    isLong ? max(0, boundsStorage.maxY - insets.top) + max(boundsStorage.height, 1) : .infinity
  }

  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    guard let lines = shownText?.lines, let first = lines.first, let last = lines.last else { return (0, 0) }
    let pixels = traitCollection.pixelGrid
    return (
      pixels.up(insets.top + first.baseline), size.height - pixels.up(insets.top + last.baseline)
    )
  }

  final func scroll(to range: NSRange) {
    let range = editedText.clamped(range)
    layoutIfNeeded()
    let rects = manager.rects(of: range, in: container)
    guard
      var box = rects.first
        ?? (range.length == 0 ? caret(at: range.location).offsetBy(dx: -insets.left, dy: -insets.top) : nil)
    else { return }
    for rect in rects.dropFirst() { box = box.union(rect) }
    scrollRectToVisible(box.offsetBy(dx: insets.left, dy: insets.top), animated: false)
  }

  // MARK: Characters

  final func rectangles(of range: NSRange) -> [CGRect] {
    manager.rects(of: range, in: container, downTo: shownDepth).map {
      $0.offsetBy(dx: insets.left, dy: insets.top)
    }
  }

  final func caret(at offset: Int) -> CGRect {
    let geometry = manager.geometry(of: container, downTo: shownDepth)
    let carets = geometry?.carets ?? []
    let width = TextInputMetrics.caretWidth
    let height = traitCollection.pixelGrid.up(shownFont.lineHeight + TextInputMetrics.lineAddition)
    guard let geometry, let caret = carets.last(where: { $0.offset == offset }) ?? carets.last else {
      let x = isRightToLeft ? boundsStorage.width - insets.right - padding : insets.left + padding
      return CGRect(x: x - width / 2, y: insets.top, width: width, height: height)
    }
    let line = geometry.lines[caret.line]
    return CGRect(
      x: insets.left + caret.x - width / 2, y: insets.top + line.top, width: width,
      height: max(height, line.bottom - line.top))
  }

  final func offset(nearestTo point: CGPoint) -> Int {
    manager.geometry(of: container, downTo: shownDepth)?
      .caret(nearestTo: point.x - insets.left, point.y - insets.top)?.offset ?? 0
  }
}
