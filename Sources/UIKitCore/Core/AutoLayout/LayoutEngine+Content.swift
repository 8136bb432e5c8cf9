import ConstraintSolver
import Foundation
import SystemText

/// Content sizes: each is measured before the widths are known and, where it may depend on the width, again at the
/// solved width. The second measurement is reused as long as the content and the width do not change.
extension LayoutEngine {
  /// Sets the size of every view with content, measured without a known width.
  func measureFirst() {
    for state in states where !state.isFixed && !state.isGone {
      measureFirst(state)
      if let size = state.content.first { setContent(state, size) }
    }
  }

  /// Measures a view's content without a known width, unless that is known.
  func measureFirst(_ state: LayoutState) {
    guard state.content.first == nil, let view = state.view, view.mayHaveContent else { return }
    state.content.first = view.measuredContent(atWidth: nil)
  }

  /// Sets the size of the views whose content may depend on the width, measured at the solved width.
  func measureSecond() {
    for (state, view, width) in widthsToMeasure() {
      if state.content.second == nil || state.content.secondWidth != width {
        state.content.secondWidth = width
        state.content.second = view.measuredContent(atWidth: width)
      }
      if let size = state.content.second { setContent(state, size) }
    }
    keepSolvedSizes()
  }

  private func widthsToMeasure() -> [(LayoutState, UIView, Double)] {
    var found: [(LayoutState, UIView, Double)] = []
    for state in states where !state.isFixed {
      guard let first = state.content.first, let view = state.view else { continue }
      let width = view.floorToPixel(solver.value(of: state.horizontal.length))
      if view.needsMeasuring(atWidth: width, first: first) { found.append((state, view, width)) }
    }
    return found
  }

  private func keepSolvedSizes() {
    for state in states where !state.isFixed && state.view != nil {
      state.solvedSize = CGSize(
        width: solver.value(of: state.horizontal.length), height: solver.value(of: state.vertical.length))
    }
  }

  /// Sets the constraints for the content's size: at most its length at the hugging priority, at least its length at
  /// the compression resistance priority. A new size only changes their constants.
  private func setContent(_ state: LayoutState, _ size: CGSize) {
    setContent(state, .horizontal, size.width)
    setContent(state, .vertical, size.height)
  }

  private func setContent(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis, _ length: Double) {
    guard length >= 0, length.isFinite, let view = state.view else { return removeContent(state, axis) }
    let insets = view.alignmentRectInsets
    setContent(state, axis, length + insets.near(axis) + insets.far(axis), of: view)
  }

  private func setContent(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis, _ length: Double, of view: UIView) {
    if var content = state.content(along: axis) {
      guard content.length != length else { return }
      content.length = length
      state.setContent(content, along: axis)
      if let handle = content.hugging { setConstant(length, of: handle) }
      if let handle = content.compressionResistance { setConstant(length, of: handle) }
      return
    }
    let terms = LinearTerms(state.length(along: axis))
    let hugging = LinearConstraint(
      terms: terms, relation: .lessThanOrEqual, constant: length,
      priority: view.contentHuggingPriority(for: axis).level, breaking: .never)
    let resistance = LinearConstraint(
      terms: terms, relation: .greaterThanOrEqual, constant: length,
      priority: view.contentCompressionResistancePriority(for: axis).level, breaking: .never)
    let content = ContentLength(
      length: length, hugging: add(hugging, for: .content(state, axis)),
      compressionResistance: add(resistance, for: .content(state, axis)))
    state.setContent(content, along: axis)
  }

  func removeContent(_ state: LayoutState, _ axis: NSLayoutConstraint.Axis) {
    guard let content = state.content(along: axis) else { return }
    if let handle = content.hugging { remove(handle) }
    if let handle = content.compressionResistance { remove(handle) }
    state.setContent(nil, along: axis)
  }
}

extension UIView {
  /// The intrinsic size, with its width known or not.
  fileprivate func measuredContent(atWidth width: Double?) -> CGSize {
    let size = ContentQuestion.size(of: self, atWidth: width.map { CGFloat($0) })
    guard size.width.isFinite, size.height.isFinite else {
      raiseFault(
        "NSInternalInconsistencyException", call: "\(layoutName).intrinsicContentSize",
        reason: "\(size.plain) is not finite. Use UIView.noIntrinsicMetric where there is no size")
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return size
  }

  /// The width rounded down to device pixels, which the frame has at least, however its edges are rounded: text
  /// measured at this width fits in the frame.
  fileprivate func floorToPixel(_ width: Double) -> Double {
    max(0, traitCollection.pixelGrid.down(width))
  }
}
