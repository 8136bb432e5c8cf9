extension UIColor {
  /// Makes the colour, as it is under the current traits, that of fills and of lines in the current context.
  public final func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour, as it is under the current traits, that of fills in the current context.
  public final func setFill() { CGContext.current?.setFillColor(cgColor) }

  /// Makes the colour, as it is under the current traits, that of lines in the current context.
  public final func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}
