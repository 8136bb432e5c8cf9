public import Foundation

extension NSAttributedString {
  /// The size of the unwrapped text, in points, not rounded.
  public func size() -> CGSize {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).bounds.size
  }

  /// The rectangle of the text in `size`, in points, not rounded: callers round it up before setting a frame.
  ///
  /// The result may be higher than `size`, unless the last visible line is truncated. A side of 0 or less means no
  /// limit. Without `usesLineFragmentOrigin` the origin is on the baseline and y grows upwards, so the rectangle's
  /// origin is negative.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, size: size, options: options, context: context).bounds
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text without wrapping it, with its top left at `point`.
  ///
  /// This and the other methods draw only in a view's `draw(_:)`; elsewhere they have no effect.
  public func draw(at point: CGPoint) {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).draw(at: point)
  }

  /// Draws the lines that fit completely in `rect`, wrapped at its width; at least one.
  public func draw(in rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    StringDrawing(self, size: rect.size, options: .usesLineFragmentOrigin, keepsInside: true).draw(at: rect.origin)
  }

  /// Draws the text as measured by `boundingRect(with:options:context:)`, with all lines unless the last visible one is
  /// truncated. Without `usesLineFragmentOrigin` the baseline of the single line starts at the rectangle's origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    let drawing = StringDrawing(self, size: rect.size, options: options, context: context)
    if let context {
      let bounds = drawing.bounds
      context.totalBounds = CGRect(
        x: rect.origin.x + bounds.origin.x, y: rect.origin.y + bounds.origin.y, width: bounds.size.width,
        height: bounds.size.height)
    }
    drawing.draw(at: rect.origin)
  }
}
