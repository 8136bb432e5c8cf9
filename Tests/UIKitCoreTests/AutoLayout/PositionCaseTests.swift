import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Positions and lengths from UIKit in the tests of libraries that run on iOS: Stevia (FlexibleMarginTests,
/// LayoutTests, EquationTests) and Cartography (in a container of 400 x 400).
@MainActor @Suite struct PositionCaseTests {
  // MARK: Stevia: 100 x 100, in a window of 375 x 667, otherwise only the constraint named

  static func flexible(_ make: (UIView, UIView) -> NSLayoutConstraint) -> [Double] {
    let root = root(375, 667)
    let view = constrained(UIView(), "v", in: root)
    view.fix(width: 100, height: 100)
    make(view, root).isActive = true
    root.layoutIfNeeded()
    return view.numbers
  }

  @Test func anInequalityAloneSitsAtItsBound() {
    let top: [Double] = [0.0, 23, 100, 100]
    let left: [Double] = [23.0, 0, 100, 100]
    #expect(Self.flexible { $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 23) } == top)
    #expect(Self.flexible { $0.topAnchor.constraint(lessThanOrEqualTo: $1.topAnchor, constant: 23) } == top)
    #expect(Self.flexible { $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: 23) } == left)
    #expect(Self.flexible { $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 23) } == left)
    #expect(Self.flexible { $0.leadingAnchor.constraint(lessThanOrEqualTo: $1.leadingAnchor, constant: 23) } == left)
  }

  @Test func anInequalityAtTheFarEdgeSitsAtItsBound() {
    let bottom: [Double] = [0.0, 667 - 145, 100, 100]
    let right: [Double] = [375.0 - 145, 0, 100, 100]
    #expect(Self.flexible { $1.bottomAnchor.constraint(greaterThanOrEqualTo: $0.bottomAnchor, constant: 45) } == bottom)
    #expect(Self.flexible { $1.bottomAnchor.constraint(lessThanOrEqualTo: $0.bottomAnchor, constant: 45) } == bottom)
    #expect(Self.flexible { $1.rightAnchor.constraint(greaterThanOrEqualTo: $0.rightAnchor, constant: 45) } == right)
    #expect(
      Self.flexible { $1.trailingAnchor.constraint(lessThanOrEqualTo: $0.trailingAnchor, constant: 45) } == right)
  }

  @Test func aGapThatIsAnInequalityIsItsBound() {
    for isAtLeast in [true, false] {
      let root = root(375, 667)
      let one = constrained(UIView(), "one", in: root)
      let two = constrained(UIView(), "two", in: root)
      one.fix(width: 100, height: 100)
      two.fix(width: 100, height: 100)
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      let gap =
        isAtLeast
        ? two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 25)
        : two.leadingAnchor.constraint(lessThanOrEqualTo: one.trailingAnchor, constant: 25)
      gap.isActive = true
      root.layoutIfNeeded()
      #expect(two.frame.minX == 125)
    }
  }

  @Test func aViewWithoutConstraintsIsNothingInTheCorner() {
    let root = root(375, 667)
    let view = constrained(UIView(), "v", in: root)
    let sized = constrained(UIView(), "w", in: root)
    sized.fix(width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == .zero)
    #expect(sized.numbers == [0, 0, 30, 40])
  }

  // MARK: Cartography

  static func length(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> Double {
    let root = root(400, 400)
    let view = constrained(UIView(), "v", in: root)
    NSLayoutConstraint.activate(make(view, root))
    root.layoutIfNeeded()
    return Double(view.frame.width)
  }

  @Test func lengthsFollowTheContainer() {
    func width(_ multiplier: CGFloat = 1, _ constant: CGFloat = 0) -> Double {
      Self.length { [$0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: multiplier, constant: constant)] }
    }
    #expect(
      [width(), width(1, 100), width(1, -100), width(2), width(0.5), width(0.5, 100)] == [
        400, 500, 300, 800, 200, 300,
      ])
    #expect(Self.length { view, _ in [view.widthAnchor.constraint(equalToConstant: 200)] } == 200)
    #expect(
      Self.length {
        [
          $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor),
          $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor),
        ]
      } == 400)
  }

  @Test func aGuideIsLaidOutAsViewsAre() {
    let root = root(400, 400)
    let (filling, centred) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(filling)
    root.addLayoutGuide(centred)
    NSLayoutConstraint.activate([
      filling.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      filling.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      filling.topAnchor.constraint(equalTo: root.topAnchor),
      filling.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      centred.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      centred.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      centred.centerXAnchor.constraint(equalTo: root.centerXAnchor).at(250),
      centred.centerYAnchor.constraint(equalTo: root.centerYAnchor).at(250),
      centred.widthAnchor.constraint(equalToConstant: 200), centred.heightAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(filling.layoutFrame == CGRect(x: 10, y: 0, width: 380, height: 400))
    #expect(centred.layoutFrame == CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func aGuideHasItsEdgesOneByOne() {
    let root = root(400, 400)
    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(root.addLayoutGuide)
    NSLayoutConstraint.activate([
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guides[0].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[0].topAnchor.constraint(equalTo: root.topAnchor),
      guides[0].bottomAnchor.constraint(equalTo: root.bottomAnchor),
      guides[1].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(guides[0].layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(guides[1].layoutFrame.minX == 10)
    #expect(guides[2].layoutFrame.maxX == 390)
  }

  @Test func viewsFollowEachOther() {
    let root = root(400, 400)
    let views = ["a", "b", "c"].map { constrained(UIView(), $0, in: root) }
    for view in views { view.fix(width: 100, height: 100) }
    for (previous, next) in zip(views, views.dropFirst()) {
      next.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: 10).isActive = true
      next.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 10).isActive = true
    }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    views[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 110, 220])
    #expect(views.map(\.frame.minY) == [0, 110, 220])
  }

  @Test func alignedEdgesMakeEqualFrames() {
    let root = root(400, 400)
    let views = ["a", "b", "c"].map { constrained(UIView(), $0, in: root) }
    views[0].fix(width: 200, height: 200)
    views[0].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    for view in views.dropFirst() {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: views[0].leftAnchor),
        view.rightAnchor.constraint(equalTo: views[0].rightAnchor),
        view.topAnchor.constraint(equalTo: views[0].topAnchor),
        view.bottomAnchor.constraint(equalTo: views[0].bottomAnchor),
      ])
    }
    root.layoutIfNeeded()
    for view in views { #expect(view.numbers == [10, 10, 200, 200]) }
  }
}
