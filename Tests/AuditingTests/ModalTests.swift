import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Auditing

/// Views that a modal view keeps from people: VoiceOver passes over its siblings (AccessibilitySnapshot's pictures of
/// modal views), and a presentation takes their touches as well, and dims or scales them.
@MainActor
@Suite struct ModalTests {
  private static func configurations() throws -> [Configuration] {
    try [ContentSizeCategory.large, .accessibilityExtraLarge].map { category in
      var configuration = Configuration(device: try #require(Device.named("iPhone 15")))
      configuration.category = category
      return configuration
    }
  }

  private static func label(_ name: String, _ frame: CGRect, text: String? = nil) -> UILabel {
    let label = UILabel(frame: frame)
    (label.text, label.font, label.accessibilityIdentifier) = (text ?? name, UIFont.systemFont(ofSize: 17), name)
    label.textColor = UIColor(white: 0.9, alpha: 1)
    return label
  }

  /// A faint text of a fixed font, a low button without a label, and a text that does not fit.
  private static func presenter() -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let control = UIControl(frame: CGRect(x: 20, y: 200, width: 30, height: 30))
    control.accessibilityIdentifier = "more"
    for view in [
      label("behind", CGRect(x: 20, y: 100, width: 200, height: 100)), control,
      label("cut", CGRect(x: 20, y: 300, width: 100, height: 60), text: "This does not fit into its label"),
    ] { controller.view.addSubview(view) }
    return controller
  }

  /// The findings about the presenter's views, with something presented over it.
  private static func violations(presenting presented: () -> UIViewController?) throws -> [FindingKind: Set<String>] {
    let (root, shown) = (presenter(), presented())
    if let shown { root.present(shown, animated: false) }
    return try AuditedViews.violations(try configurations()) { root.view }.compactMapValues { names in
      let own = names.intersection(["behind", "more", "cut"])
      return own.isEmpty ? nil : own
    }
  }

  private static func sheet() -> UIViewController {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .white
    return sheet
  }

  private static func alert(_ style: UIAlertController.Style) -> UIViewController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .default))
    return alert
  }

  @Test func whatIsNotCoveredIsAudited() throws {
    let found = try Self.violations { nil }
    #expect(found[.lowContrast] == ["behind", "cut"] && found[.fixedFont] == ["behind", "cut"])
    #expect(found[.smallTarget] == ["more"] && found[.missingLabel] == ["more"])
    #expect(found[.truncatedText] == ["cut"])
  }

  /// Its layout alone is: what is cut behind an alert is seen to be.
  @Test(arguments: [nil, .alert, .actionSheet] as [UIAlertController.Style?])
  func theLayoutAloneOfWhatAPresentationCoversIs(_ style: UIAlertController.Style?) throws {
    let found = try Self.violations { style.map { Self.alert($0) } ?? Self.sheet() }
    let layout: Set<FindingKind> = [
      .truncatedText, .clippedText, .cutAtAccessibilitySizes, .brokenWord, .sideBySide, .notMirrored, .textOutside,
    ]
    #expect(Set(found.keys).subtracting(layout).isEmpty, "\(found)")
    if style != nil { #expect(found[.truncatedText] == ["cut"]) }
  }

  /// A sheet that dims nothing is beside its presenter, which can be used and read.
  @Test func aSheetThatDimsNothingHidesNothing() throws {
    let found = try Self.violations {
      let sheet = Self.sheet()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      return sheet
    }
    #expect(found[.lowContrast] == ["behind", "cut"] && found[.smallTarget] == ["more"])
    #expect(found[.fixedFont] == ["behind", "cut"])
  }

  /// Siblings are passed over, cousins are not. Touches go where they went.
  @Test func anAppsOwnModalViewHidesItsSiblingsFromVoiceOver() throws {
    let found = try AuditedViews.violations {
      let (page, card, modal, holder) = (UIView(), UIView(), UIView(), UIView())
      page.backgroundColor = .white
      for (view, y) in [(card, 0.0), (holder, 400)] {
        view.frame = CGRect(x: 0, y: y, width: 400, height: 400)
        page.addSubview(view)
      }
      for (view, name) in [(card, "sibling"), (holder, "cousin")] {
        let control = UIControl(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
        (control.accessibilityLabel, control.accessibilityIdentifier) = ("Open", name)
        view.addSubview(control)
      }
      card.addSubview(Self.label("aside", CGRect(x: 20, y: 80, width: 200, height: 100)))
      holder.accessibilityElementsHidden = true
      modal.frame = CGRect(x: 0, y: 200, width: 400, height: 200)
      modal.accessibilityViewIsModal = true
      modal.addSubview(Self.label("modal", CGRect(x: 20, y: 20, width: 200, height: 100)))
      card.addSubview(modal)
      return page
    }
    #expect(found[.unreachableControl] == ["cousin"] && found[.unreadText] == nil)
    #expect(found[.smallTarget] == ["sibling", "cousin"] && found[.fixedFont] == ["aside", "modal"])
  }
}
