import Foundation
import TextLayout

/// A search for texts of different views that lie on each other, from the top of the picture down.
///
/// Each text is looked at with those that begin above and have not ended there, in columns, as rows of cells may be
/// long. Letters and covers are looked up where two texts meet, which they hardly ever do.
struct TextOverlapSearch {
  /// The most views that one view is said to lie on.
  private static let mentions = 8
  /// In points; most texts are in one column or two. What is further right than all columns is in the last.
  private static let columnWidth = 256.0
  private static let lastColumn = 1023.0

  private let list: DisplayList
  /// From the top, those at one height as they are painted.
  private let texts: [PaintedText]
  /// The columns that each text is in.
  private let columns: [ClosedRange<Int>]
  private lazy var covers = list.opaqueCovers
  private var letters: [Int: [CGRect]] = [:]
  private var hidden: [Int: Bool] = [:]
  /// The views below each view, as far as they are known.
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
        // What is in several columns is looked at in the first that both are in.
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

  /// That one text lies on another, unless the same is known of their views.
  private mutating func overlap(of upper: Int, on lower: Int) -> TextOverlap? {
    let (above, below) = (texts[upper], texts[lower])
    let others = known[above.view, default: []]
    guard others.count < Self.mentions, !others.contains(below.view), !isHidden(lower), !isHidden(upper),
      lettersMeet(lower, upper)
    else { return nil }
    known[above.view, default: []].insert(below.view)
    return TextOverlap(lower: TextOverlap.Line(below), upper: TextOverlap.Line(above))
  }

  /// Whether something opaque is painted over all of a text.
  private mutating func isHidden(_ index: Int) -> Bool {
    if let isHidden = hidden[index] { return isHidden }
    let text = texts[index]
    let isHidden = covers.contains { $0.hides(text.box, paintedBy: text.command) }
    hidden[index] = isHidden
    return isHidden
  }

  /// Whether two letters lie on each other where both are seen.
  private mutating func lettersMeet(_ lower: Int, _ upper: Int) -> Bool {
    let (below, above) = (texts[lower], texts[upper])
    let reach = LetterReach(below.pointSize, above.pointSize)
    let common = below.box.intersection(above.box)
    let covers = covers.filter { $0.command > below.command && $0.area.intersects(common) }
    let others = letters(of: upper)
    return letters(of: lower).contains { letter in
      letter.intersects(above.box)
        && others.contains { other in
          reach.core(of: letter, and: other).map { core in
            !covers.contains { $0.hides(core, paintedBy: below.command) }
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
