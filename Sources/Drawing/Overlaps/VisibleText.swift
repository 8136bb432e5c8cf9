package import Foundation
package import Raster
package import TextLayout

/// A glyph run that a view paints, and the visible part of it.
package struct VisibleText: Sendable {
  /// The index of the view.
  package let view: Int
  package let font: FontInstance
  /// The font size in points, after transforms.
  package let pointSize: Double
  /// The run's own colour, ignoring translucent groups and covers.
  package let color: Color
  /// The border drawn along the outlines, over their insides; nil if there is none.
  package var border: Border?
  /// The bounding rectangle of the outlines before clipping; nil for a run without outlines, such as spaces.
  package let outline: CGRect?
  /// The bounding boxes of the glyphs' outlines, cut off by clips, by the picture's edges, and by covers that hide a
  /// whole side of them.
  package let letters: [CGRect]

  /// A line along the outlines of letters.
  package struct Border: Sendable {
    /// The width in points; half of it is outside of the letters.
    package let width: Double
    package let color: Color
  }
}

extension DisplayList {
  /// The glyph runs of views in painting order, without those that are transparent.
  ///
  /// - Parameter contents: the ranges of commands that paint each view's own content.
  package func visibleTexts(of contents: [Range<Int>]) -> [VisibleText] {
    var views: [Int?] = Array(repeating: nil, count: commands.count)
    for (view, content) in contents.enumerated() { for index in content { views[index] = view } }
    let covers = covers
    var (texts, scopes) = ([VisibleText](), OpenScopes(size: size))
    for (index, command) in commands.enumerated() {
      scopes.follow(command, at: index)
      guard case .glyphs(let run) = command, let view = views[index], run.color.alpha > 0 else { continue }
      let outlines = run.outlines.map(scopes.transform.box).filter {
        [$0.minX, $0.maxX, $0.minY, $0.maxY].allSatisfy(\.isFinite)
      }
      let outline = outlines.reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
      let above = covers.filter { $0.command > index && $0.area.intersects(outline ?? .null) }
      let letters = outlines.map { outline in
        above.reduce(outline.intersection(scopes.area)) { $0.cut(by: $1, paintedBy: index) }
      }.filter { !$0.isEmpty }
      if let width = run.strokeWidth, index > 0, !texts.isEmpty, run.isBorder(of: commands[index - 1]) {
        texts[texts.count - 1].border = VisibleText.Border(width: width, color: run.color)
        continue
      }
      texts.append(
        VisibleText(
          view: view, font: run.font, pointSize: run.pointSize * scopes.transform.scale, color: run.color,
          outline: outline, letters: letters))
    }
    return texts
  }

  /// The list without any text.
  package var withoutGlyphs: DisplayList { replacingGlyphs { _, _ in [] } }

  /// The list with each letter replaced by its bounding box, to see what is drawn at its place, including translucency
  /// and covers.
  ///
  /// - Parameter scale: the pixels per point. A box consists of all pixels that it touches, unless it is rotated or
  ///   scaled.
  package func withBoxes(of color: Color, scale: Double) -> DisplayList {
    let area = CGRect(origin: .zero, size: size)
    return replacingGlyphs { run, transform in
      run.outlines.compactMap { letter in
        let seen = transform.box(of: letter).intersection(area)
        guard !seen.isEmpty else { return nil }
        guard transform.isTranslation else { return .fill(.rectangle(letter), .color(color)) }
        let pixels = seen.touchedPixels(scale: scale)
        let box = CGRect(
          x: pixels.minX / scale - transform.tX, y: pixels.minY / scale - transform.tY, width: pixels.width / scale,
          height: pixels.height / scale)
        return .fill(.rectangle(box), .color(color))
      }
    }
  }

  /// - Parameter replaced: returns the replacement for a run, given the transform from its coordinates to the root's
  ///   space.
  private func replacingGlyphs(_ replaced: (GlyphRun, AffineTransform) -> [DrawCommand]) -> DisplayList {
    var (commands, scopes) = ([DrawCommand](), OpenScopes(size: size))
    for (index, command) in self.commands.enumerated() {
      scopes.follow(command, at: index)
      if case .glyphs(let run) = command {
        commands += replaced(run, scopes.transform)
      } else {
        commands.append(command)
      }
    }
    return DisplayList(size: size, commands: commands)
  }
}

extension GlyphRun {
  /// Whether the run paints the border of the letters whose insides the command painted.
  fileprivate func isBorder(of command: DrawCommand) -> Bool {
    guard case .glyphs(var inside) = command, inside.strokeWidth == nil, inside.color.alpha > 0 else { return false }
    (inside.color, inside.strokeWidth) = (color, strokeWidth)
    return inside == self
  }
}

extension CGRect {
  /// The part that a cover leaves of a rectangle painted earlier: all of it, unless the rest is a rectangle.
  fileprivate func cut(by cover: Cover, paintedBy index: Int) -> CGRect {
    let hidden = intersection(cover.area)
    guard !hidden.isEmpty, cover.hides(hidden, of: self, paintedBy: index) else { return self }
    // Uses the cover's own edges, as those of the intersection are rounded.
    let area = cover.area
    var (left, right, top, bottom) = (minX, maxX, minY, maxY)
    if area.minX <= left, area.maxX >= right {
      if area.minY <= top { top = area.maxY } else if area.maxY >= bottom { bottom = area.minY }
    } else if area.minY <= top, area.maxY >= bottom {
      if area.minX <= left { left = area.maxX } else if area.maxX >= right { right = area.minX }
    }
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
