import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// The content of a navigation bar, and its places.
@MainActor @Suite(.ownEnvironment) struct NavigationBarContentTests {
  private func shown(_ screen: Screen = .phone, _ controllers: UIViewController...) -> (
    UINavigationController, UIWindow
  ) {
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    return (navigation, screen.show(navigation))
  }

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// AccessibilitySnapshot, `testNavBarBackButtonTraitsWithTitles`, 17.5 and 18.5.
  @Test(arguments: [(CGFloat(393), CGFloat(166.333)), (402, 171)])
  func theTitleIsCentred(_ width: CGFloat, _ x: CGFloat) throws {
    let (navigation, _) = shown(.phone(width, 852, top: 59), titled("Second"))
    let title = try #require(navigation.navigationBar.label("Second"))
    #expect(title.frame.isNear(CGRect(x, 11.667, 60.333, 20.333), within: 0.35), "\(title.frame)")
    #expect(title.font == UIFont.systemFont(ofSize: 17, weight: .semibold) && title.accessibilityTraits == .header)
  }

  /// The baseline is 36.333 below the standard bar (openHAB, 393×852), at 16 points from the side.
  @Test func theLargeTitle() throws {
    let (navigation, window) = shown(.phone, titled("Home"))
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let title = try #require(window.label("Home"))
    let baseline = title.frameInWindow.minY + title.font.ascender
    #expect(title.frameInWindow.minX == 16 && abs(baseline - 134) < 0.34, "\(title.frameInWindow)")
    #expect(title.font == UIFont.systemFont(ofSize: 34, weight: .bold))
    navigation.topViewController?.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(window.label("Home")?.font.pointSize == 17 && navigation.navigationBar.frame.height == 44)
  }

  @Test("An automatic title is as large as the one before")
  func automaticMode() {
    let (first, second) = (titled("First"), titled("Second"))
    let (navigation, window) = shown(.phone, first, second)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    first.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    second.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  /// Text at 30.333, the area from 0 to 63.667 for "First", 44 high (AccessibilitySnapshot, ResearchKit, at 393).
  @Test func theBackButton() throws {
    let (navigation, window) = shown(.phone, titled("First"), titled("Second"))
    let label = try #require(navigation.navigationBar.label("First"))
    #expect(abs(label.frameInWindow.minX - 30.1) < 0.34)
    let button = try #require(label.superview)
    #expect(button.frame.isNear(CGRect(0, 0, 63.667, 44), within: 1), "\(button.frame)")
    #expect(button.accessibilityLabel == "First" && button.isAccessibilityElement)
    navigation.topViewController?.navigationItem.hidesBackButton = true
    window.layoutIfNeeded()
    #expect(button.isHidden)
  }

  /// 11×19 of ink at 9.333, 12.333 where the margin is 16 (AccessibilitySnapshot, ResearchKit).
  @Test func theChevron() throws {
    let (navigation, _) = shown(.phone, titled("First"), titled("Second"))
    let button = try #require(navigation.navigationBar.label("First")?.superview)
    let chevron = try #require(button.subviews.first { !$0.isHidden && $0.frame.width == 11 })
    #expect(chevron.frame.isNear(CGRect(9.333, 12.333, 11, 19)), "\(chevron.frame)")
  }

  @Test("A back title that leaves no room becomes Back, then nothing")
  func backFallBacks() {
    let long = String(repeating: "Appointments ", count: 3)
    let bar = shown(.phone, titled(long), titled("A title of some length")).0.navigationBar
    #expect(bar.label(long) == nil && bar.label("Back") != nil)
    let crowded = shown(.phone, titled(long), titled(String(repeating: "title ", count: 30))).0.navigationBar
    #expect(crowded.label("Back") == nil)
  }

  @Test("A title that leaves room for the chevron alone does not lie on it", arguments: [false, true])
  func longTitles(isRightToLeft: Bool) throws {
    let (first, second) = (titled("First"), titled(String(repeating: "title ", count: 30)))
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    if isRightToLeft { navigation.navigationBar.semanticContentAttribute = .forceRightToLeft }
    let window = Screen.phone.show(navigation)
    let text = try #require(second.title)
    let title = try #require(navigation.navigationBar.label(text))
    let chevron = try #require(
      window.wholeTree.first { !$0.isHidden && $0.frame.size == CGSize(width: 11, height: 19) })
    let gap =
      isRightToLeft
      ? chevron.frameInWindow.minX - title.frameInWindow.maxX : title.frameInWindow.minX - chevron.frameInWindow.maxX
    // 6.3 in iOS 18 (react-native-navigation); the title's edge and the chevron's are each moved to a pixel of a third.
    #expect(abs(gap - 6.333) < 0.67, "\(title.frameInWindow)")
  }

  @Test("Items that do not fit are truncated, and overlap neither each other nor the edges")
  func itemsWithoutRoom() throws {
    let controller = titled("Title")
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Another very long button title that does not fit", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      UIBarButtonItem(title: "A very long button title that does not fit", style: .plain, target: nil, action: nil),
    ]
    let bar = shown(.phone, controller).0.navigationBar
    let frames = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
    #expect(frames.count == 3 && frames.allSatisfy { $0.minX >= 8 - 0.34 && $0.maxX <= 393 - 8 + 0.34 })
    for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX + 0.34) }
    for label in bar.wholeTree.compactMap({ $0 as? UILabel }) where label.superview is UIControl && !label.isHidden {
      let button = try #require(label.superview)
      #expect(button.bounds.insetBy(dx: 7.5, dy: 0).contains(label.frame), "\(label.frame)")
    }
  }

  @Test func backModesAndTitles() {
    let (first, second) = (titled("First"), titled("Second"))
    let (navigation, window) = shown(.phone, first, second)
    func label(_ text: String) -> Bool {
      window.layoutIfNeeded()
      return navigation.navigationBar.label(text) != nil
    }
    first.navigationItem.backButtonDisplayMode = .generic
    #expect(label("Back") && !label("First"))
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(!label("Back") && !label("First"))
    first.navigationItem.backButtonDisplayMode = .default
    first.navigationItem.backButtonTitle = "Home"
    #expect(label("Home"))
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Start", style: .plain, target: nil, action: nil)
    #expect(label("Start"))
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    #expect(label("Cancel") && !label("Start"))
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(label("Cancel") && label("Start"))
  }

  /// Text ends at W − 16 at 393 and W − 20 at 440 (ResearchKit; swift-snapshot-testing).
  @Test(arguments: [(CGFloat(393), CGFloat(377)), (375, 359), (440, 420)])
  func textItems(_ width: CGFloat, _ end: CGFloat) throws {
    let controller = titled("Title")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    let (navigation, _) = shown(.phone(width, 852, top: 59), controller)
    let done = try #require(navigation.navigationBar.label("Done"))
    #expect(abs(done.frameInWindow.maxX - end) < 0.34)
    #expect((done.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.weightName == "semibold")
  }

  @Test("Items beside each other are 16 apart if they are text")
  func severalItems() throws {
    let controller = titled("Title")
    controller.navigationItem.rightBarButtonItems = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let (navigation, _) = shown(.phone, controller)
    let (one, two) = (
      try #require(navigation.navigationBar.label("One")), try #require(navigation.navigationBar.label("Two"))
    )
    #expect(abs(one.frameInWindow.minX - two.frameInWindow.maxX - 16) < 0.67)
  }

  @Test("A title that the items leave no room in the centre moves away from it")
  func offCentre() throws {
    let (navigation, _) = shown(
      .phone(390, 844, top: 47), titled("First Component"), titled("Second Component"))
    let bar = navigation.navigationBar
    let back = try #require(bar.label("First Component"))
    let title = try #require(bar.label("Second Component"))
    // 6.3 in iOS 18 (react-native-navigation).
    #expect(abs(title.frameInWindow.minX - back.frameInWindow.maxX - 6.3) < 0.5)
  }

  @Test func rightToLeft() throws {
    let (first, second) = (titled("First"), titled("Second"))
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    var screen = Screen.phone
    screen.name = "rtl"
    UITraitCollection.current = screen.traits
    navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    let window = screen.show(navigation)
    #expect(try #require(navigation.navigationBar.label("Send")).frameInWindow.minX < 100)
    let back = try #require(navigation.navigationBar.label("First")?.superview)
    #expect(abs(back.frame.maxX - 393) < 0.01)
    _ = window
  }

  @Test func aViewInPlaceOfTheTitle() throws {
    let controller = titled("Title")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = view
    let (navigation, window) = shown(.phone, controller)
    #expect(view.frame.isNear(CGRect(146.667, 7, 100, 30), within: 0.35), "\(view.frame)")
    #expect(navigation.navigationBar.label("Title") == nil)
    controller.navigationItem.titleView = nil
    window.layoutIfNeeded()
    #expect(view.superview == nil && navigation.navigationBar.label("Title") != nil)
  }

  @Test func anItemThatChangesIsShownAnew() {
    let controller = titled("Title")
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    controller.navigationItem.leftBarButtonItem = item
    let (navigation, window) = shown(.phone, controller)
    item.title = "Change"
    controller.title = "Other"
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Change") != nil && navigation.navigationBar.label("Other") != nil)
    item.isHidden = true
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Change") == nil)
  }

  @Test("The edit button says Done while its controller is editing")
  func editButton() {
    let controller = titled("Title")
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let (navigation, window) = shown(.phone, controller)
    #expect(navigation.navigationBar.label("Edit") != nil)
    controller.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.label("Done") != nil)
  }

  @Test("No text grows with the content size category")
  func constantSizes() throws {
    func frames(_ category: UIContentSizeCategory) throws -> [CGRect] {
      UITraitCollection.current = UITraitCollection(traitsFrom: [
        .current, UITraitCollection(preferredContentSizeCategory: category),
      ])
      let (navigation, _) = shown(.phone, titled("First"), titled("Second"))
      return try ["First", "Second"].map { try #require(navigation.navigationBar.label($0)).frame }
    }
    #expect(try frames(.extraSmall) == frames(.accessibilityExtraExtraExtraLarge))
  }
}

extension UIFont {
  fileprivate var weightName: String {
    self == UIFont.systemFont(ofSize: pointSize, weight: .semibold) ? "semibold" : "other"
  }
}
