import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// One row of the table of derived frames: four items of 40 × 20, 60 × 30, 10 × 50 and 25 × 25 points, 5 apart.
struct StackFrameRow: Sendable, CustomTestStringConvertible {
  var name: String
  var distribution: UIStackView.Distribution
  var alignment = UIStackView.Alignment.fill
  var size: CGSize?
  var height: CGFloat?
  var stackSize: CGSize?
  var x: [CGFloat]?
  var widths: [CGFloat]?
  var y: [CGFloat]?
  var heights: [CGFloat]?

  var testDescription: String { name }
}

/// Frames derived from UIStackView's published constraints by a linear program solved level by level (HiGHS), with
/// optima verified to be unique. That program and this one share nothing but the constraints.
@MainActor @Suite struct StackFrameTests {
  nonisolated static let natural: [CGFloat] = [40, 60, 10, 25]
  nonisolated static let given = CGSize(width: 400, height: 300)

  nonisolated static let distributions: [StackFrameRow] = [
    .init(
      name: "E1", distribution: .fill, stackSize: CGSize(width: 150, height: 50), x: [0, 45, 110, 125],
      widths: natural, y: [0, 0, 0, 0], heights: [50, 50, 50, 50]),
    .init(
      name: "E2", distribution: .fillEqually, stackSize: CGSize(width: 255, height: 50), x: [0, 65, 130, 195],
      widths: [60, 60, 60, 60]),
    .init(
      name: "E3", distribution: .fillProportionally, stackSize: CGSize(width: 150, height: 50),
      x: [0, 45, 110, 125], widths: natural),
    .init(
      name: "E4", distribution: .equalSpacing, stackSize: CGSize(width: 150, height: 50), x: [0, 45, 110, 125],
      widths: natural),
    .init(
      name: "E5", distribution: .equalCentering, stackSize: CGSize(width: 197.5, height: 50),
      x: [0, 45, 125, 172.5], widths: natural),
    .init(
      name: "E6", distribution: .fillEqually, size: given, x: [0, 101.25, 202.5, 303.75],
      widths: [96.25, 96.25, 96.25, 96.25], heights: [300, 300, 300, 300]),
    .init(
      name: "E7", distribution: .fillProportionally, size: given, x: [0, 111.667, 276.667, 308.333],
      widths: [106.667, 160, 26.667, 91.667]),
    .init(
      name: "E8", distribution: .equalSpacing, size: given, x: [0, 128.333, 276.667, 375], widths: natural),
    .init(name: "E9", distribution: .equalCentering, size: given, x: [0, 112.5, 260, 375], widths: natural),
  ]

  nonisolated static let alignments: [StackFrameRow] = [
    .init(name: "E10", distribution: .fill, alignment: .leading, y: [0, 0, 0, 0], heights: [20, 30, 50, 25]),
    .init(name: "E11", distribution: .fill, alignment: .center, y: [15, 10, 0, 12.5], heights: [20, 30, 50, 25]),
    .init(name: "E12", distribution: .fill, alignment: .trailing, y: [30, 20, 0, 25], heights: [20, 30, 50, 25]),
    .init(
      name: "E13 top", distribution: .fill, alignment: .top, height: 300, stackSize: CGSize(width: 150, height: 300),
      y: [0, 0, 0, 0], heights: [20, 30, 50, 25]),
    .init(
      name: "E13 center", distribution: .fill, alignment: .center, height: 300, y: [140, 135, 125, 137.5],
      heights: [20, 30, 50, 25]),
    .init(
      name: "E13 bottom", distribution: .fill, alignment: .bottom, height: 300, y: [280, 270, 250, 275],
      heights: [20, 30, 50, 25]),
  ]

  @Test(arguments: distributions + alignments)
  func framesAreThoseOfTheConstraints(_ row: StackFrameRow) {
    let fixture = StackFixture(
      [(40, 20), (60, 30), (10, 50), (25, 25)], spacing: 5, width: row.size?.width,
      height: row.size?.height ?? row.height
    ) {
      $0.distribution = row.distribution
      $0.alignment = row.alignment
    }
    let frames = fixture.views.map(\.frame)
    if let stackSize = row.stackSize {
      let size = fixture.stack.frame.size
      #expect(agree([size.width, size.height], [stackSize.width, stackSize.height]), "\(row.name): \(size)")
    }
    for (expected, actual) in [
      (row.x, frames.map(\.origin.x)), (row.widths, frames.map(\.size.width)), (row.y, frames.map(\.origin.y)),
      (row.heights, frames.map(\.size.height)),
    ] {
      if let expected { #expect(agree(actual, expected), "\(row.name): \(actual), not \(expected)") }
    }
  }

  /// The shares in the recorded constraints (kean.blog, "UIStackView"): multipliers 0.571429, 0.285714 and 0.142857 for
  /// widths 160, 80 and 40 in 200 points; and those of the linear program for 100, 150 and 200 in 600.
  @Test(
    arguments: [
      (widths: [160, 80, 40], total: 200, expected: [114.286, 57.143, 28.571]),
      (widths: [100, 150, 200], total: 600, expected: [133.333, 200, 266.667]),
    ] as [(widths: [CGFloat], total: CGFloat, expected: [CGFloat])])
  func proportionalSharesFillTheWidth(widths: [CGFloat], total: CGFloat, expected: [CGFloat]) {
    let fixture = StackFixture(widths.map { ($0, 20) }, width: total) { $0.distribution = .fillProportionally }
    #expect(agree(fixture.views.map(\.frame.size.width), expected))
  }

  @Test func shareOfAViewThatIsAlone() {
    let fixture = StackFixture([(40, 20)], width: 200) { $0.distribution = .fillProportionally }
    #expect(agree(fixture.columns, [0, 200]))
  }

  /// charon's notes: a view without a natural length gets none of it.
  @Test func shareOfAViewWithoutANaturalLength() {
    let views = [SizedView(40, 20), UIView(), SizedView(60, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    let fixture = StackFixture(stack, width: 200)
    #expect(agree(fixture.columns, [0, 80, 80, 0, 80, 120]))
  }

  /// A nested stack view has no intrinsic size: its share follows from the smallest size that its constraints allow.
  @Test func shareOfANestedStackView() {
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(30, 20)])
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 20), inner])
    stack.distribution = .fillProportionally
    let fixture = StackFixture(stack, width: 200)
    #expect(agree(fixture.columns, [0, 80, 80, 120]))
  }

  @Test func sharesFollowNewIntrinsicSizes() throws {
    let fixture = StackFixture([(50, 20), (50, 20)], width: 200) { $0.distribution = .fillProportionally }
    let first = try #require(fixture.views.first as? SizedView)
    first.size.width = 150
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 150, 150, 50]))
  }

  @Test func stackViewsWithinStackViews() {
    let inner = UIStackView(arrangedSubviews: [SizedView(80, 20), SizedView(50, 30)])
    inner.axis = .vertical
    inner.spacing = 4
    inner.alignment = .trailing
    let outer = UIStackView(arrangedSubviews: [SizedView(40, 40), inner])
    outer.spacing = 10
    outer.alignment = .center
    let fixture = StackFixture(outer)
    #expect(agree(fixture.columns, [0, 40, 50, 80]))
    #expect(agree(fixture.rows, [7, 40, 0, 54]))
    #expect(agree(inner.arrangedSubviews.map(\.frame.origin.x), [0, 30]))
    #expect(agree(inner.arrangedSubviews.map(\.frame.origin.y), [0, 24]))
    #expect(agree([fixture.stack.frame.size.width, fixture.stack.frame.size.height], [130, 54]))
  }

  /// A tie: in OAStackView's recorded frames the first of equal views is stretched, too.
  @Test func theFirstOfEqualViewsTakesWhatIsLeft() {
    let fixture = StackFixture([(60, 20), (60, 20), (60, 20)], width: 400)
    #expect(agree(fixture.columns, [0, 280, 280, 60, 340, 60]))
  }

  @Test func frameOfAnEmptyStackView() {
    let fixture = StackFixture([])
    #expect(fixture.stack.frame == .zero)
    #expect(fixture.stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
