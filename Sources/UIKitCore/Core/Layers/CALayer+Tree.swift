import Foundation

// Most layers belong to views, and their only sublayers are those of the subviews: such a layer keeps no list. It
// gets one with the first sublayer that does not belong to a subview; from then on the view keeps the list in step
// with its subviews.
extension CALayer {
  final var allSublayers: [CALayer] { ownSublayers ?? view?.children.map(\.ownLayer) ?? [] }

  /// The sublayers in painting order: by `zPosition`, and back to front among equal ones.
  final var sublayersInPaintingOrder: [CALayer] {
    let layers = allSublayers
    for layer in layers where layer.zPosition != 0 { return CALayer.sorted(layers) }
    return layers
  }

  private static func sorted(_ layers: [CALayer]) -> [CALayer] {
    layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Makes `layer` a sublayer at the index that `place` returns for the list of the other sublayers.
  final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard canHold(layer, call: "addSublayer") else { return }
    let isOfSubview = layer.view.map { $0.parent === view && view != nil } ?? false
    if !isOfSubview { layer.detach() }
    var layers = allSublayers.filter { $0 !== layer }
    layers.insert(layer, at: place(layers))
    ownSublayers = layers
    if !isOfSubview { layer.ownSuperlayer = self }
  }

  final func detach() {
    if let superlayer = ownSuperlayer {
      if isMask { return superlayer.setMask(nil, of: nil) }
      superlayer.ownSublayers?.removeAll { $0 === self }
      ownSuperlayer = nil
    } else {
      view?.removeFromSuperview()
    }
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in allSublayers where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for layer in layers { addSublayer(layer) }
  }

  /// Whether `layer` can become a sublayer or the mask; Core Animation raises an exception if a layer would end up inside
  /// itself.
  final func canHold(_ layer: CALayer, call: String) -> Bool {
    guard isInside(layer) else { return true }
    raiseFault(
      "CALayerInvalid", call: call,
      reason: call == "mask"
        ? "a layer was made the mask of itself, or of one of its own sublayers"
        : "a layer was added to itself, or to one of its own sublayers")
    return false
  }

  private var holdsLayers: Bool {
    if effects?.mask != nil { return true }
    return !(ownSublayers?.isEmpty ?? view?.children.isEmpty ?? true)
  }

  /// Whether the layer is `layer` itself, or in its tree of sublayers and masks.
  final func isInside(_ layer: CALayer) -> Bool {
    // A layer without sublayers cannot be an ancestor: most calls return here, without walking up.
    guard layer === self || layer.holdsLayers else { return false }
    var ancestor: CALayer? = self
    while let current = ancestor, current !== layer { ancestor = current.superlayer }
    return ancestor != nil
  }

  // MARK: The view's subviews

  /// Updates the list when a subview was added or moved among its siblings. Its layer goes to the end if the subview
  /// is the last one, to the beginning if it is the first, and otherwise directly behind the next subview's layer.
  final func subviewDidMove(_ subview: UIView) {
    guard var layers = ownSublayers, let children = view?.children else { return }
    layers.removeAll { $0 === subview.ownLayer }
    let index = children.firstIndex { $0 === subview } ?? 0
    let next = children.dropFirst(index + 1).first
    let following = index == 0 ? 0 : layers.firstIndex { $0 === next?.ownLayer }
    layers.insert(subview.ownLayer, at: next == nil ? layers.count : following ?? layers.count)
    ownSublayers = layers
  }

  final func subviewDidLeave(_ subview: UIView) {
    ownSublayers?.removeAll { $0 === subview.ownLayer }
  }

  /// Releases layers with their sublayers and masks iteratively: a tree may be deeper than the stack.
  nonisolated static func release(_ layers: inout [CALayer]?) {
    var pending = layers ?? []
    layers = nil
    for layer in pending { layer.ownSuperlayer = nil }
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer), layer.ownSublayers != nil || layer.effects != nil else { continue }
      let inner = layer.takeHeldLayers()
      for sublayer in inner { sublayer.ownSuperlayer = nil }
      pending += inner
    }
  }

  /// Gives up the sublayers and the mask.
  nonisolated final func takeHeldLayers() -> [CALayer] {
    var held = ownSublayers ?? []
    ownSublayers = nil
    if let mask = effects?.mask {
      held.append(mask)
      effects?.mask = nil
    }
    return held
  }
}
