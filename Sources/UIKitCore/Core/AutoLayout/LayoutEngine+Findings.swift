import ConstraintSolver
import Findings
import Foundation

extension LayoutEngine {
  /// The problems of the layout, by view.
  func findings() -> [ObjectIdentifier: [ViewFinding]] {
    settleAsGiven()
    var findings: [ObjectIdentifier: [ViewFinding]] = [:]
    for conflict in conflicts where solver.isBroken(conflict.broken) { add(conflict, to: &findings) }
    for (constraint, isSatisfied) in constantConstraints where !isSatisfied {
      guard let owningView = constraint.owningView else { continue }
      let finding = LayoutEngine.finding([constraint.description], broken: constraint.description, in: owningView)
      findings[ObjectIdentifier(owningView), default: []].append(finding)
    }
    addAmbiguities(to: &findings)
    return findings
  }

  /// The maximum number of constraints listed in a message about a conflict. Each view in a long stack may break one
  /// constraint of a conflict that involves all of them.
  private static let maximumListedConstraints = 100

  private func add(_ conflict: Conflict, to findings: inout [ObjectIdentifier: [ViewFinding]]) {
    guard let broken = owners[conflict.broken], let view = broken.view ?? root else { return }
    var set = conflict.constraints.prefix(Self.maximumListedConstraints).compactMap { owners[$0]?.text }
    let unnamed = conflict.constraints.count - Self.maximumListedConstraints
    if unnamed > 0 { set.append("and \(unnamed) more") }
    let finding = LayoutEngine.finding(set, broken: broken.text, in: view)
    findings[ObjectIdentifier(view), default: []].append(finding)
  }

  private static func finding(_ constraints: [String], broken: String, in view: UIView) -> ViewFinding {
    ViewFinding(
      kind: .brokenConstraint, view: view.layoutName,
      message: "Unable to simultaneously satisfy constraints: \(constraints.joined(separator: ", ")). "
        + "Will attempt to recover by breaking constraint \(broken).")
  }

  private func addAmbiguities(to findings: inout [ObjectIdentifier: [ViewFinding]]) {
    let ambiguous = Set(solver.ambiguousVariables)
    guard !ambiguous.isEmpty else { return }
    for state in states where !state.isFixed && !state.isGone {
      guard let view = state.view else { continue }
      let names = state.names(of: ambiguous)
      guard !names.isEmpty else { continue }
      let name = view.layoutName
      let finding = ViewFinding(
        kind: .ambiguousLayout, view: name,
        message: "The constraints leave \(names.joined(separator: ", ")) open: AMBIGUOUS LAYOUT for \(name).")
      findings[ObjectIdentifier(view), default: []].append(finding)
    }
  }
}

extension ConstraintOwner {
  /// The view that a finding about the constraint refers to.
  @MainActor fileprivate var view: UIView? {
    switch self {
    case .client(let constraint): constraint.owningView
    case .frame(let state, _), .content(let state, _), .fitting(let state, _): state.view ?? state.guide?.owner
    }
  }

  /// A description of the constraint in UIKit's format, without addresses.
  @MainActor fileprivate var text: String {
    switch self {
    case .client(let constraint): constraint.description
    case .content(let state, let axis):
      "<NSContentSizeLayoutConstraint \(state.name).\(axis.lengthName)   (active)>"
    case .frame(let state, let axis):
      if let content = state.view?.encapsulatedContent {
        content.encapsulatedText(axis)
      } else {
        state.isFixed
          ? "<NSAutoresizingMaskLayoutConstraint \(state.maskNotation) \(state.name)   (active)>"
          : "<NSLayoutConstraint \(state.name).\(axis.lengthName) >= 0   (active)>"
      }
    case .fitting(let state, let axis):
      "<NSLayoutConstraint 'fittingSize\(axis == .horizontal ? "H" : "V")Target' \(state.name)   (active)>"
    }
  }
}

extension LayoutState {
  fileprivate var name: String { view?.layoutName ?? guide?.layoutName ?? "nil" }

  /// The names in messages of those variables of the frame that are among `variables`.
  fileprivate func names(of variables: Set<Variable>) -> [String] {
    var names: [String] = []
    if let origin = horizontal.origin, variables.contains(origin) { names.append("minX") }
    if let origin = vertical.origin, variables.contains(origin) { names.append("minY") }
    if variables.contains(horizontal.length) { names.append("width") }
    if variables.contains(vertical.length) { names.append("height") }
    return names
  }

  /// The autoresizing mask in UIKit's notation: `h=-&-` is a flexible width; `&` marks a flexible part.
  fileprivate var maskNotation: String {
    let mask = view?.autoresizingMask ?? []
    func sign(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    return "h=\(sign(.flexibleLeftMargin))\(sign(.flexibleWidth))\(sign(.flexibleRightMargin)) "
      + "v=\(sign(.flexibleTopMargin))\(sign(.flexibleHeight))\(sign(.flexibleBottomMargin))"
  }
}

extension UIView {
  /// UIKit's description of the constraint for the length that a table view gives a cell's content view.
  fileprivate final func encapsulatedText(_ axis: NSLayoutConstraint.Axis) -> String {
    let (name, length) =
      axis == .horizontal ? ("Width", boundsStorage.size.width) : ("Height", boundsStorage.size.height)
    return "<NSLayoutConstraint 'UIView-Encapsulated-Layout-\(name)' \(layoutName).\(axis.lengthName) "
      + "== \(Double(length).plain)   (active)>"
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
