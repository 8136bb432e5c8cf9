import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `addObserver(_:selector:name:object:)`, and of `removeObserver(_:)`.
@MainActor @Suite(.ownEnvironment) struct NotificationSelectorTests {
  static let name = NSNotification.Name("NotificationSelectorTests")
  static let otherName = NSNotification.Name("NotificationSelectorTests.other")

  class Observer: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func told(_ notification: Notification) { heard.append("told \(notification.userInfo?["n"] ?? "")") }
    func toldOld(_ notification: NSNotification) { heard.append("old \(notification.name.rawValue.count)") }
    func wrong(_ sender: UIView) { heard.append("wrong") }
  }

  private let center = NotificationCenter()

  @Test func methodsAreCalledInTheOrderTheyWereAdded() {
    let observer = Observer()
    center.addObserver(observer, selector: Selector("told:", Observer.told(_:)), name: Self.name, object: nil)
    center.addObserver(observer, selector: Selector("plain", Observer.plain), name: Self.name, object: nil)
    center.addObserver(observer, selector: Selector("toldOld:", Observer.toldOld(_:)), name: nil, object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["n": 3])
    center.post(name: Self.otherName, object: self)
    #expect(observer.heard == ["told 3", "plain", "old 25", "old 31"])
  }

  @Test func anObjectsNotificationsAreItsAlone() {
    let (observer, one, two) = (Observer(), NSObject(), NSObject())
    center.addObserver(observer, selector: Selector("plain", Observer.plain), name: Self.name, object: one)
    center.post(name: Self.name, object: two)
    center.post(name: Self.name, object: nil)
    #expect(observer.heard == [])
    center.post(name: Self.name, object: one)
    #expect(observer.heard == ["plain"])
  }

  @Test func observersAreRemovedAndNotKept() {
    let (stays, goes) = (Observer(), Observer())
    let plain = Selector("plain", Observer.plain)
    for observer in [stays, goes] {
      center.addObserver(observer, selector: plain, name: Self.name, object: nil)
      center.addObserver(observer, selector: plain, name: Self.otherName, object: nil)
    }
    center.removeObserver(goes)
    center.removeObserver(stays, name: Self.otherName, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: Self.otherName, object: nil)
    #expect(stays.heard == ["plain"] && goes.heard == [])
    weak var gone: Observer?
    do {
      let observer = Observer()
      gone = observer
      center.addObserver(observer, selector: plain, name: Self.name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Self.name, object: nil)
    #expect(stays.heard.count == 2)
  }

  @Test func tokensOfBlocksAreRemovedStill() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(count == 1)
  }

  @Test func aMethodThatDoesNotFitIsReported() {
    let observer = Observer()
    center.addObserver(observer, selector: Selector("wrong:", Observer.wrong(_:)), name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    #expect(
      UIKitFaults.take().contains {
        $0.hasPrefix("NSInvalidArgumentException: -[Observer wrong:]: the observer of NotificationSelectorTests")
      })
  }

  /// `FlexibleRowHeightGridLayout` and others lay out again when the device is rotated.
  @Test func turningTheDeviceIsPosted() {
    var screen = UIScreen.main.device
    let observer = Observer()
    NotificationCenter.default.addObserver(
      observer, selector: Selector("plain", Observer.plain), name: UIDevice.orientationDidChangeNotification,
      object: UIDevice.current)
    screen.size = CGSize(width: screen.size.height, height: screen.size.width)
    ViewEnvironment.current.setScreen(screen)
    #expect(observer.heard == ["plain"] && UIDevice.current.orientation == .landscapeLeft)
    screen.safeAreaInsets.left = 44
    ViewEnvironment.current.setScreen(screen)
    #expect(observer.heard.count == 1)
    #expect(UIDevice.orientationDidChangeNotification.rawValue == "UIDeviceOrientationDidChangeNotification")
  }
}
