import Foundation
import UIKitCore

/// A stack view's own constraints as sorted lines such as `UISV-spacing: 0.trailing = 1.leading - 8`.
///
/// Arranged subviews are named by their index, the stack view `S`, guides by their purpose. The side whose name comes
/// first alphabetically is on the left.
@MainActor
struct StackConstraintText {
  let lines: [String]

  init(_ stack: UIStackView) {
    let names = StackConstraintText.names(of: stack)
    lines = stack.arrangementConstraints.map { StackConstraintText.line($0, names) }.sorted()
  }

  private static func names(of stack: UIStackView) -> [ObjectIdentifier: String] {
    var names = [ObjectIdentifier(stack): "S", ObjectIdentifier(stack.layoutMarginsGuide): "margins"]
    for (index, view) in stack.arrangedSubviews.enumerated() {
      names[ObjectIdentifier(view)] = "\(index)"
    }
    var gaps = 0
    // In the order of the description: guides that an earlier arrangement also had are older than others.
    let items = stack.arrangementConstraints.flatMap { [$0.firstItem, $0.secondItem] }
    for guide in items.compactMap({ $0 as? UILayoutGuide }) where names[ObjectIdentifier(guide)] == nil {
      switch guide.identifier {
      case "UISV-alignment-spanner": names[ObjectIdentifier(guide)] = "spanner"
      case "UISV-distributing":
        names[ObjectIdentifier(guide)] = "gap\(gaps)"
        gaps += 1
      default: break
      }
    }
    return names
  }

  private static func line(_ constraint: NSLayoutConstraint, _ names: [ObjectIdentifier: String]) -> String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attributeNames[attribute] ?? "\(attribute)")" }
    }
    let left = side(constraint.firstItem, constraint.firstAttribute) ?? "?"
    let priority = constraint.priority.rawValue == 1000 ? "" : " @\(number(Double(constraint.priority.rawValue)))"
    return "\(constraint.identifier ?? "?"): "
      + relation(left, constraint, side(constraint.secondItem, constraint.secondAttribute)) + priority
  }

  private static func relation(_ left: String, _ constraint: NSLayoutConstraint, _ right: String?) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "="
      }
    let constant = Double(constraint.constant)
    guard let right else { return "\(left) \(sign) \(number(constant))" }
    let multiplier = Double(constraint.multiplier)
    guard multiplier == 1 else { return "\(left) \(sign) \(number(multiplier))·\(right)" }
    guard right < left else { return "\(left) \(sign) \(right)\(summand(constant))" }
    let mirrored = ["<=": ">=", ">=": "<="][sign] ?? sign
    return "\(right) \(mirrored) \(left)\(summand(-constant))"
  }

  private static func summand(_ constant: Double) -> String {
    constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
  }

  /// A number with at most six decimals, as UIKit prints multipliers.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static let attributeNames: [NSLayoutConstraint.Attribute: String] = [
    .left: "left", .right: "right", .top: "top", .bottom: "bottom", .leading: "leading", .trailing: "trailing",
    .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY", .firstBaseline: "firstBaseline",
    .lastBaseline: "lastBaseline",
  ]
}
