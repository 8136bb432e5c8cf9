import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// `updateViewConstraints()`: "called when the view controller's view needs to update its constraints", which calls the
/// view's `updateConstraints()` (Apple's documentation).
@MainActor @Suite struct ControllerConstraintTests {
  @MainActor final class Notes {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class NotingView: UIView {
    var notes: Notes?
    override func updateConstraints() {
      notes?.lines.append("updateConstraints \(accessibilityIdentifier ?? "")")
      super.updateConstraints()
    }
  }

  final class Controller: UIViewController {
    let notes = Notes()
    var onUpdate: (() -> Void)?
    override func updateViewConstraints() {
      notes.lines.append("updateViewConstraints")
      onUpdate?()
      super.updateViewConstraints()
    }
    override func viewLayoutMarginsDidChange() { notes.lines.append("viewLayoutMarginsDidChange") }
    override func viewWillLayoutSubviews() { notes.lines.append("viewWillLayoutSubviews") }
  }

  static func screen() -> (Controller, root: NotingView, inner: NotingView) {
    let controller = Controller()
    let root = NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.accessibilityIdentifier = "root"
    controller.view = root
    let inner = constrained(NotingView(), "inner", in: root)
    (root.notes, inner.notes) = (controller.notes, controller.notes)
    inner.fix(width: 10, height: 10)
    return (controller, root, inner)
  }

  @Test func theControllerTakesTheViewsTurn() {
    let (controller, root, inner) = Self.screen()
    let order = [
      "updateConstraints inner", "updateViewConstraints", "updateConstraints root", "viewWillLayoutSubviews",
    ]
    root.layoutIfNeeded()
    #expect(controller.notes.take() == order)
    root.layoutIfNeeded()
    #expect(controller.notes.take() == [])
    root.setNeedsUpdateConstraints()
    #expect(root.needsUpdateConstraints() && !inner.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(!root.needsUpdateConstraints())
    #expect(controller.notes.take() == ["updateViewConstraints", "updateConstraints root"])
    inner.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(controller.notes.take() == ["updateConstraints inner"])
  }

  @Test func constraintsMadeThereCountInTheSamePass() {
    let (controller, root, inner) = Self.screen()
    var leading: NSLayoutConstraint?
    controller.onUpdate = {
      if leading == nil {
        leading = inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7)
        leading?.isActive = true
      }
    }
    root.layoutIfNeeded()
    #expect(inner.numbers == [7, 0, 10, 10])
  }

  @Test func withoutAViewNothingIsUpdated() {
    let controller = Controller()
    controller.updateViewConstraints()
    #expect(controller.notes.take() == ["updateViewConstraints"])
    #expect(!controller.isViewLoaded)
  }

  /// "Called to notify the view controller that the layout margins of its root view changed" (Apple's documentation).
  @Test func theControllerHearsOfItsViewsMargins() {
    let (controller, root, inner) = Self.screen()
    _ = controller.notes.take()
    inner.layoutMargins.left = 20
    #expect(controller.notes.take() == [])
    root.layoutMargins.left = 20
    #expect(controller.notes.take() == ["viewLayoutMarginsDidChange"])
  }
}
