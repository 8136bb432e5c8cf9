import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
@_spi(Subclasses) import UIKitValues

/// The items of toolbars.
@MainActor @Suite(.ownEnvironment) struct ToolbarTests {
  private func shown(_ items: [UIBarButtonItem], width: CGFloat = 393) -> UIToolbar {
    UITraitCollection.current = Screen.phone.traits
    let bar = UIToolbar(frame: CGRect(0, 0, width, 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func text(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// As an input accessory at 393: "Done" ends at W − 16, its baseline is 28.3 below the top (ResearchKit).
  @Test func doneAtTheEnd() throws {
    let bar = shown([.flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)])
    let done = try #require(bar.label("Done"))
    #expect(abs(done.frameInWindow.maxX - 377) < 0.34)
    #expect(abs(done.frameInWindow.minY + UIFont.systemFont(ofSize: 17).ascender - 28.3) < 0.4)
  }

  @Test("Flexible spaces share what is left equally; fixed ones are as wide as they say")
  func spaces() throws {
    let centred = shown([.flexibleSpace(), text("Middle"), .flexibleSpace()])
    #expect(abs(try #require(centred.label("Middle")).frameInWindow.midX - 196.5) < 0.34)
    let thirds = shown([text("A"), .flexibleSpace(), text("A "), .flexibleSpace(), text("A  ")])
    let places = ["A", "A ", "A  "].compactMap { thirds.label($0)?.frameInWindow }
    #expect(places.count == 3 && abs((places[1].minX - places[0].maxX) - (places[2].minX - places[1].maxX)) < 0.67)
    let fixed = shown([text("A"), .fixedSpace(50), text("B")])
    let (a, b) = (try #require(fixed.label("A")), try #require(fixed.label("B")))
    #expect(abs(b.frameInWindow.minX - a.frameInWindow.maxX - 66) < 0.67)
  }

  @Test("Without a flexible space items begin at the margin")
  func start() throws {
    for (width, margin) in [(CGFloat(393), CGFloat(16)), (440, 20)] {
      let bar = shown([text("A")], width: width)
      #expect(try #require(bar.label("A")).frameInWindow.minX == margin)
    }
  }

  @Test func tintAndAttributes() throws {
    let (tinted, plain, off) = (text("Tinted"), text("Plain"), text("Off"))
    tinted.tintColor = .red
    off.isEnabled = false
    plain.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 11)], for: .normal)
    let bar = shown([tinted, plain, off])
    bar.tintColor = .green
    bar.layoutIfNeeded()
    func attribute(_ name: String, _ key: NSAttributedString.Key) throws -> Any? {
      try #require(bar.label(name)).attributedText?.attribute(key, at: 0, effectiveRange: nil)
    }
    #expect(try attribute("Tinted", .foregroundColor) as? UIColor == .red)
    #expect(try attribute("Plain", .foregroundColor) as? UIColor == .green)
    #expect((try attribute("Plain", .font) as? UIFont)?.pointSize == 11)
    #expect(try attribute("Off", .foregroundColor) as? UIColor != .green)
    #expect(try #require(bar.label("Off")?.superview).accessibilityTraits.contains(.notEnabled))
  }

  @Test("Proxies of items apply in the bars that they name")
  func proxies() throws {
    final class Item: UIBarButtonItem {}
    Item.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .purple
    Item.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .red
    Item.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
    let item = Item(title: "Proxied", style: .plain, target: nil, action: nil)
    let label = try #require(shown([item]).label("Proxied")?.attributedText)
    #expect(label.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .purple)
    #expect(label.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test func theProxyOfABar() throws {
    final class Bar: UIToolbar {}
    Bar.appearance().barTintColor = .orange
    let (bar, window) = (Bar(frame: CGRect(0, 0, 393, 44)), UIWindow(frame: CGRect(0, 0, 393, 852)))
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(bar.barTintColor == .orange)
    #expect(bar.subviews.first?.subviews[1].backgroundColor == .orange)
  }

  @Test func anItemRunsItsAction() throws {
    var runs = 0
    let item = UIBarButtonItem(title: "Run", primaryAction: UIAction { _ in runs += 1 })
    let bar = shown([item])
    let button = try #require(bar.label("Run")?.superview as? UIControl)
    button.sendActions(for: .touchUpInside)
    #expect(runs == 1 && button.accessibilityTraits == .button && button.accessibilityLabel == "Run")
  }

  @Test("System items have names for assistive technologies, and glyphs or titles")
  func systemItems() {
    for system in UIBarButtonItem.SystemItem.allCases {
      let bar = shown([UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)])
      let controls = bar.subviews.compactMap { $0 as? UIControl }
      switch system {
      case .flexibleSpace, .fixedSpace: #expect(controls.isEmpty)
      case .pageCurl: #expect(controls.allSatisfy { $0.accessibilityLabel == nil })
      default: #expect(controls.first?.accessibilityLabel?.isEmpty == false, "\(system)")
      }
    }
  }

  // MARK: Bad input

  @Test("Long titles, an item twice, a bar as its own item, widths that are not finite: no crash, no hang")
  func badInput() {
    let long = text(String(repeating: "a", count: 10_000))
    let twice = text("Twice")
    let space = UIBarButtonItem.fixedSpace(.nan)
    let wide = text("Wide")
    wide.width = .infinity
    let bar = shown([long, twice, twice, space, wide])
    #expect(bar.subviews.compactMap { $0 as? UIControl }.count == 3)
    bar.items = [UIBarButtonItem(customView: bar)]
    bar.layoutIfNeeded()
    _ = bar.record()
    let many = shown((0..<1000).map { text("\($0)") })
    #expect(many.subviews.count > 900)
  }
}
