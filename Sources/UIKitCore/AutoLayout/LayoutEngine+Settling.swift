import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Solves what has changed, and tells views where they belong; those whose subviews move need layout then.
  ///
  /// 1. What a layout boundary was asked for makes room for what it is given.
  /// 2. What is given to a layout boundary is taken up,
  /// 3. then what is new in the tree, and constants that follow from it.
  /// 4. If any of it is news to the solver, it solves.
  /// 5. Views hear where they belong, unless all this was to answer a question.
  func settle() {
    guard !isSettling, let root, phase < .settled || storage.hasPending(in: root) else { return }
    isSettling = true
    defer { isSettling = false }
    endFittingUnlessAnswered(root)
    takeUpGiven(root)
    if takeUpChanges(root) { solve(root) }
    if rootRole != .asking { assignPlacements(root) }
  }

  /// 1. A layout boundary that was asked for its size is laid out as given, unless that is what came of the question.
  private func endFittingUnlessAnswered(_ root: UIView) {
    guard rootRole == .fitting, !isSolvedAsGiven(root) else { return }
    endFitting(root)
    invalidate(to: .changed)
  }

  /// 2. Takes up a layout boundary's size, which is given, and traits it has not heard of while it was in no tree.
  private func takeUpGiven(_ root: UIView) {
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

  /// 3. Takes up what is new in the tree, and what has changed of what constants follow from.
  ///
  /// - Returns: whether there is anything to solve. What changes from here on is for the next time.
  private func takeUpChanges(_ root: UIView) -> Bool {
    let hadDerived = !derived.isEmpty
    takeUpTree(root)
    addBounds()
    let (isChanged, isUncertain) = (phase == .changed, phase <= .uncertain)
    phase = .settled
    // Constants that were only just written down follow from what is there now.
    let hasChanges = hadDerived && isUncertain && updateDerivedConstants()
    return isChanged || hasChanges
  }

  /// 4. Solves with the content's sizes before widths are known, then with those at the widths that gives.
  private func solve(_ root: UIView) {
    if rootRole == .fitting { endFitting(root) }
    work.solutions += 1
    states.removeAll(where: \.isGone)
    measureFirst()
    measureSecond()
    _ = updateDerivedConstants(after: true)
    explainBrokenConstraints()
  }

  /// Takes the layout back to an earlier phase, if it has come further.
  func invalidate(to earlier: LayoutPhase) {
    guard earlier < phase else { return }
    let isNews = earlier <= .uncertain && phase > .uncertain
    phase = earlier
    if isNews { tellOuterEngine() }
  }
}
