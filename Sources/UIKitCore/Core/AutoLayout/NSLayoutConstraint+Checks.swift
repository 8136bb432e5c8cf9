import Foundation

extension NSLayoutConstraint {
  private static let initializer = "NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"

  /// Reports an error for which UIKit raises an exception.
  func reject(_ reason: String) {
    isImpossible = true
    raiseFault("NSInvalidArgumentException", call: NSLayoutConstraint.initializer, reason: "\(self): \(reason)")
  }

  /// Notes that UIKit would raise `exception` in the view that holds the constraint, or else in one that it names.
  func raiseFault(_ exception: String, call: String, reason: String) {
    guard let view = owningView ?? items.lazy.compactMap(\.layoutView).first else {
      return UIKitFaults.raise(exception, call: call, reason: reason)
    }
    view.raiseFault(exception, call: call, reason: reason)
  }

  func set(_ relation: Relation, multiplier: CGFloat, constant: CGFloat) {
    storedRelation = relation
    guard multiplier.isFinite, constant.isFinite else {
      reject("multiplier \(multiplier) or constant \(constant) is not finite")
      return
    }
    storedMultiplier = multiplier
    storedConstant = constant
  }

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      raiseFault(
        "NSInvalidArgumentException", call: "NSLayoutConstraint.constant = \(constant)",
        reason: "\(self): it is not finite")
      return
    }
    guard constant != storedConstant else { return }
    storedConstant = constant
    owningView?.layoutEngine?.constantDidChange(self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    func call() -> String { "NSLayoutConstraint.priority = \(priority.rawValue)" }
    guard priority.isValid else {
      raiseFault(
        "NSInvalidArgumentException", call: call(), reason: "\(self): priorities are above 0 and at most 1000")
      return
    }
    guard priority != storedPriority else { return }
    guard !isActive || priority.isRequired == storedPriority.isRequired else {
      raiseFault(
        "NSInternalInconsistencyException", call: call(),
        reason: "\(self): an active constraint cannot become required, or optional")
      return
    }
    storedPriority = priority
    owningView?.layoutEngine?.priorityDidChange(self)
  }
}
