import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing

@testable import Auditing

/// Bar items, which stay small at every text size: a long press shows them enlarged (WWDC 2019, session 261).
@MainActor
@Suite struct LargeContentTests {
  private func item(_ title: String?, _ prepare: (UIBarButtonItem) -> Void = { _ in }) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    item.title = title
    item.accessibilityLabel = "Favourite"
    item.accessibilityIdentifier = "star"
    prepare(item)
    return item
  }

  private func violations(_ item: UIBarButtonItem) throws -> Set<FindingKind> {
    Set(try AuditedViews.violations(AuditedViews.configurations(), makeView(item)).keys)
  }

  private func makeView(_ item: UIBarButtonItem) -> () -> UIView {
    {
      let page = UIView()
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      bar.items = [item]
      page.addSubview(bar)
      return page
    }
  }

  @Test func aPictureWithoutATitleCannotBeEnlarged() throws {
    let found = try AuditedViews.violations(AuditedViews.configurations(), makeView(item(nil)))
    #expect(found[.missingLargeContent] == ["star"])
  }

  @Test func aTitleOrAPictureForItIsEnough() throws {
    #expect(try !violations(item("Favourite")).contains(.missingLargeContent))
    let pictured = item(nil) { $0.largeContentSizeImage = UIImage(systemName: "star.fill") }
    #expect(try !violations(pictured).contains(.missingLargeContent))
    let system = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    #expect(try !violations(system).contains(.missingLargeContent))
  }

  /// Bars do not grow, and are not to.
  @Test func textsInBarsAreNotToGrow() throws {
    let title = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    #expect(try violations(title).isDisjoint(with: [.fixedFont, .textNotGrowing, .imageNotGrowing]))
  }
}
