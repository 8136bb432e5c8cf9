public import Foundation

extension NSAttributedString {
  /// The size of the text on lines of its own, in points, not rounded.
  public func size() -> CGSize {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).bounds.size
  }

  /// The rectangle the text takes in `size`, in points, not rounded: round it up yourself before setting a frame.
  ///
  /// The result may be higher than `size`, unless the last visible line is truncated. A side of 0 or less means no
  /// limit. On a line of its own the origin is on the baseline, y upwards: that of the rectangle is negative.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = StringDrawing(self, size: size, options: options, context: context).bounds
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text on lines of its own, the top left at `point`.
  ///
  /// Here as in the other methods: in a view's `draw(_:)`. Elsewhere nothing happens.
  public func draw(at point: CGPoint) {
    StringDrawing(self, size: .zero, options: .usesLineFragmentOrigin).draw(at: point)
  }

  /// Draws as many lines as are wholly in `rect`, wrapped at its width; one at least.
  public func draw(in rect: CGRect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    StringDrawing(self, size: rect.size, options: .usesLineFragmentOrigin, keepsInside: true).draw(at: rect.origin)
  }

  /// Draws the text as `boundingRect(with:options:context:)` measures it, all its lines unless the last visible one is
  /// truncated. Without `usesLineFragmentOrigin` the baseline of the one line starts at the rectangle's origin.
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
