import Drawing

/// The ways in which what is drawn is combined with what is below; raw values are Core Graphics'.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
  /// The source over the backdrop.
  case normal = 0
  /// The product of both, which is darker than either.
  case multiply = 1
  /// The complement of the product of the complements, which is lighter than either.
  case screen = 2
  /// Multiplied or screened, as the backdrop is dark or light.
  case overlay = 3
  /// The darker of each component.
  case darken = 4
  /// The lighter of each component.
  case lighten = 5
  /// The backdrop, brightened as the source is bright.
  case colorDodge = 6
  /// The backdrop, darkened as the source is dark.
  case colorBurn = 7
  /// The backdrop, a little darker or lighter as the source is dark or light.
  case softLight = 8
  /// Multiplied or screened, as the source is dark or light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue = 12
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation = 13
  /// The source's hue and saturation with the backdrop's luminosity.
  case color = 14
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity = 15
  /// Nothing: R = 0.
  case clear = 16
  /// The source alone: R = S.
  case copy = 17
  /// The source where the backdrop is: R = S · Da.
  case sourceIn = 18
  /// The source where the backdrop is not: R = S · (1 − Da).
  case sourceOut = 19
  /// The source on the backdrop: R = S · Da + D · (1 − Sa).
  case sourceAtop = 20
  /// The backdrop over the source: R = S · (1 − Da) + D.
  case destinationOver = 21
  /// The backdrop where the source is: R = D · Sa.
  case destinationIn = 22
  /// The backdrop where the source is not: R = D · (1 − Sa).
  case destinationOut = 23
  /// The backdrop on the source: R = S · (1 − Da) + D · Sa.
  case destinationAtop = 24
  /// Each where the other is not: R = S · (1 − Da) + D · (1 − Sa).
  case xor = 25
  /// The sum, darkened: R = max(0, S + D − 1).
  case plusDarker = 26
  /// The sum: R = min(1, S + D).
  case plusLighter = 27
}

extension CGBlendMode {
  /// The same mode of display lists, whose raw values are these.
  var blendMode: BlendMode { UInt8(exactly: rawValue).flatMap(BlendMode.init(rawValue:)) ?? .normal }
}

/// The way in which images are scaled; raw values are Core Graphics'. Stored; images are always interpolated alike.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context chooses.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// Low quality, fast.
  case low = 2
  /// High quality, slow.
  case high = 3
  /// Between low and high.
  case medium = 4
}

/// The ends beyond which a gradient continues; raw values are Core Graphics'.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour continues before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour continues after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
