import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing

@testable import Auditing

/// Which of the views around a text it is to stay in.
@MainActor
@Suite struct PlaceTests {
  /// The message about a text at (8, 8) in a card at (20, 20), in a view at (16, 16) of a page of 400 by 900 points.
  ///
  /// - Parameters:
  ///   - text: the label's size; its text fills it.
  ///   - arrange: says what the card and the outer view are like.
  private static func message(
    card: CGSize, outer: CGSize, scrolls: Bool = false, _ arrange: @escaping (_ card: UIView, _ outer: UIView) -> Void
  ) throws -> String? {
    let found = try AuditedViews.audit(AuditedViews.configurations([.large])) {
      let page = UIView()
      let outerView = scrolls ? UIScrollView() : UIView()
      outerView.accessibilityIdentifier = "outer"
      outerView.frame = CGRect(origin: CGPoint(x: 16, y: 16), size: outer)
      page.addSubview(outerView)
      let cardView = UIView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: card))
      cardView.accessibilityIdentifier = "card"
      outerView.addSubview(cardView)
      let label = UILabel(frame: CGRect(x: 8, y: 8, width: 600, height: 200))
      label.numberOfLines = 0
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
      label.text = Array(repeating: "Please bring the letter of your doctor", count: 12).joined(separator: " ")
      cardView.addSubview(label)
      arrange(cardView, outerView)
      return page
    }.findings.map(\.finding).filter { $0.kind == .textOutside && $0.name != "card" }
    #expect(Set(found.map(\.message)).count <= 1)
    return found.first?.message
  }

  private static let large = CGSize(width: 700, height: 700)

  /// The text is 600 points wide: of a screen of 400 it leaves more than 200 points on the right.
  @Test("Text in a box that runs off the screen leaves the screen") func aBoxThatRunsOffTheScreen() throws {
    let message = try #require(
      try Self.message(card: Self.large, outer: Self.large) { card, _ in card.backgroundColor = .white })
    #expect(
      message.hasPrefix("The text extends beyond the screen by ") && message.hasSuffix(" at the right."), "\(message)")
  }

  @Test("Text in a box is cut off by what cuts the box off") func anOuterViewThatClips() throws {
    let small = CGSize(width: 300, height: 60)
    let message = try #require(
      try Self.message(card: Self.large, outer: small) { card, outer in
        card.backgroundColor = .white
        outer.clipsToBounds = true
      })
    #expect(message.hasPrefix("The text extends beyond outer by "), "\(message)")
    #expect(message.contains(" at the right and ") && message.hasSuffix(" at the bottom."), "\(message)")
  }

  /// The nearest box is the one that is named.
  @Test("The innermost view that a text leaves is named") func theInnermostIsNamed() throws {
    let small = CGSize(width: 300, height: 60)
    let message = try #require(
      try Self.message(card: small, outer: small) { card, outer in
        card.backgroundColor = .white
        outer.clipsToBounds = true
      })
    #expect(message.hasPrefix("The text extends beyond card by "), "\(message)")
  }

  @Test("A background around the box cuts nothing off") func aBackgroundFurtherOut() throws {
    let label = CGSize(width: 360, height: 600)
    let message = try Self.message(card: label, outer: CGSize(width: 100, height: 30)) { card, outer in
      card.backgroundColor = .white
      outer.backgroundColor = .lightGray
      card.subviews[0].frame = CGRect(x: 4, y: 4, width: 340, height: 580)
    }
    #expect(message == nil)
  }

  /// A scroll view of 300 points that scrolls over as much shows no more than that of a box of 700.
  @Test("Text in a box that is wider than can be scrolled to is found") func whatCanBeScrolledTo() throws {
    func message(contentWidth: CGFloat) throws -> String? {
      try Self.message(card: Self.large, outer: CGSize(width: 300, height: 300), scrolls: true) { card, outer in
        card.backgroundColor = .white
        (outer as? UIScrollView)?.contentSize = CGSize(width: contentWidth, height: 800)
      }
    }
    let narrow = try #require(try message(contentWidth: 300))
    #expect(narrow.hasPrefix("The text extends beyond what outer scrolls over by "), "\(narrow)")
    #expect(try message(contentWidth: 800) == nil)
  }
}
