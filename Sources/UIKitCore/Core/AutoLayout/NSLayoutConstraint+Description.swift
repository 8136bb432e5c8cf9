import Foundation

extension NSLayoutConstraint {
  /// The constraint as printed by UIKit, without addresses:
  /// `<NSLayoutConstraint 'id' title.leading == avatar.trailing + 8 @750   (active)>`.
  var layoutDescription: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let level = storedPriority.isRequired ? "" : " @" + NSLayoutConstraint.text(Double(storedPriority.rawValue))
    let state = isActive ? "active" : "inactive"
    return "<NSLayoutConstraint \(name)\(first.description) \(storedRelation.sign) \(rightSide)\(level)   (\(state))>"
  }

  private var rightSide: String {
    guard !second.isNothing else { return NSLayoutConstraint.text(storedConstant) }
    let factor = storedMultiplier == 1 ? "" : NSLayoutConstraint.text(storedMultiplier) + "*"
    let constant = storedConstant + (systemSpacing?.points(from: second, to: first) ?? 0)
    let sum = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + NSLayoutConstraint.text(abs(constant))
    return factor + second.description + sum
  }

  /// A number with at most six significant digits, as C's `%g` prints it.
  static func text(_ number: Double) -> String {
    String(format: "%g", number)
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutOperand {
  @MainActor var description: String {
    let end = "\(item?.layoutName ?? "nil").\(attribute.name)"
    return isDistance ? "(\(end) - \(originItem?.layoutName ?? "nil").\(originAttribute.name))" : end
  }
}

extension UIView {
  /// The accessibility identifier or, without one, the class and index in each view below the nearest one with an
  /// identifier, as in `card/UIView[0]/UILabel[2]`.
  final var layoutName: String {
    var names: [String] = []
    var current = self
    while true {
      if let name = current.accessibilityIdentifier {
        names.append(name)
        break
      }
      let type = "\(type(of: current))"
      guard let parent = current.parent else {
        names.append(type)
        break
      }
      let index = parent.children.firstIndex { $0 === current } ?? 0
      names.append("\(type)[\(index)]")
      current = parent
    }
    return names.reversed().joined(separator: "/")
  }
}

extension UILayoutGuide {
  /// The name of the view followed by the identifier or, without one, by the index among the view's guides.
  final var layoutName: String {
    guard let owner = owningView else { return identifier.isEmpty ? "UILayoutGuide" : identifier }
    if !identifier.isEmpty { return "\(owner.layoutName)/\(identifier)" }
    let index = owner.layoutGuides.firstIndex { $0 === self } ?? 0
    return "\(owner.layoutName)/UILayoutGuide[\(index)]"
  }
}
