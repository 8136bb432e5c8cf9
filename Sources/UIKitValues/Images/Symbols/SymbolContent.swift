package import Drawing
import DynamicType
import Findings
package import Foundation
import Raster
import Symbols
import SystemText

/// A symbol at a size: one shape in one colour.
package final class SymbolContent: ImageContent {
  let symbol: Symbol
  private let style: SymbolStyle
  private let values: SymbolValues
  package let scale: CGFloat

  init(_ symbol: Symbol, style: SymbolStyle, values: SymbolValues, scale: CGFloat) {
    (self.symbol, self.style, self.values, self.scale) = (symbol, style, values, scale)
  }

  private var rendering: SymbolValues.Rendering? { values.rendering }

  /// Whether it has the size of a text style, and so is larger at larger text sizes.
  var growsWithText: Bool { if case .textStyle = values.size { true } else { false } }

  package var size: CGSize { symbol.size }
  /// A symbol with colours of its own keeps them, unless the image is a template.
  package var isTemplate: Bool { rendering?.color == nil }
  package var baselineOffsetFromBottom: CGFloat? { symbol.box.baseline }

  package var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: symbol.box.top, left: 0, bottom: symbol.box.bottom, right: 0)
  }

  package var recorded: String? {
    "symbol \(symbol.name) \(style.pointSize.plain) \(Self.weights[style.weight]) \(Self.scales[style.scale])"
  }

  private static let weights = CaseNames<SystemFontWeight>()
  private static let scales = CaseNames<SymbolStyle.Scale>()

  package var notes: [ViewContent.Note] {
    SymbolNote.all(about: symbol, style: style, rendering: rendering)
      .map { ViewContent.Note(kind: $0.kind, message: $0.message) }
  }

  package func commands(filling rect: CGRect, color: UIColor?, in context: ImageContext) -> [DrawCommand] {
    let color = (color ?? rendering?.color ?? .label).color(under: context.traits)
    guard color.alpha > 0 else { return [] }
    let isMirrored = symbol.followsLayoutDirection && context.traits.layoutDirection == .rightToLeft
    var outline = symbol.outline(filling: rect)
    if isMirrored { outline = outline.mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) } }
    return [.fill(.outline(outline), .color(color))]
  }

  package func isEqual(to other: any ImageContent) -> Bool {
    guard let other = other as? SymbolContent else { return false }
    return symbol == other.symbol && style == other.style && values == other.values && scale == other.scale
  }

  package var hashValue: Int { symbol.name.hashValue }
}

/// The note about a symbol that is drawn only nearly, or not at all.
private struct SymbolNote {
  let kind: FindingKind
  let message: String

  static func all(
    about symbol: Symbol, style: SymbolStyle, rendering: SymbolValues.Rendering?
  ) -> [SymbolNote] {
    let drawing: SymbolNote? =
      switch symbol.drawing {
      case .own: nil
      case .simpler(let name):
        SymbolNote(
          kind: .approximateSymbol, message: "The symbol '\(symbol.name)' is drawn as '\(name)', as it has no drawing.")
      case .box:
        SymbolNote(
          kind: .missingSymbol,
          message: "The symbol '\(symbol.name)' is drawn as a box, as it has no drawing. Put an exported one into "
            + "the bundle's catalogue as a symbol set, or use another.")
      }
    let weight =
      symbol.isEmboldened
      ? SymbolNote(
        kind: .approximateSymbol,
        message: "The symbol '\(symbol.name)' in \(style.weight) is its regular drawing with "
          + "\(style.weight.rawValue > 400 ? "thicker" : "thinner") strokes.") : nil
    return [drawing, weight, layers(of: symbol, rendering)].compactMap(\.self)
  }

  private static func layers(of symbol: Symbol, _ rendering: SymbolValues.Rendering?) -> SymbolNote? {
    let reason: String
    switch rendering {
    case .hierarchical: reason = "in one shade: its drawing has one layer"
    case .palette(let colors) where colors.count > 1: reason = "in the first of its colours: its drawing has one layer"
    case .multicolor: reason = "in the tint colour: its drawing has no colours"
    case .palette, .monochrome, nil: return nil
    }
    return SymbolNote(kind: .approximateSymbol, message: "The symbol '\(symbol.name)' is drawn \(reason).")
  }
}
