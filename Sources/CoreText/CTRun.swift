// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import TextLayout
public import UIKit
import UIKitValues

/// Glyphs of a line that have the same attributes.
public final class CTRun {
  let line: CTLine
  let run: PositionedRun

  init(_ line: CTLine, _ run: PositionedRun) {
    (self.line, self.run) = (line, run)
  }

  /// The glyphs of a range; all of them for one without a length.
  func glyphs(_ range: CFRange) -> ArraySlice<PositionedGlyph> {
    let all = run.glyphs[...]
    let rest = all.dropFirst(max(0, range.location))
    return range.length > 0 ? rest.prefix(range.length) : rest
  }
}

/// The properties of a run, with Core Text's raw values.
public struct CTRunStatus: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let rightToLeft = CTRunStatus(rawValue: 1)
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the run's first character, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  let string = run.line.text.string
  guard string.length > 0 else { return [:] }
  let index = min(max(run.run.range.lowerBound, 0), string.length - 1)
  let attributes = string.attributes(at: index, effectiveRange: nil)
  return NSDictionary(dictionary: Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { $1 })
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.run.range.lowerBound, length: run.run.range.count)
}

@discardableResult public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = run.run.metrics
  ascent?.pointee = run.run.attachment.map { CGFloat($0.y + $0.height) } ?? metrics.ascent
  descent?.pointee = run.run.attachment.map { CGFloat(-$0.y) } ?? metrics.descent
  leading?.pointee = metrics.leading
  return run.run.width
}

public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.id) }
}

/// The places of glyphs from the line's left end on its baseline, with y growing upwards.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGPoint(x: glyph.x, y: -glyph.y) }
}

/// The distances from glyphs to the next ones.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let end = run.run.x + run.run.width
  let glyphs = run.glyphs(range)
  for (index, glyph) in glyphs.enumerated() {
    let next = glyphs.dropFirst(index + 1).first?.x ?? end
    buffer[index] = CGSize(width: next - glyph.x, height: 0)
  }
}

public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  guard let line = run.line.line else { return .zero }
  var part = run.run
  part.glyphs = Array(run.glyphs(range))
  return SetText.imageBounds(of: [part], in: line)
}

/// Draws a run of a line whose left end is on the baseline at the context's text position, with y growing upwards.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  guard let line = run.line.line else { return }
  var part = run.run
  part.glyphs = Array(run.glyphs(range))
  run.line.text.draw([part], of: line, at: context.textPosition, on: context)
}
