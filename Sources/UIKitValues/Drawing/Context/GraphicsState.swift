import Drawing
import Foundation

/// The state that `saveGState` saves.
struct GraphicsState {
  /// From the coordinates in which the app draws to those of the picture.
  var transform: AffineTransform
  var clip: ClipArea?
  var fill = ContextColor.black
  var stroke = ContextColor.black
  var line = StrokeStyle(width: 1)
  var alpha = 1.0
  var blendMode = BlendMode.normal
  var shadow: Shadow?
  /// The point at which Core Text draws, in the app's coordinates.
  var textPosition = CGPoint.zero
  /// Stored; these change nothing that is drawn.
  var hints = Hints()

  static let black = CGColor(gray: 0, alpha: 1)

  struct Hints {
    var interpolationQuality = CGInterpolationQuality.default
    var flatness = 0.6
  }
}
