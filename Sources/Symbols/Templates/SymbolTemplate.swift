import Drawing
import DynamicType
package import Foundation
package import SystemText
package import XMLDocuments

/// A symbol of a team's own: a template that Apple's app SF Symbols exports, an SVG file with a drawing for each weight
/// and scale.
///
/// Drawings are groups with the names `Ultralight-S` to `Black-L`; lines with the names `Baseline-M` and `Capline-M` say
/// where text stands, those with `left-margin-Regular-M` and `right-margin-…` how wide the image is. The templates are
/// drawn for text of 100 points.
package struct SymbolTemplate: Sendable, Equatable {
  /// The reason why a file is not a template.
  package enum Problem: Error, Equatable {
    case unreadable(XMLError)
    /// No group has the name of a weight and a scale.
    case noDrawing
    /// There is no line `Baseline-M`, or another scale's.
    case noBaseline(drawing: String)
    /// The path data of a drawing is wrong, or has arcs.
    case wrongPath(drawing: String)
  }

  /// A drawing for a point size of 1, y upwards from the baseline and x from the image's left edge.
  struct Design: Sendable, Equatable {
    var weight: SystemFontWeight
    var scale: SymbolStyle.Scale
    var outline: Outline
    /// The width of the image, if margins say it.
    var width: Double?
  }

  let designs: [Design]

  /// Reads a template.
  ///
  /// - Parameter path: the file's path, for messages.
  package init(_ data: Data, path: String) throws(Problem) {
    let document: XMLDocument
    do throws(XMLError) {
      document = try XMLDocument(Array(data), file: path)
    } catch {
      throw .unreadable(error)
    }
    designs = try SymbolTemplateReader(document.root).designs()
  }

  /// The drawing for a weight and scale: of that scale, or else of the medium one, that of the nearest weight, and the
  /// lighter of two.
  func design(_ weight: SystemFontWeight, _ scale: SymbolStyle.Scale) -> Design? {
    func nearest(_ scale: SymbolStyle.Scale) -> Design? {
      designs.filter { $0.scale == scale }.min {
        let left = (abs($0.weight.rawValue - weight.rawValue), $0.weight.rawValue)
        return left < (abs($1.weight.rawValue - weight.rawValue), $1.weight.rawValue)
      }
    }
    return nearest(scale) ?? nearest(.medium) ?? nearest(.small) ?? nearest(.large)
  }
}

extension SymbolTemplate.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): "\(error)."
    case .noDrawing:
      "it has no group with the name of a weight and a scale, such as Regular-M. Export it as a template."
    case .noBaseline(let drawing): "it has no baseline for \(drawing). Export it as a template."
    case .wrongPath(let drawing): "a path of \(drawing) is not path data, has arcs, or is too long or too large."
    }
  }
}

extension SymbolTemplate {
  /// The symbol at a size.
  ///
  /// A drawing of another scale is scaled about the middle of a capital letter.
  package func symbol(named name: String, style: SymbolStyle, on pixels: PixelGrid) -> Symbol? {
    guard let design = design(style.weight, style.scale), let ink = design.outline.tightBounds else { return nil }
    let factor = style.scale.factor / design.scale.factor
    let size = style.pointSize * factor
    let middle = SymbolDrawing.middle * style.pointSize * (1 - factor)
    let scaled = CGRect(
      x: ink.minX * size, y: ink.minY * size + middle, width: ink.width * size, height: ink.height * size)
    var box = SymbolBox(around: scaled, pointSize: style.pointSize, aspect: nil, pixels: pixels)
    if let width = design.width { box.width = pixels.nearest(width * size) }
    let left = design.width == nil ? (box.width - scaled.width) / 2 - scaled.minX : 0
    let baseline = box.height - box.baseline
    return Symbol(
      name: name, drawing: .own, isEmboldened: false,
      outline: design.outline.mapped { CGPoint(x: left + $0.x * size, y: baseline - $0.y * size - middle) }, box: box,
      followsLayoutDirection: false)
  }
}
