import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// The looks of bars: those that stand alone, proxies, and the properties from before iOS 13.
@MainActor @Suite(.ownEnvironment) struct BarAppearanceTests {
  private func alone(_ bar: UINavigationBar) -> [UIView] {
    UITraitCollection.current = Screen.phone.traits
    bar.frame = CGRect(0, 100, 393, 44)
    bar.items = [UINavigationItem(title: "Title")]
    bar.layoutIfNeeded()
    return bar.subviews.first?.subviews ?? []
  }

  /// Documentation of `scrollEdgeAppearance`: it is ignored without a navigation controller.
  @Test func aBarThatStandsAloneHasItsStandardLook() {
    let bar = UINavigationBar()
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    bar.scrollEdgeAppearance?.configureWithTransparentBackground()
    let parts = alone(bar)
    #expect(parts.map { !$0.isHidden } == [true, false, false, true])
    #expect(bar.subviews.first?.frame == CGRect(0, 0, 393, 44))
  }

  /// 178 of 255 on white: 30 % of black (swift-snapshot-testing, 24 of 24).
  @Test func theHairline() {
    let line = UINavigationBarAppearance().shadowColor?.resolvedColor(with: Screen.phone.traits)
    #expect(line == UIColor(white: 0, alpha: 0.3))
    let transparent = UINavigationBarAppearance()
    transparent.configureWithTransparentBackground()
    #expect(transparent.shadowColor == nil && transparent.backgroundEffect == nil)
  }

  @Test("A delegate attaches a bar to the top of the screen: its background covers what is above it")
  func attached() {
    final class Delegate: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let (bar, delegate) = (UINavigationBar(), Delegate())
    bar.delegate = delegate
    _ = alone(bar)
    #expect(bar.subviews.first?.frame == CGRect(0, -100, 393, 144) && bar.barPosition == .topAttached)
  }

  @Test("Properties from before iOS 13 make the standard look, unless an appearance is set")
  func olderProperties() throws {
    let bar = UINavigationBar()
    bar.barTintColor = .orange
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(alone(bar)[1].backgroundColor == .orange && alone(bar)[0].isHidden)
    let title = try #require(bar.label("Title")?.attributedText)
    #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    bar.standardAppearance = UINavigationBarAppearance()
    #expect(!alone(bar)[0].isHidden && alone(bar)[1].isHidden)
    let opaque = UINavigationBar()
    opaque.isTranslucent = false
    #expect(alone(opaque)[1].backgroundColor == .systemBackground)
    let plain = UINavigationBar()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    plain.setBackgroundImage(image, for: .default)
    plain.shadowImage = UIImage()
    #expect(alone(plain).map { !$0.isHidden } == [false, false, true, false])
  }

  @Test func proxiesOfBars() {
    final class Bar: UINavigationBar {}
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .purple
    Bar.appearance().standardAppearance = appearance
    Bar.appearance().prefersLargeTitles = true
    let controller = UIViewController()
    controller.title = "Title"
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    navigation.viewControllers = [controller]
    let window = Screen.phone.show(navigation)
    #expect(navigation.navigationBar is Bar && navigation.navigationBar.standardAppearance === appearance)
    #expect(navigation.navigationBar.frame.height == 96)
    navigation.navigationBar.prefersLargeTitles = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test("A class that is not one of bars is not used")
  func wrongClasses() {
    let navigation = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: NSObject.self)
    #expect(type(of: navigation.navigationBar) == UINavigationBar.self && navigation.toolbar != nil)
  }

  @Test("The back button pops; an item's own action takes its place")
  func goingBack() throws {
    var runs = 0
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    let window = Screen.phone.show(navigation)
    let button = try #require(navigation.navigationBar.label("First")?.superview as? UIControl)
    second.navigationItem.backAction = UIAction { _ in runs += 1 }
    button.sendActions(for: .touchUpInside)
    #expect(runs == 1 && navigation.topViewController === second)
    second.navigationItem.backAction = nil
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    #expect(navigation.topViewController === first && button.isHidden)
  }
}
