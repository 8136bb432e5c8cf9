import Foundation
import Testing
import UIKitCore
import UIKitPresentation
import UIKitTestSupport
import UIKitValues

/// Alerts of before iOS 9 show an alert controller.
@MainActor @Suite struct UIAlertViewTests {
  private final class Chosen: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var indices: [Int] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { indices.append(buttonIndex) }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { indices.append(buttonIndex) }
  }

  private func window() -> UIWindow {
    let window = UIWindow(size: CGSize(width: 390, height: 800), safeAreaInsets: .zero, traits: phoneTraits())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test func anAlert() throws {
    let (window, chosen) = (window(), Chosen())
    let alert = UIAlertView(
      title: "Delete?", message: "For ever.", delegate: chosen, cancelButtonTitle: "No", otherButtonTitles: "Yes")
    #expect(alert.numberOfButtons == 2 && alert.cancelButtonIndex == 0 && alert.buttonTitle(at: 1) == "Yes")
    alert.show()
    let controller = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(controller.title == "Delete?" && controller.message == "For ever." && controller.preferredStyle == .alert)
    #expect(
      controller.actions.map(\.title) == ["No", "Yes"] && controller.actions.map(\.style) == [.cancel, .default])
    alert.dismiss(withClickedButtonIndex: 1, animated: false)
    #expect(chosen.indices == [1])
  }

  @Test func aListOfActions() throws {
    let (window, chosen) = (window(), Chosen())
    let sheet = UIActionSheet(
      title: nil, delegate: chosen, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Copy")
    sheet.show(in: window)
    let controller = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(controller.actions.map(\.style) == [.destructive, .default, .cancel])
    #expect(controller.preferredStyle == .actionSheet)
  }
}
