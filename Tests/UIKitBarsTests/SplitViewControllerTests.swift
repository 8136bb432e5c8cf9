import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// Columns on tablets, and one of them where the width is compact.
@MainActor @Suite(.ownEnvironment) struct SplitViewControllerTests {
  private func shown(
    _ style: UISplitViewController.Style = .doubleColumn, on screen: Screen, columns: Int = 2,
    _ prepare: (UISplitViewController) -> Void = { _ in }
  ) -> (UISplitViewController, [UIViewController], UIWindow) {
    let split = UISplitViewController(style: style)
    let controllers = (0..<columns).map { index in
      let controller = UIViewController()
      controller.title = "Column \(index)"
      return controller
    }
    split.viewControllers = controllers
    prepare(split)
    return (split, controllers, screen.show(split))
  }

  private let landscape = Screen.pad(1_024, 768, top: 20, bottom: 0)
  private let portrait = Screen.pad(768, 1_024, top: 20, bottom: 0)

  /// 320 and 703.5 of 1,024 points, with a line of a pixel between (frames known of tablets with two pixels per point,
  /// medium).
  @Test func columnsBesideEachOther() {
    let (split, controllers, _) = shown(on: landscape)
    let views = split.viewControllers.map { $0.view.frame }
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(views == [CGRect(0, 0, 320, 768), CGRect(320.5, 0, 703.5, 768)])
    #expect(controllers.allSatisfy { $0.navigationController?.splitViewController === split })
    #expect(split.viewController(for: .primary) === controllers[0])
    #expect(controllers[0].traitCollection.horizontalSizeClass == .compact)
    #expect(controllers[1].traitCollection.horizontalSizeClass == .regular)
  }

  @Test func columnsAreMirrored() {
    let (split, _, _) = shown(on: landscape) { $0.view.semanticContentAttribute = .forceRightToLeft }
    #expect(split.viewControllers.map { $0.view.frame } == [CGRect(704, 0, 320, 768), CGRect(0, 0, 703.5, 768)])
  }

  @Test func onlyTheContentInPortrait() {
    let (split, controllers, window) = shown(on: portrait)
    #expect(split.displayMode == .secondaryOnly && controllers[0].viewIfLoaded?.window == nil)
    #expect(split.viewControllers[1].view.frame == CGRect(0, 0, 768, 1_024))
    split.preferredSplitBehavior = .overlay
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary && controllers[0].view.window === window)
    let widths = split.viewControllers.map { $0.view.frame.width }
    #expect(widths.count == 2 && abs(widths[0] - 307.2) < 0.001 && widths[1] == 768)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && controllers[0].view.window == nil)
  }

  @Test func widthsByTheAppsWishes() {
    let (split, _, window) = shown(.tripleColumn, on: landscape, columns: 3) { split in
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidthFraction = 0.25
    }
    #expect(split.viewControllers.map { $0.view.frame.width } == [200, 256, 1_024 - 457])
    split.minimumPrimaryColumnWidth = 240
    split.maximumSupplementaryColumnWidth = 250
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 240 && split.supplementaryColumnWidth == 250)
    split.preferredDisplayMode = .twoDisplaceSecondary
    window.layoutIfNeeded()
    #expect(split.viewControllers[2].view.frame == CGRect(491, 0, 1_024 - 250.5, 768))
    split.preferredPrimaryColumnWidth = .nan
    #expect(split.primaryColumnWidth == 320)
  }

  /// The content on the first column's stack, unless the delegate wants another column on top (Apple's documentation).
  @Test func oneStackAtCompactWidth() throws {
    final class Delegate: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let (split, controllers, window) = shown(on: .phone)
    #expect(split.isCollapsed && controllers[1].view.window === window && controllers[0].viewIfLoaded?.window == nil)
    let stack = try #require(controllers[1].navigationController)
    #expect(stack.viewControllers == controllers && stack === controllers[0].navigationController)
    let delegate = Delegate()
    let (_, other, otherWindow) = shown(on: .phone) { $0.delegate = delegate }
    #expect(other[0].view.window === otherWindow && other[1].viewIfLoaded?.window == nil)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    window.layoutIfNeeded()
    #expect(compact.view.window === window && controllers[1].view.window == nil)
    #expect(controllers[1].navigationController !== controllers[0].navigationController)
  }

  @Test func aDetailIsShownInItsColumn() {
    let detail = UIViewController()
    let (split, controllers, window) = shown(on: landscape)
    controllers[0].showDetailViewController(detail, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewController(for: .secondary) === detail && detail.view.window === window)
    let (_, narrow, narrowWindow) = shown(on: .phone)
    let pushed = UIViewController()
    narrow[0].showDetailViewController(pushed, sender: nil)
    narrowWindow.layoutIfNeeded()
    #expect(pushed.view.window === narrowWindow && narrow[0].navigationController?.viewControllers.count == 3)
  }

  /// Xcode's template "Master-Detail App": on a phone, a list whose segue shows a navigation controller with the details; its
  /// `AppDelegate` has the details left out at first.
  @Test func aStackOfDetailsIsShownAboveTheListWhereThereIsOneColumn() throws {
    let list = UINavigationController(rootViewController: UIViewController())
    let split = UISplitViewController()
    let leaving = LeavingDelegate()
    split.delegate = leaving
    split.viewControllers = [list, UINavigationController(rootViewController: UIViewController())]
    let window = Screen.phone.show(split)
    #expect(list.viewControllers.count == 1)
    // The template has it in the bar of the details, on tablets and phones.
    #expect(split.displayModeButtonItem.isHidden)
    for _ in 0..<2 {
      let details = UIViewController()
      let master = try #require(list.viewControllers.first)
      master.showDetailViewController(UINavigationController(rootViewController: details), sender: nil)
      window.layoutIfNeeded()
      #expect(list.viewControllers == [master, details] && details.view.window === window)
      #expect(details.navigationController === list)
      list.popViewController(animated: false)
      window.layoutIfNeeded()
      #expect(list.viewControllers == [master] && master.view.window === window)
    }
  }

  // MARK: The button that changes the columns

  /// The labels of the buttons in the columns' bars, the first column's first.
  private func buttons(_ split: UISplitViewController) -> [[String?]] {
    split.viewControllers.map { column in
      guard let bar = (column as? UINavigationController)?.navigationBar, bar.window != nil else { return [] }
      return bar.subviews.filter { $0.accessibilityTraits.contains(.button) && !$0.isHidden }.map(\.accessibilityLabel)
    }
  }

  /// Where columns stand beside the content there is a sidebar's button (Apple's documentation of `SplitBehavior.tile`); that it is
  /// in the first visible column is a judgement.
  @Test func aButtonShowsAndHidesTheFirstColumn() {
    let (split, _, window) = shown(on: landscape)
    #expect(buttons(split) == [["Hide Sidebar"], []])
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(buttons(split) == [[], ["Show Sidebar"]])
    split.presentsWithGesture = false
    window.layoutIfNeeded()
    #expect(buttons(split) == [[], []], "automatically only with the gesture (UIKit's header)")
    split.displayModeButtonVisibility = .always
    window.layoutIfNeeded()
    #expect(buttons(split) == [[], ["Show Sidebar"]])
    split.displayModeButtonVisibility = .never
    split.presentsWithGesture = true
    window.layoutIfNeeded()
    #expect(buttons(split) == [[], []])
  }

  /// The rules of Apple's documentation: three columns have no button where only the content is seen, and columns over the content
  /// or beside it that displace it one as long as there are more.
  @Test func theButtonDependsOnTheBehavior() {
    let (split, _, window) = shown(.tripleColumn, on: landscape, columns: 3) {
      $0.preferredDisplayMode = .secondaryOnly
    }
    func count(_ behavior: UISplitViewController.SplitBehavior, _ mode: UISplitViewController.DisplayMode) -> Int {
      (split.preferredSplitBehavior, split.preferredDisplayMode) = (behavior, mode)
      window.layoutIfNeeded()
      return buttons(split).joined().count
    }
    #expect(count(.tile, .secondaryOnly) == 0)
    #expect(count(.tile, .oneBesideSecondary) == 1 && count(.tile, .twoBesideSecondary) == 1)
    #expect(count(.overlay, .secondaryOnly) == 1 && count(.overlay, .oneOverSecondary) == 1)
    #expect(count(.overlay, .twoOverSecondary) == 0)
    #expect(count(.displace, .oneBesideSecondary) == 1 && count(.displace, .twoDisplaceSecondary) == 0)
  }

  @Test func aStackHasNoButtonForColumns() {
    let (split, _, _) = shown(on: .phone)
    #expect(!buttons(split).joined().contains { $0?.hasSuffix("Sidebar") == true })
    let classic = UISplitViewController()
    classic.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    _ = landscape.show(classic)
    #expect(buttons(classic) == [[], []], "without a style an app places `displayModeButtonItem`")
  }
}

/// A delegate that has the details left out where there is one column.
private final class LeavingDelegate: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
