public import Foundation

extension CGContext {
  // MARK: What is filled

  /// Sets the colour of what is filled; components that follow are in its space.
  public func setFillColor(_ color: CGColor) { state.fill = ContextColor(color) }

  /// Sets the colour of what is filled, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey of what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = ContextColor([gray, alpha], in: .gray) }

  /// Sets the colour of what is filled, by the amounts of a printer's inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.fill = ContextColor([cyan, magenta, yellow, black, alpha], in: .cmyk)
  }

  /// Sets the colour of what is filled, by its components in the space of the colour before, and its opacity. The first
  /// space of a context is that of greys.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    state.fill = ContextColor(reading: components, in: state.fill.space)
  }

  /// Sets the colour as the function of a pointer does. Components that are missing count as 0, and an opacity as 1.
  public func setFillColor(_ components: [CGFloat]) {
    state.fill = ContextColor(given: components, in: state.fill.space)
  }

  /// Sets the space of the components that follow, and black as the colour of what is filled.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = ContextColor(blackIn: space) }

  // MARK: Lines

  /// Sets the colour of lines; components that follow are in its space.
  public func setStrokeColor(_ color: CGColor) { state.stroke = ContextColor(color) }

  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = ContextColor([gray, alpha], in: .gray) }

  /// Sets the colour of lines, by the amounts of a printer's inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    state.stroke = ContextColor([cyan, magenta, yellow, black, alpha], in: .cmyk)
  }

  /// Sets the colour of lines, by its components in the space of the colour before, and its opacity. The first space of
  /// a context is that of greys.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    state.stroke = ContextColor(reading: components, in: state.stroke.space)
  }

  /// Sets the colour as the function of a pointer does. Components that are missing count as 0, and an opacity as 1.
  public func setStrokeColor(_ components: [CGFloat]) {
    state.stroke = ContextColor(given: components, in: state.stroke.space)
  }

  /// Sets the space of the components that follow, and black as the colour of lines.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = ContextColor(blackIn: space) }
}

/// A colour, and the space in which the next one's components are given.
struct ContextColor {
  let color: CGColor
  let space: CGColorSpace

  static let black = ContextColor([0, 1], in: .gray)

  init(_ color: CGColor) { (self.color, space) = (color, color.isGray ? .gray : .rgb) }

  /// - Parameter components: as many as the space has, and an opacity; those of an unsupported space are black.
  init(_ components: [CGFloat], in space: CGColorSpace) {
    self.space = space
    color = CGColor(components, in: space) ?? GraphicsState.black
  }

  init(reading components: UnsafePointer<CGFloat>, in space: CGColorSpace) {
    self.init(Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)), in: space)
  }

  /// - Parameter components: those of the space and an opacity, as far as they are given; further ones are passed over.
  init(given components: [CGFloat], in space: CGColorSpace) {
    let count = space.numberOfComponents
    let missing: [CGFloat] = Array(repeating: 0, count: max(0, count - components.count)) + [1]
    self.init(Array((components + missing).prefix(count + 1)), in: space)
  }

  /// Black, which is all of a printer's black ink.
  init(blackIn space: CGColorSpace) {
    let inks: [CGFloat] = space.model == .cmyk ? [0, 0, 0, 1] : Array(repeating: 0, count: space.numberOfComponents)
    self.init(inks + [1], in: space)
  }
}

extension CGColorSpace {
  fileprivate static let gray = CGColorSpaceCreateDeviceGray()
  fileprivate static let rgb = CGColorSpaceCreateDeviceRGB()
  fileprivate static let cmyk = CGColorSpaceCreateDeviceCMYK()
}
