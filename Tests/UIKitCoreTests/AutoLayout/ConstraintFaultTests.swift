import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Uses for which UIKit raises an exception are reported, and have no effect.
@MainActor @Suite(.ownEnvironment) struct ConstraintFaultTests {
  static func faults(_ actions: () -> Void) -> [String] {
    actions()
    return UIKitFaults.take()
  }

  static func constraint(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, hasSecondItem: Bool = true
  ) -> (NSLayoutConstraint, faults: [String], root: UIView) {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    var result = NSLayoutConstraint()
    let faults = faults {
      result = NSLayoutConstraint(
        item: view, attribute: first, relatedBy: .equal, toItem: hasSecondItem ? root : nil, attribute: second,
        multiplier: multiplier, constant: constant)
      result.isActive = true
    }
    return (result, faults, root)
  }

  /// Every pair of attributes, by UIKit's rules: lengths with lengths, positions with positions, and leading or
  /// trailing never with left or right. Positions of different axes may be combined: SnapKit's tests
  /// (`testMakeConstraints`, run on iOS) count `left == top` among the installed constraints.
  @Test func everyPairOfAttributes() {
    let sizes: Set<NSLayoutConstraint.Attribute> = [.width, .height]
    let directional: Set<NSLayoutConstraint.Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
    let absolute: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    for first in NSLayoutConstraint.Attribute.allCases {
      for second in NSLayoutConstraint.Attribute.allCases {
        let isAllowed =
          first != .notAnAttribute && second != .notAnAttribute
          && sizes.contains(first) == sizes.contains(second)
          && !(directional.contains(first) && absolute.contains(second))
          && !(absolute.contains(first) && directional.contains(second))
        let (constraint, faults, root) = Self.constraint(first, second)
        #expect(faults.isEmpty == isAllowed, "\(first) with \(second): \(faults)")
        #expect(constraint.isActive == isAllowed, "\(first) with \(second) in \(root)")
      }
    }
  }

  /// The value of a position on one axis is used on the other; leading counts from the side at which text begins.
  @Test(arguments: [(false, 80.0), (true, 110.0)])
  func aLeadingSideMayFollowATop(isMirrored: Bool, minX: Double) {
    let root = root(200, 200)
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    two.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
    one.fix(width: 10, height: 10)
    one.semanticContentAttribute = root.semanticContentAttribute
    let faults = Self.faults {
      NSLayoutConstraint(
        item: one, attribute: .leading, relatedBy: .equal, toItem: two, attribute: .top, multiplier: 1, constant: 50
      ).isActive = true
      root.layoutIfNeeded()
    }
    #expect(faults == [] && root.constraints.count == 2)
    #expect(one.numbers[0] == minX)
  }

  @Test func aPlaceAloneIsRefused() {
    let (constraint, faults, _) = Self.constraint(.left, .notAnAttribute, hasSecondItem: false)
    #expect(!constraint.isActive)
    #expect(faults.first?.hasPrefix("NSInvalidArgumentException: NSLayoutConstraint(item:") == true)
    #expect(faults.first?.contains("root/v") == true || faults.first?.contains("v.left") == true)
    #expect(Self.constraint(.left, .left, multiplier: 0).faults.count == 1)
    // A length times zero is a number.
    #expect(Self.constraint(.width, .width, multiplier: 0, constant: 5).faults.isEmpty)
    #expect(Self.constraint(.width, .notAnAttribute, constant: 5, hasSecondItem: false).faults.isEmpty)
  }

  @Test func itemsNeedACommonAncestor() {
    let (one, two) = (UIView(), UIView())
    (one.accessibilityIdentifier, two.accessibilityIdentifier) = ("one", "two")
    let constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor)
    let faults = Self.faults { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(faults.first?.contains("one.width == two.width") == true)
    #expect(faults.first?.contains("no common ancestor") == true)
  }

  @Test func aConstraintGoesToAViewAroundItsItems() {
    let root = root(100, 100)
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    let constraint = one.widthAnchor.constraint(equalTo: two.widthAnchor)
    #expect(Self.faults { one.addConstraint(constraint) }.count == 1)
    #expect(!constraint.isActive)
    #expect(Self.faults { root.addConstraint(constraint) }.isEmpty)
    #expect(root.constraints == [constraint])
    root.removeConstraint(constraint)
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  @Test func requiredStaysRequiredWhileActive() {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    let (required, optional) = (
      view.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalToConstant: 6).at(500)
    )
    NSLayoutConstraint.activate([required, optional])
    root.layoutIfNeeded()
    #expect(Self.faults { required.priority = .defaultHigh }.count == 1)
    #expect(Self.faults { optional.priority = .required }.count == 1)
    #expect(required.priority == .required && optional.priority.rawValue == 500)
    #expect(Self.faults { optional.priority = .defaultLow }.isEmpty)
    required.isActive = false
    #expect(Self.faults { required.priority = .defaultHigh }.isEmpty)
  }

  @Test func prioritiesHaveARange() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    for priority in [Float.nan, 0, -1, 1000.5] {
      #expect(Self.faults { constraint.priority = UILayoutPriority(priority) }.count == 1)
      #expect(Self.faults { view.setContentHuggingPriority(UILayoutPriority(priority), for: .vertical) }.count == 1)
    }
    #expect(constraint.priority == .required)
  }

  @Test func aSizeThatIsNotFiniteIsNone() {
    let root = root(100, 100)
    let view = constrained(Sized(.nan, 20), "v", in: root)
    view.fix(width: 3, height: 4)
    let faults = Self.faults { root.layoutIfNeeded() }
    #expect(faults.count == 1)
    #expect(faults.first?.contains("v.intrinsicContentSize") == true)
    #expect(view.numbers == [0, 0, 3, 4])
  }

  // MARK: What must not hurt

  @Test func constraintsOfRemovedViewsGo() {
    let root = root(100, 100)
    let box = constrained(UIView(), "box", in: root)
    let view = constrained(UIView(), "v", in: box)
    let other = constrained(UIView(), "other", in: root)
    let inside = view.widthAnchor.constraint(equalTo: box.widthAnchor)
    let across = other.widthAnchor.constraint(equalTo: view.widthAnchor)
    let size = box.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([inside, across, size])
    root.layoutIfNeeded()
    #expect(other.frame.width == 30)
    box.removeFromSuperview()
    #expect(inside.isActive && size.isActive && !across.isActive)
    root.layoutIfNeeded()
    #expect(other.frame.width == 0)
    root.addSubview(box)
    size.constant = 40
    across.isActive = true
    root.layoutIfNeeded()
    #expect(other.frame.width == 40)
  }

  @Test func aViewMayMoveToAnotherTree() {
    let (one, two) = (root(100, 100), root(200, 200))
    let view = constrained(UIView(), "v", in: one)
    let inner = constrained(UIView(), "inner", in: view)
    inner.fix(width: 10, height: 10)
    inner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    view.widthAnchor.constraint(equalTo: one.widthAnchor).isActive = true
    one.layoutIfNeeded()
    #expect(inner.numbers == [90, 0, 10, 10])
    two.addSubview(view)
    view.widthAnchor.constraint(equalTo: two.widthAnchor).isActive = true
    two.layoutIfNeeded()
    one.layoutIfNeeded()
    #expect(inner.numbers == [190, 0, 10, 10])
    #expect(one.constraints.isEmpty)
  }

  @Test func releasedItemsTakeTheirConstraintsAlong() {
    let root = root(100, 100)
    var constraint: NSLayoutConstraint?
    do {
      let gone = UIView()
      constraint = root.widthAnchor.constraint(equalTo: gone.widthAnchor)
    }
    #expect(Self.faults { constraint?.isActive = true }.count == 1)
    #expect(constraint?.isActive == false)
  }

  /// The number of pivots is proportional to the number of constraints.
  @Test func tenThousandConstraintsAreSolved() throws {
    let root = root(100, 100_000)
    var previous: UIView?
    for index in 0..<2_500 {
      let view = constrained(UIView(), "v\(index)", in: root)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
        view.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor, constant: 1),
        view.heightAnchor.constraint(equalToConstant: 2),
      ])
      previous = view
    }
    root.layoutIfNeeded()
    #expect(previous?.numbers == [0, 3 * 2_499 + 1, 100, 2])
    #expect(try #require(root.pivotCount) <= 4 * 10_000)
  }

  /// Constraints through a thousand levels, the largest depth of a hierarchy.
  @Test func deepTreesAreSolved() throws {
    let root = root(3_000, 100)
    var parent = root
    for level in 0..<1_000 {
      let view = constrained(UIView(), "v\(level)", in: parent)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-1-[v]-1-|", views: ["v": view]))
      parent = view
    }
    root.layoutIfNeeded()
    #expect(parent.frame.width == 1_000)
    #expect(try #require(root.pivotCount) <= 4 * 2_000)
  }
}
