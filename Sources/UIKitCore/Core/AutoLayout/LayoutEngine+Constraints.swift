import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds an active constraint to the solver.
  func add(_ constraint: NSLayoutConstraint) {
    guard let owningView = constraint.owningView, constraint.hasAllItems else { return }
    let form = linearForm(of: constraint, in: owningView)
    let linear = LinearConstraint(
      terms: form.terms, relation: constraint.storedRelation.forSolver, constant: form.constant,
      priority: constraint.storedPriority.level, breaking: constraint.breakRank)
    do {
      let handle = try insert(linear, for: .client(constraint))
      setHandle(handle, of: constraint)
      if constraint.isDerived {
        derived.append(
          DerivedConstraint(
            constraint: constraint, handle: handle, constant: form.constant, followsSizes: constraint.followsSizes))
      }
    } catch {
      note(error, of: constraint)
    }
    invalidate(to: .changed)
  }

  private func note(_ error: SolverError, of constraint: NSLayoutConstraint) {
    if case .noTerms(let isSatisfied) = error {
      constantConstraints.append((constraint, isSatisfied))
    } else {
      constraint.raiseFault(
        "NSInternalInconsistencyException", call: "layoutIfNeeded", reason: "\(constraint): \(error.description)")
    }
  }

  func remove(_ constraint: NSLayoutConstraint) {
    constantConstraints.removeAll { $0.constraint === constraint }
    guard let handle = handle(of: constraint) else { return }
    setHandle(nil, of: constraint)
    remove(handle)
    invalidate(to: .changed)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let owningView = constraint.owningView else { return }
    if let handle = handle(of: constraint) {
      setConstant(linearForm(of: constraint, in: owningView).constant, of: handle)
      invalidate(to: .changed)
    } else if constantConstraints.contains(where: { $0.constraint === constraint }) {
      remove(constraint)
      add(constraint)
    }
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    try? solver.setPriority(constraint.storedPriority.level, of: handle)
    invalidate(to: .changed)
  }

  /// Updates the constants that depend on margins, safe areas, baselines and fonts.
  ///
  /// - Parameter solvedSizes: whether only the sizes found by the solver may have changed.
  /// - Returns: whether any constant has changed.
  func updateDerivedConstants(after solvedSizes: Bool = false) -> Bool {
    guard derived.contains(where: { $0.followsSizes || !solvedSizes }) else { return false }
    derived.removeAll { handle(of: $0.constraint) != $0.handle }
    let changed = changedConstants(after: solvedSizes)
    for (index, constant) in changed { derived[index].constant = constant }
    setConstants(changed.map { (derived[$0.index].handle, $0.constant) })
    return !changed.isEmpty
  }

  /// The indices of the derived constraints whose constant has changed, with their new constants.
  private func changedConstants(after solvedSizes: Bool) -> [(index: Int, constant: Double)] {
    isComparingConstants = true
    defer { (isComparingConstants, comparedMargins) = (false, nil) }
    var changed: [(index: Int, constant: Double)] = []
    for index in derived.indices where derived[index].followsSizes || !solvedSizes {
      guard let owningView = derived[index].constraint.owningView, insetsChanged(ofDerivedAt: index) else { continue }
      let constant = constant(of: derived[index].constraint, in: owningView)
      if constant != derived[index].constant { changed.append((index, constant)) }
    }
    return changed
  }

  /// Whether a derived constraint's constant may have changed: it has not if it depends only on insets that are
  /// unchanged.
  private func insetsChanged(ofDerivedAt index: Int) -> Bool {
    let insets = operandInsets(of: derived[index].constraint)
    defer { derived[index].insets = insets }
    return insets == nil || insets != derived[index].insets
  }
}

/// A constraint whose constant in the solver depends on more than its own constant.
struct DerivedConstraint {
  var constraint: NSLayoutConstraint
  /// The solver's handle; it changes when the constraint is removed and added again.
  var handle: ConstraintHandle
  var constant: Double
  /// The insets for which the constant was last calculated, if it depends only on insets.
  var insets: OperandInsets?
  /// Whether the constant depends on the sizes of views, as with a baseline.
  var followsSizes: Bool
}

extension NSLayoutConstraint {
  var isDirectional: Bool { first.hasAttribute(\.isDirectional) || second.hasAttribute(\.isDirectional) }

  /// Whether the constant in the solver depends on more than the constraint's own constant.
  fileprivate var isDerived: Bool {
    systemSpacing != nil || first.isDerived || second.isDerived
  }

  /// Whether the constant in the solver depends on the sizes found by the solver.
  fileprivate var followsSizes: Bool { first.followsSizes || second.followsSizes }

  /// Whether leading is right: determined by the direction of the view that holds the constraint, not by those of its
  /// items.
  ///
  /// Stevia's tests, which run on iOS, force right-to-left on a superview alone and find its subviews mirrored;
  /// forced on a button, to have its image on the right, it leaves the button's position unchanged.
  var isMirrored: Bool { isDirectional && owningView?.isRightToLeft == true }

  /// The rank of the constraint among those that a conflict may break.
  ///
  /// In 32 public logs of UIKit's messages, no system constraint was broken; where the conflict contained a size, a
  /// size was broken in 20 of 23; a spacing between siblings in 3 of 3; and a trailing or bottom edge in 4 of 5 of
  /// the others.
  fileprivate var breakRank: BreakRank {
    if isSystem { return .never }
    if first.isLength { return .size }
    guard let one = first.reference?.layoutView, let other = second.reference?.layoutView, one !== other else {
      return .other
    }
    if one !== owningView, other !== owningView { return .spacing }
    return first.attribute.kind == .far && second.attribute.kind == .far ? .edge : .other
  }
}

extension LayoutOperand {
  /// Whether the operand's value in the solver depends on margins, baselines and the like.
  @MainActor fileprivate var isDerived: Bool {
    if hasAttribute({ $0.isBaseline || $0.isWithinMargins }) { return true }
    return Self.isInset(reference) || Self.isInset(originReference)
  }

  @MainActor private static func isInset(_ item: LayoutItemReference?) -> Bool {
    if let view = item?.view { return view.alignmentRectInsets != .zero }
    return item?.guide?.insets != nil
  }

  @MainActor fileprivate var followsSizes: Bool {
    hasAttribute(\.isBaseline) || reference?.guide?.insets == .readableContent
      || originReference?.guide?.insets == .readableContent
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
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
