import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Frames that result from constraints have their edges on the window's device pixels.
@MainActor @Suite struct PixelRoundingTests {
  static func root(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) -> UIView {
    let view = UIKitTestSupport.root(width, height)
    view.overrideTraits = UITraitCollection(displayScale: scale)
    return view
  }

  /// Three equal columns of 100 points stay side by side: edges at 33.33 and 66.67.
  @Test func neighboursStayNeighbours() {
    let cases: [(scale: CGFloat, edges: [Double])] = [
      (1, [0, 33, 67, 100]), (2, [0, 33.5, 66.5, 100]), (3, [0, 100.0 / 3, 200.0 / 3, 100]),
    ]
    for (scale, edges) in cases {
      let root = Self.root(100, 10, scale: scale)
      let columns = ["a", "b", "c"].map { constrained(UIView(), $0, in: root) }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[a][b(a)][c(a)]|", views: ["a": columns[0], "b": columns[1], "c": columns[2]]))
      root.layoutIfNeeded()
      let actual = columns.map { Double($0.frame.minX) } + [Double(columns[2].frame.maxX)]
      #expect(agree(actual, edges, within: 1e-9), "at \(scale): \(actual)")
    }
  }

  /// Interface Builder's files have 950.5 for 950.25 and 950 for 950.2 at two pixels per point.
  @Test func aQuarterPointGoesUp() {
    for (top, expected) in [(950.25, 950.5), (950.2, 950.0)] {
      let root = Self.root(100, 2_000, scale: 2)
      let view = constrained(UIView(), "v", in: root)
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(top)).isActive = true
      root.layoutIfNeeded()
      #expect(Double(view.frame.minY) == expected)
    }
  }

  /// Edges are rounded to pixels and lengths follow from them (`auto-layout.md`, section 8): 84.4 and 184.4 become the
  /// pixels 253 and 553 at three per point, 300 of them apart.
  @Test func lengthsOfWholePixelsAreExact() {
    let root = Self.root(1_000, 1_000, scale: 3)
    let outer = constrained(UIView(), "outer", in: root)
    let view = constrained(UIView(), "v", in: outer)
    outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10.4).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 84.4).isActive = true
    view.fix(width: 1, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame.height == 100)
    #expect(view.frame.minY == 222.0 / 3)
  }

  /// Twenty views, each 0.3 points inside the previous one: edges are rounded from the sum, not successively.
  @Test func roundingDoesNotAddUp() {
    let root = Self.root(100, 100, scale: 2)
    var parent = root
    for level in 1...20 {
      let view = constrained(UIView(), "v\(level)", in: parent)
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 0.3).isActive = true
      view.fix(width: 50, height: 50)
      parent = view
    }
    root.layoutIfNeeded()
    #expect(agree([Double(parent.convert(CGPoint.zero, to: root).x)], [6], within: 1e-9))
  }
}
