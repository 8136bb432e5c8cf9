import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The list of arranged subviews, by Apple's documentation of `UIStackView`, and invalid uses.
@MainActor @Suite(.ownEnvironment) struct StackArrangedSubviewTests {
  final class Counting: UIStackView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  static func faults(_ call: () -> Void) -> [String] {
    call()
    return UIKitFaults.take()
  }

  @Test func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == CGFloat(0))
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  /// UIKit's header.
  @Test func rawValues() {
    let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func arrangedSubviewsAreSubviewsPlacedByConstraints() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func insertingChangesTheArrangementAlone() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.subviews == [a, b, c])
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.arrangedSubviews == [b, c, a])
    #expect(stack.subviews == [a, b, c])
  }

  /// UIKit's header says so about `insertArrangedSubview`; that adding is the same as inserting at the end is assumed.
  @Test func aViewIsArrangedOnce() {
    let (a, b) = (SizedView(10, 10), SizedView(20, 10))
    let stack = UIStackView(arrangedSubviews: [a, b, a])
    #expect(stack.arrangedSubviews == [b, a])
    let fixture = StackFixture(stack)
    #expect(agree(fixture.columns, [0, 20, 20, 10]))
  }

  @Test func aSubviewNeedNotBeArranged() {
    let stack = UIStackView()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.addSubview(view)
    #expect(stack.arrangedSubviews.isEmpty)
    let fixture = StackFixture(stack)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    fixture.stack.addArrangedSubview(view)
    #expect(stack.subviews == [view])
    #expect(stack.arrangedSubviews == [view])
  }

  @Test func removingFromTheArrangementKeepsTheSubview() {
    let fixture = StackFixture([(10, 10), (20, 10), (30, 10)])
    let first = fixture.views[0]
    fixture.stack.removeArrangedSubview(first)
    fixture.layOut()
    #expect(first.superview === fixture.stack)
    #expect(agree(fixture.columns, [0, 20, 20, 30]))
  }

  @Test func removingTheSubviewRemovesItFromTheArrangement() {
    let fixture = StackFixture([(10, 10), (20, 10)])
    let first = fixture.views[0]
    first.removeFromSuperview()
    #expect(fixture.views.count == 1)
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 20]))
  }

  @Test func aViewMovesToAnotherStackView() {
    let fixture = StackFixture([(10, 10), (20, 10)])
    let (first, other) = (fixture.views[0], UIStackView())
    other.addArrangedSubview(first)
    #expect(fixture.views.count == 1)
    #expect(other.arrangedSubviews == [first])
  }

  @Test func removedViewsAreReleased() {
    let fixture = StackFixture([(10, 10), (20, 10)])
    weak let removed: UIView? = fixture.views[0]
    removed?.removeFromSuperview()
    #expect(removed == nil)
  }

  // MARK: Constraints

  @Test func constraintsAreMadeAnewOnlyIfSomethingChanged() throws {
    let stack = Counting(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    let fixture = StackFixture(stack)
    let (built, updates) = (stack.arrangementConstraints, stack.updates)
    var isUnchanged: Bool { stack.arrangementConstraints.elementsEqual(built) { $0 === $1 } }
    fixture.layOut()
    #expect(stack.updates == updates)
    stack.spacing = 0
    stack.axis = .horizontal
    fixture.layOut()
    #expect(isUnchanged)
    try #require(fixture.views[0] as? SizedView).size.width = 15
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 15, 15, 20]))
    #expect(isUnchanged)
    stack.spacing = 4
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 15, 19, 20]))
    #expect(built.filter { !$0.isActive }.map(\.identifier) == ["UISV-spacing"])
    #expect(stack.arrangementConstraints.allSatisfy { $0.isActive })
  }

  @Test func everyPropertyTakesEffect() {
    let fixture = StackFixture([(10, 10), (20, 20)], width: 100, height: 50)
    fixture.stack.axis = .vertical
    fixture.stack.alignment = .center
    fixture.stack.distribution = .equalSpacing
    fixture.layOut()
    #expect(agree(fixture.columns, [45, 10, 40, 20]))
    #expect(agree(fixture.rows, [0, 10, 30, 20]))
  }

  @Test func aStackViewHasABackground() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(stack.record().displayList.flatCommands.isEmpty)
    stack.backgroundColor = .red
    #expect(stack.record().displayList.flatCommands.count == 1)
  }

  // MARK: Refusals

  @Test(arguments: [-1, 3, .max, .min])
  func indicesOutOfRange(index: Int) {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let faults = Self.faults { stack.insertArrangedSubview(UIView(), at: index) }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UIStackView.insertArrangedSubview: index \(index) is not from 0 to the "
          + "number of arranged subviews, 2"
      ])
    #expect(stack.subviews.count == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func spacingThatIsNotFinite(spacing: CGFloat) {
    let fixture = StackFixture([(10, 10), (20, 10)], spacing: 6)
    let faults = Self.faults {
      fixture.stack.spacing = spacing
      fixture.stack.setCustomSpacing(spacing, after: fixture.views[0])
    }
    #expect(
      faults == [
        "NSInternalInconsistencyException: UIStackView.spacing = \(spacing): it is not finite",
        "NSInternalInconsistencyException: UIStackView.setCustomSpacing = \(spacing): it is not finite",
      ])
    fixture.layOut()
    #expect(agree(fixture.columns, [0, 10, 16, 20]))
  }

  @Test func aStackViewIsNotArrangedInItself() {
    let (outer, inner) = (UIStackView(), UIStackView())
    outer.addArrangedSubview(inner)
    let faults = Self.faults {
      outer.addArrangedSubview(outer)
      inner.addArrangedSubview(outer)
    }
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.hasPrefix("NSInvalidArgumentException: addSubview: ") })
    #expect(outer.arrangedSubviews == [inner])
    #expect(inner.arrangedSubviews.isEmpty)
  }

  @Test func spacingsOfAnySizeAreSolved() {
    for spacing in [1e300, -1e300, 1e-300, 1e9] as [CGFloat] {
      let fixture = StackFixture([(10, 10), (20, 10)], spacing: spacing, width: 100)
      #expect(fixture.views.allSatisfy { $0.frame.size.width.isFinite }, "\(spacing)")
    }
  }
}
