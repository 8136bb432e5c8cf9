import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import UIKitPresentation

/// Popovers, adaptation and presentation controllers of an app's own, by Apple's documentation.
@MainActor @Suite(.ownEnvironment) struct AdaptationTests {
  private func popover(from screen: Screen) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 240, height: 160)
    controller.popoverPresentationController?.sourceView = screen.root.view
    controller.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 100, width: 40, height: 40)
    return controller
  }

  @Test func aPopoverIsASheetWhereTheWidthIsCompact() {
    let screen = Screen()
    let controller = popover(from: screen)
    screen.root.present(controller, animated: false)
    #expect(screen.frame(of: controller.view).minY == 69)
  }

  @Test func aDelegateKeepsItAPopover() {
    let screen = Screen()
    let (controller, delegate) = (popover(from: screen), KeepsStyle())
    controller.popoverPresentationController?.delegate = delegate
    screen.root.present(controller, animated: false)
    // The source is at the left edge: the content stays 10 points away from it.
    #expect(screen.frame(of: controller.view) == CGRect(x: 10, y: 153, width: 240, height: 160))
    #expect(delegate.wasTold)
  }

  @Test func aPopoverWithoutArrowsLiesOverItsSource() {
    let screen = Screen(isPad: true)
    let controller = popover(from: screen)
    controller.popoverPresentationController?.permittedArrowDirections = []
    controller.popoverPresentationController?.sourceRect = CGRect(x: 410, y: 590, width: 0, height: 0)
    screen.root.present(controller, animated: false)
    #expect(screen.frame(of: controller.view) == CGRect(x: 290, y: 510, width: 240, height: 160))
    #expect(controller.popoverPresentationController?.arrowDirection == [])
  }

  @Test func aPopoverFromAWholeViewIsSeen() {
    let screen = Screen(isPad: true)
    let controller = popover(from: screen)
    controller.popoverPresentationController?.sourceRect = .null
    screen.root.present(controller, animated: false)
    #expect(screen.frame(of: controller.view) == CGRect(x: 290, y: 510, width: 240, height: 160))
  }

  @Test func aBarButtonItemIsASource() {
    let screen = Screen(isPad: true)
    let (controller, item) = (
      popover(from: screen), UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    )
    let view = UIView(frame: CGRect(x: 600, y: 30, width: 60, height: 44))
    screen.root.view.addSubview(view)
    item.displayedView = view
    controller.popoverPresentationController?.barButtonItem = item
    screen.root.present(controller, animated: false)
    #expect(screen.frame(of: controller.view).midX == 630 && screen.frame(of: controller.view).minY == 87)
  }

  @Test func anItemInABarIsASource() throws {
    let content = UIViewController()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    content.navigationItem.rightBarButtonItem = item
    let screen = Screen(UINavigationController(rootViewController: content), isPad: true)
    let controller = popover(from: screen)
    controller.popoverPresentationController?.barButtonItem = item
    content.present(controller, animated: false)
    let (button, frame) = (screen.frame(of: try #require(item.displayedView)), screen.frame(of: controller.view))
    #expect(screen.window.takeFaultsOfTree().isEmpty)
    #expect(abs(frame.minY - button.maxY - 13) <= 0.5 && frame.maxX == 810 && button.maxX > 700)
  }

  @Test func aPopoverWithoutASourceIsUIKitsException() {
    let screen = Screen(isPad: true)
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    screen.root.present(controller, animated: false)
    let faults = screen.window.takeFaultsOfTree()
    #expect(
      faults.count == 1 && faults[0].hasPrefix("NSGenericException: UIPopoverPresentationController: it has neither"))
    #expect(screen.frame(of: controller.view).midX == 410)
  }

  @Test func anAppsOwnPresentationControllerPlacesItsView() throws {
    let screen = Screen()
    let (controller, delegate) = (UIViewController(), BottomDelegate())
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    screen.root.present(controller, animated: false)
    let presentation = try #require(controller.presentationController as? BottomPresentation)
    #expect(screen.frame(of: controller.view) == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(
      presentation.calls == ["willBegin true", "didEnd true"] && presentation.presentingViewController === screen.root)
    #expect(screen.root.view.superview === screen.window)
    controller.dismiss(animated: false)
    #expect(presentation.calls.suffix(2) == ["willBeginDismissal", "didEndDismissal true"])
    #expect(presentation.containerView == nil)
  }

  @Test func systemScreensArePlaceholdersWithAFinding() {
    let screens = [
      UIActivityViewController(activityItems: ["a"], applicationActivities: nil),
      UIDocumentPickerViewController(forExporting: []), UIImagePickerController(),
    ]
    for controller in screens {
      let screen = Screen()
      screen.root.present(controller, animated: false)
      let findings = screen.window.record().findings.filter { $0.kind == .placeholderScreen }
      #expect(
        findings.map(\.message) == [
          "\(type(of: controller)) is a screen that the system draws, and a placeholder stands in."
        ])
      #expect(screen.views(UILabel.self).contains { $0.text == "\(type(of: controller))" })
    }
  }
}

private final class KeepsStyle: NSObject, UIPopoverPresentationControllerDelegate {
  var wasTold = false

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    wasTold = true
  }
}

private final class BottomPresentation: UIPresentationController {
  var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 300, width: bounds.width, height: 300)
  }

  override func presentationTransitionWillBegin() { calls.append("willBegin \(containerView != nil)") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd \(completed)") }
  override func dismissalTransitionWillBegin() { calls.append("willBeginDismissal") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didEndDismissal \(completed)") }
}

private final class BottomDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BottomPresentation(presentedViewController: presented, presenting: presenting)
  }
}
