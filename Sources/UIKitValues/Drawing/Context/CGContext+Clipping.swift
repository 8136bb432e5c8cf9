import Drawing
public import Foundation
import OutlineGeometry

extension CGContext {
  /// Limits what is drawn from now on to the inside of the path, and forgets it. Without a path nothing is drawn any more.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(Outline(currentPath.elements, usesEvenOddRule: rule == .evenOdd))
    currentPath.removeAll()
  }

  /// Limits what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Limits what is drawn from now on to the inside of any of the rectangles.
  public func clip(to rects: [CGRect]) {
    var builder = OutlineBuilder()
    for rect in rects { builder.rectangle(rect, state.transform) }
    clip(builder.outline)
    currentPath.removeAll()
  }

  /// Limits what is drawn from now on by an image's opacity, scaled to a rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard recorder.hasRoom(in: state.clip) else { return }
    let transform = state.transform
    let commands = mask.commands(in: rect).inside(.transform(transform))
    state.clip = .mask(commands, in: transform.box(of: rect.standardized), in: state.clip)
  }

  /// Ends all limits, but for those of an open transparency layer.
  public func resetClip() { state.clip = nil }

  /// The smallest rectangle around what is not clipped, in the app's coordinates.
  public var boundingBoxOfClipPath: CGRect { state.transform.inverse.box(of: visibleArea) }

  private func clip(_ outline: Outline) {
    guard recorder.hasRoom(in: state.clip) else { return }
    state.clip = .path(outline.elements.isEmpty ? .rectangle(.zero) : outline.path, in: state.clip)
  }
}
