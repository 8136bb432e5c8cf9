import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct WindowTests {
  /// The insets of an iPhone 12 in portrait: Human Interface Guidelines.
  static let notched = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  static func phone() -> UIWindow {
    UIWindow(
      size: CGSize(width: 390, height: 844), safeAreaInsets: notched,
      traits: UITraitCollection(traitsFrom: [.current, UITraitCollection(preferredContentSizeCategory: .small)]))
  }

  @Test func aNewWindowIsHiddenAndAsLargeAsTheScreen() {
    let window = UIWindow()
    #expect(window.isHidden && window.frame == UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && UIApplication.shared.keyWindow === window)
  }

  @Test func theSafeAreaIsTheDevices() {
    #expect(Self.phone().safeAreaInsets == Self.notched)
  }

  /// The unsafe part of a view is the part that extends into the unsafe edges (`UIView.safeAreaInsets`).
  @Test func asFarAsTheWindowReachesIntoTheEdges() {
    let window = Self.phone()
    window.frame = CGRect(x: 0, y: 20, width: 390, height: 800)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))
    window.frame = CGRect(x: 40, y: 100, width: 100, height: 100)
    #expect(window.safeAreaInsets == .zero)
  }

  /// Nothing covers what is outside of the screen: an iPhone 8 has 20 unsafe points, only at its top.
  @Test func aWindowLargerThanTheScreenIsUnsafeAtTheScreensEdges() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let wide = Self.phone()
    wide.frame = CGRect(x: 0, y: 0, width: 1024, height: 900)
    #expect(wide.safeAreaInsets == Self.notched)
  }

  @Test func theRootsViewFillsTheWindow() {
    let (window, controller) = (Self.phone(), UIViewController())
    controller.view = UIView(frame: CGRect(x: 3, y: 3, width: 3, height: 3))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.view.superview === window && controller.view.window === window)
    window.frame.size = CGSize(width: 200, height: 300)
    window.layoutIfNeeded()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func theRootHasTheWindowsTraits() {
    let (window, controller) = (Self.phone(), UIViewController())
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.traitCollection.preferredContentSizeCategory == .small)
  }

  /// 16 at 320 and 375, 20 from 414: measured on devices (gist sstadelman/50cd4bb2). 390 and 393 are assumed.
  @Test(arguments: [(320, 16), (375, 16), (390, 16), (393, 16), (414, 20), (568, 20), (768, 20), (1024, 20)])
  func rootsHaveLeastMargins(width: Int, margin: Int) {
    let controller = UIViewController()
    let window = UIWindow(
      size: CGSize(width: width, height: 600), safeAreaInsets: .zero, traits: UITraitCollection.current)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: CGFloat(margin), bottom: 0, trailing: CGFloat(margin)))
  }
}

@MainActor @Suite(.ownEnvironment) struct ScreenTests {
  @Test func screenDeviceAndAppAnswerForTheRendering() {
    let traits = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 3),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    ViewEnvironment.current.screen = ScreenDevice(
      size: CGSize(width: 1024, height: 768), safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      traits: traits)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1024, height: 768))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 2304, height: 3072))
    #expect(UIScreen.main.scale == 3)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIWindow().safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }
}
