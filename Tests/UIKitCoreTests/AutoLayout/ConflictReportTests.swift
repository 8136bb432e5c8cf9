import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// A conflict is reported once for as long as it lasts, with constraints that are active, regardless of earlier
/// activations and deactivations.
@MainActor @Suite struct ConflictReportTests {
  /// Required widths of one view, the first of which contradicts the others.
  static func widths(_ lengths: [CGFloat]) -> (root: UIView, view: UIView, set: [NSLayoutConstraint]) {
    let root = root(1_000, 1_000)
    let view = constrained(UIView(), "v", in: root)
    return (root, view, lengths.map { view.widthAnchor.constraint(equalToConstant: $0) })
  }

  @Test func everyReportSaysItOnce() {
    let (root, _, set) = Self.widths([10, 20])
    NSLayoutConstraint.activate(set)
    let message = ConflictTests.message(set, breaks: set[1])
    #expect(ConflictTests.messages(root) == [message])
    #expect(ConflictTests.messages(root) == [message])
    root.setNeedsLayout()
    #expect(ConflictTests.messages(root) == [message])
  }

  @Test func eachBrokenConstraintHasItsReport() {
    let (root, _, set) = Self.widths([10, 20, 30])
    NSLayoutConstraint.activate(set)
    #expect(
      ConflictTests.messages(root) == [
        ConflictTests.message([set[0], set[1]], breaks: set[1]),
        ConflictTests.message([set[0], set[2]], breaks: set[2]),
      ])
  }

  @Test func whatIsTakenBackBeforeLayoutNeverHappened() {
    let (root, view, set) = Self.widths([10, 20])
    NSLayoutConstraint.activate(set)
    set[0].isActive = false
    #expect(ConflictTests.messages(root) == [])
    #expect(view.frame.width == 20)
  }

  @Test func aMemberThatGoesSolvesTheConflict() {
    let (root, view, set) = Self.widths([10, 20])
    NSLayoutConstraint.activate(set)
    #expect(ConflictTests.messages(root).count == 1)
    set[0].isActive = false
    #expect(ConflictTests.messages(root) == [])
    #expect(view.frame.width == 20)
    set[0].isActive = true
    #expect(ConflictTests.messages(root) == [ConflictTests.message([set[1], set[0]], breaks: set[0])])
  }

  /// The first contradicts the second and the third. Without it, these contradict each other.
  @Test func whatStaysBrokenWithoutAMemberIsReportedAnew() {
    let (root, view, set) = Self.widths([10, 20, 30])
    NSLayoutConstraint.activate(set)
    #expect(ConflictTests.messages(root).count == 2)
    set[0].isActive = false
    #expect(ConflictTests.messages(root) == [ConflictTests.message([set[1], set[2]], breaks: set[2])])
    #expect(view.frame.width == 20)
    set[1].isActive = false
    #expect(ConflictTests.messages(root) == [])
    #expect(view.frame.width == 30)
  }

  @Test func changesBetweenLayoutsCountTogether() {
    let (root, view, set) = Self.widths([10, 20, 30])
    NSLayoutConstraint.activate([set[0], set[1]])
    root.layoutIfNeeded()
    set[0].isActive = false
    set[2].isActive = true
    set[1].isActive = false
    set[0].isActive = true
    #expect(ConflictTests.messages(root) == [ConflictTests.message([set[2], set[0]], breaks: set[0])])
    #expect(view.frame.width == 30)
  }

  @Test func constantsMakeAndSolveConflicts() {
    let (root, view, set) = Self.widths([10, 10])
    NSLayoutConstraint.activate(set)
    #expect(ConflictTests.messages(root) == [])
    set[1].constant = 20
    #expect(ConflictTests.messages(root) == [ConflictTests.message(set, breaks: set[1])])
    set[0].constant = 20
    #expect(ConflictTests.messages(root) == [])
    #expect(view.frame.width == 20)
  }

  @Test func aRemovedViewTakesItsConflictAlong() {
    let (root, view, set) = Self.widths([10, 20])
    NSLayoutConstraint.activate(set)
    #expect(ConflictTests.messages(root).count == 1)
    view.removeFromSuperview()
    #expect(ConflictTests.messages(root) == [])
    root.addSubview(view)
    #expect(ConflictTests.messages(root) == [ConflictTests.message(set, breaks: set[1])])
  }

  /// One addition may contradict several others independently: all broken ones are reported.
  @Test func everythingThatIsBrokenIsReported() {
    let root = root(1_000, 1_000)
    let (one, two) = (constrained(UIView(), "one", in: root), constrained(UIView(), "two", in: root))
    let widths = [one.widthAnchor.constraint(equalToConstant: 10), two.widthAnchor.constraint(equalToConstant: 20)]
    let sum = [
      one.leftAnchor.constraint(equalTo: root.leftAnchor), two.leftAnchor.constraint(equalTo: one.rightAnchor),
      two.rightAnchor.constraint(equalTo: root.rightAnchor), one.widthAnchor.constraint(equalTo: two.widthAnchor),
    ]
    NSLayoutConstraint.activate(widths + sum)
    let messages = ConflictTests.messages(root)
    let broken = (widths + sum).filter { constraint in
      messages.contains { $0.hasSuffix("breaking constraint \(constraint).") }
    }
    #expect(broken.count == messages.count && messages.count == 2, "\(messages)")
    // Without the broken ones there is no conflict.
    NSLayoutConstraint.deactivate(broken)
    #expect(ConflictTests.messages(root) == [])
  }

  @Test func whatNamesNoVariableFollowsItsConstant() {
    let root = root(100, 100)
    let constraint = root.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1, constant: 1)
    constraint.isActive = true
    #expect(ConflictTests.messages(root).count == 1)
    constraint.constant = 0
    #expect(ConflictTests.messages(root) == [])
    constraint.constant = 2
    #expect(ConflictTests.messages(root) == [ConflictTests.message([constraint], breaks: constraint)])
    constraint.isActive = false
    #expect(ConflictTests.messages(root) == [])
  }

  /// Twelve views, each to the right of the previous one and the first to the right of the last; each at least 5 wide.
  /// For each of the 24 constraints there are at most as many pivots as constraints.
  @Test func conflictsInACircleEnd() throws {
    let root = root(1_000, 1_000)
    let views = (0..<12).map { constrained(UIView(), "v\($0)", in: root) }
    let circle = views.indices.map { index in
      views[(index + 1) % 12].leftAnchor.constraint(equalTo: views[index].rightAnchor, constant: 1)
    }
    NSLayoutConstraint.activate(circle + views.map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 5) })
    let messages = ConflictTests.messages(root)
    // Breaking one link is enough: the sizes that were broken before it hold again.
    #expect(messages.count == 1, "\(messages)")
    #expect(try #require(root.pivotCount) <= 24 * 24)
    #expect(views.allSatisfy { $0.bounds.width >= 5 })
    #expect(views.allSatisfy { $0.numbers.allSatisfy { $0.isFinite } })
    circle[7].isActive = false
    #expect(ConflictTests.messages(root) == [])
    for (index, view) in views.enumerated() {
      let place = (index + 12 - 8) % 12
      #expect(view.frame.minX - views[8].frame.minX == CGFloat(6 * place), "view \(index)")
    }
  }

  /// A size is broken first, but if that leaves another conflict in which an edge is broken, it holds again.
  @Test func aSizeHoldsAgainOnceAnEdgeIsBroken() {
    let root = root(300, 100)
    let view = constrained(UIView(), "a", in: root)
    let trailing = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -200)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200), trailing,
      view.widthAnchor.constraint(equalToConstant: 60), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let messages = ConflictTests.messages(root)
    #expect(messages.count == 1 && messages[0].hasSuffix("breaking constraint \(trailing)."), "\(messages)")
    #expect(view.frame == CGRect(x: 200, y: 0, width: 60, height: 10))
  }

  /// Every second of 200 views in a row without room for any of the distances breaks a set of hundreds.
  @Test func aMessageNamesAHundredConstraintsAtMost() throws {
    let root = root(100, 100)
    let stack = UIStackView(arrangedSubviews: (0..<200).map { _ in UIView() })
    stack.distribution = .equalSpacing
    stack.spacing = 5
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(stack)
    let messages = ConflictTests.messages(root)
    #expect(messages.count > 100)
    #expect(messages.allSatisfy { $0.components(separatedBy: ", <").count <= 100 })
    #expect(try #require(messages.max { $0.count < $1.count }).contains(#/and \d+ more\. Will attempt/#))
  }
}
