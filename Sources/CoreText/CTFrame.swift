// Core Text's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import TextLayout
public import UIKit
import UIKitValues

/// A text to be laid out.
public final class CTFramesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
  }

  /// The part of the text in a range; the rest of it for one without a length.
  func part(_ range: CFRange) -> (text: NSAttributedString, start: Int) {
    let start = min(max(range.location, 0), text.length)
    let rest = text.length - start
    let length = range.length > 0 ? min(range.length, rest) : rest
    guard start > 0 || length < text.length else { return (text, 0) }
    return (text.attributedSubstring(from: NSRange(location: start, length: length)), start)
  }
}

/// A text in lines within a path. Differs from the original: the path's bounding box has the lines.
public final class CTFrame {
  let text: SetText
  let path: CGPath
  let start: Int

  init(_ setter: CTFramesetter, _ range: CFRange, _ path: CGPath) {
    let part = setter.part(range)
    text = SetText(part.text, in: path.boundingBoxOfPath.size)
    (self.path, start) = (path, part.start)
  }

  /// The lines' left ends on their baselines, from the box's lower left corner.
  var origins: [CGPoint] {
    let height = path.boundingBoxOfPath.height
    return text.layout.lines.map { CGPoint(x: $0.x, y: height - $0.baseline) }
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter {
  CTFramesetter(withDelegates(attrString))
}

public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, stringRange, path) }

/// The size of a text within another, rounded up to whole points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let part = framesetter.part(stringRange)
  let text = SetText(part.text, in: constraints)
  let end = text.layout.lines.last?.measured.range.upperBound ?? 0
  fitRange?.pointee = CFRange(location: part.start, length: end)
  let size = text.layout.size
  return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
}

public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.text.string.length)
}
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.start, length: frame.text.layout.lines.last?.measured.range.upperBound ?? 0)
}
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { nil }
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  frame.text.layout.lines.map { CTLine(frame.text, $0, start: frame.start) }
}

/// The lines' left ends on their baselines, from the lower left corner of the path's box.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let rest = frame.origins.dropFirst(max(0, range.location))
  for (index, origin) in (range.length > 0 ? rest.prefix(range.length) : rest).enumerated() { origins[index] = origin }
}

/// Draws the lines, with y growing upwards.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let corner = frame.path.boundingBoxOfPath.origin
  for (line, origin) in zip(frame.text.layout.lines, frame.origins) {
    let point = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    frame.text.draw(line.runs, of: line, at: point, on: context)
  }
}

/// A text whose lines are broken one by one.
public final class CTTypesetter {
  let setter: CTFramesetter

  init(_ setter: CTFramesetter) {
    self.setter = setter
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(CTFramesetter(withDelegates(string)))
}

/// The number of characters from an index on that fit in a line.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  let part = typesetter.setter.part(CFRange(location: startIndex, length: 0))
  let text = SetText(part.text, in: CGSize(width: width, height: .infinity), lines: 1)
  return text.layout.lines.first?.measured.range.count ?? 0
}

/// The number of characters from an index on that fit in a line that may be broken within words.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let part = typesetter.setter.part(CFRange(location: startIndex, length: 0))
  let text = SetText(part.text, in: CGSize(width: width, height: .infinity), lines: 1, mode: .byCharWrapping)
  return text.layout.lines.first?.measured.range.count ?? 0
}

public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let part = typesetter.setter.part(stringRange)
  return CTLine(part.text, start: part.start)
}
