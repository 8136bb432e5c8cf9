import Foundation
import SystemText
import Testing
import UIKitTestSupport

@testable import ElementGeometry
@testable import UIKitValues

/// Frames computed by UIKit (`Fixtures/FlowLayouts`, which documents sources and settings).
@Suite struct FlowArrangementTests {
  static let rows = FlowAxes(scrollsHorizontally: false)

  /// Expects the recorded frames and content size.
  static func expect(_ arrangement: FlowArrangement, _ record: RecordedFlow) {
    let size = arrangement.contentSize
    #expect(size == record.contentSize, "\(record.name): \(size)")
    for element in record.elements {
      let frame =
        element.item.map { arrangement.frame(ofItem: $0, section: element.section) }
        ?? arrangement.headerFrame(section: element.section)
      #expect(frame?.isClose(to: element.frame) == true, "\(record.name) \(element): \(String(describing: frame))")
    }
  }

  // MARK: Insets

  /// The settings in `insetref-cases.m` for a record's name.
  static func insetReference(_ name: String) -> FlowArrangement {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let kind = parts[1]
    let usesDelegate = ["delegate.320", "contentInset.delegate", "margins.contentInset", "estimated.contentInset"]
    let isGiven = usesDelegate.contains(kind)
    let contentInset = contentInset(kind)
    let margins: UIEdgeInsets = kind.hasPrefix("margins") ? sides(30, 5) : sides(8, 8)
    let width: CGFloat = kind.hasSuffix("375") ? 375 : kind.hasSuffix("768") ? 768 : 320
    var sections: [FlowSection] = []
    let counts: [Int] = kind.hasPrefix("estimated") ? [7, 5, 4] : [7, 5, 1]
    for (section, count) in counts.enumerated() {
      var insets = isGiven ? delegateInsets(section) : UIEdgeInsets(top: 10, left: 12, bottom: 14, right: 16)
      if parts[0] != "ref0" {
        insets = insets.measured(
          from: parts[0] == "ref1" ? .zero : margins, contentInset: contentInset, axes: rows)
      }
      let items = isGiven || kind == "sizes.768" ? delegateItems(count) : fixedItems(count)
      sections.append(
        FlowSection(
          items: items, lineSpacing: 9, itemSpacing: 7, insets: insets, header: isGiven ? 24 : 0, footer: 0))
    }
    return FlowArrangement(
      sections, axes: rows, length: width - contentInset.left - contentInset.right, grid: PixelGrid(scale: 2))
  }

  static func sides(_ left: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  static func contentInset(_ kind: String) -> UIEdgeInsets {
    switch kind {
    case "contentInset", "estimated.contentInset": sides(20, 30)
    case "contentInset.delegate": sides(40, 3)
    case "margins.contentInset": sides(12, 0)
    default: .zero
    }
  }

  static func delegateInsets(_ section: Int) -> UIEdgeInsets {
    let n = CGFloat(section)
    return UIEdgeInsets(top: 4 + 3 * n, left: 6 + 5 * n, bottom: 8 + n, right: 10 + 4 * n)
  }

  static func delegateItems(_ count: Int) -> FlowItems {
    FlowItems(given: (0..<count).map { delegateSize($0) })
  }

  static func delegateSize(_ item: Int) -> FlowExtents {
    let (width, height) = (60 + 10 * (item % 3), 40 + 6 * (item % 4))
    return FlowExtents(line: CGFloat(width), scroll: CGFloat(height))
  }

  static func fixedItems(_ count: Int) -> FlowItems { FlowItems(size: FlowExtents(line: 70, scroll: 50), count: count) }

  @Test("Insets from the content inset, the safe area and the margins, with item sizes and delegate sizes: 27 records")
  func insetReferences() throws {
    let records = try RecordedFlow.load("inset-reference.txt")
    #expect(records.count == 27)
    for (name, record) in records.sorted(by: { $0.key < $1.key }) {
      Self.expect(Self.insetReference(name), record)
    }
  }

  // MARK: Sizes that cells asked for

  static let rowHeights: [CGFloat] = [29, 63, 29, 29, 63, 29]

  static func arrangement(
    _ items: [FlowItems], insets: UIEdgeInsets = .zero, lineSpacing: CGFloat = 10, itemSpacing: CGFloat = 10,
    header: CGFloat = 0, axes: FlowAxes = rows, length: CGFloat = 320
  ) -> FlowArrangement {
    FlowArrangement(
      items.map {
        FlowSection(
          items: $0, lineSpacing: lineSpacing, itemSpacing: itemSpacing, insets: insets, header: header, footer: 0)
      }, axes: axes, length: length, grid: PixelGrid(scale: 2))
  }

  static func cells(_ sizes: [(CGFloat, CGFloat)]) -> FlowItems {
    FlowItems(selfSizing: sizes.map { FlowExtents(line: $0.0, scroll: $0.1) })
  }

  /// The settings in `flowauto-cases.m` with the sizes that its cells were given there.
  static let selfSizing: [String: FlowArrangement] = {
    let chips: [CGFloat] = [117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5]
    let texts: [CGFloat] = [58.5, 697, 209.5, 24.5, 739, 33]
    let insets = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12)
    let average = FlowMeasurements.measured([29, 63, 29, 29, 63, 29, 63, 29, 63])
    return [
      "plainFixedWidth": arrangement([cells(rowHeights.map { (320, $0) })]),
      "single200": arrangement([cells([29, 97, 46, 29].map { (200, $0) })]),
      "grid90": arrangement(
        [cells([29, 233, 80, 29, 233, 29].map { (90, $0) })], insets: insets, itemSpacing: 6, header: 30),
      "grid90noEstimate": arrangement(
        [7, 2].map { FlowItems(size: FlowExtents(line: 90, scroll: 30), count: $0) }, insets: insets, itemSpacing: 6,
        header: 30),
      "horizontal": arrangement(
        [cells(texts.map { (29, $0) })], axes: FlowAxes(scrollsHorizontally: true), length: 480),
      "insetsSpacing": arrangement(
        [cells([29, 63, 29].map { (280, $0) }), cells([29, 63, 29].map { (280, $0) })],
        insets: UIEdgeInsets(top: 10, left: 20, bottom: 15, right: 20), lineSpacing: 7, header: 30),
      "intrinsicGrid": arrangement([cells(texts.map { ($0, 29) })]),
      "lastLineMixed": arrangement([cells(chips.map { ($0, 29) })]),
      "lastLineTwo": arrangement([cells(chips.prefix(5).map { ($0, 29) })]),
      "longListDelegate": arrangement([
        cells(
          average.sizes(ofSection: 0, delegateSizes: Array(repeating: CGSize(width: 320, height: 70), count: 40))
            .map { ($0.width, $0.height) })
      ]),
      "noEstimate": arrangement([FlowItems(size: FlowExtents(line: 50, scroll: 50), count: 6)]),
      "plainCells": arrangement([cells(Array(repeating: (100, 60), count: 5))]),
    ]
  }()

  @Test("Lines of cells that size themselves", arguments: selfSizing.keys.sorted())
  func linesOfSelfSizingCells(name: String) throws {
    let records = try RecordedFlow.load("self-sizing.txt")
    Self.expect(try #require(Self.selfSizing[name]), try #require(records[name]))
  }

  @Test("Cells that were not measured have the average size, and the content covers the last one")
  func average() throws {
    let records = try RecordedFlow.load("self-sizing.txt")
    let record = try #require(records["longList"])
    let sizes = FlowMeasurements.measured([29, 63, 29, 29, 63, 29, 63, 29, 63])
      .sizes(ofSection: 0, count: 40, estimate: CGSize(width: 320, height: 40))
    let arrangement = Self.arrangement([Self.cells(sizes.map { ($0.width, $0.height) })])
    for element in record.elements {
      let item = try #require(element.item)
      let frame = try #require(arrangement.frame(ofItem: item, section: 0))
      #expect(frame.isClose(to: element.frame), "\(element)")
    }
    // UIKit's 2154 is less than the end of its last item, 2110.5 + 44.1111.
    #expect(arrangement.contentSize == CGSize(width: 320, height: 2155))
  }
}

extension FlowMeasurements {
  /// Cells with a width of 320 and these heights, measured in the first section.
  fileprivate static func measured(_ heights: [CGFloat]) -> FlowMeasurements {
    var measurements = FlowMeasurements()
    for (item, height) in heights.enumerated() {
      measurements.remember(CGSize(width: 320, height: height), item: item, section: 0)
    }
    return measurements
  }
}
