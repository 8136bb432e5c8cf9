import Foundation
import TextLayout

/// A search for overlapping texts of different views, from the top of the picture down.
///
/// Each text is compared with those that begin above it and have not ended yet, separately by columns, as rows of cells
/// may be long. Letters and covers are computed only for pairs of intersecting texts, which are rare.
struct TextOverlapSearch {
  /// The largest number of overlaps that are reported for an upper view.
  private static let mentions = 8
  /// The width of a column in points; most texts are in one or two. Everything to the right of all columns is in the
  /// last.
  private static let columnWidth = 256.0
  private static let lastColumn = 1023.0

  private let list: DisplayList
  /// The texts from top to bottom, those at the same height in painting order.
  private let texts: [PaintedText]
  /// The range of columns of each text.
  private let columns: [ClosedRange<Int>]
  private lazy var covers = list.covers
  private var letters: [Int: [CGRect]] = [:]
  private var hidden: [Int: Bool] = [:]
  /// The views found so far that are below each view.
  private var known: [Int: Set<Int>] = [:]

  init(_ texts: [PaintedText], in list: DisplayList) {
    self.texts = texts.sorted { ($0.box.minY, $0.command) < ($1.box.minY, $1.command) }
    columns = self.texts.map { Self.column(at: $0.box.minX)...Self.column(at: $0.box.maxX) }
    self.list = list
  }

  private static func column(at x: Double) -> Int { Int(min(max(x / columnWidth, 0), lastColumn)) }

  mutating func overlaps() -> [TextOverlap] {
    var (overlaps, open) = ([TextOverlap](), [Int: [Int]]())
    for (index, text) in texts.enumerated() {
      for column in columns[index] {
        var others = open[column, default: []]
        others.removeAll { texts[$0].box.maxY <= text.box.minY }
        // Texts that share several columns are compared in the first of these.
        for other in others where column == max(columns[index].lowerBound, columns[other].lowerBound) {
          if let overlap = overlap(between: index, other) { overlaps.append(overlap) }
        }
        open[column] = others + [index]
      }
    }
    return overlaps
  }

  private mutating func overlap(between one: Int, _ other: Int) -> TextOverlap? {
    guard texts[one].view != texts[other].view, texts[one].box.intersects(texts[other].box) else { return nil }
    let isOnTop = texts[one].command > texts[other].command
    return isOnTop ? overlap(of: one, on: other) : overlap(of: other, on: one)
  }

  /// The overlap of one text on another; nil if there is none, or if one is already known for their views.
  private mutating func overlap(of upper: Int, on lower: Int) -> TextOverlap? {
    let (above, below) = (texts[upper], texts[lower])
    let others = known[above.view, default: []]
    guard others.count < Self.mentions, !others.contains(below.view), !isHidden(lower), !isHidden(upper),
      lettersMeet(lower, upper)
    else { return nil }
    known[above.view, default: []].insert(below.view)
    return TextOverlap(lower: TextOverlap.Line(below), upper: TextOverlap.Line(above))
  }

  /// Whether something covers the whole text.
  private mutating func isHidden(_ index: Int) -> Bool {
    if let isHidden = hidden[index] { return isHidden }
    let text = texts[index]
    let isHidden = covers.contains { $0.hides(text.box, of: text.box, paintedBy: text.command) }
    hidden[index] = isHidden
    return isHidden
  }

  /// Whether two letters overlap at a place where both are visible.
  private mutating func lettersMeet(_ lower: Int, _ upper: Int) -> Bool {
    let (below, above) = (texts[lower], texts[upper])
    let reach = OverlapThreshold(below.pointSize, above.pointSize)
    let common = below.box.intersection(above.box)
    let covers = covers.filter { $0.command > below.command && $0.area.intersects(common) }
    let others = letters(of: upper)
    return letters(of: lower).contains { letter in
      letter.intersects(above.box)
        && others.contains { other in
          reach.core(of: letter, and: other).map { core in
            !covers.contains { $0.hides(core, of: letter, paintedBy: below.command) }
          } ?? false
        }
    }
  }

  private mutating func letters(of index: Int) -> [CGRect] {
    if let letters = letters[index] { return letters }
    letters[index] = texts[index].letters
    return letters[index, default: []]
  }
}

extension TextOverlap.Line {
  fileprivate init(_ text: PaintedText) { self.init(view: text.view, baseline: text.baseline) }
}
