import Drawing
import DynamicType
import Foundation
import Synchronization
package import SystemText
package import TextLayout

/// The drawings of a folder of fonts, by the names of Apple's symbols.
///
/// It can be used from any thread. What it keeps changes no result: outlines, and at most 1,024 symbols at a size.
package final class SymbolLibrary: Sendable {
  private let drawings: SymbolDrawings
  private let kept = Mutex<[Key: Symbol]>([:])
  private static let limit = 1_024

  private struct Key: Hashable {
    var name: String
    var style: SymbolStyle
    var scale: Double
  }

  package init(fonts: FontLibrary) {
    drawings = SymbolDrawings(fonts: fonts)
  }

  /// The symbols of a library's folder: one for all libraries that share the folder.
  package static func shared(by fonts: FontLibrary) -> SymbolLibrary {
    libraries.withLock { libraries in
      if let known = libraries[fonts.directory] { return known }
      let made = SymbolLibrary(fonts: fonts)
      libraries[fonts.directory] = made
      return made
    }
  }

  private static let libraries = Mutex<[URL: SymbolLibrary]>([:])

  /// A symbol at a size. One without a drawing is a box.
  ///
  /// - Parameter pixels: the pixels that its size is rounded to.
  package func symbol(named name: String, style: SymbolStyle, on pixels: PixelGrid) -> Symbol {
    let key = Key(name: name, style: style, scale: pixels.scale)
    if let known = kept.withLock({ $0[key] }) { return known }
    let symbol = makeSymbol(named: name, style: style, on: pixels)
    kept.withLock { kept in
      if kept.count >= SymbolLibrary.limit { kept = [:] }
      kept[key] = symbol
    }
    return symbol
  }

  /// Whether a drawing stands for a symbol.
  package func draws(_ name: String) -> Bool { drawings.found(for: name) != nil }

  private func makeSymbol(named name: String, style: SymbolStyle, on pixels: PixelGrid) -> Symbol {
    guard let found = drawings.found(for: name),
      let outline = drawings.outline(of: found.drawing, weight: style.weight), let ink = outline.tightBounds
    else { return .box(named: name, style: style, on: pixels) }
    let size = style.pointSize * style.scale.factor
    // The drawing grows about the middle of a capital letter.
    let middle = SymbolDrawing.middle * style.pointSize * (1 - style.scale.factor)
    let scaled = CGRect(
      x: ink.minX * size, y: ink.minY * size + middle, width: ink.width * size, height: ink.height * size)
    let box = SymbolBox(
      around: scaled, pointSize: style.pointSize, aspect: SymbolAspects.aspect(of: name), pixels: pixels)
    let left = (box.width - scaled.width) / 2 - scaled.minX
    let baseline = box.height - box.baseline
    return Symbol(
      name: name, drawing: found.isOwn ? .own : .simpler(found.name),
      isEmboldened: found.drawing.isEmboldened && style.weight != .regular,
      outline: outline.mapped { CGPoint(x: left + $0.x * size, y: baseline - $0.y * size - middle) }, box: box,
      followsLayoutDirection: SymbolNames.followsLayoutDirection(name))
  }
}

extension Symbol {
  /// A box of 20/17 of the size, as high as a circle's image is, for a symbol without a drawing.
  static func box(named name: String, style: SymbolStyle, on pixels: PixelGrid) -> Symbol {
    let unit = style.pointSize / 17
    let side = 20 * unit * style.scale.factor
    let middle = SymbolDrawing.middle * style.pointSize
    let box = SymbolBox(
      width: pixels.nearest(side), height: pixels.nearest(side), baseline: pixels.nearest(side / 2 - middle),
      pointSize: style.pointSize, pixels: pixels)
    let frame = CGRect(x: 0, y: 0, width: box.width, height: box.height)
    let outer = frame.insetBy(dx: 1.5 * unit, dy: 1.5 * unit)
    return Symbol(
      name: name, drawing: .box, isEmboldened: false,
      outline: Outline(
        corners(of: outer) + corners(of: outer.insetBy(dx: unit, dy: unit)), usesEvenOddRule: true),
      box: box, followsLayoutDirection: false)
  }

  private static func corners(of rect: CGRect) -> [Outline.Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }
}
