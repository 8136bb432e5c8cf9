package import Foundation
import TextLayout

extension [DrawCommand] {
  /// A rectangle around all that the commands paint, as small as can be said without drawing it; nil where they paint
  /// nothing.
  ///
  /// Clips are counted. Of round corners the rectangle is, of a shadow two radii of its blur, and of a line along outlines
  /// its longest mitre.
  package var paintedArea: CGRect? {
    var areas: [CGRect?] = [nil]
    var open: [DrawCommand] = []
    for command in self {
      if command.opensScope {
        open.append(command)
        areas.append(nil)
      } else if command.closesScope, let scope = open.popLast(), let inside = areas.popLast() {
        areas.add(inside.map(scope.area(painting:)))
      } else {
        areas.add(command.ownArea)
      }
    }
    return areas[0]
  }
}

extension [CGRect?] {
  /// Adds to the area of the innermost scope.
  fileprivate mutating func add(_ area: CGRect?) {
    guard let area, !area.isNull else { return }
    self[count - 1] = self[count - 1]?.union(area) ?? area
  }
}

extension DrawCommand {
  /// What a command paints that opens no scope.
  fileprivate var ownArea: CGRect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _): shape.rect
    case .image(_, let rect): rect
    case .glyphs(let run): run.paintedArea
    case .beginClip, .endClip, .beginGroup, .endGroup, .beginShadow, .endShadow: nil
    }
  }

  /// What is painted by a scope that the command opens, around `content`.
  fileprivate func area(painting content: CGRect) -> CGRect {
    switch self {
    case .beginClip(let shape): content.intersection(shape.rect)
    case .beginShadow(let shadow):
      content.union(
        content.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
          .insetBy(dx: -2 * max(0, shadow.blurRadius), dy: -2 * max(0, shadow.blurRadius)))
    default: content
    }
  }
}

extension GlyphRun {
  /// How far a mitre may reach beyond an outline, in widths of the line along it.
  private static let mitre = 5.0

  fileprivate var paintedArea: CGRect? {
    var area: CGRect?
    for glyph in glyphs {
      guard let box = letter(glyph) else { continue }
      area = area?.union(box) ?? box
    }
    guard let area else { return nil }
    // A letter leans to both sides of its middle.
    let lean = abs(slant) * area.height / 2
    let line = (strokeWidth ?? 0) * Self.mitre
    return area.insetBy(dx: -lean - line, dy: -line)
  }
}
