import Drawing
import Foundation

/// What is done to the outlines of a run's glyphs, in the numbers FreeType calculates with.
struct GlyphStyle: Hashable {
  /// The most that slant and stretch may be together.
  static let largestReach = 16.0
  /// The most that the font's size times slant and stretch together may be, in pixels an em.
  static let largestReachedSize = 2 * GlyphMasks.largestPixelSize
  /// In pixels.
  static let largestLineWidth = 512.0

  static let plain = GlyphStyle(slant: 0, stretch: 65_536, lineRadius: nil, turn: .none)

  /// In 1/65536.
  let slant: Int
  /// In 1/65536.
  let stretch: Int
  /// Half of the width of a line along the outlines, in 1/64 pixels; nil to fill them.
  let lineRadius: Int?
  /// What becomes of the shapes at last, by the scopes they are in.
  let turn: GlyphTurn

  private init(slant: Int, stretch: Int, lineRadius: Int?, turn: GlyphTurn) {
    (self.slant, self.stretch, self.lineRadius, self.turn) = (slant, stretch, lineRadius, turn)
  }

  /// The style of a run at `pixels` pixels an em, all of whose numbers are finite.
  ///
  /// Nil for a stretch below 0 and beyond the limits above.
  init?(_ run: GlyphRun, pixels: Double, _ place: DevicePlace) {
    guard let turn = GlyphTurn(place.transform) else { return nil }
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

/// A transform of the plane that keeps areas, in 1/65536: a point (x, y), y downwards, goes to
/// (`xx` x + `xy` y, `yx` x + `yy` y).
struct GlyphTurn: Hashable {
  static let none = GlyphTurn(xx: 65_536, xy: 0, yx: 0, yy: 65_536)

  let xx: Int
  let xy: Int
  let yx: Int
  let yy: Int

  private init(xx: Int, xy: Int, yx: Int, yy: Int) { (self.xx, self.xy, self.yx, self.yy) = (xx, xy, yx, yy) }

  /// What a transform does to shapes besides moving and enlarging them; nothing where it leaves no area of them. Nil for
  /// one that pulls them out of all proportion.
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

  /// How many times as far out as they are points of a square may get.
  var reach: Double { Double(max(abs(xx) + abs(xy), abs(yx) + abs(yy))) / 65_536 }

  /// The same transform, and a move by pixels.
  func moving(to x: Double, _ y: Double) -> AffineTransform {
    func part(_ number: Int) -> Double { Double(number) / 65_536 }
    return AffineTransform(m11: part(xx), m12: part(yx), m21: part(xy), m22: part(yy), tX: x, tY: y)
  }
}
