import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The order of an update: constraints from the leaves up, then layout from the root down (Apple's documentation of
/// `updateConstraints()` and `layoutSubviews()`).
@MainActor @Suite(.ownEnvironment) struct LayoutOrderTests {
  final class Noting: UIView {
    static var notes: [String] = []
    override func updateConstraints() {
      Noting.notes.append("update \(accessibilityIdentifier ?? "")")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      Noting.notes.append("layout \(accessibilityIdentifier ?? "")")
    }
  }

  @Test func constraintsGoUpAndLayoutGoesDown() {
    let root = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.accessibilityIdentifier = "root"
    let middle = constrained(Noting(), "middle", in: root)
    let leaf = constrained(Noting(), "leaf", in: middle)
    let other = constrained(Noting(), "other", in: root)
    Noting.notes = []
    root.layoutIfNeeded()
    #expect(
      Noting.notes == [
        "update leaf", "update middle", "update other", "update root", "layout root", "layout middle", "layout leaf",
        "layout other",
      ])
    Noting.notes = []
    leaf.setNeedsUpdateConstraints()
    #expect(leaf.needsUpdateConstraints() && !other.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(Noting.notes == ["update leaf"])
  }

  @Test func subviewsHaveTheirFramesAfterTheSuperclass() {
    final class Reading: UIView {
      var before: CGRect?
      var after: CGRect?
      override func layoutSubviews() {
        before = before ?? subviews.first?.frame
        super.layoutSubviews()
        after = after ?? subviews.first?.frame
      }
    }
    let root = Reading(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrained(UIView(), "v", in: root)
    view.fix(width: 10, height: 20)
    root.layoutIfNeeded()
    #expect(root.before == .zero)
    #expect(root.after == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func constraintsMadeWhileUpdatingCount() {
    final class Making: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        if constraints.isEmpty {
          let view = constrained(UIView(), "v", in: self)
          NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: widthAnchor), view.heightAnchor.constraint(equalTo: heightAnchor),
          ])
        }
        super.updateConstraints()
      }
    }
    let root = Making(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    root.layoutIfNeeded()
    #expect(root.subviews.first?.numbers == [0, 0, 100, 50])
  }

  @Test func constantsMayChangeDuringLayout() {
    final class Adjusting: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant = bounds.width / 2
      }
    }
    let root = Adjusting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrained(UIView(), "v", in: root)
    root.width = view.widthAnchor.constraint(equalToConstant: 7)
    root.width?.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    root.frame.size.width = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func aViewPlacedByHandAfterLayoutStays() {
    final class Moving: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let root = Moving(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = constrained(UIView(), "v", in: root)
    view.fix(width: 10, height: 20)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!UIKitFaults.take().contains { $0.hasPrefix("UIViewLayoutFeedbackLoop") })
  }

  /// Layout sets `bounds`, not `frame`.
  @Test func anOverrideOfBoundsHearsOfIt() {
    final class Hearing: UIView {
      var widths: [CGFloat] = []
      override var bounds: CGRect { didSet { widths.append(bounds.width) } }
    }
    let root = root(100, 100)
    let view = constrained(Hearing(), "v", in: root)
    view.fix(width: 10, height: 20)
    root.layoutIfNeeded()
    #expect(view.widths == [10])
  }
}
