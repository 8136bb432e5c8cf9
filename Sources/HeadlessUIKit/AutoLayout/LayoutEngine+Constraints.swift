import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Takes up an active constraint.
  func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, constraint.hasAllItems else { return }
    let form = linearForm(of: constraint, in: holder)
    let linear = LinearConstraint(
      terms: form.terms, relation: constraint.storedRelation.forSolver, constant: form.constant,
      priority: constraint.storedPriority.level, breaking: constraint.breakRank)
    do {
      let handle = try insert(linear, for: .client(constraint))
      handles[ObjectIdentifier(constraint)] = handle
      if constraint.isDerived {
        derived.append(DerivedConstraint(constraint: constraint, handle: handle, constant: form.constant))
      }
    } catch {
      note(error, of: constraint)
    }
    change()
  }

  private func note(_ error: SolverError, of constraint: NSLayoutConstraint) {
    if case .noTerms(let isSatisfied) = error {
      termless.append((constraint, isSatisfied))
    } else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "layoutIfNeeded", reason: "\(constraint): \(error.description)")
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    termless.removeAll { $0.constraint === constraint }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(handle)
    change()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    if let handle = handles[ObjectIdentifier(constraint)] {
      setConstant(linearForm(of: constraint, in: holder).constant, of: handle)
      change()
    } else if termless.contains(where: { $0.constraint === constraint }) {
      remove(constraint)
      add(constraint)
    }
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = handles[ObjectIdentifier(constraint)] else { return }
    try? solver.setPriority(constraint.storedPriority.level, of: handle)
    change()
  }

  /// Brings the constants up to date that follow from margins, safe areas, baselines and fonts.
  ///
  /// - Returns: whether any is another now.
  func updateDerivedConstants() -> Bool {
    derived.removeAll { handles[ObjectIdentifier($0.constraint)] != $0.handle }
    var isAnyChanged = false
    let constants = derived.map { entry in
      entry.constraint.holder.map { linearForm(of: entry.constraint, in: $0).constant } ?? entry.constant
    }
    for (index, constant) in constants.enumerated() where constant != derived[index].constant {
      derived[index].constant = constant
      setConstant(constant, of: derived[index].handle)
      isAnyChanged = true
    }
    return isAnyChanged
  }
}

/// A constraint whose constant in the solver follows from more than its own, and that constant.
struct DerivedConstraint {
  var constraint: NSLayoutConstraint
  /// Another one once the constraint was removed and added again.
  var handle: ConstraintHandle
  var constant: Double
}

extension NSLayoutConstraint {
  private var attributes: [Attribute] { first.attributes + second.attributes }

  var isDirectional: Bool { attributes.contains(where: \.isDirectional) }

  /// Whether the constant in the solver follows from more than the constraint's own.
  fileprivate var isDerived: Bool {
    systemSpacing != nil || attributes.contains { $0.isBaseline || $0.isWithinMargins }
      || items.contains { item in
        if let guide = item as? UILayoutGuide { return guide.insets != nil }
        return (item as? UIView)?.alignmentRectInsets != .zero
      }
  }

  /// Whether leading is right: by the direction of the first item that the constraint names leading or trailing of.
  ///
  /// Public facts are silent on items of different directions; one direction for the whole constraint keeps it sane.
  var isMirrored: Bool {
    for operand in [first, second] {
      if operand.attribute.isDirectional { return operand.item?.layoutView?.isRightToLeft ?? false }
      if operand.originAttribute.isDirectional { return operand.originItem?.layoutView?.isRightToLeft ?? false }
    }
    return false
  }

  /// How readily a conflict breaks the constraint.
  ///
  /// Of 32 public logs of UIKit's messages, none broke a system constraint, 20 of 23 with a size in the set broke a
  /// size, 3 of 3 a spacing between siblings, and 4 of 5 of the others a trailing or bottom edge.
  fileprivate var breakRank: BreakRank {
    if isSystem { return .never }
    if first.isLength { return .size }
    guard let one = first.item?.layoutView, let other = second.item?.layoutView, one !== other else { return .other }
    if one !== holder, other !== holder { return .spacing }
    return first.attribute.kind == .far && second.attribute.kind == .far ? .edge : .other
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var forSolver: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
