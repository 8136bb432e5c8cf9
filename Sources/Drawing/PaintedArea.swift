package import Foundation
import TextLayout

extension [DrawCommand] {
  /// A bounding rectangle of everything that the commands paint, as tight as possible without drawing; nil if they
  /// paint nothing.
  ///
  /// Clips are taken into account. The rectangle ignores rounded corners, includes the control points of curves, and
  /// extends by twice the blur radius for a shadow and by the longest mitre for a line along outlines.
  package var paintedArea: CGRect? { paintedArea(cutByMasks: true) }

  /// - Parameter cutByMasks: whether masks are taken into account; not within masks, which may have masks, and so on.
  package func paintedArea(cutByMasks: Bool) -> CGRect? {
    var areas: [CGRect?] = [nil]
    var open: [Scope] = []
    for command in self {
      switch command {
      case .begin(let scope):
        open.append(scope)
        areas.append(nil)
      case .end:
        guard let scope = open.popLast(), let inside = areas.popLast() else { continue }
        areas.add(inside.flatMap { scope.area(painting: $0, cutByMasks: cutByMasks) })
      case .fill(let path, _), .backdrop(let path, _): areas.add(path.bounds)
      case .stroke(let outline, let style, _):
        areas.add(outline.bounds?.insetBy(dx: -style.reach, dy: -style.reach))
      case .shadow(let path, let shadow): areas.add(path.bounds.map(shadow.area(of:)))
      case .glyphs(let run): areas.add(run.paintedArea)
      }
    }
    return areas[0]
  }
}

extension [DrawCommand] {
  /// The glyph runs, each with the transform from its coordinates to those of the commands.
  package var placedRuns: [(run: GlyphRun, transform: AffineTransform)] {
    var runs: [(GlyphRun, AffineTransform)] = []
    var open: [AffineTransform] = []
    for command in self {
      let transform = open.last ?? .identity
      switch command {
      case .begin(.transform(let inner)): open.append(inner.inside(transform))
      case .begin: open.append(transform)
      case .end: _ = open.popLast()
      case .glyphs(let run): runs.append((run, transform))
      case .fill, .stroke, .shadow, .backdrop: break
      }
    }
    return runs
  }
}

extension [CGRect?] {
  /// Extends the area of the innermost scope.
  fileprivate mutating func add(_ area: CGRect?) {
    guard let area, !area.isNull else { return }
    self[count - 1] = self[count - 1]?.union(area) ?? area
  }
}

extension Scope {
  /// The area that the scope paints if its content is painted in `content`; nil if nothing remains.
  fileprivate func area(painting content: CGRect, cutByMasks: Bool) -> CGRect? {
    switch self {
    case .transform(let transform): transform.box(of: content)
    case .clip(let path): path.bounds.map(content.intersection)
    case .group: content
    case .mask(let commands):
      cutByMasks ? commands.paintedArea(cutByMasks: false).map(content.intersection) : content
    case .shadow(let shadow): content.union(shadow.area(of: content))
    }
  }
}

extension Shadow {
  /// The area of the shadow of what is painted in `content`.
  fileprivate func area(of content: CGRect) -> CGRect {
    let reach = 2 * max(0, blurRadius)
    return content.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }
}

extension GlyphRun {
  /// The largest distance of a mitre from the outline, in widths of the line.
  private static let mitre = 5.0

  fileprivate var paintedArea: CGRect? {
    var area: CGRect?
    for box in outlines { area = area?.union(box) ?? box }
    guard let area else { return nil }
    // A slanted letter extends to both sides of its middle.
    let lean = abs(slant) * area.height / 2
    let line = (strokeWidth ?? 0) * Self.mitre
    return area.insetBy(dx: -lean - line, dy: -line)
  }
}
