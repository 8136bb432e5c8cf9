import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The app, its scene, and the pasteboard: values that a test sets are read back.
@MainActor @Suite(.ownEnvironment) struct AppTests {
  private final class Root: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
  }

  @Test func theSceneAnswersByTheKeyWindow() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Root()
    #expect(!UIApplication.shared.windows.contains(window))
    window.makeKeyAndVisible()
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene === window.windowScene && scene?.keyWindow === window && scene?.windows.contains(window) == true)
    #expect(scene?.statusBarManager?.isStatusBarHidden == true)
    #expect(scene?.statusBarManager?.statusBarStyle == .darkContent)
    // An iPhone 8's: 375 points wide, 20 of them unsafe at the top.
    #expect(scene?.statusBarManager?.statusBarFrame == CGRect(x: 0, y: 0, width: 375, height: 20))
    #expect(scene?.interfaceOrientation == .portrait && scene?.session.role == .windowApplication)
  }

  /// The name of the class property in Objective-C, by which code of extensions finds the app.
  @Test func theAppIsFoundByItsKey() {
    #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "other") == nil)
    let getter = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: getter) && !UIApplication.responds(to: NSSelectorFromString("other")))
    #expect(UIApplication.perform(getter)?.takeUnretainedValue() === UIApplication.shared)
    #expect(!UIView.responds(to: getter))
    #expect(UIKitFaults.take() == [])
  }

  @Test func levelsOfWindowsAreNumbers() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001 && (UIWindow.Level.statusBar - 1).rawValue == 999)
    var level = UIWindow.Level.normal
    level += 3
    level -= 1
    #expect(level == UIWindow.Level(rawValue: 2))
  }

  /// `childForStatusBarStyle` and `childForStatusBarHidden` are asked each for its own: Apple's documentation of both.
  @Test func oneChildHidesTheStatusBarAndAnotherStylesIt() {
    final class Container: UIViewController {
      let (styling, hiding) = (UIViewController(), Root())
      override var childForStatusBarStyle: UIViewController? { styling }
      override var childForStatusBarHidden: UIViewController? { hiding }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Container()
    window.makeKeyAndVisible()
    let manager = window.windowScene?.statusBarManager
    #expect(manager?.isStatusBarHidden == true && manager?.statusBarStyle == .default)
  }

  @Test func theKeyWindowIsTold() {
    final class Window: UIWindow {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = (Window(), Window())
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.calls == ["become", "resign"] && second.calls == ["become"])
  }

  @Test("Masks of ways up are sums (raw values as in UIKit's headers)")
  func masks() {
    #expect(UIInterfaceOrientationMask.landscape == [.landscapeLeft, .landscapeRight])
    #expect(UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test func nothingIsOpened() throws {
    let url = try #require(URL(string: "https://example.com"))
    #expect(!UIApplication.shared.canOpenURL(url))
  }

  @Test func whatIsCopiedTakesThePlaceOfWhatWas() {
    let board = UIPasteboard.withUniqueName()
    board.string = "one"
    board.strings = ["two", "three"]
    #expect(board.string == "two" && board.numberOfItems == 2)
    board.color = .red
    #expect(!board.hasStrings && board.hasColors && board.changeCount == 3)
    board.items = []
    #expect(board.numberOfItems == 0)
  }

  @Test func aMenuKnowsWhatIsTicked() {
    let (on, off) = (UIAction(title: "On", state: .on) { _ in }, UIAction(title: "Off") { _ in })
    let menu = UIMenu(title: "All", children: [off, UIMenu(children: [on])])
    #expect(menu.selectedElements == [on] && menu.replacingChildren([off]).children == [off])
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }

  @Test func editingIsToggledByItsItem() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(controller.isEditing && controller.editButtonItem === item)
  }
}
