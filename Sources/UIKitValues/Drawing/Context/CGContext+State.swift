import Drawing
public import Foundation

extension CGContext {
  // MARK: Lines

  /// Sets the width of lines; nothing is drawn with one of zero or less.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width.isFinite ? width : 0 }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.lineCap }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join.lineJoin }

  /// Sets the largest length of a mitre in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit.isFinite ? limit : 10 }

  /// Sets the pattern of dashed lines; without lengths lines are not dashed. A pattern with lengths that are negative or
  /// all zero is ignored.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern a line begins.
  ///   - lengths: of dashes and gaps in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.dashes, state.line.dashPhase) = StrokeStyle.dashes(lengths, phase: phase)
  }

  // MARK: Compositing

  /// Sets the opacity of what is drawn, 0...1, which is multiplied with that of colours.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1)) }

  /// Sets how what is drawn is combined with what is below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.blendMode }

  /// Sets the shadow of what is drawn.
  ///
  /// - Parameters:
  ///   - offset: in points along the picture's axes, which transforms do not turn; in UIKit's contexts downwards.
  ///   - blur: twice the standard deviation of the Gaussian, in points.
  ///   - color: `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let numbers = [offset.width, offset.height, blur]
    guard let color, numbers.allSatisfy(\.isFinite) else {
      state.shadow = nil
      return
    }
    // In a bitmap's context y grows upwards.
    let down = initialTransform.m22 < 0 ? -1.0 : 1
    state.shadow = Shadow(
      offset: CGSize(width: offset.width, height: offset.height * down), blurRadius: blur, color: color.color)
  }

  /// Sets a black shadow with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Hints, which change nothing that is drawn

  /// The way in which images are scaled. Stored; images are always interpolated alike.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.hints.interpolationQuality }
    set { state.hints.interpolationQuality = newValue }
  }

  /// Sets how far curves may be from their shape. Stored; curves are always drawn alike.
  public func setFlatness(_ flatness: CGFloat) { state.hints.flatness = flatness }
  /// Accepted; edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Accepted; edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Accepted; glyphs are always drawn alike.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Accepted; glyphs are always drawn alike.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Accepted; glyphs are always drawn alike.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: what is drawn is recorded.
  public func flush() {}
  /// Does nothing: what is drawn is recorded.
  public func synchronize() {}
}

extension StrokeStyle {
  /// A usable pattern of dashes; none for lengths that are negative, not finite or all zero.
  static func dashes(_ lengths: [CGFloat], phase: CGFloat) -> ([Double], Double) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard isUsable else { return ([], 0) }
    return (lengths.map { Double($0) }, phase.isFinite ? Double(phase) : 0)
  }
}
