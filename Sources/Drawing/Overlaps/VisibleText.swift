package import Foundation
package import Raster
package import TextLayout

/// A run of glyphs that a view paints, and what is seen of it.
package struct VisibleText: Sendable {
  /// The number of the view.
  package let view: Int
  package let font: FontInstance
  /// In points.
  package let pointSize: Double
  /// The run's own, whatever fades or covers it.
  package let color: Color
  /// The line around the letters, over their insides; nil where there is none.
  package var border: Border?
  /// The rectangle around the outlines, as if nothing cut them off; nil for a run without outlines, of spaces say.
  package let outline: CGRect?
  /// The boxes of the glyphs' outlines, cut off by clips, by the picture's edges and by what covers a whole side of them.
  package let letters: [CGRect]

  /// A line along the outlines of letters.
  package struct Border: Sendable {
    /// In points; half of it is outside of the letters.
    package let width: Double
    package let color: Color
  }
}

extension DisplayList {
  /// The runs of glyphs of views, in the order they are painted, those that nobody sees left out.
  ///
  /// - Parameter contents: the commands that paint each view's own content.
  package func seenTexts(of contents: [Range<Int>]) -> [VisibleText] {
    var views: [Int?] = Array(repeating: nil, count: commands.count)
    for (view, content) in contents.enumerated() { for index in content { views[index] = view } }
    let covers = opaqueCovers
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

  /// The list with the boxes of letters in place of the letters: what is drawn where a letter is, with all that fades or
  /// covers it.
  ///
  /// - Parameter scale: the pixels in a point. A box has all pixels that it touches, if it is not turned or scaled.
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

  /// - Parameter replaced: what is painted instead of a run whose coordinates a transform takes to the root's space.
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
  /// Whether the run paints the lines around the letters whose insides a command painted.
  fileprivate func isBorder(of command: DrawCommand) -> Bool {
    guard case .glyphs(var inside) = command, inside.strokeWidth == nil, inside.color.alpha > 0 else { return false }
    (inside.color, inside.strokeWidth) = (color, strokeWidth)
    return inside == self
  }
}

extension CGRect {
  /// What is left of something that a command painted below a cover: all of it, unless a rectangle is left.
  fileprivate func cut(by cover: OpaqueCover, paintedBy index: Int) -> CGRect {
    let hidden = intersection(cover.area)
    guard !hidden.isEmpty, cover.hides(hidden, paintedBy: index) else { return self }
    // The cover's edges: those of an intersection are rounded.
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
