import Foundation

extension CALayer {
  /// Sets the mask and the view that it belongs to.
  final func setMask(_ mask: CALayer?, of view: UIView?) {
    if mask == nil, effects?.mask == nil { return }
    if let mask {
      guard canHold(mask, call: "mask") else { return }
      if mask !== effects?.mask { mask.detach() }
    }
    let effects = madeEffects
    effects.mask?.ownSuperlayer = nil
    (effects.mask, effects.maskView) = (mask, view)
    mask?.ownSuperlayer = self
    self.view?.setNeedsLayout()
  }

  /// Whether the layer is the mask of its superlayer.
  final var isMask: Bool { ownSuperlayer?.effects?.mask === self }

  /// Makes the mask as large as the layer, if it follows its size.
  final func resizeMask() {
    guard let effects, effects.resizesMask, let mask = effects.mask else { return }
    mask.frame = bounds
  }
}

extension UIView {
  /// Sets a mask that is always as large as the view.
  package final func setMaskOfOwnSize(_ mask: UIView) {
    self.mask = mask
    guard ownLayer.effects?.mask === mask.ownLayer else { return }
    ownLayer.madeEffects.resizesMask = true
    ownLayer.resizeMask()
  }
}
