import Foundation

extension UIView {
  /// The first tint colour set on the view or on a view around it; dimmed if the mode is.
  final var inheritedTintColor: UIColor {
    var (color, mode) = (UIColor?.none, TintAdjustmentMode?.none)
    var view: UIView? = self
    while let current = view {
      color = color ?? current.ownTintColor
      mode = mode ?? current.givenTintMode
      if color != nil, mode == .normal { break }
      view = current.parent
    }
    let tint = color ?? .tintColor
    return mode == .dimmed ? tint.dimmedTint : tint
  }

  /// The first mode other than `automatic` of the view and the views around it; `normal` without one.
  final var inheritedTintMode: TintAdjustmentMode {
    var view: UIView? = self
    while let current = view {
      if let mode = current.givenTintMode { return mode }
      view = current.parent
    }
    return .normal
  }

  /// The mode that was set, before that of a presentation; `nil`: that of the views around.
  private var givenTintMode: TintAdjustmentMode? {
    guard let interaction else { return nil }
    if interaction.tintAdjustmentMode != .automatic { return interaction.tintAdjustmentMode }
    return interaction.presentationsAbove > 0 ? .dimmed : nil
  }

  /// Sets the view's own tint colour and notifies the view and those descendants that inherit its colour.
  final func setTintColor(_ color: UIColor?) {
    ownTintColor = color
    notifyOfTint { $0.ownTintColor == nil }
  }

  /// Sets the view's own mode and notifies the view and those descendants that inherit it.
  final func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != interaction?.tintAdjustmentMode ?? .automatic else { return }
    interactionValues.tintAdjustmentMode = mode
    notifyOfTint { $0.givenTintMode == nil }
  }

  /// Dims the tint colour below one more presentation, or one less.
  final func setDimsTint(_ dims: Bool) {
    let old = givenTintMode
    interactionValues.presentationsAbove += dims ? 1 : -1
    if givenTintMode != old { notifyOfTint { $0.givenTintMode == nil } }
  }

  private func notifyOfTint(where inherits: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.children.filter(inherits).reversed()
    }
  }
}

extension UIColor {
  /// A tint colour below an alert or a sheet: grey of the same luminance, and as opaque.
  ///
  /// UIKit's documentation says that it is desaturated and dimmed, and reports that it is grey (medium); how light the grey is
  /// is not public, so this is a judgement.
  fileprivate var dimmedTint: UIColor {
    UIColor { traits in
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }
}
