import DynamicType
package import Foundation
import Symbols

/// The values of a symbol configuration.
package struct SymbolValues: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case points(CGFloat)
    /// The size and weight of a text style at the traits' text size.
    case textStyle(UIFont.TextStyle)
  }

  /// The colours of layers.
  package enum Rendering: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical(UIColor)
    case palette([UIColor])

    /// The colour that stands for all.
    var color: UIColor? {
      switch self {
      case .monochrome, .multicolor: nil
      case .hierarchical(let color): color
      case .palette(let colors): colors.first
      }
    }
  }

  package var size: Size?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  package var rendering: Rendering?

  package init(
    size: Size? = nil, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
    rendering: Rendering? = nil
  ) {
    (self.size, self.weight, self.scale, self.rendering) = (size, weight, scale, rendering)
  }

  /// These values, where `others` say nothing.
  package func applying(_ others: SymbolValues) -> SymbolValues {
    SymbolValues(
      size: others.size ?? size, weight: others.weight == .unspecified ? weight : others.weight,
      scale: others.scale == .unspecified ? scale : others.scale, rendering: others.rendering ?? rendering)
  }

  /// The size, weight and scale under traits.
  func style(under traits: UITraitCollection) -> SymbolStyle {
    var style = SymbolStyle(scale: SymbolStyle.Scale(rawValue: scale.rawValue) ?? .medium)
    let preferences = TextPreferences(traits)
    switch size {
    case .points(let size): style = SymbolStyle(pointSize: size, scale: style.scale)
    case .textStyle(let text):
      let metrics = text.style.metrics(for: preferences.category)
      style = SymbolStyle(pointSize: metrics.pointSize, weight: metrics.weight, scale: style.scale)
    case nil: break
    }
    if let weight = weight.systemWeight { style.weight = weight }
    if preferences.hasBoldText { style.weight = style.weight.withBoldText }
    return style
  }
}
