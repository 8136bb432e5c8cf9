import Foundation
import Testing
import UIKitCore

/// UIKit's constraints as printed in A. Grebenyuk's article "UIStackView" (kean.blog, 2017, UIKit of iOS 10): three
/// arranged subviews in a horizontal stack view. Both sides are named; their order does not matter.
@MainActor @Suite struct StackConstraintTests {
  /// The constraints of three views, `0`, `1` and `2`, in a stack view `S`.
  static func constraints(axis: NSLayoutConstraint.Axis = .horizontal, of configure: (UIStackView) -> Void) -> [String]
  {
    let widths: [CGFloat] = [160, 80, 40]
    let fixture = StackFixture(widths.map { ($0, 20) }, axis: axis, configure: configure)
    return StackConstraintText(fixture.stack).lines
  }

  static func expect(
    _ actual: [String], _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = expected.sorted()
    #expect(actual == expected, "\(actual.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  static let fillEdges = [
    "UISV-alignment: 0.bottom = 1.bottom", "UISV-alignment: 0.bottom = 2.bottom", "UISV-alignment: 0.top = 1.top",
    "UISV-alignment: 0.top = 2.top", "UISV-canvas-connection: 0.bottom = S.bottom",
    "UISV-canvas-connection: 0.top = S.top",
  ]
  static let ends = [
    "UISV-canvas-connection: 0.leading = S.leading", "UISV-canvas-connection: 2.trailing = S.trailing",
  ]
  static let spacing = ["UISV-spacing: 0.trailing = 1.leading", "UISV-spacing: 1.trailing = 2.leading"]
  static let suppression = (0..<3).map { "UISV-ambiguity-suppression: \($0).height = 0 @25" }

  @Test func fill() {
    Self.expect(Self.constraints { _ in }, Self.fillEdges + Self.ends + Self.spacing)
  }

  @Test func fillEqually() {
    Self.expect(
      Self.constraints { $0.distribution = .fillEqually },
      Self.fillEdges + Self.ends + Self.spacing
        + ["UISV-fill-equally: 0.width = 1.width", "UISV-fill-equally: 0.width = 2.width"])
  }

  @Test func fillProportionally() {
    Self.expect(
      Self.constraints { $0.distribution = .fillProportionally },
      Self.fillEdges + Self.ends + Self.spacing + [
        "UISV-fill-proportionally: 0.width = 0.571429·S.width @999",
        "UISV-fill-proportionally: 1.width = 0.285714·S.width @998",
        "UISV-fill-proportionally: 2.width = 0.142857·S.width @997",
      ])
  }

  /// With the stack view's fitting constraint at 49, found by TZStackView's comparison with UIKit; the article's has
  /// none.
  @Test func equalSpacing() {
    Self.expect(
      Self.constraints {
        $0.distribution = .equalSpacing
        $0.spacing = 10
      },
      Self.fillEdges + Self.ends + [
        "UISV-spacing: 0.trailing <= 1.leading - 10", "UISV-spacing: 1.trailing <= 2.leading - 10",
        "UISV-distributing-edge: 0.trailing = gap0.leading", "UISV-distributing-edge: 1.leading = gap0.trailing",
        "UISV-distributing-edge: 1.trailing = gap1.leading", "UISV-distributing-edge: 2.leading = gap1.trailing",
        "UISV-fill-equally: gap0.width = gap1.width", "UISV-canvas-fit: S.width = 0 @49",
      ])
  }

  @Test func equalCentering() {
    Self.expect(
      Self.constraints { $0.distribution = .equalCentering },
      Self.fillEdges + Self.ends + [
        "UISV-spacing: 0.trailing <= 1.leading", "UISV-spacing: 1.trailing <= 2.leading",
        "UISV-distributing-edge: 0.centerX = gap0.leading", "UISV-distributing-edge: 1.centerX = gap0.trailing",
        "UISV-distributing-edge: 1.centerX = gap1.leading", "UISV-distributing-edge: 2.centerX = gap1.trailing",
        "UISV-fill-equally: gap0.width = gap1.width @149", "UISV-canvas-fit: S.width = 0 @49",
      ])
  }

  static func boundaries(top: String, bottom: String) -> [String] {
    (0..<3).flatMap {
      ["UISV-spanning-boundary: \($0).top \(top)", "UISV-spanning-boundary: \($0).bottom \(bottom)"]
    } + ["UISV-spanning-fit: spanner.height = 0 @51"]
  }

  static func alignment(_ attribute: String) -> [String] {
    (1..<3).map { "UISV-alignment: 0.\(attribute) = \($0).\(attribute)" }
  }

  static let common = ends + spacing + suppression

  @Test func leading() {
    Self.expect(
      Self.constraints { $0.alignment = .leading },
      Self.common + Self.alignment("top")
        + Self.boundaries(top: "= spanner.top @999.5", bottom: "<= spanner.bottom")
        + ["UISV-canvas-connection: 0.top = S.top", "UISV-canvas-connection: S.bottom = spanner.bottom"])
  }

  @Test func center() {
    Self.expect(
      Self.constraints { $0.alignment = .center },
      Self.common + Self.alignment("centerY") + Self.boundaries(top: ">= spanner.top", bottom: "<= spanner.bottom") + [
        "UISV-canvas-connection: S.top = spanner.top", "UISV-canvas-connection: S.bottom = spanner.bottom",
        "UISV-canvas-connection: 0.centerY = S.centerY",
      ])
  }

  @Test func trailing() {
    Self.expect(
      Self.constraints { $0.alignment = .trailing },
      Self.common + Self.alignment("bottom")
        + Self.boundaries(top: ">= spanner.top", bottom: "= spanner.bottom @999.5")
        + ["UISV-canvas-connection: S.top = spanner.top", "UISV-canvas-connection: 0.bottom = S.bottom"])
  }

  /// The canvas's start is the one printed in rdar 32291130: the article has the guide's, as if nothing extended beyond
  /// it.
  @Test func firstBaseline() {
    Self.expect(
      Self.constraints { $0.alignment = .firstBaseline },
      Self.common + Self.alignment("firstBaseline")
        + Self.boundaries(top: ">= spanner.top", bottom: "<= spanner.bottom") + [
          "UISV-canvas-connection: 0.top >= S.top", "UISV-canvas-connection: S.bottom = spanner.bottom",
          "UISV-canvas-fit: S.height = 0 @49",
        ])
  }

  @Test func lastBaseline() {
    Self.expect(
      Self.constraints { $0.alignment = .lastBaseline },
      Self.common + Self.alignment("lastBaseline")
        + Self.boundaries(top: ">= spanner.top", bottom: "<= spanner.bottom") + [
          "UISV-canvas-connection: S.top = spanner.top", "UISV-canvas-connection: 0.bottom <= S.bottom",
          "UISV-canvas-fit: S.height = 0 @49",
        ])
  }

  /// The article prints the chain's first end at the hidden view, TZStackView at the visible one next to it; they are
  /// equal.
  @Test func aHiddenView() {
    Self.expect(
      Self.constraints {
        $0.spacing = 10
        $0.arrangedSubviews[0].isHidden = true
      },
      Self.fillEdges + [
        "UISV-hiding: 0.width = 0", "UISV-spacing: 0.trailing = 1.leading", "UISV-spacing: 1.trailing = 2.leading - 10",
        "UISV-canvas-connection: 1.leading = S.leading", "UISV-canvas-connection: 2.trailing = S.trailing",
      ])
  }

  @Test func layoutMargins() {
    Self.expect(
      Self.constraints { $0.isLayoutMarginsRelativeArrangement = true },
      (Self.fillEdges + Self.ends + Self.spacing).map { $0.replacing(" = S.", with: " = margins.") })
  }

  @Test func baselineRelativeSpacing() {
    let lines = Self.constraints(axis: .vertical) {
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 20
    }
    Self.expect(
      lines.filter { $0.hasPrefix("UISV-spacing") },
      ["UISV-spacing: 0.lastBaseline = 1.firstBaseline - 20", "UISV-spacing: 1.lastBaseline = 2.firstBaseline - 20"])
  }

  @Test func aSingleCenteredView() {
    let fixture = StackFixture([(40, 20)]) { $0.alignment = .center }
    Self.expect(
      StackConstraintText(fixture.stack).lines,
      [
        "UISV-canvas-connection: 0.leading = S.leading", "UISV-canvas-connection: 0.trailing = S.trailing",
        "UISV-canvas-connection: 0.top >= S.top", "UISV-canvas-connection: 0.bottom <= S.bottom",
        "UISV-canvas-connection: 0.centerY = S.centerY", "UISV-canvas-fit: S.height = 0 @49",
        "UISV-ambiguity-suppression: 0.height = 0 @25",
      ])
  }
}
