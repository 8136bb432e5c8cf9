package import Drawing
public import Foundation
import OutlineGeometry

/// A destination of drawing, which records what is drawn.
///
/// Nothing is drawn at once: a view's content is painted with the view, at the picture's resolution, and an image's when its
/// pixels are needed. In UIKit's contexts y grows downwards, in one of a bitmap upwards. A context is used by one thread at
/// a time.
// Every method that draws goes through `paint`, which applies the state.
public final class CGContext {
  /// The device's pixels in the context's own coordinates.
  package let pixels: OffsetPixelGrid
  /// The traits under which dynamic colours and images are drawn.
  package let traits: UITraitCollection
  /// The area that can be drawn on, in the context's own coordinates.
  let area: CGRect
  /// The transform from an app's coordinates when the context was made.
  let initialTransform: AffineTransform

  var state: GraphicsState
  private var saved: [GraphicsState] = []
  var recorder = CommandRecorder()
  /// The current path, in the context's own coordinates.
  var currentPath = OutlineBuilder()
  /// The pixels per point of an image that is drawn; nil for a view or layer.
  let imageScale: CGFloat?
  /// Whose text the lines are; nil for an image.
  private let owner: ObjectIdentifier?
  private var described = ViewContent()

  init(
    area: CGRect, pixels: OffsetPixelGrid, traits: UITraitCollection, transform: AffineTransform = .identity,
    imageScale: CGFloat? = nil, owner: AnyObject? = nil
  ) {
    self.imageScale = imageScale
    (self.area, self.pixels, self.traits, initialTransform) = (area, pixels, traits, transform)
    self.owner = owner.map(ObjectIdentifier.init)
    state = GraphicsState(transform: transform)
  }

  // MARK: Recording

  /// The content of a view or layer: what `draw` draws in a context of its own, which is the current one meanwhile.
  ///
  /// - Parameters:
  ///   - owner: whose text counts as the content's.
  ///   - bounds: what can be drawn on, in the owner's coordinates.
  ///   - pixels: the device's pixels in these coordinates.
  package static func recording(
    _ owner: AnyObject, in bounds: CGRect, pixels: OffsetPixelGrid, traits: UITraitCollection,
    _ draw: (CGContext) -> Void
  ) -> ViewContent {
    let context = CGContext(area: bounds, pixels: pixels, traits: traits, owner: owner)
    ContextStack.current.whilePushed(context) { draw(context) }
    return context.content
  }

  /// The drawing so far, with the facts about the owner's text.
  var content: ViewContent {
    var content = described
    content.commands = recorder.finished
    return content
  }

  /// Records the lines and findings of the view's text; the last call counts. The text of a label that is drawn in
  /// another view is not that view's text.
  package func describe(_ lines: [LayoutNode.Line], _ notes: [ViewContent.Note], of view: AnyObject) {
    guard ObjectIdentifier(view) == owner else { return }
    (described.lines, described.notes) = (lines, notes)
  }

  // MARK: State

  /// Saves the state: transform, clip, colours, line, shadow, opacity and blend mode. The path is not part of it.
  public func saveGState() { saved.append(state) }

  /// Returns to the state that was saved last; does nothing if there is none, like Core Graphics, which logs it.
  public func restoreGState() {
    guard saved.count > (recorder.layers.last?.savedCount ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// Begins to draw a picture of its own, which `endTransparencyLayer` draws with the opacity, the blend mode and the
  /// shadow of now. Until then these are the default ones.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    recorder.beginLayer(scopes(always: true), in: state.clip, savedCount: saved.count + 1)
    saveGState()
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a transparency layer of which only a rectangle is drawn.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Draws the layer that was begun last, and returns to the state before it; does nothing if there is none.
  public func endTransparencyLayer() {
    guard let layer = recorder.layers.last else { return }
    recorder.endLayer()
    saved.removeLast(max(0, saved.count - layer.savedCount))
    restoreGState()
  }

  // MARK: Painting

  /// Whether nothing that is drawn could be seen.
  var isHidden: Bool { state.clip?.isEmpty == true || state.transform.isSingular }

  /// The rectangle outside of which nothing can be seen, in the context's own coordinates.
  var visibleArea: CGRect { state.clip.map { $0.bounds.intersection(area) } ?? area }

  /// Draws commands that are in the context's own coordinates, with the shadow and the blend mode of the state.
  ///
  /// - Parameter fades: whether the state's opacity is not yet part of the commands.
  func paint(_ commands: [DrawCommand], fades: Bool = false) {
    guard !commands.isEmpty, !isHidden else { return }
    recorder.append(commands, in: state.clip, scopes(always: false, alpha: fades ? state.alpha : 1))
  }

  /// Draws commands that are in the app's coordinates, with all of the state.
  package func paintContent(_ commands: [DrawCommand]) {
    let transform = state.transform
    paint(transform.isIdentity ? commands : commands.inside(.transform(transform)), fades: true)
  }

  /// The device's pixels in the app's coordinates; in those of the context if the app's are scaled or turned.
  package var currentPixels: OffsetPixelGrid {
    let transform = state.transform
    return transform.isTranslation ? pixels.beginning(at: CGPoint(x: transform.tX, y: transform.tY)) : pixels
  }

  private func scopes(always: Bool) -> [Scope] { scopes(always: always, alpha: state.alpha) }

  private func scopes(always: Bool, alpha: Double) -> [Scope] {
    let isGroup = always || alpha < 1 || state.blendMode != .normal
    let group = isGroup ? [Scope.group(alpha: alpha, blendMode: state.blendMode)] : []
    return group + (state.shadow.map { [.shadow($0)] } ?? [])
  }
}

extension AffineTransform {
  /// Whether it maps the plane to a line or a point.
  var isSingular: Bool {
    let determinant = m11 * m22 - m12 * m21
    return determinant == 0 || !determinant.isFinite || !tX.isFinite || !tY.isFinite
  }
}
