import Drawing
import Foundation

/// The modifications of the outlines in a run, in FreeType's number formats.
struct GlyphStyle: Hashable {
  /// The limit for the combined effect of slant and stretch.
  static let largestReach = 16.0
  /// The limit for the font size times the combined effect of slant and stretch, in pixels per em.
  static let largestReachedSize = 2 * GlyphMasks.largestPixelSize
  /// The limit for the width of a line, in pixels.
  static let largestLineWidth = 512.0

  static let plain = GlyphStyle(slant: 0, stretch: 65_536, lineRadius: nil, turn: .none)

  /// The shear in 1/65536.
  let slant: Int
  /// The horizontal scale in 1/65536.
  let stretch: Int
  /// Half of the width of a line along the outlines, in 1/64 pixels; nil to fill them.
  let lineRadius: Int?
  /// The rotation, or other linear transform, that the enclosing scopes apply to the shapes last.
  let turn: GlyphTransform

  private init(slant: Int, stretch: Int, lineRadius: Int?, turn: GlyphTransform) {
    (self.slant, self.stretch, self.lineRadius, self.turn) = (slant, stretch, lineRadius, turn)
  }

  /// Creates the style of a run at `pixels` pixels per em; all of its numbers must be finite.
  ///
  /// Nil if the stretch is negative or a limit above is exceeded.
  init?(_ run: GlyphRun, pixels: Double, _ place: DeviceMapping) {
    guard let turn = GlyphTransform(place.transform) else { return nil }
    let reach = (run.stretch + abs(run.slant)) * turn.reach
    let line = (run.strokeWidth ?? 0) * place.pixelsPerPoint
    guard run.stretch >= 0, reach <= Self.largestReach, reach * pixels <= Self.largestReachedSize,
      line <= Self.largestLineWidth
    else { return nil }
    slant = Int((run.slant * 65_536).rounded())
    stretch = Int((run.stretch * 65_536).rounded())
    lineRadius = run.strokeWidth == nil ? nil : Int((max(0, line) * 32).rounded())
    self.turn = turn
  }

  var isUpright: Bool { turn == .none }

  /// The same shapes with their insides filled.
  var filled: GlyphStyle { GlyphStyle(slant: slant, stretch: stretch, lineRadius: nil, turn: turn) }
}

/// An area-preserving linear transform, in 1/65536: a point (x, y), with y downwards, is mapped to (`xx` x + `xy` y,
/// `yx` x + `yy` y).
struct GlyphTransform: Hashable {
  static let none = GlyphTransform(xx: 65_536, xy: 0, yx: 0, yy: 65_536)

  let xx: Int
  let xy: Int
  let yx: Int
  let yy: Int

  private init(xx: Int, xy: Int, yx: Int, yy: Int) { (self.xx, self.xy, self.yx, self.yy) = (xx, xy, yx, yy) }

  /// Creates the part of a transform without translation and scale; `none` if the transform collapses areas to nothing.
  /// Nil if it is extremely distorted.
  init?(_ transform: AffineTransform) {
    let scale = transform.scale
    guard !transform.isTranslation, scale > 0 else {
      self = .none
      return
    }
    let numbers = [transform.m11, transform.m21, transform.m12, transform.m22].map { $0 / scale }
    guard numbers.allSatisfy({ abs($0) <= GlyphStyle.largestReach }) else { return nil }
    let parts = numbers.map { Int(($0 * 65_536).rounded()) }
    self.init(xx: parts[0], xy: parts[1], yx: parts[2], yy: parts[3])
  }

  /// The largest factor by which the coordinates of a square's points can grow.
  var reach: Double { Double(max(abs(xx) + abs(xy), abs(yx) + abs(yy))) / 65_536 }

  /// The same transform followed by a translation in pixels.
  func moving(to x: Double, _ y: Double) -> AffineTransform {
    func part(_ number: Int) -> Double { Double(number) / 65_536 }
    return AffineTransform(m11: part(xx), m12: part(yx), m21: part(xy), m22: part(yy), tX: x, tY: y)
  }
}
