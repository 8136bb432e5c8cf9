// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
public import Foundation
import TextLayout
@_spi(Subclasses) public import UIKitValues

/// Lays out the text of a storage in containers, one after the other.
///
/// Differs from UIKit: a glyph's index is that of its character, in UTF-16 code units, so each character has one glyph
/// that its later code units share. Text is laid out when it is asked for, from its start.
open class NSLayoutManager: NSObject, TextContainerOwner {
  private var containers: [NSTextContainer] = []
  private var texts: [ContainerText] = []
  private var attributed: NSAttributedString?
  private var whole: StyledText?
  /// The values for text without attributes; `nil` for those of strings that are drawn.
  final var defaults: TextDefaults? {
    didSet { if defaults != oldValue { discardLayout() } }
  }
  /// The attributes of links, in place of `UIColor.link` with a line below.
  final var linkAttributes: [NSAttributedString.Key: Any]? {
    didSet { discardLayout() }
  }
  /// Finds what is shown like a link.
  final var detector: DataDetector? {
    didSet { if detector != oldValue { discardLayout() } }
  }
  /// The layout manager of TextKit 2 that answers by this one's lines.
  final weak var laterManager: NSTextLayoutManager?
  /// Called when the text or a container has changed.
  final var didChange: (() -> Void)?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// The text. A weak reference, set by the storage.
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { contentDidChange() } }
  }
  /// The object that is notified of the layout. Stored.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the leading of fonts lies between lines; `true` by default.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { discardLayout() } }
  }
  /// Stored; text is always laid out from its start.
  open var allowsNonContiguousLayout = false
  /// Always `false`: layout has no gaps.
  open var hasNonContiguousLayout: Bool { false }
  /// Stored; control characters are not shown.
  open var showsInvisibleCharacters = false
  /// Stored; control characters are not shown.
  open var showsControlCharacters = false
  /// Stored; there are no patterns for hyphenation.
  open var usesDefaultHyphenation = false
  /// Stored; text is laid out whole.
  open var limitsLayoutForSuspiciousContents = false

  // MARK: Containers

  /// The containers, in the order in which text fills them.
  open var textContainers: [NSTextContainer] { containers }

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

  /// Adds a container at an index; a fault beyond their number.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard holds(container: index, upTo: containers.count, "insertTextContainer(_:at:)") else { return }
    container.layoutManager?.remove(container)
    containers.insert(container, at: index)
    container.owner = self
    contentDidChange()
  }

  /// Removes the container at an index.
  open func removeTextContainer(at index: Int) {
    guard holds(container: index, upTo: containers.count - 1, "removeTextContainer(at:)") else { return }
    remove(containers[index])
  }

  private func remove(_ container: NSTextContainer) {
    containers.removeAll { $0 === container }
    container.owner = nil
    contentDidChange()
  }

  private func holds(container index: Int, upTo last: Int, _ call: String) -> Bool {
    if index >= 0, index <= last { return true }
    UIKitFaults.raise(
      "NSRangeException", call: "NSLayoutManager.\(call)",
      reason: "index \(index) is beyond the \(containers.count) containers")
    return false
  }

  // MARK: Changes

  /// The text has changed.
  final func storageDidChange(_ mask: NSTextStorage.EditActions) { contentDidChange() }

  /// The container has changed: text is laid out again.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { containerDidChange(container) }

  package final func containerDidChange(_ container: NSTextContainer) {
    texts = []
    didChange?()
  }

  private func contentDidChange() {
    discardLayout()
    didChange?()
  }

  private func discardLayout() {
    (attributed, whole, texts) = (nil, nil, [])
  }

  /// Lays text out again when it is next asked for.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?)
  {
    actualCharacterRange?.pointee = charRange
    contentDidChange()
  }

  /// Lays text out again when it is next asked for.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    contentDidChange()
  }

  /// Does nothing: text is drawn whenever it is shown.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: text is drawn whenever it is shown.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: glyphs are made when they are asked for.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Lays out all text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = text(of: container) }
  /// Lays out all text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { containers.last.map(ensureLayout) }
  /// Lays out all text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { containers.last.map(ensureLayout) }
  /// Lays out all text of a container.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureLayout(for: container) }

  // MARK: Drawing

  /// Draws the backgrounds of characters. Does nothing: `drawGlyphs(forGlyphRange:at:)` draws them, too.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the line below characters. Never called: lines are drawn with the glyphs.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Draws the line through characters. Never called: lines are drawn with the glyphs.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Fills rectangles behind characters. Never called: backgrounds are drawn with the glyphs.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {}

  /// Draws glyphs. Never called: glyphs are drawn with their lines.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in CGContext: CGContext
  ) {}
  /// Draws the line below characters of a line. Never called: lines are drawn with the glyphs.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Hears of an edit of the text. Never called: the storage and its layout managers know each other.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {}
  /// Sets the rectangle of a line. Never called, and does nothing: lines are laid out whole.
  open func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {}
  /// Sets the rectangle of the empty line at the end. Never called, and does nothing: lines are laid out whole.
  open func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer)
  {}
  /// Sets the place of a line's first glyph. Never called, and does nothing: lines are laid out whole.
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  /// Sets whether a glyph is left out. Never called, and does nothing.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}

  /// Draws the lines with characters of a range, if drawing is being recorded; `origin` is the container's.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = CGContext.current else { return }
    for container in containers {
      guard let text = text(of: container) else { continue }
      let lines = text.lines.filter { line in
        let range = line.measured.range
        return text.start + range.lowerBound < glyphsToShow.upperBound
          && text.start + range.upperBound > glyphsToShow.location
      }
      let painter = TextPainter(
        lines: lines, paints: text.styled.paints, pixels: context.currentPixels.beginning(at: origin),
        traits: context.traits)
      context.paintContent(painter.commands.moved(by: origin))
    }
  }

  // MARK: Layout

  /// The attributed text as it is laid out.
  final var shownText: NSAttributedString {
    if let attributed { return attributed }
    let shown = LinkedText(linkAttributes: linkAttributes, detector: detector).shown(
      textStorage?.plainCopy ?? NSAttributedString(string: ""))
    attributed = shown
    return shown
  }

  /// The container's text, laid out at least down to a height; `nil` for another manager's container.
  final func text(of container: NSTextContainer, downTo height: CGFloat = .infinity) -> ContainerText? {
    guard let index = containers.firstIndex(where: { $0 === container }) else { return nil }
    for earlier in texts.count..<max(texts.count, index) { set(earlier, downTo: .infinity) }
    if texts.count > index {
      let known = texts[index]
      if known.isComplete || known.height >= height { return known }
      texts.removeLast(texts.count - index)
    }
    set(index, downTo: height)
    return texts[index]
  }

  private func set(_ index: Int, downTo height: CGFloat) {
    let start = index == 0 ? 0 : texts[index - 1].end
    let text =
      beginning(index, from: start, downTo: height)
      ?? setter(index, from: start, downTo: height, styled(from: start)).text()
    texts.append(text)
  }

  /// The container's text, of which no more is shaped than its height needs, if that is known; `nil` where all of it has
  /// to be.
  ///
  /// The text is cut so far below its last line that no line depends on what follows, other than by a pair of brackets
  /// around a change of direction (UAX #9, N0).
  private func beginning(_ index: Int, from start: Int, downTo height: CGFloat) -> ContainerText? {
    guard height.isFinite, containers[index].maximumNumberOfLines <= 0 else { return nil }
    let shown = shownText
    guard TextTooLong(shown.string) == nil else { return nil }
    var length = LongText.firstLength
    while length < shown.length - start {
      let end = LongText.cut(shown.string, near: start + length)
      let part = NSRange(location: start, length: end - start)
      let styled = StyledText(shown.attributedSubstring(from: part), defaults: defaults ?? .drawing)
      let text = setter(index, from: start, downTo: height, styled).text()
      if !text.isComplete, text.end + LongText.margin <= end { return text }
      length *= LongText.growth
    }
    return nil
  }

  private func setter(_ index: Int, from start: Int, downTo height: CGFloat, _ styled: StyledText) -> ContainerSetter {
    ContainerSetter(
      styled: styled, start: start, container: containers[index], usesFontLeading: usesFontLeading, height: height)
  }

  /// The whole text for the engine.
  final var styledText: StyledText {
    if let whole { return whole }
    let styled = StyledText(shownText, defaults: defaults ?? .drawing)
    // The size of an attachment may change while the text does not.
    if !styled.hasAttachments { whole = styled }
    return styled
  }

  private func styled(from start: Int) -> StyledText {
    guard start > 0 else { return styledText }
    let rest = NSRange(location: start, length: shownText.length - start)
    return StyledText(shownText.attributedSubstring(from: rest), defaults: defaults ?? .drawing)
  }

  /// The lines' characters in their places; `nil` for another manager's container.
  final func geometry(of container: NSTextContainer, downTo height: CGFloat = .infinity) -> TextGeometry? {
    guard let text = text(of: container, downTo: height),
      let index = containers.firstIndex(where: { $0 === container })
    else { return nil }
    if let known = text.geometry { return known }
    let places = setter(index, from: text.start, downTo: text.height, text.styled).geometry(of: text)
    texts[index].geometry = places
    return places
  }
}

extension TextDefaults {
  /// The values of strings that are drawn.
  fileprivate static var drawing: TextDefaults {
    TextDefaults(
      font: .systemFont(ofSize: 12), color: .black, paragraphStyle: ParagraphStyleValues(),
      language: UITraitCollection.current.typesettingLanguage)
  }
}

/// The delegate of a layout manager. Methods that are optional in Objective-C have defaults.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when a layout becomes invalid. Never called automatically.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
