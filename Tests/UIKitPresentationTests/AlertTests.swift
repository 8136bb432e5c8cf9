import Foundation
import PresentationGeometry
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import UIKitPresentation

@MainActor private func alert(
  _ title: String? = "Delete this item?", _ message: String? = "It cannot be restored.",
  _ style: UIAlertController.Style = .alert, _ actions: [(String, UIAlertAction.Style)] = [("OK", .default)]
) -> UIAlertController {
  let alert = UIAlertController(title: title, message: message, preferredStyle: style)
  for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
  return alert
}

/// Expected values: NativeScript's pictures of iOS 16 and 17 (high, to a pixel), whose messages are of 17 points; with 13 points
/// a block of text is up to a point lower (medium).
@MainActor @Suite(.ownEnvironment) struct AlertTests {
  @Test func anAlertIsInTheMiddleOfTheSafeArea() {
    let screen = Screen()
    let alert = alert()
    screen.root.present(alert, animated: false)
    let frame = screen.frame(of: alert.view)
    #expect(close(frame.minX, 61.667) && frame.width == 270 && close(frame.midY, 438.5))
    #expect((123.0...124.4).contains(frame.height))
    let button = screen.frame(of: screen.views(AlertButton.self).first)
    #expect(close(button.height, 44) && close(button.maxY, frame.maxY))
  }

  @Test func twoShortTitlesAreBesideEachOtherAndTheOneThatCancelsIsFirst() throws {
    let screen = Screen()
    screen.root.present(alert(nil, nil, .alert, [("Delete", .destructive), ("Cancel", .cancel)]), animated: false)
    let buttons = screen.views(AlertButton.self)
    let rects = buttons.map(screen.frame)
    #expect(buttons.map(\.action.title) == ["Delete", "Cancel"] && rects[1].minX < rects[0].minX)
    #expect(close(rects[1].width, 135) && close(rects[0].width, 134.667) && rects[0].minY == rects[1].minY)
  }

  @Test(
    "Longer titles, three buttons and accessibility sizes are one below the other, with the one that cancels at the end",
    arguments: [
      (UIContentSizeCategory.large, ["Remove from Home Screen"]), (.large, ["One", "Two"]),
      (.accessibilityExtraExtraExtraLarge, ["OK"]),
    ])
  func stacked(category: UIContentSizeCategory, titles: [String]) {
    let screen = Screen(category: category)
    let actions = [("Cancel", UIAlertAction.Style.cancel)] + titles.map { ($0, .default) }
    screen.root.present(alert("Title", nil, .alert, actions), animated: false)
    let buttons = screen.views(AlertButton.self).sorted { screen.frame(of: $0).minY < screen.frame(of: $1).minY }
    #expect(buttons.map { $0.action.title ?? "" } == titles + ["Cancel"])
    #expect(Set(buttons.map { screen.frame(of: $0).minX }).count == 1)
  }

  @Test("At each of the twelve sizes the alert is on the screen, 270 or 310 wide", arguments: UIContentSizeCategory.all)
  func categories(category: UIContentSizeCategory) {
    let screen = Screen(category: category)
    let alert = alert(
      "Delete this item?", String(repeating: "It cannot be restored. ", count: 20), .alert,
      [("Cancel", .cancel), ("Delete", .destructive)])
    screen.root.present(alert, animated: false)
    let frame = screen.frame(of: alert.view)
    #expect(frame.width == (category.isAccessibilityCategory ? 310 : 270))
    #expect(frame.minY >= 59 && frame.maxY <= 818)
  }

  @Test func fieldsAreInABoxOf240Points() throws {
    let screen = Screen()
    let alert = alert("Sign in", "With your account.", .alert, [("Cancel", .cancel), ("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    screen.root.present(alert, animated: false)
    let (frame, fields) = (screen.frame(of: alert.view), try #require(alert.textFields))
    let rects = fields.map(screen.frame)
    #expect(close(rects[0].minX - frame.minX, 15 + 8) && close(rects[0].width, 240 - 16))
    #expect(close(rects[1].minY - rects[0].minY, 29))
    #expect((196.5...197.7).contains(frame.height))
  }

  @Test func aPreferredActionStandsOutInPlaceOfTheOneThatCancels() {
    let screen = Screen()
    let alert = alert("Title", nil, .alert, [("Cancel", .cancel), ("Save", .default)])
    alert.preferredAction = alert.actions[1]
    screen.root.present(alert, animated: false)
    let widths = screen.views(AlertButton.self).map { ($0.action.title, $0.titleWidth) }
    let plain = UILabel()
    plain.text = "Cancel"
    plain.font = .systemFont(ofSize: 17)
    // Widths are rounded up to the window's pixels.
    screen.root.view.addSubview(plain)
    #expect(widths.first { $0.0 == "Cancel" }?.1 == plain.intrinsicContentSize.width)
  }

  @Test func whatChangesWhileTheAlertIsShownIsShown() {
    let screen = Screen()
    let alert = alert()
    screen.root.present(alert, animated: false)
    let height = screen.frame(of: alert.view).height
    alert.message = String(repeating: "Long. ", count: 100)
    alert.addAction(UIAlertAction(title: "Another", style: .default))
    #expect(screen.frame(of: alert.view).height > height + 100 && screen.views(AlertButton.self).count == 2)
  }

  @Test("100 actions and a title of 10,000 characters stay on the screen, and scroll")
  func tooMuch() {
    let screen = Screen()
    let actions = (0..<100).map { ("Action \($0)", UIAlertAction.Style.default) }
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = alert(String(repeating: "Long title ", count: 910), nil, style, actions)
      screen.root.present(alert, animated: false)
      let frame = screen.frame(of: alert.view)
      #expect(frame.minY >= 54 && frame.maxY <= 818 && screen.views(AlertButton.self).count == 100)
      screen.root.dismiss(animated: false)
    }
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func anAlertWithNothingIsUIKitsException() {
    let screen = Screen()
    screen.root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    #expect(
      screen.window.takeFaultsOfTree() == [
        "NSInternalInconsistencyException: UIAlertController: it must have a title, a message or an action to display"
      ])
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

  @Test func onlyAlertsHaveTextFields() {
    let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    let sheet = UIAlertController(title: "a", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
    #expect(UIKitFaults.take().contains { $0.hasPrefix("NSInternalInconsistencyException") })
  }

  @Test func anAlertIsModalAndItsButtonsAreRead() throws {
    let screen = Screen()
    let alert = alert("Title", nil, .alert, [("Cancel", .cancel)])
    alert.actions[0].isEnabled = false
    screen.root.present(alert, animated: false)
    let button = try #require(screen.views(AlertButton.self).first)
    #expect(button.accessibilityLabel == "Cancel" && button.accessibilityTraits == [.button, .notEnabled])
    #expect(screen.window.subviews.last?.accessibilityViewIsModal == true)
  }
}

/// Expected values: an action sheet in NativeScript's pictures (high).
@MainActor @Suite(.ownEnvironment) struct ActionSheetTests {
  private let actions: [(String, UIAlertAction.Style)] = [
    ("Copy", .default), ("Delete", .destructive), ("Cancel", .cancel),
  ]

  @Test func aSheetIsAtTheBottomOfAPhone() {
    let screen = Screen()
    let sheet = alert(nil, nil, .actionSheet, actions)
    screen.root.present(sheet, animated: false)
    let frame = screen.frame(of: sheet.view)
    #expect(close(frame.minX, 8) && close(frame.width, 377) && close(frame.maxY, 818))
    let rects = screen.views(AlertButton.self).map(screen.frame)
    #expect(close(rects[1].minY - rects[0].minY, 57.333) && close(rects[2].minY, 761) && close(rects[2].height, 57))
    #expect(close(rects[1].maxY, 753))
  }

  @Test func onATabletItIsAPopoverWithoutTheButtonThatCancels() {
    let screen = Screen(isPad: true)
    let sheet = alert("Title", "Message", .actionSheet, actions)
    let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 44))
    screen.root.view.addSubview(source)
    sheet.popoverPresentationController?.sourceView = source
    screen.root.present(sheet, animated: false)
    let frame = screen.frame(of: sheet.view)
    #expect(frame.width == 304 && close(frame.minY, 144 + 13, within: 0.5) && close(frame.midX, 350, within: 0.5))
    let seen = screen.views(AlertButton.self).filter { $0.superview?.isHidden == false }
    #expect(seen.map(\.action.title) == ["Copy", "Delete"])
    #expect(sheet.popoverPresentationController?.arrowDirection == .up && screen.window.takeFaultsOfTree().isEmpty)
  }

  @Test func onATabletWithoutASourceItIsUIKitsException() {
    let screen = Screen(isPad: true)
    screen.root.present(alert(nil, nil, .actionSheet, actions), animated: false)
    #expect(screen.window.takeFaultsOfTree().allSatisfy { $0.hasPrefix("NSGenericException: UIPopover") })
  }

  @Test func rowsGrowWithTheText() {
    let screen = Screen(category: .accessibilityExtraExtraExtraLarge)
    screen.root.present(alert(nil, nil, .actionSheet, actions), animated: false)
    #expect(screen.views(AlertButton.self).allSatisfy { screen.frame(of: $0).height > 100 })
  }
}
