import UIKit

/// API that a still picture does not need, but tests read back; one fact per line.
@MainActor
public func quietLines() -> [String] {
  [
    bars(), gestures(), responders(), alerts(), presentations(), accessibility(), menus(), commands(), pasteboard(),
    kept(),
  ]
}

@MainActor
private func shown() -> (UINavigationController, AccountViewController, UIWindow) {
  let account = AccountViewController()
  let navigation = UINavigationController(rootViewController: UIViewController())
  navigation.setNavigationBarHidden(true, animated: false)
  navigation.navigationBar.prefersLargeTitles = true
  navigation.navigationBar.isTranslucent = false
  navigation.navigationBar.tintColor = .systemRed
  navigation.navigationBar.standardAppearance = UINavigationBarAppearance()
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  navigation.pushViewController(account, animated: true)
  return (navigation, account, window)
}

@MainActor
private func bars() -> String {
  let (navigation, account, window) = shown()
  let inWindow = account.row.window === window && account.navigationController === navigation
  let items = account.navigationItem.rightBarButtonItems?.count ?? 0
  account.editButtonItem.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
  let tabs = UITabBarController()
  tabs.tabBar.isHidden = true
  tabs.viewControllers = [UIViewController(), UIViewController()]
  tabs.selectedIndex = 1
  let bar = navigation.navigationBar.topItem?.title ?? "no title"
  let back = navigation.popViewController(animated: true) === account
  let isLeft = navigation.topViewController === navigation.viewControllers.first && !account.isViewInWindow
  return "bars: \(inWindow) \(items) \(account.isEditing) \(account.tabBarItem.tag) \(bar) \(back) \(isLeft)"
    + " \(tabs.selectedViewController === tabs.viewControllers?.last) \(navigation.isNavigationBarHidden)"
}

extension UIViewController {
  fileprivate var isViewInWindow: Bool { viewIfLoaded?.window != nil }
}

@MainActor
private func gestures() -> String {
  let (_, account, _) = shown()
  let row = account.row
  row.awakeFromNib()
  row.tap.state = .ended
  row.press.isEnabled = false
  row.touchesBegan([UITouch()], with: UIEvent())
  row.touchesEnded([UITouch()], with: nil)
  _ = row.accessibilityActivate()
  let hit = row.superview?.hitTest(CGPoint(x: 205, y: 20), with: nil) === row
  let count = row.gestureRecognizers?.count ?? 0
  return "gestures: \(row.notes.joined(separator: ", ")); \(count) \(hit) \(row.tap.state == .possible)"
    + " \(row.interactions.count) \(row.tap.delegate === row)"
}

/// Observes the keyboard, like screens with text fields.
private final class Keyboard: NSObject {
  private(set) var height: CGFloat = 0

  func willShow(_ notification: Notification) {
    height = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0
  }
}

@MainActor
private func responders() -> String {
  let (_, account, window) = shown()
  let first = account.becomeFirstResponder()
  let is1st = account.isFirstResponder
  let gone = window.endEditing(true)
  let keys = (account.keyCommands ?? []).compactMap(\.input).joined(separator: " ")
  let style = window.rootViewController?.childForStatusBarStyle?.preferredStatusBarStyle == .lightContent
  let frame = NSValue(cgRect: CGRect(x: 0, y: 467, width: 375, height: 200))
  let keyboard = Keyboard()
  NotificationCenter.default.addObserver(
    keyboard, selector: Selector("willShow:", Keyboard.willShow(_:)), name: UIResponder.keyboardWillShowNotification,
    object: nil)
  NotificationCenter.default.post(
    name: UIResponder.keyboardWillShowNotification, object: nil,
    userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardAnimationDurationUserInfoKey: 0.25])
  let turned = account.supportedInterfaceOrientations.contains(.portrait) && !account.shouldAutorotate
  return
    "responders: \(first) \(is1st) \(gone) \(account.isFirstResponder) \(keys) \(style) \(keyboard.height) \(turned)"
}

@MainActor
private func alerts() -> String {
  let (_, account, _) = shown()
  let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: .actionSheet)
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  alert.preferredAction = alert.actions.last
  alert.popoverPresentationController?.sourceView = account.view
  alert.popoverPresentationController?.sourceRect = account.view.bounds
  alert.popoverPresentationController?.permittedArrowDirections = [.up, .down]
  alert.popoverPresentationController?.barButtonItem = account.navigationItem.leftBarButtonItem
  let completions = Count()
  account.present(alert, animated: true) { completions.value += 1 }
  let presented = account.presentedViewController === alert && alert.presentingViewController != nil
  account.dismiss(animated: true) { completions.value += 1 }
  let titles = alert.actions.compactMap(\.title).joined(separator: " ")
  let isGone = account.presentedViewController == nil && alert.preferredAction?.style == .cancel
  return "alerts: \(titles) \(presented) \(isGone) \(completions.value) \(alert.preferredStyle == .actionSheet)"
}

private final class Sheets: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

@MainActor
private func presentations() -> String {
  let (sheet, sheets) = (UIViewController(), Sheets())
  sheet.modalPresentationStyle = .pageSheet
  sheet.modalTransitionStyle = .crossDissolve
  sheet.isModalInPresentation = true
  sheet.presentationController?.delegate = sheets
  sheet.sheetPresentationController?.detents = [.medium(), .large()]
  sheet.sheetPresentationController?.prefersGrabberVisible = true
  sheet.sheetPresentationController?.selectedDetentIdentifier = .large
  let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
  share.excludedActivityTypes = [.airDrop, .mail]
  share.completionWithItemsHandler = { _, _, _, _ in }
  let keeps = sheet.presentationController?.delegate?.presentationControllerShouldDismiss(
    sheet.presentationController ?? UIPresentationController(presentedViewController: sheet, presenting: nil))
  let segue = UIStoryboardSegue(identifier: "help", source: AccountViewController(), destination: sheet)
  segue.source.prepare(for: segue, sender: nil)
  return "presentations: \(sheet.sheetPresentationController == nil) \(keeps == false) "
    + "\(sheet.modalPresentationStyle == .overFullScreen) \(share.excludedActivityTypes?.count ?? 0)"
}

@MainActor
private func accessibility() -> String {
  let (label, button, root) = (UILabel(), UIButton(type: .system), UIView())
  label.text = "Name"
  button.setTitle("Save", for: .normal)
  button.isEnabled = false
  button.accessibilityHint = "Saves the name"
  button.accessibilityValue = "1"
  let action = UIAccessibilityCustomAction(name: "Undo") { _ in true }
  root.accessibilityCustomActions = [action]
  root.accessibilityElements = [button, label]
  root.accessibilityViewIsModal = true
  root.accessibilityElementsHidden = false
  root.shouldGroupAccessibilityChildren = true
  root.accessibilityIgnoresInvertColors = true
  UIAccessibility.post(notification: .layoutChanged, argument: button)
  UIAccessibility.post(notification: .screenChanged, argument: nil)
  let element = UIAccessibilityElement(accessibilityContainer: root)
  element.accessibilityLabel = "Chart"
  element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
  let names = [label, button, element].map { ($0 as UIResponder).accessibilityLabel ?? "" }.joined(separator: " ")
  return "accessibility: \(names) \(label.accessibilityTraits == .staticText) "
    + "\(button.accessibilityTraits == [.button, .notEnabled]) \(root.isAccessibilityElement) "
    + "\(root.accessibilityElementCount()) \(element.accessibilityFrame.width) "
    + "\(UIAccessibility.isVoiceOverRunning) \(action.actionHandler?(action) == true)"
}

private final class ContextMenus: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil) { UIMenu(children: $0) }
  }
}

@MainActor
final class Count {
  var value = 0
}

@MainActor
private func menus() -> String {
  let runs = Count()
  let copy = UIAction(title: "Copy", image: nil, identifier: UIAction.Identifier("copy")) { _ in runs.value += 1 }
  let remove = UIAction(title: "Delete", attributes: .destructive, state: .on) { _ in }
  let menu = UIMenu(title: "Row", options: .displayInline, children: [copy, remove])
  let button = UIButton(type: .system)
  button.menu = menu
  button.showsMenuAsPrimaryAction = true
  (menu.children.first as? UIAction)?.performWithSender(button, target: nil)
  let (delegate, view) = (ContextMenus(), UIView())
  let interaction = UIContextMenuInteraction(delegate: delegate)
  view.addInteraction(interaction)
  let configuration = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
  return "menus: \(menu.children.map(\.title).joined(separator: " ")) \(runs.value) \(menu.selectedElements.count) "
    + "\(interaction.view === view) \(configuration?.identifier as? NSString ?? "") \(button.menu === menu)"
}
