import Drawing
import Findings
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Sets of required constraints in UIKit's own messages, from public logs, and the ones it broke. Sizes are broken
/// before spacings between siblings, and those before trailing and bottom edges; which of two sizes UIKit breaks is
/// unknown: here it is the newer one.
@MainActor @Suite struct ConflictTests {
  /// The messages about constraints in the tree.
  static func messages(_ root: UIView) -> [String] {
    root.layoutIfNeeded()
    return root.record().findings.filter { $0.kind == .brokenConstraint }.map(\.message)
  }

  static func message(_ set: [NSLayoutConstraint], breaks broken: NSLayoutConstraint) -> String {
    "Unable to simultaneously satisfy constraints: \(set.map(\.description).joined(separator: ", ")). "
      + "Will attempt to recover by breaking constraint \(broken)."
  }

  @Test func oneOfTwoHeightsBreaks() {
    let root = root(320, 480)
    let view = constrained(UIView(), "v", in: root)
    let set = [200.0, 84].map { view.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(set)
    #expect(Self.messages(root) == [Self.message(set, breaks: set[1])])
    #expect(view.frame.height == 200)
  }

  @Test func theSystemsHeightStaysAndTheBottomEdgeBreaks() {
    let root = root(320, 0)
    let view = constrained(UIView(), "v", in: root)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
    let bottom = root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([top, bottom])
    let messages = Self.messages(root)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("NSAutoresizingMaskLayoutConstraint h=--- v=--- root") == true)
    #expect(messages.first?.hasSuffix("breaking constraint \(bottom).") == true)
  }

  @Test func aHeightBreaksBeforeTheEdges() {
    let content = root(320, 54.333)
    let view = constrained(UIView(), "v", in: content)
    let height = view.heightAnchor.constraint(equalToConstant: 34)
    let set = [
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10), height,
      view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ]
    NSLayoutConstraint.activate(set)
    let messages = Self.messages(content)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("breaking constraint \(height).") == true)
    // The top and the centre hold: 54.333 - 2 x 10, on half points.
    #expect(agree(view.numbers.suffix(1), [34.5]))
  }

  @Test func theSpacingBetweenSiblingsBreaks() {
    let content = root(320, 44)
    let one = constrained(UIView(), "label", in: content)
    let two = constrained(UIView(), "label2", in: content)
    let spacing = two.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 16)
    let set = [
      one.topAnchor.constraint(equalTo: content.topAnchor, constant: 16), spacing,
      content.bottomAnchor.constraint(equalTo: two.bottomAnchor, constant: 16),
    ]
    NSLayoutConstraint.activate(set)
    let messages = Self.messages(content)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("breaking constraint \(spacing).") == true)
  }

  @Test func theWidthBreaks() {
    let content = root(375, 100)
    let view = constrained(UIView(), "v", in: content)
    let width = view.widthAnchor.constraint(equalToConstant: 320)
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: -8),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
    ])
    let messages = Self.messages(content)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("breaking constraint \(width).") == true)
    #expect(view.frame.minX == -8)
    #expect(view.frame.width == 391)
  }

  /// Sizes are at least 0 without an explicit constraint (WWDC 2012 session 228).
  @Test func aWidthBelowZeroBreaks() {
    let root = root(30, 30)
    let label = constrained(UIView(), "label", in: root)
    let width = label.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -32)
    width.isActive = true
    let messages = Self.messages(root)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("label.width >= 0") == true)
    #expect(messages.first?.hasSuffix("breaking constraint \(width).") == true)
    #expect(label.frame.width == 0)
  }

  @Test func aConflictThatIsTakenBackIsNotReported() {
    let root = root(320, 480)
    let view = constrained(UIView(), "v", in: root)
    let set = [200.0, 84].map { view.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
    NSLayoutConstraint.activate(set)
    root.layoutIfNeeded()
    set[1].isActive = false
    #expect(Self.messages(root) == [])
  }

  @Test func whatNoLayoutCanFulfilIsReported() {
    let root = root(320, 480)
    let wrong = root.widthAnchor.constraint(equalTo: root.widthAnchor, constant: 1)
    wrong.isActive = true
    #expect(Self.messages(root) == [Self.message([wrong], breaks: wrong)])
  }
}
