import Drawing
import Findings
import Foundation
import Testing
import UIKitTestSupport

@_spi(Subclasses) @testable import UIKitCore
@testable import UIKitValues

@MainActor @Suite struct AnchorTests {
  /// Each form of an anchor's constraint, compared by its description.
  @Test func everyFormOfLengths() {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    let (a, b) = (view.widthAnchor, root.widthAnchor)
    let constraints = [
      a.constraint(equalTo: b), a.constraint(greaterThanOrEqualTo: b), a.constraint(lessThanOrEqualTo: b),
      a.constraint(equalTo: b, constant: 1), a.constraint(greaterThanOrEqualTo: b, constant: 2),
      a.constraint(lessThanOrEqualTo: b, constant: -3), a.constraint(equalTo: b, multiplier: 2),
      a.constraint(greaterThanOrEqualTo: b, multiplier: 0.5), a.constraint(lessThanOrEqualTo: b, multiplier: 3),
      a.constraint(equalTo: b, multiplier: 2, constant: 1),
      a.constraint(greaterThanOrEqualTo: b, multiplier: 2, constant: 1),
      a.constraint(lessThanOrEqualTo: b, multiplier: 2, constant: 1), a.constraint(equalToConstant: 4),
      a.constraint(greaterThanOrEqualToConstant: 5), a.constraint(lessThanOrEqualToConstant: 6),
    ]
    let expected = [
      "== root.width", ">= root.width", "<= root.width", "== root.width + 1", ">= root.width + 2",
      "<= root.width - 3", "== 2*root.width", ">= 0.5*root.width", "<= 3*root.width", "== 2*root.width + 1",
      ">= 2*root.width + 1", "<= 2*root.width + 1", "== 4", ">= 5", "<= 6",
    ]
    #expect(constraints.map(\.description) == expected.map { "<NSLayoutConstraint v.width \($0)   (inactive)>" })
  }

  @Test func constraintsTellTheirParts() {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4)
    constraint.identifier = "gap"
    constraint.priority = .defaultHigh
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect((constraint.firstAttribute, constraint.secondAttribute) == (.leading, .trailing))
    #expect((constraint.relation, constraint.multiplier, constraint.constant) == (.equal, 1, -4))
    #expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === root)
    #expect(view.leadingAnchor == view.leadingAnchor && view.leadingAnchor != view.trailingAnchor)
    #expect(!constraint.shouldBeArchived)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    #expect(constraint.description == "<NSLayoutConstraint 'gap' v.leading == root.trailing - 4 @750   (active)>")
  }

  @Test func namelessViewsAreNamedByTheirPath() {
    let root = root(100, 100)
    root.addSubview(UIView())
    let view = UILabel()
    root.addSubview(view)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(
      guide.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor).description
        == "<NSLayoutConstraint root/UILabel[1]/UILayoutGuide[0].width == "
        + "root/UILabel[1]/UIViewSafeAreaLayoutGuide.width   (inactive)>")
  }

  @Test func distancesCanBeCompared() {
    let root = root(300, 300)
    let views = ["a", "b", "c"].map { constrained(UIView(), $0, in: root) }
    for view in views { view.fix(width: 10, height: 10) }
    let distance = { (one: UIView, two: UIView) in one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor) }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      distance(views[0], views[1]).constraint(equalToConstant: 20),
      distance(views[1], views[2]).constraint(
        equalTo: distance(views[0], views[1]), multiplier: 2, constant: 1),
      root.topAnchor.anchorWithOffset(to: views[1].topAnchor).constraint(equalTo: views[1].heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [5, 35, 86])
    #expect(views[1].frame.minY == 10)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [295, 265, 214])
  }

  @Test func systemSpacingIsEightPoints() {
    let root = root(300, 300)
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
      one.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1.5),
      two.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
      two.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 3),
    ])
    root.layoutIfNeeded()
    #expect(one.numbers == [8, 12, 0, 0])
    #expect(two.numbers == [24, 36, 0, 0])
  }

  // MARK: Baselines and alignment rectangles

  /// A text whose baselines are 12 points below the top and 4 above the bottom, at any height.
  final class Text: UIView {
    override func baselineOffsets(for size: CGSize) -> (first: CGFloat, last: CGFloat) { (12, 4) }
    override var baselineDistance: CGFloat? { 18 }
  }

  @Test func baselinesAreInsideTheView() {
    let root = root(300, 300)
    let (one, two) = (constrained(Text(), "one", in: root), constrained(Text(), "two", in: root))
    let box = constrained(UIView(), "box", in: root)
    one.fix(height: 40)
    two.fix(height: 20)
    box.fix(height: 7)
    NSLayoutConstraint.activate([
      one.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      two.firstBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor, constant: 30),
      // A view without text has its baselines at its edges.
      box.lastBaselineAnchor.constraint(equalTo: two.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minY == 88)
    #expect(two.frame.minY == 142)  // 88 + 36 + 30 - 12
    #expect(box.frame.maxY == two.frame.maxY - 4)
  }

  @Test func aViewMayNameAnotherForItsBaseline() {
    final class Card: UIView {
      let text = Text()
      override var forFirstBaselineLayout: UIView { text }
    }
    let root = root(300, 300)
    let card = constrained(Card(), "card", in: root)
    let text = constrained(card.text, "text", in: card)
    text.topAnchor.constraint(equalTo: card.topAnchor, constant: 10).isActive = true
    card.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(card.frame.minY == 28)
  }

  /// The distance follows the fonts (WWDC 2017, session 201); its formula is not public, this one is our choice.
  @Test func systemSpacingBetweenBaselinesFollowsTheText() {
    let root = root(300, 300)
    let (one, two) = (constrained(Text(), "one", in: root), constrained(Text(), "two", in: root))
    one.fix(height: 16)
    two.fix(height: 16)
    one.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    two.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(two.frame.minY == 36)  // 12 + 2 x 18 - 12
  }

  @Test func constraintsAreAboutAlignmentRectangles() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 60) }
    }
    let root = root(300, 300)
    let badge = constrained(Badge(), "badge", in: root)
    badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(badge.numbers == [8, 9, 56, 64])
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 10, width: 50, height: 60))
    #expect(badge.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 60)) == badge.frame)
  }

  // MARK: Questions

  @Test func ambiguityIsToldByAxis() {
    let root = root(300, 300)
    let view = constrained(UIView(), "v", in: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    let findings = { () -> [ViewFinding] in
      root.layoutIfNeeded()
      return root.record().findings
    }
    #expect(findings().map(\.kind) == [.ambiguousLayout])
    #expect(findings().first?.message == "The constraints leave height open: AMBIGUOUS LAYOUT for v.")
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(findings().isEmpty)
  }

  @Test func constraintsThatAffectAViewAreTold() {
    let root = root(300, 300)
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
    let gap = two.leftAnchor.constraint(equalTo: one.rightAnchor)
    let top = one.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, gap, top])
    #expect(one.constraintsAffectingLayout(for: .horizontal) == [left, gap])
    #expect(one.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(two.constraintsAffectingLayout(for: .horizontal) == [gap])
  }

  @Test func guidesBelongToAView() {
    let (one, two) = (root(10, 10), root(10, 10))
    let guide = UILayoutGuide()
    one.addLayoutGuide(guide)
    let width = guide.widthAnchor.constraint(equalTo: one.widthAnchor)
    width.isActive = true
    #expect(guide.owningView === one && one.layoutGuides == [guide])
    two.addLayoutGuide(guide)
    #expect(one.layoutGuides.isEmpty && two.layoutGuides == [guide] && guide.owningView === two)
    #expect(!width.isActive)
    two.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }
}
