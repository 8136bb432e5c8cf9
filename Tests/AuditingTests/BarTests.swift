import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Renderers
import Testing
import ViewRendering

@testable import Auditing

/// Bars: what scrolls under them, what scrolls away in them, and their items, which have the system's sizes.
@MainActor
@Suite struct BarTests {
  private static func phone() throws -> [Configuration] {
    [Configuration(device: try #require(Device.named("iPhone 15")))]
  }

  private static func content(rows: Int = 60, offset: CGFloat? = nil) -> UIScrollView {
    let scroll = UIScrollView()
    scroll.backgroundColor = .systemBackground
    scroll.contentSize = CGSize(width: 393, height: CGFloat(rows) * 30)
    for row in 0..<rows {
      let label = UILabel(frame: CGRect(x: 16, y: row * 30, width: 200, height: 30))
      (label.text, label.font) = ("Row \(row)", UIFont.preferredFont(forTextStyle: .body))
      label.accessibilityIdentifier = "row"
      scroll.addSubview(label)
    }
    if let offset { scroll.contentOffset.y = offset }
    return scroll
  }

  private static func navigation(_ content: UIView) -> UINavigationController {
    let child = UIViewController()
    child.view = content
    child.title = "Appointments"
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  /// Nobody reads what a bar's material has blurred, so it has no contrast.
  @Test(arguments: [nil, 95.5, 300] as [CGFloat?]) func whatScrollsUnderBarsIsNotLegible(_ offset: CGFloat?) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Self.navigation(Self.content(offset: offset))]
    let found = try AuditedViews.violations(try Self.phone()) { tabs.view }
    #expect(!(found[.lowContrast] ?? []).contains { $0.hasPrefix("row") }, "\(found)")
  }

  /// A text below a material of the system, drawn by a view of the app.
  @Test func whatIsBelowAMaterialIsNotLegible() throws {
    let found = try AuditedViews.violations(AuditedViews.configurations([.large])) {
      let page = Self.content(rows: 4)
      let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      material.frame = CGRect(x: 0, y: 0, width: 400, height: 45)
      page.addSubview(material)
      return page
    }
    #expect(found[.lowContrast] == nil)
  }

  /// A large title leaves its room like content that scrolls: at rest the content begins 155 points below the screen's
  /// edge (59, 44 and 52), here 35 of the title's 52 points are gone.
  @Test func aLargeTitleScrollsAway() throws {
    let controller = Self.navigation(Self.content(offset: -120))
    let recording = try ViewRenderer().layOut(under: try Self.phone()[0], isSurvey: true) { controller.view }
    let screen = AuditedScreen(recording)
    let title = try #require(
      screen.views.first { $0.facts.text == "Appointments" && ($0.pointSize ?? 0) > 30 }, "the large title")
    let letters = try #require(title.outline)
    #expect(letters.minY < screen.views[title.superview].frame.minY - 1)
    #expect(screen.textsOutside.isEmpty)
  }

  private static func toolbar(_ items: [UIBarButtonItem]) throws -> [FindingKind: Set<String>] {
    try AuditedViews.violations {
      let page = UIView()
      page.backgroundColor = .white
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.items = items
      page.addSubview(bar)
      return page
    }
  }

  private static func star() -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
  }

  @Test func itemsHaveTheSystemsSizes() throws {
    let add = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    #expect(try Self.toolbar([Self.star(), add, edit])[.smallTarget] == nil)
    let tabs = try AuditedViews.violations {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 32))
      bar.items = [UITabBarItem(title: "Walks", image: UIImage(systemName: "map"), tag: 0)]
      let page = UIView()
      page.addSubview(bar)
      return page
    }
    #expect(tabs[.smallTarget] == nil)
  }

  /// The app's own view in a bar has the app's size.
  @Test func aCustomViewHasTheApps() throws {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    (control.accessibilityIdentifier, control.accessibilityLabel) = ("own", "Own")
    #expect(try Self.toolbar([UIBarButtonItem(customView: control)])[.smallTarget] == ["own"])
  }

  /// They are called as in the app's source: by symbol, system item or title, with a number where that is not enough.
  @Test func itemsAreCalledAsTheAppDoes() throws {
    #expect(try Self.toolbar([Self.star()])[.missingLabel] == ["UIBarButtonItem 'star'"])
    #expect(
      try Self.toolbar([Self.star(), Self.star()])[.missingLabel]
        == ["UIBarButtonItem 'star' 1", "UIBarButtonItem 'star' 2"])
    func add() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil) }
    #expect(try Self.toolbar([add(), add()])[.duplicateLabel] == ["UIBarButtonItem 'add' 2"])
    func edit() -> UIBarButtonItem { UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil) }
    #expect(try Self.toolbar([edit(), edit()])[.duplicateLabel] == ["UIBarButtonItem 'Edit' 2"])
  }
}
