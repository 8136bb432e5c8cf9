import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Leading and trailing follow the layout direction, left and right do not (Apple's documentation).
@MainActor @Suite struct DirectionTests {
  static func layout(_ traits: UITraitCollection) -> [[Double]] {
    let root = root(300, 100)
    root.overrideTraits = traits
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    one.fix(width: 40, height: 10)
    two.fix(width: 50, height: 10)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
    ])
    root.layoutIfNeeded()
    return [one.numbers, two.numbers]
  }

  @Test func leadingIsLeftOrRight() {
    #expect(Self.layout(UITraitCollection(layoutDirection: .leftToRight)) == [[20, 0, 40, 10], [68, 0, 50, 10]])
    #expect(Self.layout(UITraitCollection(layoutDirection: .rightToLeft)) == [[240, 0, 40, 10], [182, 0, 50, 10]])
  }

  @Test func theDirectionMayChange() {
    let root = root(300, 100)
    let view = constrained(UIView(), "v", in: root)
    view.fix(width: 40, height: 10)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    root.overrideTraits = nil
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    root.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  /// As in freshOS/Stevia's tests, which force right-to-left only on the superview (`Tests/SteviaTests`).
  @Test(arguments: [false, true]) func theDirectionIsThatOfTheViewThatHoldsTheConstraint(isItemForced: Bool) {
    let root = root(300, 100)
    let view = constrained(UIView(), "v", in: root)
    (isItemForced ? view : root).semanticContentAttribute = .forceRightToLeft
    view.fix(width: 40, height: 10)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == (isItemForced ? 20 : 240))
  }

  /// A constraint between two siblings may be installed in any common ancestor.
  @Test func aConstraintAddedFurtherUpHasTheDirectionThere() {
    let root = root(300, 100)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(box)
    let (one, two) = (constrained(UIView(), "one", in: box), constrained(UIView(), "two", in: box))
    one.fix(width: 40, height: 10)
    two.fix(width: 50, height: 10)
    one.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 100).isActive = true
    box.semanticContentAttribute = .forceRightToLeft
    root.addConstraint(two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8))
    root.layoutIfNeeded()
    #expect(two.frame.minX == 148)
  }

  /// The idiom for an image on the right: the button stays where it is, and its parts are swapped.
  @Test func aButtonForcedToRightToLeftMirrorsWhatIsInItAlone() throws {
    let root = root(300, 100)
    let button = constrained(UIButton(type: .custom), "button", in: root)
    let badge = constrained(UIView(), "badge", in: button)
    button.setTitle("Title", for: .normal)
    button.setImage(try UIButtonGeometryTests.image(10, 10), for: .normal)
    button.semanticContentAttribute = .forceRightToLeft
    button.fix(width: 200, height: 40)
    badge.fix(width: 6, height: 6)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      badge.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 2),
    ])
    root.layoutIfNeeded()
    #expect(button.frame.minX == 20)
    #expect(badge.frame.maxX == 198)
    let (title, picture) = (try #require(button.titleLabel), try #require(button.imageView))
    #expect(picture.frame.minX == title.frame.maxX)
  }

  @Test func leftStaysLeft() {
    let root = root(300, 100)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let view = constrained(UIView(), "v", in: root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test func inequalitiesAndCentresAreMirrored() {
    let root = root(300, 100)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let (least, centre) = (constrained(UIView(), "least", in: root), constrained(UIView(), "centre", in: root))
    least.fix(width: 100)
    centre.fix(width: 100)
    least.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 23).isActive = true
    centre.leadingAnchor.constraint(equalTo: root.centerXAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(least.frame.maxX == 277)
    #expect(centre.frame.maxX == 140)
  }

  /// A third of the way from the leading edge is a third of the way from the right.
  @Test func multipliedPlacesAreMirrored() {
    let root = root(300, 100)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let view = constrained(UIView(), "v", in: root)
    NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 1.0 / 3,
      constant: 0
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 200)
  }

  @Test func systemSpacingIsMirrored() {
    let root = root(300, 100)
    root.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
    let view = constrained(UIView(), "v", in: root)
    view.fix(width: 10)
    view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 284)
  }
}
