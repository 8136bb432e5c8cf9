// The names are Core Graphics' and UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import SystemText

// UIKit's stack of contexts, one for each thread.

/// The context that is drawn to: of the view that draws, of the image that was begun, or that was pushed; `nil` outside of
/// drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// Returns to the context before the current one; does nothing without one.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins to draw an image of one pixel per point that is not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw an image, whose context is the current one until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points. One without an area is UIKit's exception and begins nothing.
///   - opaque: whether the image is black where nothing is drawn.
///   - scale: pixels per point; 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let format = UIGraphicsImageRendererFormat()
  (format.opaque, format.scale) = (opaque, scale > 0 ? scale : ViewEnvironment.current.screenScale)
  guard let context = format.makeContext(CGRect(origin: .zero, size: size)) else {
    return UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "UIGraphicsBeginImageContextWithOptions",
      reason: "an image of \(size.plain) points at a scale of \(Double(format.scale).plain) cannot be made.")
  }
  UIGraphicsPushContext(context)
}

/// The image that has been drawn so far; `nil` if the current context is not an image's.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current?.image }

/// Returns to the context before the image's; does nothing if the current context is not an image's.
public func UIGraphicsEndImageContext() {
  if CGContext.current?.isOfImage == true { UIGraphicsPopContext() }
}

// MARK: - Rectangles

/// Fills a rectangle with the fill colour of the current context, in place of what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour of the current context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.current?.with(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside of a rectangle's edges, with the fill colour of the current context, in place of what
/// was there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside of a rectangle's edges, with the fill colour of the current context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  CGContext.current?.with(blendMode) { context in
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.standardized.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
  }
}

/// Limits what is drawn in the current context from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }

extension CGContext {
  /// Draws with another blend mode; an opaque colour over everything is the same as in its place.
  func with(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
    saveGState()
    let isOpaque = state.alpha >= 1 && state.fill.color.alpha >= 1
    setBlendMode(blendMode == .copy && isOpaque ? .normal : blendMode)
    draw(self)
    restoreGState()
  }

  /// Whether an image is drawn, and not a view.
  var isOfImage: Bool { imageScale != nil }

  /// The image that has been drawn so far; nil for a view's context, and for more pixels than an image can have.
  var image: UIImage? {
    guard let imageScale, let source = picture() else { return nil }
    return UIImage(source: source, scale: imageScale)
  }
}

extension ViewEnvironment {
  /// The main screen's pixels per point.
  package var screenScale: CGFloat { screen.traits?.displayScale ?? traits.displayScale }
}
