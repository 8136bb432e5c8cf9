import DynamicType
import Findings
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Auditing

/// Views that stay on their side in the other layout direction. There is no authority but the rule itself: what the
/// constraints or the alignment say decides whether it moves.
@MainActor
@Suite struct MirroringTests {
  private static func stays(_ makeView: @escaping () -> UIView) throws -> Set<String> {
    try AuditedViews.violations(AuditedViews.configurations([.large]), makeView)[.notMirrored] ?? []
  }

  /// A scroll view, as wide as the page, with a box in it.
  private static func scroller(
    width: CGFloat, inset: CGFloat = 0,
    _ constraints: @escaping (_ page: UIScrollView, _ box: UIView) -> [NSLayoutConstraint]
  ) -> UIView {
    let (page, box) = (UIScrollView(), UIView())
    box.accessibilityIdentifier = "subject"
    box.backgroundColor = .lightGray
    box.translatesAutoresizingMaskIntoConstraints = false
    page.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    page.addSubview(box)
    let fixed = [
      box.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50), box.widthAnchor.constraint(equalToConstant: width),
    ]
    NSLayoutConstraint.activate(fixed + constraints(page, box))
    return page
  }

  private static func pinned(_ page: UIScrollView, _ box: UIView) -> [NSLayoutConstraint] {
    [
      box.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
      box.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor, constant: -16),
    ]
  }

  /// Content that is wider than the scroll view, with or without its insets, has the same room at either side; content
  /// with room to spare is on the left, as the content's origin is there in both directions.
  @Test(arguments: [(700, 0, false), (380, 16, false), (352, 16, false), (200, 0, true)] as [(CGFloat, CGFloat, Bool)])
  func contentThatScrollsSidewaysFillsWhatIsScrolledOver(_ width: CGFloat, _ inset: CGFloat, _ stays: Bool) throws {
    #expect(try Self.stays { Self.scroller(width: width, inset: inset, Self.pinned) } == (stays ? ["subject"] : []))
  }

  /// In content of 1000 points, a box that keeps 16 points at its left stays, and one that keeps them at its start moves.
  @Test func aBoxInWideContentStaysOrMoves() throws {
    func page(_ anchors: @escaping (UIScrollView, UIView) -> NSLayoutConstraint) -> UIView {
      Self.scroller(width: 300) { page, box in
        [page.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 1000), anchors(page, box)]
      }
    }
    #expect(
      try Self.stays {
        page { $1.leftAnchor.constraint(equalTo: $0.contentLayoutGuide.leftAnchor, constant: 16) }
      } == ["subject"])
    #expect(
      try Self.stays {
        page { $1.leadingAnchor.constraint(equalTo: $0.contentLayoutGuide.leadingAnchor, constant: 16) }
      } == [])
  }

  /// What is pinned to the frame is in its middle, however wide the content is.
  @Test func aBoxInTheMiddleOfTheFrameMayStay() throws {
    #expect(
      try Self.stays {
        Self.scroller(width: 368) { page, box in
          [
            page.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 1000),
            box.leadingAnchor.constraint(equalTo: page.frameLayoutGuide.leadingAnchor, constant: 16),
          ]
        }
      } == [])
  }

  /// UIKit aligns the text of a Value2 cell at the right: nobody is told, unless they aligned it themselves.
  @Test(arguments: [(nil, false), (.left, true), (.natural, false)] as [(NSTextAlignment?, Bool)])
  func aCellsOwnAlignmentIsNotTold(_ alignment: NSTextAlignment?, _ stays: Bool) throws {
    let found = try Self.stays {
      let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.textLabel?.accessibilityIdentifier = "subject"
      cell.detailTextLabel?.text = "A day before"
      if let alignment { cell.textLabel?.textAlignment = alignment }
      return cell
    }
    #expect(found == (stays ? ["subject"] : []))
  }
}
