import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// The margins that a layout reports: those that constraints use.
@MainActor @Suite struct NamedMarginsTests {
  private let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let expected = LayoutNode.Margins(top: 1, left: 2, bottom: 3, right: 4)

  private func layout(_ root: UIView) -> LayoutNode {
    root.layoutIfNeeded()
    return root.record().layout
  }

  @Test func marginsNobodyUsesAreLeftOut() {
    let root = root(300, 200)
    root.layoutMargins = margins
    let one = constrained(UIView(), "one", in: root)
    one.backgroundColor = .red
    one.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    _ = root.layoutMarginsGuide
    #expect(layout(root).margins == nil)
    #expect(layout(root).children.map(\.margins) == [nil])
  }

  @Test func theGuideOfMarginsNamesThem() {
    let root = root(300, 200)
    root.layoutMargins = margins
    let one = constrained(UIView(), "one", in: root)
    let constraint = one.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    constraint.isActive = true
    #expect(layout(root).margins == expected)
    constraint.isActive = false
    #expect(layout(root).margins == nil)
  }

  @Test(arguments: [NSLayoutConstraint.Attribute.leftMargin, .trailingMargin, .topMargin, .centerYWithinMargins])
  func attributesOfMarginsNameThem(attribute: NSLayoutConstraint.Attribute) {
    let root = root(300, 200)
    root.layoutMargins = margins
    let one = constrained(UIView(), "one", in: root)
    let own: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
      .leftMargin: .left, .trailingMargin: .trailing, .topMargin: .top, .centerYWithinMargins: .centerY,
    ]
    let constraint = NSLayoutConstraint(
      item: one, attribute: own[attribute] ?? attribute, relatedBy: .equal, toItem: root, attribute: attribute,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    #expect(layout(root).margins == expected)
    constraint.isActive = false
    #expect(layout(root).margins == nil)
  }

  @Test func aStackViewThatArrangesWithinItsMarginsHasThem() {
    let root = root(300, 200)
    let stack = constrained(UIStackView(arrangedSubviews: [UILabel()]), "stack", in: root)
    stack.layoutMargins = margins
    for isRelative in [true, false, true] {
      stack.isLayoutMarginsRelativeArrangement = isRelative
      let node = layout(root).children.first
      #expect(node?.kind == "UIStackView" && node?.margins == (isRelative ? expected : nil), "\(isRelative)")
    }
  }

  @Test func marginsAreThoseOfTheLayout() {
    let root = root(300, 200)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2)
    root.semanticContentAttribute = .forceRightToLeft
    let one = constrained(UIView(), "one", in: root)
    one.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    #expect(layout(root).margins == expected)
  }
}
