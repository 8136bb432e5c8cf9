import Foundation
import HeadlessUIKit
import Testing

@testable import TypographyKit

/// The lists of styles and colours: T15 of rwbutler/TypographyKit 6.0.1.
///
/// Serialised, as the configuration and the key window are global.
@MainActor @Suite(.serialized) struct ScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let root = UIViewController()

  init() {
    TypographyKit.refresh(with: Data(Configurations.everything.utf8))
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  private var list: TypographyListController? {
    (root.presentedViewController as? UINavigationController)?.topViewController as? TypographyListController
  }

  private final class Listener: TypographyKitViewControllerDelegate {
    var count = 0

    func viewControllerDidFinish() { count += 1 }
  }

  @Test func stylesArePresentedUnderABarAndClosed() throws {
    let listener = Listener()
    TypographyKit.presentTypographyStyles(delegate: listener, animated: false, shouldRefresh: false)
    let list = try #require(list)
    #expect(list.title == "TypographyKit Styles" && list.view.window === window)
    #expect(list.tableView.numberOfRows(inSection: 0) == TypographyKit.fontTextStyles.count)
    #expect(list.navigationItem.leftBarButtonItem != nil && list.navigationItem.rightBarButtonItem?.title == "Export")
    list.close()
    #expect(root.presentedViewController == nil && listener.count == 1)
  }

  @Test func aRowHasTheStyleItNamesWithItsFontSizeColorAndCase() throws {
    let cell = TypographyStyleCell(style: .default, reuseIdentifier: nil)
    let style = try #require(TypographyKit.fontTextStyles["heading"])
    cell.show(style)
    #expect(cell.nameLabel.text == "HEADING" && cell.nameLabel.font.pointSize == 36)
    #expect(cell.detailLabel.text == style.summary && style.summary.contains("@ 36.0pt in Gold"))
  }

  @Test func rowsOfBrightColorsAreGrey() {
    let cell = TypographyStyleCell(style: .default, reuseIdentifier: nil)
    cell.show(Typography(name: "bright", textColor: UIColor(red: 1, green: 1, blue: 0, alpha: 1)))
    #expect(cell.contentView.backgroundColor == .gray)
    cell.show(Typography(name: "dark", textColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
    #expect(cell.contentView.backgroundColor == .white)
  }

  @Test func colorsAreInTheAlphabetAndHaveNoExport() throws {
    TypographyKit.presentTypographyColors(animated: false, shouldRefresh: false)
    let list = try #require(list)
    window.layoutIfNeeded()
    let first = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? TypographyColorCell
    #expect(first?.nameLabel.text == TypographyKit.colors.keys.min() && first?.bounds.height == 100)
    #expect(list.navigationItem.rightBarButtonItem == nil)
    list.close()
  }

  @Test func theControlShowsTheListInTheOtherAppearance() throws {
    TypographyKit.presentTypographyColors(animated: false, shouldRefresh: false)
    let list = try #require(list)
    #expect(list.styleControl.numberOfSegments == 2 && list.styleControl.titleForSegment(at: 1) == "Dark")
    list.styleControl.selectedSegmentIndex = 1
    list.styleControl.sendActions(for: .valueChanged)
    #expect(list.traitCollection.userInterfaceStyle == .dark)
    list.close()
  }

  @Test func pushedListsShowTheBarAndPutItBack() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    TypographyKit.pushTypographyStyles(navigationController: navigation, shouldRefresh: false)
    let list = navigation.topViewController as? TypographyListController
    #expect(!navigation.isNavigationBarHidden && list is TypographyKitViewController)
    list?.close()
    #expect(navigation.isNavigationBarHidden && navigation.viewControllers.count == 1)
  }

  @Test func exportingPresentsAScreenForSharing() throws {
    TypographyKit.presentTypographyStyles(animated: false, shouldRefresh: false)
    let list = try #require(list as? TypographyKitViewController)
    list.export()
    #expect(list.presentedViewController is UIActivityViewController)
    root.dismiss(animated: false)
  }

  @Test func settingsPlaceTheButtonsAndMayLeaveClosingToTheApp() throws {
    TypographyKit.presentTypographyStyles(
      navigationSettings: ViewControllerNavigationSettings(
        autoClose: false, closeButtonAlignment: .noCloseButtonExportButtonLeft, isModal: true, shouldRefresh: false))
    let list = try #require(list)
    #expect(list.navigationItem.leftBarButtonItem?.title == "Export" && list.navigationItem.rightBarButtonItem == nil)
    list.close()
    #expect(root.presentedViewController != nil)
    root.dismiss(animated: false)
  }
}
