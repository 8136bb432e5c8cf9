import DynamicType
import Foundation
import TextLayout

extension UIImage {
  /// The thickness of a symbol's strokes; raw values are UIKit's.
  public enum SymbolWeight: Int, Sendable, CaseIterable {
    /// The weight of the text style, or regular.
    case unspecified = 0
    /// 100 on OpenType's scale.
    case ultraLight = 1
    /// 200 on OpenType's scale.
    case thin = 2
    /// 300 on OpenType's scale.
    case light = 3
    /// 400 on OpenType's scale.
    case regular = 4
    /// 500 on OpenType's scale.
    case medium = 5
    /// 600 on OpenType's scale.
    case semibold = 6
    /// 700 on OpenType's scale.
    case bold = 7
    /// 800 on OpenType's scale.
    case heavy = 8
    /// 900 on OpenType's scale.
    case black = 9

    /// The weight of a font; regular for an unspecified one.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }

    /// The weight of a font: of the system font as asked for, of others by their traits.
    init(of font: UIFont) {
      let weight = font.textFont.cascade.primary.traits.weight
      self.init(SystemFontWeight(rawValue: Int(min(max((weight / 100).rounded(), 1), 9)) * 100) ?? .regular)
    }

    init(_ weight: SystemFontWeight) { self = SymbolWeight(rawValue: weight.rawValue / 100) ?? .regular }

    /// The weight; nil if it is unspecified.
    var systemWeight: SystemFontWeight? { SystemFontWeight(rawValue: rawValue * 100) }
  }

  /// The size of a symbol beside text of its size; raw values are UIKit's.
  public enum SymbolScale: Int, Sendable, CaseIterable {
    /// The system's scale: medium.
    case `default` = -1
    /// The view's scale, or medium.
    case unspecified = 0
    /// Some 20 % smaller than medium.
    case small = 1
    /// A little taller than capital letters.
    case medium = 2
    /// Some 30 % larger than medium.
    case large = 3
  }
}
