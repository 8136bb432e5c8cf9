import ConstraintSolver
import Foundation

/// A sum of variables and a number, in points.
struct LayoutExpression {
  var terms: [(variable: Variable, coefficient: Double)] = []
  var constant = 0.0
  /// Whether nothing but the number is wanted.
  var isNumberAlone = false

  /// Adds a variable; there may be none where nothing but the number is wanted.
  mutating func add(_ variable: Variable?, _ coefficient: Double) {
    if let variable, !isNumberAlone { terms.append((variable, coefficient)) }
  }
}

/// What is left out at the edges of a constraint's two items: margins, safe areas, alignment insets.
struct OperandInsets: Equatable {
  var first: UIEdgeInsets
  var second: UIEdgeInsets
}

extension LayoutEngine {
  /// A constraint as the solver takes it: the variables on the left, the number on the right.
  func linearForm(of constraint: NSLayoutConstraint, in holder: UIView) -> LayoutExpression {
    var form = LayoutExpression()
    form.terms.reserveCapacity(4)
    write(constraint, to: &form, in: holder)
    return form
  }

  /// The number on the right alone, of a constraint that the engine has taken up.
  func constant(of constraint: NSLayoutConstraint, in holder: UIView) -> Double {
    var form = LayoutExpression(isNumberAlone: true)
    write(constraint, to: &form, in: holder)
    return form.constant
  }

  private func write(_ constraint: NSLayoutConstraint, to form: inout LayoutExpression, in holder: UIView) {
    let space = LayoutSpace(holder: holder, isMirrored: constraint.isMirrored, content: constraint.contentGuide?.guide)
    let multiplier = constraint.storedMultiplier
    add(constraint.first, times: 1, to: &form, in: space)
    add(constraint.second, times: -multiplier, to: &form, in: space)
    // Places count from the right as negative numbers: those that are left over are the width too low.
    let widths = constraint.first.horizontalPlaces - multiplier * constraint.second.horizontalPlaces
    if space.isMirrored, widths != 0 { form.add(state(of: space.frame).horizontal.length, widths) }
    let spacing = constraint.systemSpacing?.points(from: constraint.second, to: constraint.first) ?? 0
    form.constant = constraint.storedConstant + spacing - form.constant
  }

  private func add(
    _ operand: LayoutOperand, times factor: Double, to form: inout LayoutExpression, in space: LayoutSpace
  ) {
    guard let item = operand.reference, item.isAlive else { return }
    var constant = add(item, operand.attribute, times: factor, to: &form, in: space)
    if let origin = operand.originReference, origin.isAlive {
      constant -= add(origin, operand.originAttribute, times: -factor, to: &form, in: space)
    }
    form.constant += constant * factor
  }

  /// Adds the variables that say where an attribute is in the space: places are measured from its left or, mirrored, as
  /// negative numbers from its right, so that differences come out the same.
  ///
  /// - Returns: the points to be added to the variables, before anything is multiplied by `factor`.
  private func add(
    _ item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    to form: inout LayoutExpression, in space: LayoutSpace
  ) -> Double {
    guard let kind = attribute.kind else { return 0 }
    if attribute.isBaseline, let view = item.view {
      return addBaseline(of: view, kind, times: factor, to: &form, in: space)
    }
    let (base, insets) = basis(of: item, attribute, in: space)
    let axis = attribute.axis
    let sign = space.isMirrored && kind != .size && axis == .horizontal ? -1.0 : 1
    if kind != .size { addOrigin(of: base, axis, times: factor * sign, to: &form, in: space) }
    let (near, far) = (insets.near(axis), insets.far(axis))
    let length = form.isNumberAlone ? nil : state(of: base).length(along: axis)
    let isFlipped = attribute.isDirectional && space.isMirrored
    switch (kind, isFlipped) {
    case (.near, false), (.far, true), (.firstBaseline, _):
      return sign * near
    case (.far, false), (.near, true), (.lastBaseline, _):
      form.add(length, factor * sign)
      return sign * -far
    case (.center, _):
      form.add(length, 0.5 * factor * sign)
      return sign * ((near - far) / 2)
    case (.size, _):
      form.add(length, factor)
      return -(near + far)
    }
  }

  /// What is left out at the edges of both items; nil where the constant follows from more than that and the
  /// constraint's own numbers, as it does with baselines.
  func operandInsets(of constraint: NSLayoutConstraint) -> OperandInsets? {
    guard constraint.systemSpacing == nil, let first = insets(of: constraint.first),
      let second = insets(of: constraint.second)
    else { return nil }
    return OperandInsets(first: first, second: second)
  }

  private func insets(of operand: LayoutOperand) -> UIEdgeInsets? {
    guard operand.originReference == nil, !operand.attribute.isBaseline else { return nil }
    return operand.reference.map { basis(of: $0, operand.attribute).insets } ?? .zero
  }

  /// The item whose variables an attribute is made of, and what is left out at its edges.
  private func basis(
    of item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> (item: LayoutItemReference, insets: UIEdgeInsets) {
    let (base, insets) = basis(of: item, attribute)
    guard let content = space.content, let view = content.owner, item.hasEdge(attribute, ofContentIn: view) else {
      return (base, insets)
    }
    return (content.reference, insets)
  }

  private func basis(
    of item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute
  ) -> (item: LayoutItemReference, insets: UIEdgeInsets) {
    if let guide = item.guide {
      guard let insets = guide.insets, let owner = guide.owner else { return (item, .zero) }
      return (owner.reference, edgeInsets(insets, of: owner))
    }
    guard let view = item.view else { return (item, .zero) }
    return (item, attribute.isWithinMargins ? layoutMargins(of: view) : view.alignmentRectInsets)
  }

  private func edgeInsets(_ guide: GuideInsets, of view: UIView) -> UIEdgeInsets {
    switch guide {
    case .readableContent: view.readableContentInsets(width: size(of: view).width)
    case .layoutMargins: layoutMargins(of: view)
    case .safeArea: view.edgeInsets(of: guide)
    }
  }

  /// A view's margins, read once while constants are compared: the edges of a cell's content all name the same ones.
  private func layoutMargins(of view: UIView) -> UIEdgeInsets {
    guard isComparingConstants else { return view.layoutMargins }
    if let comparedMargins, comparedMargins.view === view { return comparedMargins.margins }
    let margins = view.layoutMargins
    comparedMargins = (view, margins)
    return margins
  }

  /// A baseline is at its distance from the top or bottom edge, which may depend on the height.
  private func addBaseline(
    of view: UIView, _ kind: NSLayoutConstraint.Attribute.Kind, times factor: Double, to form: inout LayoutExpression,
    in space: LayoutSpace
  ) -> Double {
    let text = view.baselineView(kind)
    addOrigin(of: text.reference, .vertical, times: factor, to: &form, in: space)
    let offsets = text.traitCollection.asCurrent { text.baselineOffsets(for: size(of: text)) }
    if kind == .firstBaseline { return offsets.first }
    form.add(state(of: text).vertical.length, factor)
    return -offsets.last
  }

  /// Adds where an item is in the holder: the sum of the places of all views between, and of its own.
  private func addOrigin(
    of item: LayoutItemReference, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to form: inout LayoutExpression, in space: LayoutSpace
  ) {
    guard !form.isNumberAlone, item !== space.holder.reference else { return }
    if let origin = state(of: item).origin(along: axis) { form.add(origin, factor) }
    var ancestor = item.container
    while let view = ancestor, view !== space.holder {
      if let origin = state(of: view).origin(along: axis) { form.add(origin, factor) }
      ancestor = view.parent
    }
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

extension LayoutOperand {
  /// 1 for a place along the horizontal axis; 0 for one along the vertical, and for lengths.
  fileprivate var horizontalPlaces: Double {
    !isNothing && !isLength && attribute.axis == .horizontal ? 1 : 0
  }
}

/// The coordinates a constraint is written down in: those of the view it belongs to.
private struct LayoutSpace {
  var holder: UIView
  /// Whether leading is right.
  var isMirrored: Bool
  /// The guide of a view's content that the view's edges mean.
  var content: UILayoutGuide?

  /// The item whose left or, mirrored, right edge places are measured from.
  @MainActor var frame: any LayoutItem {
    guard let content, content.owner === holder else { return holder }
    return content
  }
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
