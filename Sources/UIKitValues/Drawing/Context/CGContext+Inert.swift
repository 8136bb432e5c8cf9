public import Foundation

// Settings that have no effect on what is recorded: text is drawn with its attributes, and colours are not
// converted.

extension CGContext {
  /// The smallest rectangle around the path; null without one.
  public var pathBoundingBox: CGRect { path?.boundingBoxOfPath ?? .null }
  /// Has no effect: text is drawn with its attributes.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Has no effect: text is drawn with its attributes.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Has no effect: nothing is painted with patterns.
  public func setPatternPhase(_ phase: CGSize) {}
  /// Has no effect: colours are not converted.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// The context's memory: `nil`, as what is drawn is recorded.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The order of the colours' parts in memory: that of sRGB with premultiplied alpha.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  /// The point at which Core Text draws.
  public var textPosition: CGPoint {
    get { state.textPosition }
    set { state.textPosition = newValue }
  }
  /// The transform of text; the identity, and setting it has no effect, as text is drawn upright.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
}

/// The parts of glyphs that are drawn, with Core Graphics' raw values.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their inside.
  case fill = 0
  /// Their outline.
  case stroke = 1
  /// Both.
  case fillStroke = 2
  /// Neither.
  case invisible = 3
  /// Their inside, which is then a clip.
  case fillClip = 4
  /// Their outline, which is then a clip.
  case strokeClip = 5
  /// Both, which are then a clip.
  case fillStrokeClip = 6
  /// Neither; they are a clip.
  case clip = 7
}
