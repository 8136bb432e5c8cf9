import Findings
import Foundation
import PresentationGeometry
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import UIKitPresentation

/// Presentations in windows: what is called, what is where, and what is left afterwards. The rules are Apple's
/// documentation's; frames of sheets are ResearchKit's pictures' (high).
@MainActor @Suite(.ownEnvironment) struct PresentingTests {
  @Test func aSheetAppearsAndDisappearsWithItsCallbacks() {
    let (screen, sheet) = (Screen(Witness()), Witness())
    var completions = 0
    screen.root.present(sheet, animated: true) { completions += 1 }
    #expect(sheet.calls == ["willAppear true", "isAppearing", "didAppear"] && completions == 1)
    #expect(sheet.view.window === screen.window && !sheet.isBeingPresented)
    sheet.dismiss(animated: true) { completions += 1 }
    #expect(sheet.calls.suffix(2) == ["willDisappear true", "didDisappear"] && completions == 2)
    #expect(sheet.view.window == nil && screen.window.subviews == [screen.root.view])
    #expect((screen.root as? Witness)?.calls == ["willAppear false", "isAppearing", "didAppear"])
  }

  @Test func aFullScreenPresentationRemovesItsPresenter() {
    let (screen, whole) = (Screen(Witness()), Witness())
    whole.modalPresentationStyle = .fullScreen
    screen.root.present(whole, animated: false)
    #expect(screen.frame(of: whole.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(screen.root.view.superview == nil && whole.view.safeAreaInsets.top == 59)
    #expect((screen.root as? Witness)?.calls.suffix(2) == ["willDisappear false", "didDisappear"])
    screen.root.dismiss(animated: false)
    #expect(screen.window.subviews == [screen.root.view])
    #expect((screen.root as? Witness)?.calls.suffix(3) == ["willAppear false", "isAppearing", "didAppear"])
  }

  @Test func overFullScreenKeepsIt() {
    let (screen, whole) = (Screen(), UIViewController())
    whole.modalPresentationStyle = .overFullScreen
    screen.root.present(whole, animated: false)
    #expect(screen.root.view.superview === screen.window && screen.frame(of: whole.view).height == 852)
  }

  @Test func aPageSheetLeavesItsPresenterAsACard() throws {
    let (screen, sheet) = (Screen(), UIViewController())
    screen.root.present(sheet, animated: false)
    #expect(screen.frame(of: sheet.view) == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let card = screen.root.view.frame
    #expect(close(card.minX, 16) && close(card.minY, 59) && close(card.width, 361))
    #expect(screen.root.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(screen.root.view.safeAreaInsets.top == 59 && screen.root.view.layer.cornerRadius == 10)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    sheet.dismiss(animated: false)
    #expect(screen.root.view.frame.width == 393 && screen.root.view.transform == .identity)
    #expect(screen.root.view.layer.cornerRadius == 0 && !screen.root.view.clipsToBounds)
  }

  @Test func aSheetOnASheetMakesThatTheCard() throws {
    let (screen, first, second) = (Screen(), UIViewController(), UIViewController())
    screen.root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(screen.frame(of: second.view).minY == 69)
    let card = try #require(first.view.superview)
    #expect(close(card.frame.minX, 16) && close(card.frame.minY, 59))
    screen.root.dismiss(animated: false)
    #expect(screen.window.subviews == [screen.root.view] && first.presentedViewController == nil)
  }

  @Test func detents() throws {
    let (screen, sheet) = (Screen(), UIViewController())
    let controller = try #require(sheet.sheetPresentationController)
    controller.detents = [
      .custom(identifier: .init("none")) { _ in nil }, .custom(identifier: .init("low")) { _ in 200 }, .medium(),
      .large(),
    ]
    controller.prefersGrabberVisible = true
    screen.root.present(sheet, animated: false)
    #expect(screen.frame(of: sheet.view).height == 234 && screen.root.view.frame.width == 393)
    controller.animateChanges { controller.selectedDetentIdentifier = .medium }
    #expect(screen.frame(of: sheet.view).height == 459)
    controller.largestUndimmedDetentIdentifier = .medium
    screen.window.layoutIfNeeded()
    #expect(screen.views(DimmingView.self).allSatisfy { $0.isHidden })
    #expect(screen.window.subviews.last?.accessibilityViewIsModal == false)
    controller.selectedDetentIdentifier = .large
    #expect(screen.frame(of: sheet.view).minY == 69 && close(screen.root.view.frame.width, 361))
    #expect(screen.views(DimmingView.self).allSatisfy { !$0.isHidden })
  }

  /// ResearchKit's pictures: 69 to 125 in a page sheet at 393 by 852, the same height in a medium one (high).
  @Test func aNavigationBarInASheetIs56High() throws {
    let (screen, content) = (Screen(), UIViewController())
    let navigation = UINavigationController(rootViewController: content)
    screen.root.present(navigation, animated: false)
    #expect(screen.frame(of: navigation.navigationBar) == CGRect(x: 0, y: 69, width: 393, height: 56))
    #expect(content.view.safeAreaInsets.top == 56 && content.view.safeAreaInsets.bottom == 34)
    let controller = try #require(navigation.sheetPresentationController)
    controller.prefersGrabberVisible = true
    controller.detents = [.medium()]
    #expect(screen.frame(of: navigation.navigationBar) == CGRect(x: 0, y: 393, width: 393, height: 56))
  }

  @Test func heightsThatAreNoNumbersCountAsDisabled() {
    let (screen, sheet) = (Screen(), UIViewController())
    sheet.sheetPresentationController?.detents = [.custom { _ in .nan }, .custom { _ in .infinity }]
    screen.root.present(sheet, animated: false)
    #expect(screen.frame(of: sheet.view).minY == 69)
  }

  @Test func atCompactHeightASheetIsTheWholeScreen() {
    let (screen, sheet) = (Screen(isLandscape: true), UIViewController())
    screen.root.present(sheet, animated: false)
    #expect(screen.frame(of: sheet.view) == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(sheet.view.safeAreaInsets.left == 59)
  }

  @Test func formSheetsAreNarrowOnTablets() {
    let (screen, sheet) = (Screen(isPad: true), UIViewController())
    sheet.modalPresentationStyle = .formSheet
    screen.root.present(sheet, animated: false)
    #expect(screen.frame(of: sheet.view) == CGRect(x: 140, y: 280, width: 540, height: 620))
    #expect(sheet.traitCollection.horizontalSizeClass == .compact && screen.root.view.frame.width == 820)
  }

  @Test func whatIsPresentedBeforeThereIsAWindowIsShownInIt() {
    let (root, sheet, above) = (UIViewController(), Witness(), Witness())
    root.present(sheet, animated: false)
    sheet.present(above, animated: false)
    #expect(!sheet.isViewLoaded)
    let screen = Screen(root)
    #expect(screen.frame(of: sheet.view) != .null && above.view.window === screen.window)
    let other = Screen(root, isPad: true)
    #expect(sheet.view.window === other.window && other.frame(of: above.view).width == 704)
    #expect(root.view.transform == .identity)
  }

  @Test func presentationsThatUIKitWarnsOfAreFindings() {
    let (screen, first) = (Screen(), UIViewController())
    screen.root.present(first, animated: false)
    screen.root.present(UITableViewStandIn(), animated: false)
    #expect(screen.root.presentedViewController === first)
    let findings = screen.window.record().findings.filter { $0.kind == .ignoredPresentation }
    #expect(
      findings.map(\.message) == [
        "Attempt to present UITableViewStandIn on UIViewController, which is already presenting UIViewController."
      ])
  }

  /// A child that presents before it has a parent: in the hierarchy the outermost controller presents, and only one.
  @Test func childrenPresentByTheirOutermostParent() {
    let (tabs, first, second) = (UITabBarController(), UIViewController(), UIViewController())
    let (own, inFirst, inSecond) = (Witness(), Witness(), UITableViewStandIn())
    first.present(inFirst, animated: false)
    second.present(inSecond, animated: false)
    tabs.viewControllers = [first, second]
    let screen = Screen(tabs)
    #expect(inFirst.presentingViewController === tabs && inFirst.view.window === screen.window)
    #expect(inSecond.presentingViewController == nil && !inSecond.isViewLoaded)
    tabs.present(own, animated: false)
    #expect(own.presentingViewController == nil && tabs.presentedViewController === inFirst)
    let findings = screen.window.record().findings.filter { $0.kind == .ignoredPresentation }
    #expect(
      findings.map(\.message) == [
        "Attempt to present UITableViewStandIn on UITabBarController, which is already presenting Witness.",
        "Attempt to present Witness on UITabBarController, which is already presenting Witness.",
      ])
  }

  @Test func presentingWhileDismissingIsAWarning() {
    let screen = Screen()
    let sheet = PresentsOnItsWayOut()
    screen.root.present(sheet, animated: false)
    screen.root.dismiss(animated: false)
    #expect(sheet.presentedViewController == nil && sheet.warnings.count == 1)
    #expect(sheet.warnings.first?.hasSuffix("while it is dismissed.") == true)
  }

  @Test func aContextIsCoveredAlone() {
    let (screen, child, over) = (Screen(), UIViewController(), UIViewController())
    screen.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
    screen.root.view.addSubview(child.view)
    child.definesPresentationContext = true
    over.modalPresentationStyle = .overCurrentContext
    child.present(over, animated: false)
    #expect(over.presentingViewController === child)
    #expect(screen.frame(of: over.view) == CGRect(x: 0, y: 100, width: 393, height: 300))
    child.dismiss(animated: false)
    #expect(over.view.window == nil && screen.root.view.subviews == [child.view])
  }
}

final class UITableViewStandIn: UIViewController {}

private final class PresentsOnItsWayOut: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { present(UIViewController(), animated: false) }
}

/// Presented controllers, and the style of their presentation, go away with the window.
@MainActor @Suite(.ownEnvironment) struct PresentationLifetimeTests {
  @Test func nothingKeepsAPresentationAlive() {
    weak var sheet: UIViewController?
    weak var controller: UIPresentationController?
    weak var root: UIViewController?
    do {
      let screen = Screen()
      let presented = UIViewController()
      screen.root.present(presented, animated: false)
      (sheet, controller, root) = (presented, presented.presentationController, screen.root)
      #expect(sheet?.view.window === screen.window && controller != nil)
    }
    #expect(sheet == nil && controller == nil && root == nil)
  }
}
