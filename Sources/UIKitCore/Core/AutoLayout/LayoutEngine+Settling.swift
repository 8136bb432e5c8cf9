import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves the changes and sets the placements of the views; those with a subview that moves then need layout.
  ///
  /// 1. Ends the measurement of a layout boundary, if there was one.
  /// 2. Applies the given size and traits of a layout boundary,
  /// 3. then the changes in the tree, and the constants that depend on them.
  /// 4. Solves, if any of this affects the solver.
  /// 5. Sets the placements of the views, unless the engine only measures.
  func settle() {
    guard !isSettling, let root, phase < .settled || storage.hasPending(in: root) else { return }
    isSettling = true
    defer { isSettling = false }
    endFittingUnlessSolved(root)
    applyGiven(root)
    if processChanges(root) { solve(root) }
    if rootRole != .asking { assignPlacements(root) }
  }

  /// 1. Returns a layout boundary that was measured to its given size, unless that is the measured size.
  private func endFittingUnlessSolved(_ root: UIView) {
    guard rootRole == .fitting, !isSolvedAsGiven(root) else { return }
    endFitting(root)
    invalidate(to: .changed)
  }

  /// 2. Applies a layout boundary's given size, and traits that changed while it was in no tree.
  private func applyGiven(_ root: UIView) {
    guard root.isLayoutBoundary else { return }
    if let state = existingState(of: root), state.isFixed { updateFrameConstraints(state) }
    let traits = root.traitCollection
    defer { settledTraits = traits }
    guard let settledTraits, settledTraits !== traits, settledTraits != traits else { return }
    for state in states { state.content = MeasuredContent() }
    invalidate(to: .changed)
    guard settledTraits.layoutDirection != traits.layoutDirection else { return }
    root.forEachWithAutoLayout(directionDidChange)
  }

  /// 3. Processes the changes in the tree, and those of the values that constants depend on.
  ///
  /// - Returns: whether there is anything to solve. Later changes wait for the next call.
  private func processChanges(_ root: UIView) -> Bool {
    let hadDerived = !derived.isEmpty
    processTree(root)
    addBounds()
    let (isChanged, isUncertain) = (phase == .changed, phase <= .uncertain)
    phase = .settled
    // Constants that were just added are up to date.
    let hasChanges = hadDerived && isUncertain && updateDerivedConstants()
    return isChanged || hasChanges
  }

  /// 4. Solves with the content sizes measured without a known width, and then with those measured at the solved
  /// widths.
  private func solve(_ root: UIView) {
    if rootRole == .fitting { endFitting(root) }
    work.solutions += 1
    states.removeAll(where: \.isGone)
    measureFirst()
    measureSecond()
    _ = updateDerivedConstants(after: true)
    explainBrokenConstraints()
  }

  /// Returns the layout to an earlier phase, if it has passed that.
  func invalidate(to earlier: LayoutPhase) {
    guard earlier < phase else { return }
    let becomesUncertain = earlier <= .uncertain && phase > .uncertain
    phase = earlier
    if becomesUncertain { invalidateOuterEngine() }
  }
}
