public import Foundation
import TextLayout
import UIKitValues

// Ranges and indexes beyond the text are cut to it.
extension NSLayoutManager {
  /// The number of glyphs: that of the text's UTF-16 code units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The glyphs of a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let text = text(of: container) else { return NSRange(location: 0, length: 0) }
    return NSRange(location: text.start, length: text.end - text.start)
  }

  /// The glyphs that are shown in a rectangle of a container: those of the lines that it touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = fragments(in: container).filter { $0.rect.intersects(bounds) }
    guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: last.range.upperBound - first.range.location)
  }

  /// The rectangle around the lines of a container, with their padding.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let fragments = fragments(in: container)
    guard var used = fragments.first?.used else { return .zero }
    for fragment in fragments.dropFirst() { used = used.union(fragment.used) }
    return used
  }

  /// The rectangle of glyphs: that of the lines they are on, from the first to the last glyph where it is one line.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(of: glyphRange, in: container)
    guard var box = rects.first else { return .zero }
    for rect in rects.dropFirst() { box = box.union(rect) }
    return box
  }

  /// The same as the range of characters.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The same as the range of glyphs.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

  /// The container of a glyph, and its range there; `nil` if none has it.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    for container in textContainers {
      let range = glyphRange(for: container)
      guard range.location <= glyphIndex, glyphIndex < range.upperBound else { continue }
      effectiveRange?.pointee = range
      return container
    }
    return nil
  }

  /// The rectangle of the line with a glyph, from one end of the container to the other.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    fragment(at: glyphIndex, effectiveRange)?.rect ?? .zero
  }

  /// The rectangle of the line with a glyph. It is laid out if it is not yet, either way.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The used part of the line with a glyph. It is laid out if it is not yet, either way.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The part of the line's rectangle that has text, with its padding.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    fragment(at: glyphIndex, effectiveRange)?.used ?? .zero
  }

  /// Calls a function with each line that has glyphs of a range: its rectangle, the used part, its container, its
  /// glyphs, and a flag to stop.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for container in textContainers {
      for fragment in fragments(in: container) where fragment.touches(glyphRange) {
        block(fragment.rect, fragment.used, container, fragment.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Calls a function with the rectangle of a range on each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// The glyphs that an ellipsis replaces on the line of a glyph; `NSNotFound` if there are none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    for container in textContainers {
      guard let text = text(of: container) else { continue }
      for line in text.lines where line.measured.range.contains(glyphIndex - text.start) {
        guard let hidden = line.measured.truncatedRange else { break }
        return NSRange(location: text.start + hidden.lowerBound, length: hidden.count)
      }
    }
    return NSRange(location: NSNotFound, length: 0)
  }

  /// A glyph's place in its line's rectangle, on the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    for container in textContainers {
      guard let text = text(of: container) else { continue }
      let offset = glyphIndex - text.start
      for (line, place) in zip(text.lines, geometry(of: container)?.lines ?? [])
      where line.measured.range.contains(offset) {
        let x = place.clusters.first { $0.range.contains(offset) }?.x ?? line.x
        return CGPoint(x: x, y: line.baseline - place.top)
      }
    }
    return .zero
  }

  /// The glyph at a point of a container, or the nearest one.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// The same, with the fraction of the glyph's width that lies before the point.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (start, lines) = (text(of: container)?.start ?? 0, geometry(of: container)?.lines ?? [])
    partialFraction?.pointee = 0
    guard let line = lines.min(by: { $0.distance(to: point.y) < $1.distance(to: point.y) }),
      let cluster = line.clusters.min(by: { $0.distance(to: point.x) < $1.distance(to: point.x) })
    else { return start }
    let share = cluster.width > 0 ? min(max((point.x - cluster.x) / cluster.width, 0), 1) : 0
    partialFraction?.pointee = cluster.isRightToLeft ? 1 - share : share
    return start + cluster.range.lowerBound
  }

  /// The character at a point of a container, with the fraction of the way to the next insertion point.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// The rectangle of the empty line after a separator at the text's end; zero without one.
  public var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  /// The used part of `extraLineFragmentRect`.
  public var extraLineFragmentUsedRect: CGRect { extraFragment?.used ?? .zero }
  /// The container of `extraLineFragmentRect`.
  public var extraLineFragmentTextContainer: NSTextContainer? { extraFragment == nil ? nil : textContainers.last }

  private var extraFragment: LineFragment? {
    guard let container = textContainers.last, numberOfGlyphs > 0,
      let last = fragments(in: container).last, last.range.length == 0
    else { return nil }
    return last
  }

  private func fragment(at index: Int, _ range: UnsafeMutablePointer<NSRange>?) -> LineFragment? {
    for container in textContainers {
      let fragments = fragments(in: container)
      let found = fragments.first { $0.range.contains(index) } ?? (index == numberOfGlyphs ? fragments.last : nil)
      if let found {
        range?.pointee = found.range
        return found
      }
    }
    return nil
  }
}

/// A line of a container.
struct LineFragment {
  /// The characters, as offsets in the whole text.
  var range: NSRange
  var rect: CGRect
  /// The part of `rect` with text and padding.
  var used: CGRect

  func touches(_ other: NSRange) -> Bool {
    range.location < other.upperBound && other.location < range.upperBound
  }
}

extension NSLayoutManager {
  /// The lines of a container, from top to bottom.
  final func fragments(in container: NSTextContainer) -> [LineFragment] {
    guard let text = text(of: container) else { return [] }
    let padding = max(0, container.lineFragmentPadding)
    let width = container.limits.width
    return text.lines.map { line in
      let (top, bottom) = ContainerText.edges(of: line)
      let used = CGRect(
        x: line.x - padding, y: top, width: line.measured.width + 2 * padding, height: bottom - top)
      let isSimple = container.isSimpleRectangularTextContainer
      let rect = CGRect(
        x: isSimple ? 0 : used.minX, y: top,
        width: isSimple ? (width.isFinite ? width : text.size.width + 2 * padding) : used.width, height: bottom - top)
      let range = line.measured.range
      return LineFragment(
        range: NSRange(location: text.start + range.lowerBound, length: range.count), rect: rect, used: used)
    }
  }

  /// The rectangles of a range, one for each part that is together on a line.
  final func rects(of range: NSRange, in container: NSTextContainer, downTo height: CGFloat = .infinity) -> [CGRect] {
    guard let text = text(of: container, downTo: height) else { return [] }
    var rects: [CGRect] = []
    for line in geometry(of: container, downTo: height)?.lines ?? [] {
      let inside = line.clusters.filter {
        text.start + $0.range.lowerBound < range.upperBound && text.start + $0.range.upperBound > range.location
      }.sorted { $0.x < $1.x }
      var last: CGRect?
      for cluster in inside {
        let rect = CGRect(x: cluster.x, y: line.top, width: cluster.width, height: line.bottom - line.top)
        if let known = last, abs(known.maxX - rect.minX) < 0.01 {
          last = known.union(rect)
        } else {
          rects += last.map { [$0] } ?? []
          last = rect
        }
      }
      rects += last.map { [$0] } ?? []
    }
    return rects
  }
}

extension LineGeometry {
  func distance(to y: CGFloat) -> CGFloat { max(top - y, y - bottom, 0) }
}

extension PositionedCluster {
  fileprivate func distance(to x: CGFloat) -> CGFloat { max(self.x - x, x - self.x - width, 0) }
}

extension NSLayoutManager {
  /// The properties of a glyph, with UIKit's raw values.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// It stands for a control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// It can be stretched.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// It combines with the one before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What is done with a control character, with UIKit's raw values.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It has no width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It has the width that the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// It goes to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// It ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// It ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// It ends the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }

  /// The properties of a glyph: whether its character is a control character.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    let string = NSString(string: textStorage?.string ?? "")
    guard (0..<string.length).contains(glyphIndex) else { return [] }
    let character = string.character(at: glyphIndex)
    if character == 0x20 || character == 0xA0 { return .elastic }
    return character < 0x20 || (0x7F..<0xA0).contains(character) ? .controlCharacter : []
  }

  /// The size of an attachment; that of nothing, (-1, -1), where there is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let text = textStorage, (0..<text.length).contains(glyphIndex),
      let attachment = text.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.attachmentBounds(
      for: textContainers.first, proposedLineFragment: lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil),
      glyphPosition: location(forGlyphAt: glyphIndex), characterIndex: glyphIndex
    ).size
  }
}
