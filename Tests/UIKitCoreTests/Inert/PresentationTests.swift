import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Presentations are recorded on both sides, by UIKit's rules, but not shown.
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
    #expect(root.presentedViewController == nil && first.presentedViewController === second)
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

  @Test func thePresentationControllerIsThatOfTheStyle() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController != nil && controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController === controller.presentationController)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController != nil)
    #expect(controller.sheetPresentationController?.detents.map(\.identifier) == [.large])
  }

  @Test func anAlertHasOneWayToCancel() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    for title in ["Cancel", "Never mind"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    #expect(alert.actions.map(\.title) == ["Cancel"] && alert.title == "Title")
    #expect(
      UIKitFaults.take() == [
        "NSInternalInconsistencyException: UIAlertController.addAction: an alert can have one action with the style "
          + "cancel only"
      ])
  }

  @Test("Storyboards and nibs are not read: each call is a fault")
  func files() {
    UIViewController().performSegue(withIdentifier: "next", sender: nil)
    _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")
    _ = UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil)
    #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UIViewController.performSegue(withIdentifier: \"next\"): the receiver has no segue of "
          + "this name, as storyboards are not read",
        "UIStoryboard(name: \"Main\"), asked for \"Home\", is not supported yet. Make the controller in code.",
        "UINib(nibName: \"Row\") is not supported yet. Make the views in code.",
        "UINib(nibName: \"Cell\") is not supported yet. Make the views in code.",
      ])
  }
}
