import Foundation
import TextLayout
@_spi(Subclasses) import UIKitValues

/// Sets text line by line in a container whose lines differ in width: around paths, or as a subclass says.
///
/// Each line asks the container for room as high as itself (`lineFragmentRect(forProposedRect:…)`), and each remaining
/// part of that room at the same height. A part that has no room for a whole word is left empty, unless the line has no
/// other part in the container's whole width.
struct TextFlow {
  let styled: StyledText
  let start: Int
  let container: NSTextContainer
  let padding: CGFloat
  let usesFontLeading: Bool
  let height: CGFloat

  /// The largest number of places without room that are tried one below the other, a quarter of a line apart.
  private static let emptyPlaceLimit = 4000

  /// The lines so far, and what is missing in them; at first those of an empty text.
  private var layout = TextLayoutEngine.shared.layout(AttributedText())
  private var geometry = TextLayoutEngine.shared.geometry(of: AttributedText())
  /// The bottom of the lines so far, with the space behind them.
  private var bottom: CGFloat = 0
  private var lineCount = 0

  init(
    styled: StyledText, start: Int, container: NSTextContainer, padding: CGFloat, usesFontLeading: Bool,
    height: CGFloat
  ) {
    (self.styled, self.start, self.container, self.padding) = (styled, start, container, padding)
    (self.usesFontLeading, self.height) = (usesFontLeading, height)
  }

  /// All lines that the container has room for, down to the height.
  mutating func text() -> ContainerText {
    let units = styled.text.string.utf16.count
    var offset = 0
    var isComplete = true
    for paragraph in NSString(string: styled.text.string).paragraphRanges {
      let set = setParagraph(paragraph)
      offset = set.end
      if !set.isComplete {
        isComplete = false
        break
      }
    }
    if !isComplete { layout.cutRanges = [offset..<max(offset + 1, units)] }
    layout.size.width = max(0, (layout.lines.map { $0.x + $0.measured.width }.max() ?? 0) - padding)
    layout.size.height = layout.lines.map { ContainerText.edges(of: $0).bottom }.max() ?? 0
    var text = ContainerText(styled: styled, start: start, layout: layout, height: height)
    text.geometry = geometry
    return text
  }

  /// Sets the lines of a paragraph.
  private mutating func setParagraph(_ paragraph: NSRange) -> (end: Int, isComplete: Bool) {
    guard paragraph.length > 0 else { return (paragraph.upperBound, true) }
    let source = styled.text.paragraph(at: paragraph)
    var offset = 0
    repeat {
      guard mayAddLine, let end = setRow(source, from: offset, paragraph.location) else {
        return (paragraph.location + offset, false)
      }
      guard end > offset else { return (paragraph.upperBound, true) }
      offset = end
    } while offset < source.count
    bottom += max(0, source.spacing)
    return (paragraph.upperBound, true)
  }

  private var mayAddLine: Bool {
    container.maximumNumberOfLines <= 0 || lineCount < container.maximumNumberOfLines
  }

  /// Sets the parts of one line, side by side; `nil` if there is no room below.
  private mutating func setRow(_ source: FlowParagraph, from offset: Int, _ location: Int) -> Int? {
    let natural = source.line(from: offset, width: .infinity, usesFontLeading)
    guard let (ascent, lineHeight) = natural.map({ ($0.metrics.ascent, $0.metrics.ascent + $0.metrics.descent) }) else {
      return offset
    }
    for _ in 0..<TextFlow.emptyPlaceLimit {
      guard bottom + lineHeight <= min(container.limits.height, height) + 1e-6 || bottom == 0 else { return nil }
      var end = offset
      var rest = CGRect(
        x: 0, y: bottom, width: container.limits.width.isFinite ? container.limits.width : 1e7, height: lineHeight)
      while rest.width > 0, end < source.count {
        var remaining = CGRect.zero
        let fragment = container.lineFragmentRect(
          forProposedRect: rest, at: start + location + end, writingDirection: .natural, remaining: &remaining)
        guard fragment.width > 0 else { break }
        if let next = setPart(source, from: end, location, in: fragment, ascent: ascent) {
          end = next
        }
        rest = remaining
      }
      if end > offset {
        lineCount += 1
        bottom += lineHeight + max(0, source.lineSpacing)
        return end
      }
      bottom += lineHeight / 4
    }
    return nil
  }

  /// Sets what fits in a part of a line; `nil` if no whole word does.
  private mutating func setPart(
    _ source: FlowParagraph, from offset: Int, _ location: Int, in fragment: CGRect, ascent: CGFloat
  ) -> Int? {
    let width = fragment.width - 2 * padding
    guard width > 0, let set = source.set(from: offset, width: width, usesFontLeading) else { return nil }
    let isWholeWidth = fragment.width >= container.limits.width - 1e-6
    guard set.layout.brokenWords.isEmpty || isWholeWidth, var line = set.layout.lines.first,
      let place = set.geometry.lines.first
    else { return nil }
    let shift = location + offset
    line.x += fragment.minX + padding
    line.baseline = bottom + ascent
    line.measured = line.measured.moved(by: shift)
    for index in line.runs.indices {
      let range = line.runs[index].range
      line.runs[index].range = range.lowerBound + shift..<range.upperBound + shift
    }
    layout.lines.append(line)
    geometry.lines.append(place.moved(x: fragment.minX + padding, y: bottom, by: shift))
    layout.brokenWords += set.layout.brokenWords.map { $0.lowerBound + shift..<$0.upperBound + shift }
    for var missing in set.layout.missingCharacters where missing.offset + shift < line.measured.range.upperBound {
      missing.offset += shift
      layout.missingCharacters.append(missing)
    }
    return line.measured.range.upperBound - location
  }
}

/// A paragraph that is set line by line, each with the rest of the text.
private struct FlowParagraph {
  /// The most code units that are set for one line: more fit in no line that can be seen.
  private static let unitsPerLine = 4096

  private let text: AttributedText
  /// The number of code units, with the separator at the end.
  let count: Int
  /// The space below the paragraph and between its lines, in points.
  let spacing: CGFloat
  let lineSpacing: CGFloat

  init(_ text: AttributedText) {
    self.text = text
    count = text.string.utf16.count
    spacing = text.runs.first.map { CGFloat($0.style.paragraphSpacing) } ?? 0
    lineSpacing = text.runs.first.map { CGFloat($0.style.lineSpacing) } ?? 0
  }

  /// The line from an offset that has room for everything.
  func line(from offset: Int, width: CGFloat, _ usesFontLeading: Bool) -> PositionedLine? {
    set(from: offset, width: width, usesFontLeading)?.layout.lines.first
  }

  func set(
    from offset: Int, width: CGFloat, _ usesFontLeading: Bool
  ) -> (layout: PositionedText, geometry: TextGeometry)? {
    let room = TextContainer(
      width: width, maximumLines: 1, lineBreakMode: .wordWrapping, usesFontLeading: usesFontLeading)
    let rest = text.part(from: offset, limit: FlowParagraph.unitsPerLine)
    let engine = TextLayoutEngine.shared
    return (engine.layout(rest, in: room), engine.geometry(of: rest, in: room))
  }
}

extension AttributedText {
  /// The paragraph of a range, as a text of its own.
  fileprivate func paragraph(at range: NSRange) -> FlowParagraph {
    FlowParagraph(part(from: range.location, limit: range.length))
  }

  /// At most `limit` code units from an offset, with the paragraph's style.
  fileprivate func part(from start: Int, limit: Int) -> AttributedText {
    let string = NSString(string: self.string)
    var end = min(start + limit, string.length)
    if end < string.length, UTF16.isTrailSurrogate(string.character(at: end)) { end -= 1 }
    guard start < end, let style = runs.first(where: { $0.end > start })?.style ?? runs.last?.style else {
      guard let run = runs.first(where: { $0.end > start }) ?? runs.last else { return AttributedText() }
      return AttributedText("", attributes: run.attributes, style: run.style)
    }
    var part = AttributedText()
    var location = start
    for run in runs where run.end > start && location < end {
      let stop = min(run.end, end)
      let piece = string.substring(with: NSRange(location: location, length: stop - location))
      part.append(piece, attributes: run.attributes, style: style)
      location = stop
    }
    return part
  }
}

extension NSString {
  /// The paragraphs with their separators, and an empty one after a separator at the end.
  fileprivate var paragraphRanges: [NSRange] {
    var ranges: [NSRange] = []
    var location = 0
    while location < length {
      let range = paragraphRange(for: NSRange(location: location, length: 0))
      ranges.append(range)
      location = range.upperBound
    }
    let endsOpen = length == 0 || [0x0A, 0x0D, 0x2029].contains(Int(character(at: length - 1)))
    if endsOpen { ranges.append(NSRange(location: length, length: 0)) }
    return ranges
  }
}
