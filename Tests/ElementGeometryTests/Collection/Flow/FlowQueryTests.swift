import Foundation
import Spans
import SystemText
import Testing
import UIKitTestSupport

@testable import ElementGeometry
@testable import UIKitValues

/// Compares queries by rectangle with a search through all frames, and checks properties of lines, sections and content
/// for any sizes.
@Suite struct FlowQueryTests {
  /// A repeatable sequence (splitmix64).
  struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A random section with sizes in quarters of a point; spacings and insets are at least `low` quarters.
  static func section(using random: inout Random, low: Int) -> FlowSection {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 4 }
    let count = Int.random(in: 0...40, using: &random)
    let sizes = (0..<count).map { _ in FlowExtents(line: number(0...500), scroll: number(0...300)) }
    let items =
      Bool.random(using: &random)
      ? FlowItems(given: sizes)
      : FlowItems(size: FlowExtents(line: number(0...500), scroll: number(0...300)), count: count)
    return FlowSection(
      items: items, lineSpacing: number(low...80), itemSpacing: number(low...80),
      insets: UIEdgeInsets(
        top: number(low...80), left: number(low...80), bottom: number(low...80), right: number(low...80)),
      header: Bool.random(using: &random) ? number(0...120) : 0,
      footer: Bool.random(using: &random) ? number(0...120) : 0)
  }

  static func arrangement(seed: UInt64, low: Int) -> FlowArrangement {
    var random = Random(state: seed)
    let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in section(using: &random, low: low) }
    return FlowArrangement(
      sections, axes: FlowAxes(scrollsHorizontally: Bool.random(using: &random)),
      length: CGFloat(Int.random(in: 0...1600, using: &random)) / 4,
      grid: PixelGrid(scale: CGFloat(Int.random(in: 1...3, using: &random))))
  }

  @Test("Every frame that intersects a rectangle is found, and none that does not")
  func queries() throws {
    for seed in UInt64(0)..<400 {
      let arrangement = Self.arrangement(seed: seed, low: seed.isMultiple(of: 2) ? 0 : -80)
      var random = Random(state: seed &+ 10_000)
      func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let rect = CGRect(x: number(-100...900), y: number(-100...900), width: number(1...500), height: number(1...500))
      var expected: [[Int]] = []
      for section in arrangement.sections.indices {
        for item in arrangement.sections[section].lines.extents.indices {
          let frame = try #require(arrangement.frame(ofItem: item, section: section))
          if frame.intersects(rect) { expected.append([section, item]) }
        }
      }
      let found = arrangement.sections(in: rect).flatMap { section in
        arrangement.items(in: rect, section: section).map { [section, $0.item] }
      }
      #expect(found == expected, "seed \(seed)")
      for section in arrangement.sections.indices {
        let margins = [arrangement.headerFrame(section: section), arrangement.footerFrame(section: section)]
        if margins.contains(where: { $0?.intersects(rect) == true }) {
          #expect(arrangement.sections(in: rect).contains(section), "seed \(seed)")
        }
      }
    }
  }

  @Test("Without negative numbers no two items overlap, and the content size covers all, longer items aside")
  func noOverlaps() throws {
    for seed in UInt64(0)..<300 {
      let arrangement = Self.arrangement(seed: seed, low: 0)
      var last = -CGFloat.infinity
      for section in arrangement.sections {
        for (line, next) in zip(section.lines.lines, section.lines.lines.dropFirst()) {
          #expect(line.start + line.extent <= next.start, "seed \(seed)")
        }
        for line in section.lines.lines {
          for (left, right) in zip(line.items, line.items.dropFirst()) {
            let end = section.lines.positions[left] + section.lines.extents[left].line
            #expect(end <= section.lines.positions[right] + FlowLines.tolerance, "seed \(seed)")
          }
        }
        #expect(section.start >= last)
        last = section.end
      }
      let content = arrangement.axes.extents(of: arrangement.contentSize).scroll
      for section in arrangement.sections.indices {
        for item in arrangement.sections[section].lines.extents.indices {
          let frame = try #require(arrangement.frame(ofItem: item, section: section))
          #expect(arrangement.axes.scrollRange(of: frame).end <= content + FlowLines.tolerance, "seed \(seed)")
        }
      }
    }
  }

  @Test("A screenful anywhere in 100,000 items looks at few lines")
  func searches() {
    let sizes = (0..<100_000).map { FlowExtents(line: 100, scroll: CGFloat(40 + $0 % 7)) }
    let arrangement = FlowArrangementTests.arrangement([FlowItems(given: sizes)])
    let height = arrangement.contentSize.height
    for part in 0..<10 {
      let rect = CGRect(x: 0, y: height * CGFloat(part) / 10, width: 320, height: 800)
      let lines = arrangement.sections[0].lineIndex.candidates(touching: rect.minY, rect.maxY)
      #expect((1...20).contains(lines.count))
      #expect(arrangement.items(in: rect, section: 0).count >= 3)
    }
  }
}
