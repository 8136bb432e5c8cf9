import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// Frames of bars on all kinds of devices, and what they leave to the content.
@MainActor @Suite(.ownEnvironment) struct BarFrameTests {
  private func shown(
    _ screen: Screen, largeTitle: Bool = false, toolbar: Bool = false, _ prepare: (UIViewController) -> Void = { _ in }
  ) -> (UINavigationController, UIWindow) {
    let root = UIViewController()
    root.title = "Title"
    prepare(root)
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    navigation.isToolbarHidden = !toolbar
    return (navigation, screen.show(navigation))
  }

  /// By device, the bar's y and height, in portrait.
  ///
  /// Status bars: pictures of AccessibilitySnapshot, react-native-navigation and openHAB for 375×812 (inset 50), 393×852,
  /// 402×874 and 440×956; frames stored by Interface Builder for the others. Heights: as in `BarMetrics`.
  nonisolated static let portraits: [(Screen, y: CGFloat, height: CGFloat)] = [
    (.phone(320, 568, top: 20, bottom: 0), 20, 44),
    (.phone(375, 667, top: 20, bottom: 0), 20, 44),
    (.phone(414, 736, top: 20, bottom: 0), 20, 44),
    (.phone(375, 812, top: 44), 44, 44),
    (.phone(414, 896, top: 48), 48, 44),
    (.phone(414, 896, top: 44), 44, 44),
    (.phone(375, 812, top: 50), 46.667, 44),
    (.phone(390, 844, top: 47), 47, 44),
    (.phone(428, 926, top: 47), 47, 44),
    (.phone(393, 852, top: 59), 53.667, 44),
    (.phone(430, 932, top: 59), 53.667, 44),
    (.phone(402, 874, top: 62), 56.333, 44),
    (.phone(440, 956, top: 62), 56.333, 44),
    (.pad(768, 1024, top: 20, bottom: 0), 20, 50),
    (.pad(820, 1180, top: 24, bottom: 20), 24, 50),
    (.pad(1024, 1366, top: 24, bottom: 20), 24, 50),
  ]

  @Test(arguments: portraits.indices) func portrait(_ index: Int) throws {
    let (screen, y, height) = BarFrameTests.portraits[index]
    let (navigation, _) = shown(screen)
    let content = try #require(navigation.topViewController?.view)
    #expect(
      navigation.navigationBar.frame.isNear(CGRect(0, y, screen.size.width, height)),
      "\(screen.name): \(navigation.navigationBar.frame)")
    #expect(content.frame == CGRect(origin: .zero, size: screen.size))
    #expect(abs(content.safeAreaInsets.top - (y + height)) < 0.01, "\(screen.name)")
    #expect(content.safeAreaInsets.bottom == screen.insets.bottom)
  }

  /// 32 at compact height, on large phones 44 (Quick measurements).
  @Test func landscape() {
    let screens: [(Screen, CGFloat)] = [
      (.low(568, 320, side: 0), 32), (.low(812, 375, side: 44), 32), (.low(852, 393, side: 59), 32),
      (.low(736, 414, side: 0, isWide: true), 44), (.low(932, 430, side: 59, isWide: true), 44),
    ]
    for (screen, height) in screens {
      let (navigation, _) = shown(screen, largeTitle: true)
      #expect(navigation.navigationBar.frame == CGRect(0, 0, screen.size.width, height), "\(screen.name)")
    }
  }

  /// 44 + 52 (frames stored by Interface Builder, 12 of 12).
  @Test func aLargeTitleAddsItsPart() {
    let (navigation, _) = shown(.phone, largeTitle: true)
    #expect(navigation.navigationBar.frame.isNear(CGRect(0, 53.667, 393, 96)))
    #expect(abs((navigation.topViewController?.view.safeAreaInsets.top ?? 0) - 149.667) < 0.01)
  }

  /// 44 and 49 on canvases of Interface Builder, above the home indicator.
  @Test func toolbars() {
    let screens: [(Screen, CGFloat)] = [
      (.phone, 44), (.phone(375, 667, top: 20, bottom: 0), 44), (.phone(414, 896, top: 44), 49),
      (.pad(820, 1180, top: 24, bottom: 20), 50), (.low(812, 375, side: 44), 32),
    ]
    for (screen, height) in screens {
      let (navigation, _) = shown(screen, toolbar: true)
      let bottom = screen.size.height - screen.insets.bottom
      #expect(navigation.toolbar.frame == CGRect(0, bottom - height, screen.size.width, height), "\(screen.name)")
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == screen.insets.bottom + height)
    }
  }

  @Test("A hidden bar covers nothing")
  func hidden() {
    let (navigation, window) = shown(.phone)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 59)
    navigation.setNavigationBarHidden(false, animated: true)
    window.layoutIfNeeded()
    #expect(abs((navigation.topViewController?.view.safeAreaInsets.top ?? 0) - 97.667) < 0.01)
  }

  @Test("Content begins below a bar that is opaque, or that it is not to extend under")
  func extendedLayout() throws {
    let (below, _) = shown(.phone, toolbar: true) { $0.edgesForExtendedLayout = [] }
    #expect(try #require(below.topViewController?.view).frame.isNear(CGRect(0, 97.667, 393, 676.333)))
    #expect(below.topViewController?.view.safeAreaInsets == .zero)
    let (opaque, window) = shown(.phone)
    opaque.navigationBar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(try #require(opaque.topViewController?.view).frame.isNear(CGRect(0, 97.667, 393, 754.333)))
    #expect(opaque.topViewController?.view.safeAreaInsets.bottom == 34)
    opaque.topViewController?.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(opaque.topViewController?.view.frame == CGRect(0, 0, 393, 852))
  }

  @Test func additionalInsetsAreAdded() {
    let (navigation, _) = shown(.phone) {
      $0.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
    }
    let insets = navigation.topViewController?.view.safeAreaInsets ?? .zero
    #expect(abs(insets.top - 107.667) < 0.01 && insets.left == 1 && insets.bottom == 36 && insets.right == 3)
  }

  @Test("Bars that hide at compact height cover nothing there")
  func compactHeight() {
    let screen = Screen.low(812, 375, side: 44)
    let (navigation, window) = shown(screen)
    navigation.hidesBarsWhenVerticallyCompact = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.isHidden && !navigation.isNavigationBarHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 0)
  }

  /// Sizes of navigation bars stored by Interface Builder: 44 at 320, 375 and 768 points, 50 on tablets since iOS 12.
  @Test func aBarByItselfHasItsHeight() {
    UITraitCollection.current = Screen.phone.traits
    #expect(UINavigationBar().sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 44))
    #expect(UIToolbar().sizeThatFits(CGSize(width: 375, height: 0)) == CGSize(width: 375, height: 44))
    #expect(UIToolbar().sizeThatFits(CGSize(width: 414, height: 0)) == CGSize(width: 414, height: 49))
  }
}
