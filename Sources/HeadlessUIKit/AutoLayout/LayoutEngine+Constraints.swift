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
      let (handle, conflict) = try solver.add(linear)
      handles[ObjectIdentifier(constraint)] = handle
      owners[handle] = .client(constraint)
      if let conflict { note(conflict) }
      if constraint.isDerived { derived.append((constraint, form.constant)) }
    } catch {
      if case .noTerms(isSatisfied: false) = error { contradictions.append(constraint) }
    }
    change()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    contradictions.removeAll { $0 === constraint }
    guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(handle)
    if constraint.isDerived { derived.removeAll { $0.constraint === constraint } }
    change()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = handles[ObjectIdentifier(constraint)], let holder = constraint.holder else { return }
    setConstant(linearForm(of: constraint, in: holder).constant, of: handle)
    change()
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
    guard !derived.isEmpty else { return false }
    var isAnyChanged = false
    let constants = derived.map { constraint, constant in
      constraint.holder.map { linearForm(of: constraint, in: $0).constant } ?? constant
    }
    for (index, constant) in constants.enumerated() where constant != derived[index].constant {
      derived[index].constant = constant
      guard let handle = handles[ObjectIdentifier(derived[index].constraint)] else { continue }
      setConstant(constant, of: handle)
      isAnyChanged = true
    }
    return isAnyChanged
  }
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
