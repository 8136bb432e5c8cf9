import ConstraintSolver
import Foundation

extension LayoutEngine {
  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
  /// The priority at which a root that constraints may resize keeps its size: below all others.
  private static let stayLevel = 1.0

  /// Adds the constraints that belong to the item itself: those of its given frame, or of its minimum size.
  ///
  /// "Sizes are required to be at least 0 even if you never establish a constraint" (WWDC 2012, session 228).
  func addOwnConstraints(_ state: LayoutState) {
    let isRoot = state.view != nil && state.view === root
    let isFixed = state.view?.translatesAutoresizingMaskIntoConstraints == true && !(isRoot && rootRole != .given)
    state.isFixed = isFixed
    if !isFixed { unbounded.append(state) }
    for axis in LayoutEngine.axes {
      if isFixed {
        addFrameConstraints(state, axis)
        continue
      }
      if isRoot, rootRole == .given, let view = state.view {
        let length = view.boundsStorage.length(along: axis)
        addOwn(LinearTerms(state[axis].length), .equal, length, state, axis, priority: LayoutEngine.stayLevel)
      }
    }
  }

  /// Fixes an item with variable lengths at its view's frame.
  func fix(_ state: LayoutState) {
    state.isFixed = true
    state.content = MeasuredContent()
    for axis in LayoutEngine.axes {
      removeContent(state, axis)
      let bounds = state[axis].own
      state[axis].own = []
      addFrameConstraints(state, axis)
      state[axis].own += bounds
    }
  }

  /// Constrains the lengths of new items to be at least 0.
  func addBounds() {
    for state in unbounded where !state.isFixed && !state.isGone {
      for axis in LayoutEngine.axes { addOwn(LinearTerms(state[axis].length), .greaterThanOrEqual, 0, state, axis) }
    }
    unbounded = []
  }

  private func addOwn(
    _ terms: LinearTerms, _ relation: Relation, _ constant: Double,
    _ state: LayoutState,
    _ axis: NSLayoutConstraint.Axis, priority: Double = 1000
  ) {
    let constraint = LinearConstraint(
      terms: terms, relation: relation, constant: constant, priority: priority, breaking: .never)
    if let handle = add(constraint, for: .frame(state, axis)) { state[axis].own.append(handle) }
  }

  /// Adds the constraints of the given frame: its origin and length, with the shares of the superview's length that
  /// the mask determines.
  private func addFrameConstraints(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    guard let frame = givenFrame(state, axis) else { return }
    state[axis].given = frame.extent
    let superviewLength = frame.superview.map { self.state(of: $0).length(along: axis) }
    func terms(_ variable: Variable, _ share: Double) -> LinearTerms {
      var terms = LinearTerms(variable)
      if share != 0, let superviewLength { terms.append((superviewLength, -share)) }
      return terms
    }
    let extent = frame.extent
    addOwn(terms(state.length(along: axis), extent.lengthShare), .equal, extent.length, state, axis)
    if let origin = state.origin(along: axis) {
      addOwn(terms(origin, extent.originShare), .equal, extent.origin, state, axis)
    }
  }

  /// Updates the constraints of the given frame: only their constants, as long as the mask's shares do not change. A
  /// frame that only adapted to its superview's size is not a change.
  func updateFrameConstraints(_ state: LayoutState) {
    var isChanged = false
    for axis in LayoutEngine.axes {
      guard let extent = givenFrame(state, axis)?.extent else { continue }
      let known = axis == .horizontal ? state.horizontal.given : state.vertical.given
      guard extent != known || extent.originShare != 0 else { continue }
      state[axis].given = extent
      isChanged = true
      let handles = state[axis].own
      if extent.hasShares(of: known), let first = handles.first {
        setConstant(extent.length, of: first)
        if state.origin(along: axis) != nil, handles.count > 1 { setConstant(extent.origin, of: handles[1]) }
      } else {
        for handle in handles { remove(handle) }
        state[axis].own = []
        addFrameConstraints(state, axis)
      }
    }
    if isChanged { invalidate(to: .changed) }
  }

  /// The given frame along an axis, according to its mask: origin and length are the parts that do not depend on the
  /// superview.
  private struct GivenFrame {
    var extent: GivenExtent
    /// The superview whose length it depends on, if any share is not 0.
    var superview: UIView?
  }

  private func givenFrame(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) -> GivenFrame? {
    guard let view = state.view else { return nil }
    let frame = CGRect(origin: view.origin, size: view.boundsStorage.size)
    var given = GivenExtent(origin: frame.origin(along: axis), length: frame.length(along: axis))
    if view === root {
      given.origin = 0
      return GivenFrame(extent: given)
    }
    guard let superview = view.parent, superview.autoresizesSubviews else { return GivenFrame(extent: given) }
    let room = superview.boundsStorage.length(along: axis)
    let extent = AutoresizedExtent(
      before: given.origin, length: given.length, after: room - given.origin - given.length)
    let grown = extent.grown(by: 1, mask: view.autoresizingMask, along: axis)
    given.originShare = grown.before - extent.before
    given.lengthShare = grown.length - extent.length
    given.origin -= given.originShare * room
    given.length -= given.lengthShare * room
    let follows = given.originShare != 0 || given.lengthShare != 0
    return GivenFrame(extent: given, superview: follows ? superview : nil)
  }
}
