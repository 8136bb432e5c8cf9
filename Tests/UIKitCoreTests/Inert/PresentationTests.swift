import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Presentations are known on both sides, by UIKit's rules; without a window they are not shown.
@MainActor @Suite(.ownEnvironment) struct PresentationTests {
  @Test func theOutermostControllerPresents() {
    let (root, child, sheet) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    var completions = 0
    child.present(sheet, animated: true) { completions += 1 }
    #expect(root.presentedViewController === sheet && child.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root && !sheet.isViewLoaded)
    sheet.dismiss(animated: true) { completions += 1 }
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil && completions == 2)
  }

  @Test func aSecondPresentationIsNotMade() {
    let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
    root.present(first, animated: false)
    root.present(second, animated: false) { Issue.record("it was not presented") }
    #expect(root.presentedViewController === first)
    first.present(second, animated: false)
    root.dismiss(animated: false)
    // Apple's documentation of dismiss(animated:completion:): all above the immediate child are dismissed, too.
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test func whatIsPresentedAlreadyIsAFault() {
    let (one, other, sheet) = (UIViewController(), UIViewController(), UIViewController())
    one.present(one, animated: false)
    one.present(sheet, animated: false)
    other.present(sheet, animated: false)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIViewController.present: a view controller was presented by itself",
        "NSInvalidArgumentException: UIViewController.present: it is presented already",
      ])
  }

  @Test func whatPresentsOrHasAParentIsAFault() {
    let (root, sheet, child) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)
    root.present(sheet, animated: false)
    sheet.present(root, animated: false)
    sheet.present(child, animated: false)
    #expect(sheet.presentedViewController == nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIViewController.present: the view controller is active: it presents the one that "
          + "would present it",
        "NSInvalidArgumentException: UIViewController.present: it has a parent view controller",
      ])
  }

  @Test func thePresentationControllerIsThatOfTheStyle() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil && controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController === controller.presentationController)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController != nil)
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
  }

  @Test("A document that is nowhere is a fault that names it, and so is a segue of a controller without a storyboard")
  func files() {
    UIViewController().performSegue(withIdentifier: "next", sender: nil)
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")
    _ = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil)
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    let faults = UIKitFaults.take()
    #expect(faults.count == 4)
    #expect(
      faults.first
        == "NSInvalidArgumentException: UIViewController.performSegue(withIdentifier: \"next\"): the receiver has no segue "
        + "of this name")
    for (fault, name) in zip(faults.dropFirst(), ["Main", "Row", "Nowhere"]) { #expect(fault.contains("\"\(name)\"")) }
  }
}
