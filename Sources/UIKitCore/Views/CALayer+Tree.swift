import Foundation

// Most layers are those of views and have no sublayers but those of the subviews: they have no list of their own. With
// the first layer that is none of a subview's they get one, which the view keeps up with its subviews.
extension CALayer {
  final var allSublayers: [CALayer] { ownSublayers ?? view?.children.map(\.layer) ?? [] }

  /// The sublayers in the order they are painted: by `zPosition`, and from the back to the front where that is the same.
  final var sublayersInPaintingOrder: [CALayer] {
    let layers = allSublayers
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Makes `layer` a sublayer, at the index that `place` finds among the others.
  final func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard canHold(layer) else { return }
    let isOfSubview = layer.view.map { $0.parent === view && view != nil } ?? false
    if !isOfSubview { layer.detach() }
    var layers = allSublayers.filter { $0 !== layer }
    layers.insert(layer, at: place(layers))
    ownSublayers = layers
    if !isOfSubview { layer.ownSuperlayer = self }
  }

  final func detach() {
    if let superlayer = ownSuperlayer {
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

  /// Core Animation raises on a layer that would end up inside itself.
  private func canHold(_ layer: CALayer) -> Bool {
    // A layer without sublayers is nobody's superlayer: most calls end here, without walking up.
    guard layer === self || !layer.allSublayers.isEmpty else { return true }
    var ancestor: CALayer? = self
    while let current = ancestor, current !== layer { ancestor = current.superlayer }
    guard ancestor != nil else { return true }
    UIKitFaults.raise(
      "CALayerInvalid", call: "addSublayer", reason: "a layer was added to itself, or to one of its own sublayers")
    return false
  }

  // MARK: The view's subviews

  /// A subview is new, or has another place among the others. It goes to the end if it is the last of them, to the
  /// beginning if it is the first, and otherwise right behind the one that follows.
  final func subviewDidMove(_ subview: UIView) {
    guard var layers = ownSublayers, let children = view?.children else { return }
    layers.removeAll { $0 === subview.layer }
    let index = children.firstIndex { $0 === subview } ?? 0
    let next = children.dropFirst(index + 1).first
    let following = index == 0 ? 0 : layers.firstIndex { $0 === next?.layer }
    layers.insert(subview.layer, at: next == nil ? layers.count : following ?? layers.count)
    ownSublayers = layers
  }

  final func subviewDidLeave(_ subview: UIView) {
    ownSublayers?.removeAll { $0 === subview.layer }
  }

  /// Releases layers and everything in them one after another: a tree may be deeper than the stack.
  nonisolated static func release(_ layers: inout [CALayer]?) {
    var pending = layers ?? []
    layers = nil
    for layer in pending { layer.ownSuperlayer = nil }
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer), let sublayers = layer.ownSublayers else { continue }
      layer.ownSublayers = nil
      for sublayer in sublayers { sublayer.ownSuperlayer = nil }
      pending += sublayers
    }
  }
}
