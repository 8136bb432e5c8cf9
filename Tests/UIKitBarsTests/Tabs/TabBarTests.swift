import Foundation
import Testing
import UIKitBars
@_spi(Subclasses) import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// The content of a tab bar. Figures: AccessibilitySnapshot, `testTabBars` on iOS 17.5 and 18.5 (high, where nothing
/// else is said).
@MainActor @Suite(.ownEnvironment) struct TabBarTests {
  private func laidOut(
    _ items: [UITabBarItem], width: CGFloat = 402, at category: UIContentSizeCategory = .large,
    _ prepare: (UITabBar) -> Void = { _ in }
  ) -> UITabBar {
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      Screen.phone.traits, UITraitCollection(preferredContentSizeCategory: category),
    ])
    let bar = UITabBar(frame: CGRect(0, 0, width, 49))
    bar.items = items
    prepare(bar)
    bar.layoutIfNeeded()
    return bar
  }

  private func items(_ titles: String...) -> [UITabBarItem] {
    titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
  }

  @Test func tabsShareTheWidth() {
    let bar = laidOut(items("Item A", "Item B", "Item C", "Item D"))
    #expect(bar.frames.map(\.minX) == [2, 103, 203, 304])
    #expect(bar.frames.map(\.width) == [97, 96, 97, 96])
  }

  @Test func tabsRunFromTheRightInRightToLeftInterfaces() {
    let bar = laidOut(items("A", "B", "C", "D")) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(bar.frames.map(\.maxX) == [400, 299, 199, 98])
  }

  /// 10 medium, the baseline 45.3 below the bar's upper edge, in the middle of the item.
  @Test func titlesStandOnTheirBaseline() throws {
    let bar = laidOut(items("Item A", "Item B", "Item C", "Item D"))
    let label = try #require(bar.label("Item B"))
    #expect(label.font.pointSize == 10)
    let baseline = label.frameInWindow.minY + label.baselineOffsets(for: label.bounds.size).first
    #expect(abs(baseline - 45.333) < 0.34, "\(baseline)")
    #expect(abs(label.frameInWindow.midX - bar.frames[1].midX) < 0.34)
  }

  /// 18 by 18 at the item's middle + 10.8, 3 below the bar's upper edge; wider for a text.
  @Test func badges() throws {
    let tabs = items("Item A", "Item B", "Item C", "Item D")
    (tabs[1].badgeValue, tabs[2].badgeValue, tabs[3].badgeValue) = ("3", "", "new")
    let bar = laidOut(tabs)
    let badges = bar.wholeTree.filter { $0.layer.cornerRadius == 9 && !$0.isHidden }
    try #require(badges.count == 3)
    #expect(badges[0].frameInWindow.isNear(CGRect(bar.frames[1].midX + 10.8, 3, 18, 18), within: 0.34))
    #expect(badges[1].frameInWindow.size == CGSize(width: 18, height: 18))
    #expect(badges[2].frameInWindow.width > 18 && badges[2].frameInWindow.height == 18)
    #expect(badges[0].backgroundColor == .systemRed)
    #expect(bar.label("3")?.font.pointSize == 13 && bar.label("3")?.textColor == .white)
  }

  @Test("A long badge covers no other tab's image, and does not leave the bar", arguments: [false, true])
  func longBadges(isRightToLeft: Bool) {
    UITraitCollection.current = Screen.phone.traits
    let bar = UITabBar(frame: CGRect(0, 0, 393, 49))
    if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
    bar.items = (0..<5).map { UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: $0) }
    for index in [2, 4] { bar.items?[index].badgeValue = "1234567" }
    bar.layoutIfNeeded()
    let views = bar.wholeTree.filter { view in view.superview is UIControl && !view.isHidden }
    let badges = views.filter { $0.layer.cornerRadius == 9 }
    let pictures = views.filter { $0 is UIImageView }
    #expect(badges.count == 2 && pictures.count == 5)
    for badge in badges {
      // But for what sums are rounded by.
      #expect(badge.frameInWindow.minX >= -0.01 && badge.frameInWindow.maxX <= 393.01)
      for picture in pictures where picture.superview !== badge.superview {
        #expect(!picture.frameInWindow.intersects(badge.frameInWindow), "\(badge.frameInWindow)")
      }
    }
  }

  /// Beside a title the badge begins 3 from the image's middle (ESTabBarController, low), or before, to leave the title
  /// uncovered.
  @Test func badgesBesideTitles() throws {
    let tab = UITabBarItem(title: "Walks", image: UIImage(systemName: "map.fill"), tag: 0)
    tab.badgeValue = "3"
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      Screen.phone.traits, UITraitCollection(verticalSizeClass: .compact),
    ])
    let bar = UITabBar(frame: CGRect(0, 0, 402, 32))
    bar.items = [tab]
    bar.layoutIfNeeded()
    let badge = try #require(bar.wholeTree.first { $0.layer.cornerRadius == 9 && !$0.isHidden })
    let picture = try #require(bar.wholeTree.first { $0 is UIImageView && $0.superview is UIControl })
    let title = try #require(bar.label("Walks"))
    let size = badge.bounds.size
    #expect(badge.frameInWindow.minY == 2 && abs(size.width - 18) < 0.34 && abs(size.height - 18) < 0.34, "\(size)")
    #expect(badge.frameInWindow.minX <= picture.frameInWindow.midX + 3.34)
    #expect(badge.frameInWindow.maxX <= title.frameInWindow.minX + 0.34)
  }

  /// The selected tab in the tint colour, the others in 146 of 255, one that cannot be used in 226 (medium).
  @Test func colors() throws {
    let tabs = items("One", "Two", "Three")
    tabs[2].isEnabled = false
    let bar = laidOut(tabs) { bar in
      bar.tintColor = .systemGreen
      bar.selectedItem = tabs[0]
    }
    func white(_ title: String) throws -> CGFloat {
      let color = try #require(bar.label(title)?.textColor).resolvedColor(with: bar.traitCollection)
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      color.getWhite(&white, alpha: &alpha)
      return (white * 255).rounded()
    }
    #expect(bar.label("One")?.textColor == .systemGreen)
    #expect(try white("Two") == 146 && white("Three") == 226)
    bar.unselectedItemTintColor = .black
    bar.layoutIfNeeded()
    #expect(bar.label("Two")?.textColor == .black)
  }

  /// The order of `UITabBarItemAppearance` over the bar's colours (Apple's documentation).
  @Test func appearancesAndProxies() throws {
    let tabs = items("One", "Two")
    UITabBar.appearance().unselectedItemTintColor = .systemPink
    defer { UITabBar.appearance().unselectedItemTintColor = nil }
    let bar = laidOut(tabs) { bar in
      bar.selectedItem = tabs[0]
      bar.applyAppearances()
    }
    #expect(bar.label("Two")?.textColor == .systemPink)
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
    look.stackedLayoutAppearance.selected.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12)]
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemBlue
    tabs[1].badgeValue = "1"
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(bar.label("Two")?.textColor == .systemTeal)
    #expect(bar.label("One")?.font.pointSize == 12 && bar.label("One")?.textColor == bar.tintColor)
    #expect(bar.wholeTree.contains { $0.layer.cornerRadius == 9 && $0.backgroundColor == .systemBlue })
  }

  @Test func itemsThatChangeAreShownAnew() {
    let tabs = items("One", "Two")
    let bar = laidOut(tabs)
    tabs[0].title = "First"
    bar.layoutIfNeeded()
    #expect(bar.label("First") != nil && bar.label("One") == nil)
    bar.items = [tabs[1], tabs[1]]
    bar.layoutIfNeeded()
    #expect(bar.frames.count == 1)
  }

  @Test func aSelectedItemIsOneOfTheBars() {
    let bar = laidOut(items("One"))
    bar.selectedItem = UITabBarItem(title: "Other", image: nil, tag: 0)
    #expect(bar.selectedItem == nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: UITabBar.selectedItem: the item is not one of the bar's items"
      ])
  }

  /// Bars keep their size (WWDC 2019, session 261); a long press shows an item's title enlarged.
  @Test func tabsDoNotGrowButAreShownEnlarged() throws {
    let tabs = items("One", "Two")
    let bar = laidOut(tabs)
    let before = try #require(bar.label("One")).frame
    let large = laidOut(items("One", "Two"), at: .accessibilityExtraExtraExtraLarge)
    #expect(large.label("One")?.frame == before)
    let tab = try #require(large.subviews.first { $0.isBarItem })
    #expect(tab.showsLargeContentViewer && tab.largeContentTitle == "One")
    tab.largeContentTitle = "Start"
    #expect(tab.largeContentTitle == "Start" && tab.largeContentImage == nil)
  }
}
