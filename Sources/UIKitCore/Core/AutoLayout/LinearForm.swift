import ConstraintSolver
import Foundation

/// A linear expression: a sum of variables and a constant, in points.
struct LayoutExpression {
  var terms = LinearTerms()
  var constant = 0.0
  /// Whether only the constant is calculated.
  var isNumberAlone = false

  /// Adds a variable, which may be `nil` if only the constant is calculated.
  mutating func add(_ variable: Variable?, _ coefficient: Double) {
    if let variable, !isNumberAlone { terms.append((variable, coefficient)) }
  }
}

/// The insets at the edges of a constraint's two items: margins, safe areas, alignment rectangle insets.
struct OperandInsets: Equatable {
  var first: UIEdgeInsets
  var second: UIEdgeInsets
}

extension LayoutEngine {
  /// A constraint in the solver's form: the variables on the left side, the constant on the right.
  func linearForm(of constraint: NSLayoutConstraint, in owningView: UIView) -> LayoutExpression {
    var form = LayoutExpression()
    write(constraint, to: &form, in: owningView)
    return form
  }

  /// The constant on the right side, for a constraint that the engine has added.
  func constant(of constraint: NSLayoutConstraint, in owningView: UIView) -> Double {
    var form = LayoutExpression(isNumberAlone: true)
    write(constraint, to: &form, in: owningView)
    return form.constant
  }

  private func write(_ constraint: NSLayoutConstraint, to form: inout LayoutExpression, in owningView: UIView) {
    let space = LayoutSpace(
      owningView: owningView, isMirrored: constraint.isMirrored, content: constraint.contentGuide?.guide)
    let multiplier = constraint.storedMultiplier
    add(constraint.first, times: 1, to: &form, in: space)
    add(constraint.second, times: -multiplier, to: &form, in: space)
    // In a mirrored space, locations are negative distances from the right: those that do not cancel out lack the
    // width.
    let widths = constraint.first.horizontalLocationCount - multiplier * constraint.second.horizontalLocationCount
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

  /// Adds the variables for the value of an attribute in the space: locations are measured from its left edge or, if
  /// it is mirrored, as negative distances from its right edge, so that differences are the same.
  ///
  /// - Returns: the points to add to the variables, before multiplication by `factor`.
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

  /// The insets at the edges of both items; `nil` if the constant depends on more than these and the constraint's own
  /// numbers, as with baselines.
  func operandInsets(of constraint: NSLayoutConstraint) -> OperandInsets? {
    guard constraint.systemSpacing == nil, let first = insets(of: constraint.first),
      let second = insets(of: constraint.second)
    else { return nil }
    return OperandInsets(first: first, second: second)
  }

  private func insets(of operand: LayoutOperand) -> UIEdgeInsets? {
    guard operand.originReference == nil, !operand.attribute.isBaseline else { return nil }
    guard let item = operand.reference else { return .zero }
    return basis(of: item, operand.attribute).insets
  }

  /// The item that provides the variables for an attribute, and the insets at its edges.
  private func basis(
    of item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, in space: LayoutSpace
  ) -> (item: LayoutItemReference, insets: UIEdgeInsets) {
    let (base, insets) = basis(of: item, attribute)
    // Seen from outside, the content does not scroll.
    if item.followsFrame(of: space.owningView), let frame = space.owningView.scrollFrameGuide {
      return (frame.reference, insets)
    }
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

  /// A view's margins, read only once while constants are compared: the edges of a cell's content all refer to the
  /// same ones.
  private func layoutMargins(of view: UIView) -> UIEdgeInsets {
    guard isComparingConstants else { return view.layoutMargins }
    if let comparedMargins, comparedMargins.view === view { return comparedMargins.margins }
    let margins = view.layoutMargins
    comparedMargins = (view, margins)
    return margins
  }

  /// Adds a baseline: its offset is from the top or bottom edge, and may depend on the height. A view that is not laid out
  /// yet has the size of its content, with which most baselines stay as they are: each that changes costs a new solution.
  private func addBaseline(
    of view: UIView, _ kind: NSLayoutConstraint.Attribute.Kind, times factor: Double, to form: inout LayoutExpression,
    in space: LayoutSpace
  ) -> Double {
    let text = view.baselineView(kind)
    addOrigin(of: text.reference, .vertical, times: factor, to: &form, in: space)
    if let state = existingState(of: text), !state.isFixed { measureFirst(state) }
    let offsets = text.traitCollection.asCurrent { text.baselineOffsets(for: size(of: text)) }
    if kind == .firstBaseline { return offsets.first }
    form.add(state(of: text).vertical.length, factor)
    return -offsets.last
  }

  /// Adds the position of an item in the owning view: the sum of the origins of all views in between, and of its own.
  private func addOrigin(
    of item: LayoutItemReference, _ axis: NSLayoutConstraint.Axis, times factor: Double,
    to form: inout LayoutExpression, in space: LayoutSpace
  ) {
    guard !form.isNumberAlone, item !== space.owningView.reference else { return }
    if let origin = state(of: item).origin(along: axis) { form.add(origin, factor) }
    var ancestor = item.container
    while let view = ancestor, view !== space.owningView {
      if let origin = state(of: view).origin(along: axis) { form.add(origin, factor) }
      ancestor = view.parent
    }
  }

  /// The view's solved size or, before that, its content's or its current one. The height is at least that of the
  /// content: if baselines determine it, a height that they have compressed would keep them there.
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
  /// 1 for a location along the horizontal axis; 0 for a vertical one, and for lengths.
  fileprivate var horizontalLocationCount: Double {
    !isNothing && !isLength && attribute.axis == .horizontal ? 1 : 0
  }
}

/// The coordinate space in which a constraint is written: that of its owning view.
private struct LayoutSpace {
  var owningView: UIView
  /// Whether leading is right.
  var isMirrored: Bool
  /// The guide for a scroll view's content, if the view's edges refer to that.
  var content: UILayoutGuide?

  /// The item from whose left edge or, if mirrored, right edge locations are measured.
  @MainActor var frame: any LayoutItem {
    guard let content, content.owner === owningView else { return owningView }
    return content
  }
}

extension UIView {
  /// The view that provides this one's baseline, at the end of the chain of views that refer to another.
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
