// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import TextLayout
public import UIKit
import UIKitValues

/// A line of text.
public final class CTLine {
  let text: SetText
  let line: PositionedLine?
  /// The offset of the line's text in the one that it is a part of.
  let start: Int

  init(_ text: SetText, _ line: PositionedLine?, start: Int) {
    (self.text, self.line, self.start) = (text, line, start)
  }

  /// A line of a whole text, however long it is.
  convenience init(_ string: NSAttributedString, start: Int = 0) {
    let text = SetText(string, lines: 1)
    self.init(text, text.layout.lines.first, start: start)
  }

  var range: Range<Int> { line?.measured.range ?? 0..<0 }
  var runs: [PositionedRun] { line?.runs ?? [] }
  var width: CGFloat { line.map { CGFloat($0.measured.width) } ?? 0 }

  /// The line's characters, from its left end.
  var clusters: [PositionedCluster] {
    guard let line, let found = text.geometry.lines.first(where: { $0.measured.range == line.measured.range }) else {
      return []
    }
    return found.clusters.map { cluster in
      var cluster = cluster
      cluster.x -= found.x
      return cluster
    }
  }
}

/// The truncation of a line, with Core Text's raw values.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2
}

/// The options for a line's bounds, with Core Text's raw values.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Options as bits of a number.
public typealias CFOptionFlags = UInt

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(withDelegates(attrString))
}

/// The line, cut with an ellipsis if it is wider. Differs from the original: the token has no effect.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  guard line.width > width else { return line }
  let mode: NSLineBreakMode =
    switch truncationType {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    }
  let part = line.text.string.attributedSubstring(from: NSRange(line.range))
  let text = SetText(part, in: CGSize(width: width, height: .infinity), lines: 1, mode: mode)
  return CTLine(text, text.layout.lines.first, start: line.start + line.range.lowerBound)
}

/// The line itself: lines are not stretched.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? { line }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs.map { CTRun(line, $0) } }
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.start + line.range.lowerBound, length: line.range.count)
}
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, (flushWidth - line.width) * min(max(flushFactor, 0), 1))
}

/// Draws the line on its baseline at the context's text position, with y growing upwards.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let positioned = line.line else { return }
  line.text.draw(positioned.runs, of: positioned, at: context.textPosition, on: context)
}

@discardableResult public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = line.line?.metrics
  ascent?.pointee = metrics?.ascent ?? 0
  descent?.pointee = metrics?.descent ?? 0
  leading?.pointee = metrics?.leading ?? 0
  return line.width
}

public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  guard let metrics = line.line?.metrics else { return .zero }
  return CGRect(x: 0, y: -metrics.descent, width: line.width, height: metrics.ascent + metrics.descent)
}

/// The width of white space at the end, which is not a part of the line's.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard let visible = line.line?.measured.visibleRange else { return 0 }
  return line.clusters.filter { $0.range.lowerBound >= visible.upperBound }.reduce(0) { $0 + $1.width }
}

public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  line.line.map { SetText.imageBounds(of: $0.runs, in: $0) } ?? .zero
}

/// The index of the character whose edge is nearest.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  let edges = line.clusters.flatMap { cluster in
    [(cluster.range.lowerBound, cluster.leadingEdge), (cluster.range.upperBound, cluster.trailingEdge)]
  }
  let nearest = edges.min { abs($0.1 - position.x) < abs($1.1 - position.x) }
  return line.start + (nearest?.0 ?? line.range.lowerBound)
}

@discardableResult public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let (index, clusters) = (charIndex - line.start, line.clusters)
  let end = index <= line.range.lowerBound ? clusters.first?.leadingEdge : clusters.last?.trailingEdge
  let offset = CGFloat(clusters.first { $0.range.contains(index) }?.leadingEdge ?? end ?? 0)
  secondaryOffset?.pointee = offset
  return offset
}
