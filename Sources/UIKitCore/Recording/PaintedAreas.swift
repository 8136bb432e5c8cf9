import Drawing
import Foundation

/// The bounding rectangles of what the sublayers of the open layers paint, as far as the shadow of one of them depends on
/// it.
@MainActor
struct PaintedAreas {
  private struct Area {
    /// The painted area of sublayers, in the layer's coordinates; nil for nothing.
    var inner: CGRect?
    let isUndecided: Bool
    let own: CGRect?
  }

  private var layers: [Area] = []
  private var undecided = 0

  /// Begins a layer; nothing is kept while no shadow depends on it.
  ///
  /// - Parameters:
  ///   - content: what the layer paints without its view.
  ///   - hasViewContent: whether its view paints something, which is taken to lie in the bounds.
  mutating func open(_ layer: CALayer, _ shadow: LayerShadowState, own content: [DrawCommand], hasViewContent: Bool) {
    let isUndecided = if case .undecided = shadow { true } else { false }
    if isUndecided { undecided += 1 }
    guard undecided > 0 else { return }
    var own = content.paintedArea
    if hasViewContent { own = own?.union(layer.bounds) ?? layer.bounds }
    layers.append(Area(isUndecided: isUndecided, own: own))
  }

  /// Ends the layer that was begun last.
  ///
  /// - Parameter transform: the transform from the layer's coordinates to its superlayer's.
  /// - Returns: the bounding rectangle of what is painted in it beside its background.
  mutating func close(_ layer: CALayer, _ transform: AffineTransform) -> CGRect? {
    guard undecided > 0, let area = layers.popLast() else { return nil }
    if area.isUndecided { undecided -= 1 }
    var inner = area.inner
    if let own = area.own { inner = inner?.union(own) ?? own }
    if layer.isClipping { inner = inner.map(layer.bounds.intersection) }
    if let all = layer.paintedArea(with: inner), !layers.isEmpty {
      let placed = transform.box(of: all)
      let last = layers.count - 1
      layers[last].inner = layers[last].inner?.union(placed) ?? placed
    }
    return inner.flatMap { $0.isNull || $0.isEmpty ? nil : $0 }
  }
}

extension CALayer {
  /// The bounding rectangle of all that the layer paints, in its own coordinates; nil for nothing.
  ///
  /// - Parameter inner: what is painted in it beside its background, its border and its shadow.
  fileprivate func paintedArea(with inner: CGRect?) -> CGRect? {
    let drawsItself = background != nil || borderWidth > 0
    var area = drawsItself ? bounds : nil
    if let inner { area = area?.union(inner) ?? inner }
    guard let area, let shadow = effects?.shadow.painted(under: transformToSuperlayer) else { return area }
    let cast = effects?.shadow.path?.outline.bounds ?? area
    let reach = -2 * shadow.blurRadius
    return area.union(
      cast.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: reach, dy: reach))
  }
}
