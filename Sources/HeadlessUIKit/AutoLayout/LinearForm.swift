import ConstraintSolver
import Foundation

/// A sum of variables and a number, in points.
struct LayoutExpression {
  var terms: [(variable: Variable, coefficient: Double)] = []
  var constant = 0.0

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append((variable, coefficient))
  }

  mutating func add(_ other: LayoutExpression, times factor: Double) {
    terms += other.terms.map { ($0.variable, $0.coefficient * factor) }
    constant += other.constant * factor
  }
}

extension LayoutEngine {
  /// A constraint as the solver takes it: the variables on the left, the number on the right.
  func linearForm(of constraint: NSLayoutConstraint, in holder: UIView) -> LayoutExpression {
    let space = LayoutSpace(holder: holder, isMirrored: constraint.isMirrored)
    let multiplier = constraint.storedMultiplier
    var form = expression(of: constraint.first, in: space)
    form.add(expression(of: constraint.second, in: space), times: -multiplier)
    let isPlace = !constraint.first.isLength
    if space.isMirrored, isPlace, multiplier != 1 {
      form.add(state(of: holder).horizontal.length, 1 - multiplier)
    }
    let spacing = constraint.systemSpacing?.points(from: constraint.second, to: constraint.first) ?? 0
    form.constant = constraint.storedConstant + spacing - form.constant
    return form
  }

  private func expression(of operand: LayoutOperand, in space: LayoutSpace) -> LayoutExpression {
    guard let item = operand.item else { return LayoutExpression() }
    var result = expression(of: item, operand.attribute, in: space)
    if let origin = operand.originItem {
      result.add(expression(of: origin, operand.originAttribute, in: space), times: -1)
    }
    return result
  }

  /// Where an attribute is in the space: places are measured from its left or, mirrored, as negative numbers from its
  /// right, so that differences come out the same.
  private func expression(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> LayoutExpression {
    guard let kind = attribute.kind else { return LayoutExpression() }
    if attribute.isBaseline, let view = item as? UIView { return baseline(of: view, kind, in: space) }
    let (base, insets) = basis(of: item, attribute)
    let axis = attribute.axis
    let (near, far) = (insets.near(axis), insets.far(axis))
    let isFlipped = attribute.isDirectional && space.isMirrored
    var result = LayoutExpression()
    if kind != .size { result = origin(of: base, axis, in: space) }
    let length = state(of: base)[axis].length
    switch (kind, isFlipped) {
    case (.near, false), (.far, true), (.firstBaseline, _):
      result.constant += near
    case (.far, false), (.near, true), (.lastBaseline, _):
      result.add(length, 1)
      result.constant -= far
    case (.center, _):
      result.add(length, 0.5)
      result.constant += (near - far) / 2
    case (.size, _):
      result.add(length, 1)
      result.constant -= near + far
    }
    guard space.isMirrored, kind != .size, axis == .horizontal else { return result }
    var mirrored = LayoutExpression()
    mirrored.add(result, times: -1)
    return mirrored
  }

  /// The item whose variables an attribute is made of, and what is left out at its edges.
  private func basis(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: any LayoutItem, insets: UIEdgeInsets) {
    if let guide = item as? UILayoutGuide, let insets = guide.insets, let owner = guide.owner {
      return (owner, edgeInsets(insets, of: owner))
    }
    guard let view = item as? UIView else { return (item, .zero) }
    return (view, attribute.isWithinMargins ? view.layoutMargins : view.alignmentRectInsets)
  }

  private func edgeInsets(_ guide: GuideInsets, of view: UIView) -> UIEdgeInsets {
    guide == .readableContent ? view.readableContentInsets(width: size(of: view).width) : view.edgeInsets(of: guide)
  }

  /// A baseline is at its distance from the top or bottom edge, which may depend on the height.
  private func baseline(
    of view: UIView, _ kind: NSLayoutConstraint.Attribute.Kind, in space: LayoutSpace
  ) -> LayoutExpression {
    let text = view.baselineView(kind)
    var result = origin(of: text, .vertical, in: space)
    let offsets = text.traitCollection.asCurrent { text.baselineOffsets(for: size(of: text)) }
    if kind == .firstBaseline {
      result.constant += offsets.first
    } else {
      result.add(state(of: text).vertical.length, 1)
      result.constant -= offsets.last
    }
    return result
  }

  /// Where an item is in the holder: the sum of the places of all views between, and of its own.
  private func origin(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in space: LayoutSpace
  ) -> LayoutExpression {
    var result = LayoutExpression()
    guard item !== space.holder else { return result }
    if let origin = state(of: item)[axis].origin { result.add(origin, 1) }
    var ancestor = item is UIView ? item.layoutView?.parent : item.layoutView
    while let view = ancestor, view !== space.holder {
      if let origin = state(of: view)[axis].origin { result.add(origin, 1) }
      ancestor = view.parent
    }
    return result
  }

  /// The size an item came to or, before that, its content's or the one it has. It counts as no lower than its content:
  /// where baselines hold it, a height that they themselves have squeezed would keep them there.
  func size(of view: UIView) -> CGSize {
    guard let state = existingState(of: view), !state.isFixed else { return view.boundsStorage.size }
    if let solved = state.solvedSize {
      let content = state.content.second ?? state.content.first
      return CGSize(width: solved.width, height: max(solved.height, content?.height ?? 0))
    }
    let (size, content) = (view.boundsStorage.size, state.content.first ?? view.boundsStorage.size)
    return CGSize(
      width: content.width >= 0 ? content.width : size.width, height: content.height >= 0 ? content.height : size.height
    )
  }
}

/// The coordinates a constraint is written down in: those of the view it belongs to.
private struct LayoutSpace {
  var holder: UIView
  /// Whether leading is right.
  var isMirrored: Bool
}

extension UIView {
  /// The view whose baseline is this one's, at the end of the chain of views that name another.
  fileprivate func baselineView(_ kind: NSLayoutConstraint.Attribute.Kind) -> UIView {
    var view = self
    for _ in 0..<32 {
      let next = kind == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: self) else { break }
      view = next
    }
    return view
  }
}

extension UITraitCollection {
  /// What `body` returns with this collection as the current one.
  func asCurrent<Result>(_ body: () -> Result) -> Result {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    return body()
  }
}
