import Foundation
import Raster

extension DisplayList {
  private static var orange: Color { Color(red: 1, green: 0.584, blue: 0, alpha: 0.7) }
  private static var green: Color { Color(red: 0.204, green: 0.78, blue: 0.349) }

  /// Lines, gradients, shadows of paths, blended groups, a mask and a backdrop.
  static var probedLayers: [DrawCommand] { probedLines + probedGradients + probedGroups }

  private static var probedLines: [DrawCommand] {
    let arc = Arc(center: CGPoint(x: 14, y: 14.5), radius: 9.25, startAngle: 0.4, sweep: 4)
    let curve = Outline([.move(to: arc.start)] + arc.curves).trimmed(from: 0.1, to: 0.8)
    let corner = Outline([
      .move(to: CGPoint(x: 30, y: 4)), .line(to: CGPoint(x: 38, y: 20.5)), .line(to: CGPoint(x: 44, y: 3)),
    ])
    let along = gradient(.axial(from: CGPoint(x: 30, y: 4), to: CGPoint(x: 44.5, y: 19)))
    let dashed = StrokeStyle(width: 2.5, cap: .round, join: .round, dashes: [4, 3.5], dashPhase: 1)
    return [
      .stroke(curve, dashed, .color(orange)),
      .stroke(corner, StrokeStyle(width: 1.5, cap: .square, miterLimit: 4), .gradient(along)),
    ]
  }

  private static var probedGradients: [DrawCommand] {
    let card = RoundedRectangle(
      rect: CGRect(x: 3, y: 32.5, width: 26, height: 18), cornerRadius: 5, corners: [.topLeft, .bottomRight],
      curve: .continuous)
    let shadow = Shadow(offset: CGSize(width: 0.4, height: 1.7), blurRadius: 4, color: orange)
    let (middle, focus) = (CGPoint(x: 44, y: 42), CGPoint(x: 41.5, y: 40))
    return [
      .shadow(.rectangle(card), shadow),
      .fill(.rectangle(card), .gradient(gradient(.axial(from: CGPoint(x: 3, y: 32.5), to: CGPoint(x: 29, y: 50))))),
      .fill(
        .rectangle(CGRect(x: 32, y: 32, width: 24, height: 20)),
        .gradient(gradient(.radial(from: focus, startRadius: 1, to: middle, endRadius: 9)))),
      .fill(
        .rectangle(CGRect(x: 60, y: 32, width: 20, height: 20)),
        .gradient(gradient(.conic(center: CGPoint(x: 70.2, y: 41.7), angle: 30)))),
    ]
  }

  private static func gradient(_ geometry: Gradient.Geometry) -> Gradient {
    Gradient(
      geometry,
      stops: [
        Gradient.Stop(location: 0, color: orange), Gradient.Stop(location: 0.4, color: green),
        Gradient.Stop(location: 1, color: Color(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.1)),
      ], extendsAfter: false)
  }

  /// A strip for each blend mode, in a group of their own, then the mask and the backdrop.
  private static var probedGroups: [DrawCommand] {
    let strips = BlendMode.allCases.flatMap { mode -> [DrawCommand] in
      let strip = CGRect(x: 2 + 3 * Double(mode.rawValue), y: 53.5, width: 3.5, height: 9)
      return [.fill(.rectangle(strip), orange)].inside(.group(alpha: 0.8, blendMode: mode))
    }
    let below = DrawCommand.fill(.rectangle(CGRect(x: 0, y: 57, width: 90, height: 9)), green)
    let circle = RoundedRectangle(rect: CGRect(x: 20, y: 56, width: 40, height: 14), cornerRadius: 7)
    let fade = Gradient(
      .axial(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 60, y: 0)),
      stops: [Gradient.Stop(location: 0, color: green), Gradient.Stop(location: 1, color: orange)])
    let mask = DrawCommand.fill(.rectangle(circle), .gradient(fade))
    let masked = [DrawCommand.fill(.rectangle(circle), orange)].inside(.mask([mask]))
    let glass = Path.rectangle(CGRect(x: 50, y: 24, width: 30, height: 30), cornerRadius: 6)
    let blended = ([below] + strips).inside(.group(alpha: 0.9))
    return blended + masked + [.backdrop(glass, BackdropFilter(blur: 2.5, saturation: 1.8))]
  }
}
