import DynamicType
import Foundation
import HeadlessUIKit

/// Makes and activates the constraints in one view's list.
@MainActor
struct ConstraintMaker {
  private let owner: BuiltView
  private let views: [String: BuiltView]
  private let guides: [String: UILayoutGuide]
  private let traits: UITraitCollection

  /// - Parameter traits: the traits that `scaled` points are scaled for.
  init(owner: BuiltView, traits: UITraitCollection) {
    (self.owner, self.traits) = (owner, traits)
    views = owner.viewsByName()
    guides = owner.guidesByName()
  }

  func activate(_ definitions: [ConstraintDefinition]) throws(DocumentError) {
    for definition in definitions {
      placeByConstraints(definition)
      for constraint in try constraints(definition) {
        constraint.identifier = definition.identifier
        constraint.isActive = true
      }
    }
  }

  // MARK: Views

  private func view(_ item: ConstraintItem) -> UIView? {
    switch item {
    case .owner: owner.view
    case .superview: owner.view.superview
    case .named(let name): views[name]?.view
    }
  }

  private func placeByConstraints(_ definition: ConstraintDefinition) {
    let namesSuperview = definition.items.contains { $0.item == .superview }
    for item in definition.placedItems {
      switch item {
      case .superview: break
      case .owner: if namesSuperview { placeByConstraints(owner) }
      case .named(let name):
        guard let named = views[name] else { continue }
        if named.view !== owner.view || namesSuperview { placeByConstraints(named) }
      }
    }
  }

  private func placeByConstraints(_ built: BuiltView) {
    guard !built.definition.setsTranslatesAutoresizingMask else { return }
    built.view.translatesAutoresizingMaskIntoConstraints = false
  }

  // MARK: Constraints

  private func constraints(_ definition: ConstraintDefinition) throws(DocumentError) -> [NSLayoutConstraint] {
    switch definition.form {
    case .visualFormat(let format): return try constraints(format, at: definition.place)
    case .line(let line):
      guard let constraint = constraint(line) else { return [] }
      constraint.priority = UILayoutPriority(Float(line.priority))
      return [constraint]
    }
  }

  private func constraint(_ line: ConstraintLine) -> NSLayoutConstraint? {
    guard let first = item(line.first) else { return nil }
    let second = line.second.flatMap(item)
    let constant: Double
    switch line.offset {
    case .points(let points): constant = points
    case .scaledValue(let value, let style, let factor):
      let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: style.rawValue))
      constant = factor * metrics.scaledValue(for: value, compatibleWith: traits)
    case .systemSpacing(let factor):
      return line.second.flatMap { systemSpacing(line.first, line.relation, $0, factor: factor) }
    }
    return NSLayoutConstraint(
      item: first, attribute: line.first.attribute, relatedBy: line.relation, toItem: second,
      attribute: line.second?.attribute ?? .notAnAttribute, multiplier: line.multiplier, constant: constant)
  }

  /// The view or its guide, or a guide of this name.
  private func item(_ operand: ConstraintOperand) -> AnyObject? {
    if case .named(let name) = operand.item, let guide = guides[name] { return guide }
    guard let view = view(operand.item) else { return nil }
    guard let guide = operand.guide else { return view }
    return view.guide(guide)
  }

  /// A constraint with the system's spacing. `a = b - system` is rewritten as `b = a + system`, the form that anchors
  /// offer.
  private func systemSpacing(
    _ first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintOperand, factor: Double
  ) -> NSLayoutConstraint? {
    if factor < 0 { return systemSpacing(second, relation.mirrored, first, factor: -factor) }
    guard let one = item(first), let other = item(second) else { return nil }
    if let end = Anchor.horizontal(first.attribute, of: one), let start = Anchor.horizontal(second.attribute, of: other)
    {
      return switch relation {
      case .equal: end.constraint(equalToSystemSpacingAfter: start, multiplier: factor)
      case .lessThanOrEqual: end.constraint(lessThanOrEqualToSystemSpacingAfter: start, multiplier: factor)
      case .greaterThanOrEqual: end.constraint(greaterThanOrEqualToSystemSpacingAfter: start, multiplier: factor)
      }
    }
    guard let end = Anchor.vertical(first.attribute, of: one), let start = Anchor.vertical(second.attribute, of: other)
    else { return nil }
    return switch relation {
    case .equal: end.constraint(equalToSystemSpacingBelow: start, multiplier: factor)
    case .lessThanOrEqual: end.constraint(lessThanOrEqualToSystemSpacingBelow: start, multiplier: factor)
    case .greaterThanOrEqual: end.constraint(greaterThanOrEqualToSystemSpacingBelow: start, multiplier: factor)
    }
  }

  /// The constraints of a visual format. Anything that UIKit would raise an exception for is reported as an error in
  /// its line.
  private func constraints(_ format: VisualFormat, at place: TextPlace) throws(DocumentError) -> [NSLayoutConstraint] {
    var named: [String: Any] = [:]
    for word in format.views { named[word.text] = view(.named(word.text)) }
    var metrics: [String: Any] = [:]
    for metric in format.metrics { metrics[metric.name] = metric.value }
    do {
      return try NSLayoutConstraint.makeConstraints(
        visualFormat: format.text, options: format.options, metrics: metrics, views: named)
    } catch {
      throw place.error(.visualFormat(error.message), at: error.offset ?? 0)
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation with its two sides swapped.
  fileprivate var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension UIView {
  fileprivate func guide(_ guide: ConstraintGuide) -> UILayoutGuide? {
    switch guide {
    case .layoutMarginsGuide: layoutMarginsGuide
    case .safeAreaLayoutGuide: safeAreaLayoutGuide
    case .readableContentGuide: readableContentGuide
    case .contentLayoutGuide: scrolledContentGuide
    case .frameLayoutGuide: scrollFrameGuide
    }
  }
}

/// The anchors of views and guides, by attribute.
@MainActor
private enum Anchor {
  static func horizontal(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutXAxisAnchor? {
    let (view, guide) = (item as? UIView, item as? UILayoutGuide)
    return switch attribute {
    case .left: view?.leftAnchor ?? guide?.leftAnchor
    case .right: view?.rightAnchor ?? guide?.rightAnchor
    case .leading: view?.leadingAnchor ?? guide?.leadingAnchor
    case .trailing: view?.trailingAnchor ?? guide?.trailingAnchor
    case .centerX: view?.centerXAnchor ?? guide?.centerXAnchor
    default: nil
    }
  }

  static func vertical(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> NSLayoutYAxisAnchor? {
    let (view, guide) = (item as? UIView, item as? UILayoutGuide)
    return switch attribute {
    case .top: view?.topAnchor ?? guide?.topAnchor
    case .bottom: view?.bottomAnchor ?? guide?.bottomAnchor
    case .centerY: view?.centerYAnchor ?? guide?.centerYAnchor
    case .firstBaseline: view?.firstBaselineAnchor
    case .lastBaseline: view?.lastBaselineAnchor
    default: nil
    }
  }
}
