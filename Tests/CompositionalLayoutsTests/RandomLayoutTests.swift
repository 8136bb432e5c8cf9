import CompositionalLayouts
import Foundation
import SystemText
import Testing
import UIKitValues

/// 3,000 random layouts against a program that shares neither code nor method with this one.
@Suite struct RandomLayoutTests {
  private static let everywhere = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  @Test func framesAreThoseOfTheIndependentProgram() throws {
    let layouts = try RandomLayout.all()
    #expect(layouts.count == 3_000)
    for (number, layout) in layouts.enumerated() {
      let arrangement = layout.arrangement(measured: layout.measurements)
      let differences = differences(arrangement.frames(in: Self.everywhere), layout.frames)
      #expect(differences.isEmpty, "case \(number): \(differences.prefix(3).joined(separator: "; "))")
      let extent = arrangement.contentSize[layout.layoutAxis]
      // Up to whole pixels, and recorded with six decimals.
      let excess = Double(extent) - layout.extent
      #expect(excess > -1e-5 && excess < 1 / layout.scale, "extent of case \(number)")
      if !differences.isEmpty { return }
    }
  }

  /// Sizes that become known one after the other, from the last item to the first, lead to the same frames.
  @Test func framesDoNotDependOnTheOrderOfMeasuring() throws {
    for (number, layout) in try RandomLayout.all().enumerated() {
      var arrangement = layout.arrangement(measured: LayoutMeasurements())
      var known = LayoutMeasurements()
      for (index, section) in layout.sections.enumerated() {
        for need in section.needs.reversed() {
          known.remember(CGSize(width: need[1], height: need[2]), item: Int(need[0]), section: index)
          arrangement.adopt(known, ofSection: index, items: [Int(need[0])])
        }
      }
      let differences = differences(arrangement.frames(in: Self.everywhere), layout.frames)
      #expect(differences.isEmpty, "case \(number): \(differences.prefix(3).joined(separator: "; "))")
      if !differences.isEmpty { return }
    }
  }

  /// A rectangle shows what intersects it of everything.
  @Test func rectanglesShowWhatIntersectsThem() throws {
    for (number, layout) in try RandomLayout.all().enumerated() where !layout.sections.contains(where: \.orthogonal) {
      let arrangement = layout.arrangement(measured: layout.measurements)
      let rect = CGRect(x: 40, y: 100, width: 150, height: 120)
      let expected = arrangement.frames(in: Self.everywhere).filter { _, frame in
        CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]).overlaps(rect)
      }
      let shown = arrangement.frames(in: rect)
      #expect(Set(shown.keys) == Set(expected.keys), "case \(number)")
      if Set(shown.keys) != Set(expected.keys) { return }
    }
  }
}

extension CompositionalArrangement {
  /// The frames of all elements that intersect a rectangle, by name.
  func frames(in rect: CGRect) -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    let pinning = LayoutPinning(axis: room.axis, visible: (rect.minY, rect.maxY))
    for section in sections(in: rect) {
      for element in elements(ofSection: section, in: rect, scrolledBy: 0, pinning: pinning) {
        // Badges of a section that scrolls itself may be hidden by its window.
        if self.sections[section].isOrthogonal, element.isScrolled, element.category == .supplementary { continue }
        frames["\(element.kind ?? "item") \(element.path[1]) of section \(section)"] = element.frame.numbers
      }
      for item in 0..<self.sections[section].itemCount {
        if rect.width > 1e6, let element = self.item(item, ofSection: section) {
          frames["item \(item) of section \(section)"] = element.frame.numbers
        }
      }
    }
    return frames
  }
}

extension CGRect {
  var numbers: [Double] { [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)] }

  /// Whether the rectangles have a point in common; those without area, also on an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let isFlat = size.width == 0 || size.height == 0
    let (x, y) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return isFlat ? x <= right && y <= bottom : x < right && y < bottom
  }
}

/// The differences between two sets of frames by more than a thousandth of a point; empty if they agree.
func differences(_ frames: [String: [Double]], _ recorded: [String: [Double]]) -> [String] {
  Set(frames.keys).union(recorded.keys).sorted().compactMap { name in
    guard let frame = frames[name], let expected = recorded[name] else {
      return "\(name): \(frames[name] ?? []), recorded \(recorded[name] ?? [])"
    }
    // Recorded numbers have six decimals, and sums of a few dozen lengths have smaller errors.
    let agrees = zip(frame, expected).allSatisfy { abs($0 - $1) < 1e-5 }
    return agrees ? nil : "\(name): \(frame), recorded \(expected)"
  }
}
