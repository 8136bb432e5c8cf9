import CompositionalLayouts
import Foundation
import Testing
import UIKitValues

/// Frames that were asserted against UIKit, are figures of Apple's documentation, or follow from documented rules by
/// arithmetic; 375 points wide at three pixels per point.
@Suite struct KnownCasesTests {
  private func section(_ group: LayoutItem) -> LayoutSection { LayoutSection(group: group) }

  /// IBPCollectionViewCompositionalLayout's asserts against UIKit on iOS 13: content and cell frames of a grid.
  @Test(arguments: [(375, 75), (320, 64)]) func gridOfFiths(_ width: Int, _ side: Int) {
    let grid = arrangement(
      section(.row(fw(1), fw(0.2), LayoutItem(fw(0.2), fh(1)))), counts: [94], width: CGFloat(width))
    #expect(grid.contentSize == CGSize(width: width, height: 19 * side))
    for (item, frame) in grid.items().enumerated() {
      #expect(frame == CGRect(x: side * (item % 5), y: side * (item / 5), width: side, height: side))
    }
  }

  /// The same source: rows of 44.
  @Test func list() {
    let list = arrangement(section(.row(fw(1), points(44), LayoutItem(fw(1), fh(1)))), counts: [94])
    #expect(list.contentSize == CGSize(width: 375, height: 4136))
  }

  /// Apple's figures: contentInsets shrink a cell in its place, edge spacing moves its neighbours.
  @Test func contentInsetsAndEdgeSpacing() {
    var item = LayoutItem(points(20), points(20), insets: insets(top: 2, leading: 2, bottom: 2, trailing: 2))
    let inset = arrangement(section(.row(fw(1), points(20), item)), counts: [2]).items()
    #expect(inset == [CGRect(x: 2, y: 2, width: 16, height: 16), CGRect(x: 22, y: 2, width: 16, height: 16)])
    item.contentInsets = .zero
    item.edgeSpacing.trailing = .fixed(2)
    let spaced = arrangement(section(.row(fw(1), points(20), item)), counts: [3]).items()
    #expect(spaced.map(\.minX) == [0, 22, 44])
    #expect(spaced.allSatisfy { $0.size == CGSize(width: 20, height: 20) })
  }

  @Test func partsOfACountAreCutToPixels() {
    var section = section(.row(fw(1), points(44), count: 2, spacing: .fixed(10), LayoutItem(fw(1), fh(1))))
    section.contentInsets = insets(leading: 10, trailing: 10)
    let frames = arrangement(section, counts: [2]).items()
    #expect(frames.map { $0.minX.thirds } == [30, 577])
    #expect(frames.map { $0.width.thirds } == [517, 517])
  }

  @Test func flexibleDistancesShareWhatIsLeft() {
    func positions(_ spacing: LayoutSpacing, _ change: (inout LayoutItem) -> Void = { _ in }, count: Int) -> [CGFloat] {
      var item = LayoutItem(points(50), points(50))
      change(&item)
      return arrangement(section(.row(points(300), points(50), spacing: spacing, item)), counts: [count]).items()
        .map(\.minX)
    }
    #expect(positions(.flexible(10), count: 3) == [0, 125, 250])
    #expect(positions(.fixed(10), count: 3) == [0, 60, 120])
    #expect(positions(.none, { $0.edgeSpacing.leading = .flexible(0) }, count: 1) == [250])
    #expect(
      positions(
        .none,
        {
          $0.edgeSpacing.leading = .flexible(0)
          $0.edgeSpacing.trailing = .flexible(0)
        }, count: 1) == [125])
    let column = arrangement(
      section(.column(points(100), points(200), spacing: .flexible(0), LayoutItem(points(100), points(50)))),
      counts: [3])
    #expect(column.items().map(\.minY) == [0, 75, 150])
  }

  @Test func sectionsThatScrollThemselvesPlaceGroupsAlongTheirAxis() {
    var row = section(.row(fw(1), points(40), count: 4, spacing: .fixed(8), LayoutItem(fw(1), fh(1))))
    row.contentInsets = insets(top: 16, leading: 16, bottom: 16, trailing: 16)
    row.interGroupSpacing = 8
    row.orthogonal = .continuous
    let placed = arrangement(row, counts: [8])
    #expect(placed.items()[4].minX == 399)
    #expect(placed.contentSize.height == 72)
    // 16 + 375 + 8 + 375 + 16.
    #expect(placed.sections[0].scrolledLength == 790)

    var centred = section(.row(fw(0.8), points(40), LayoutItem(fw(1), fh(1))))
    centred.orthogonal = .groupPagingCentered
    centred.interGroupSpacing = 10
    #expect(arrangement(centred, counts: [3]).items().map(\.minX) == [37.5, 347.5, 657.5])

    var paged = section(.row(points(200), points(40), LayoutItem(fw(1), fh(1))))
    paged.orthogonal = .groupPaging
    paged.interGroupSpacing = 10
    paged.contentInsets = insets(leading: 20)
    let second = arrangement(paged, counts: [3])
    #expect(second.sections[0].restingOffset(showingItem: 1) == 210)
    #expect(second.items()[1].minX - 210 == 20)
  }

  @Test func backgroundCoversTheSectionLessItsOwnInsets() {
    var row = section(.row(fw(1), points(40), LayoutItem(fw(1), fh(1))))
    row.contentInsets = insets(top: 16, leading: 16, bottom: 16, trailing: 16)
    row.decorations = [
      LayoutDecoration(kind: "background", contentInsets: insets(top: 5, leading: 5, bottom: 5, trailing: 5), zIndex: 0)
    ]
    let elements = arrangement(row, counts: [1]).elements(in: CGRect(x: 0, y: 0, width: 375, height: 100))
    let background = elements.first { $0.category == .decoration }
    #expect(background?.frame == CGRect(x: 5, y: 5, width: 365, height: 62))
    #expect(background?.path == [0, 0])
  }

  // MARK: Sizes that items need

  private func measured(_ heights: [CGFloat]) -> LayoutMeasurements {
    var measurements = LayoutMeasurements()
    for (item, height) in heights.enumerated() {
      measurements.remember(CGSize(width: 0, height: height), item: item, section: 0)
    }
    return measurements
  }

  @Test func rowIsAsHighAsItsHighestItem() {
    let row = section(.row(fw(1), estimate(50), LayoutItem(fw(0.5), estimate(50))))
    let placed = arrangement(row, counts: [4], measured: measured([30, 70]))
    #expect(placed.items().map(\.height) == [30, 70, 50, 50])
    #expect(placed.items().map { $0.minX.thirds } == [0, 562, 0, 562])
    #expect(placed.items()[2].minY == 70)
  }

  @Test func uniformSiblingsAreAllAsHighAsTheHighest() {
    let item = LayoutItem(fw(0.5), LayoutDimension(.uniformAcrossSiblings, 50))
    let placed = arrangement(
      section(.row(fw(1), estimate(50), item)), counts: [4], measured: measured([30, 70]))
    #expect(placed.items().map(\.height) == [70, 70, 50, 50])
  }

  @Test func uniformGroupsOfASectionAreAllAsHighAsTheHighest() {
    let item = LayoutItem(fw(0.5), LayoutDimension(.uniformAcrossSiblings, 50))
    let group = LayoutItem.row(fw(1), LayoutDimension(.uniformAcrossSiblings, 50), item)
    let placed = arrangement(section(group), counts: [4], measured: measured([30, 70, 20, 40]))
    #expect(placed.items().map(\.height) == [70, 70, 70, 70])
    #expect(placed.contentSize.height == 140)
  }

  @Test func sharesOfAnEstimateAreNotMeasured() {
    let placed = arrangement(
      section(.row(fw(1), estimate(100), LayoutItem(fw(0.5), fh(1)))), counts: [2], measured: measured([30, 70]))
    #expect(placed.items().map(\.height) == [100, 100])
    #expect(placed.item(0, ofSection: 0)?.estimatedAxes == [])
  }

  @Test func partsOfACountKeepTheEstimate() {
    let placed = arrangement(
      section(.column(fw(1), estimate(100), count: 2, LayoutItem(fw(1), estimate(30)))), counts: [2],
      measured: measured([20, 20]))
    #expect(placed.items().map(\.height) == [50, 50])
  }

  @Test func headerThatNeedsMoreMovesItsSection() {
    var list = section(.row(fw(1), points(44), LayoutItem(fw(1), fh(1))))
    list.boundaryItems = [.edge(.top, "header", height: estimate(44))]
    var placed = arrangement(list, counts: [2])
    #expect(placed.items().map(\.minY) == [44, 88])
    var measurements = LayoutMeasurements()
    measurements.remember(CGSize(width: 0, height: 60), boundaryItem: "header", ordinal: 0, section: 0)
    placed.adopt(measurements, ofSection: 0, items: [])
    #expect(placed.items().map(\.minY) == [60, 104])
  }

  // MARK: Pinned views

  /// Case 4: both pinned, in 16 and more items; the visible range ends at 724.
  @Test func pinnedViewsStayInTheVisibleRange() {
    var list = section(.row(fw(1), points(40), LayoutItem(fw(1), fh(1))))
    list.interGroupSpacing = 2
    list.boundaryItems = [
      .edge(.top, "header", height: points(24), pins: true), .edge(.bottom, "footer", height: points(24), pins: true),
    ]
    let placed = arrangement(list, counts: [20])
    func frames(_ start: CGFloat) -> [String: CGFloat] {
      let rect = CGRect(x: 0, y: start, width: 375, height: 724)
      let views = placed.elements(in: rect).filter { $0.category == .supplementary }
      return Dictionary(uniqueKeysWithValues: views.map { ($0.kind ?? "", $0.frame.minY) })
    }
    #expect(frames(0) == ["header": 0, "footer": 700])
    #expect(frames(100) == ["header": 100, "footer": 800])
    // The section is 24 + 838 + 24 long.
    #expect(frames(880) == ["header": 862, "footer": 862])
  }

  // MARK: Bad input

  @Test func numbersThatCannotBeUsedAreProblems() {
    var section = section(.row(fw(1), points(-5), LayoutItem(fw(.nan), points(.infinity))))
    section.interGroupSpacing = 1e9
    var problems: Set<LayoutProblem> = []
    let usable = section.usable(&problems)
    #expect(problems.count == 4)
    let placed = arrangement(usable, counts: [1_000])
    #expect(placed.contentSize.height == 0)
  }

  @Test func emptyGroupsShowNothing() {
    let placed = arrangement(section(.row(fw(1), points(44))), counts: [5])
    #expect(placed.problems == [.emptyGroup])
    #expect(placed.items().isEmpty)
  }

  @Test func itemThatDoesNotFitIsAProblem() {
    let placed = arrangement(section(.row(fw(1), points(44), LayoutItem(points(400), fh(1)))), counts: [2])
    #expect(placed.problems == [.noRoom(extent: 400, room: 375, axis: .horizontal)])
    #expect(placed.items().map(\.minY) == [0, 44])
  }

  @Test func itemsWithoutLengthDoNotRepeatForever() {
    let placed = arrangement(section(.row(fw(1), points(44), LayoutItem(points(0), fh(1)))), counts: [1_000])
    #expect(placed.contentSize.height == 44_000)
  }
}

extension CGFloat {
  /// The length in pixels at three per point.
  fileprivate var thirds: Int { Int((self * 3).rounded()) }
}
