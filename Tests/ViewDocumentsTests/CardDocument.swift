import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing

@testable import ViewDocuments

/// A document as a reader of Interface Builder's XML will make it: every place is a line of `Card.xib`, without columns.
///
///      1  <view id="card"> <rect width="200" height="100"/>
///      2    <view id="avatar"/>
///      3    <stackView id="lines" axis="vertical" distribution="fillEqually" spacing="10">
///      4      <variation key="heightClass=compact" axis="horizontal"/>
///      5      <view/>
///      6      <view/>
///     11…   <constraints>
enum CardDocument {
  static func place(_ line: Int) -> SourcePlace { SourcePlace(file: "Card.xib", line: line) }

  static func setting(
    _ name: String, _ value: PropertyValue, of viewClass: ViewClass, line: Int
  ) throws -> ViewDefinition.Setting {
    let property = try #require(viewClass.property(named: name), "\(viewClass) has no \(name)")
    return ViewDefinition.Setting(property, value, at: place(line))
  }

  /// The card in the comment above, with these constraints from line 11 on, one per line.
  static func view(_ constraints: [ConstraintLine]) throws -> ViewDefinition {
    var card = ViewDefinition(.view, name: "card", at: place(1))
    let frame = PropertyValue.rect(CGRect(x: 0, y: 0, width: 200, height: 100))
    card.settings = [try setting("frame", frame, of: .view, line: 1)]
    card.subviews = [ViewDefinition(.view, name: "avatar", at: place(2)), try lines()]
    for (index, line) in constraints.enumerated() {
      card.constraints.append(try ConstraintDefinition(line, at: place(11 + index)))
    }
    return card
  }

  private static func lines() throws -> ViewDefinition {
    var lines = ViewDefinition(.stackView, name: "lines", at: place(3))
    lines.settings = [
      try setting("axis", .enumeration("vertical"), of: .stackView, line: 3),
      try setting("distribution", .enumeration("fillEqually"), of: .stackView, line: 3),
      try setting("spacing", .double(10), of: .stackView, line: 3),
    ]
    let horizontal = try setting("axis", .enumeration("horizontal"), of: .stackView, line: 4)
    let compact = Condition([.verticalSizeClass(.compact)])
    lines.variations = [ViewDefinition.Variation(condition: compact, settings: [horizontal], constraints: nil)]
    lines.arrangedSubviews = [5, 6].map { ViewDefinition(.view, at: place($0)) }
    return lines
  }

  /// A constraint for `<constraint firstItem="…" firstAttribute="…" secondItem="…" secondAttribute="…" constant="…"/>`;
  /// a missing item is the view that has the list.
  static func line(
    _ first: String?, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: String? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute? = nil, multiplier: Double = 1,
    plus offset: ConstraintLine.Offset = .points(0)
  ) -> ConstraintLine {
    func operand(_ name: String?, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintOperand {
      ConstraintOperand(item: name.map { .named($0) } ?? .owner, attribute: attribute)
    }
    return ConstraintLine(
      first: operand(first, firstAttribute), relation: .equal, second: secondAttribute.map { operand(second, $0) },
      multiplier: multiplier, offset: offset, priority: 1_000)
  }
}
