import CCairo
import Drawing

extension BlendMode {
  /// Cairo's operator; nil where it erases what lies outside of what is painted, or does not exist.
  var cairoOperator: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusDarker: nil
    }
  }

  /// The blend of pixels, where Cairo's operator does not serve.
  ///
  /// Pixman 0.42 does not multiply blue by a mask in the four modes of hue, saturation and luminosity
  /// (`pixman-combine-float.c`), so that translucent groups and the edges of clips would become bluer.
  var pixelBlend: PixelBlend? {
    switch self {
    case .clear: .factors(source: .zero, destination: .zero)
    case .copy: .factors(source: .one, destination: .zero)
    case .sourceIn: .factors(source: .otherAlpha, destination: .zero)
    case .sourceOut: .factors(source: .otherAlphaInverted, destination: .zero)
    case .destinationIn: .factors(source: .zero, destination: .otherAlpha)
    case .destinationAtop: .factors(source: .otherAlphaInverted, destination: .otherAlpha)
    case .plusDarker: .plusDarker
    case .hue: .mixed(hue: .source, saturation: .destination, luminosity: .destination)
    case .saturation: .mixed(hue: .destination, saturation: .source, luminosity: .destination)
    case .color: .mixed(hue: .source, saturation: .source, luminosity: .destination)
    case .luminosity: .mixed(hue: .destination, saturation: .destination, luminosity: .source)
    default: nil
    }
  }
}
