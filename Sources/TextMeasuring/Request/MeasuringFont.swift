/// What text is set in: a text style, the system font, or a font by name or family.
///
/// A text style follows the category, as `UIFont.preferredFont` does. Any other font keeps its size at every category
/// unless `scaledWith` names the style it grows along, as `UIFontMetrics.scaledFont` has it.
public struct MeasuringFont: Hashable, Sendable {
  /// Which face.
  public enum Face: Hashable, Sendable {
    /// The system font of a text style.
    case style(MeasuringStyle)
    /// The system font.
    case system(weight: MeasuringWeight, isItalic: Bool)
    /// A face by its PostScript name, or the regular face of a family of that name.
    case named(String)
    /// The face of a family that is nearest.
    case family(String, weight: MeasuringWeight, isItalic: Bool)
  }

  /// Which face.
  public var face: Face
  /// Points per em at the category `large`; 0 < size ≤ 1000. A text style has its own.
  public var size: Double
  /// The style whose growth the size follows; nil for a size that stays.
  public var scaledWith: MeasuringStyle?
  /// Points that a text style, or a font that is scaled, does not grow beyond; nil for no limit.
  public var maximumSize: Double?

  /// 17 points: what labels start with.
  public static let defaultSize = 17.0

  /// A font of any face.
  public init(
    _ face: Face, size: Double = MeasuringFont.defaultSize, scaledWith: MeasuringStyle? = nil,
    maximumSize: Double? = nil
  ) {
    self.face = face
    self.size = size
    self.scaledWith = scaledWith
    self.maximumSize = maximumSize
  }

  /// The system font of a text style.
  public static func style(_ style: MeasuringStyle, maximumSize: Double? = nil) -> MeasuringFont {
    MeasuringFont(.style(style), maximumSize: maximumSize)
  }

  /// The system font at a size.
  public static func system(
    size: Double, weight: MeasuringWeight = .regular, isItalic: Bool = false
  ) -> MeasuringFont {
    MeasuringFont(.system(weight: weight, isItalic: isItalic), size: size)
  }

  /// A font by PostScript name or family.
  public static func named(_ name: String, size: Double = defaultSize) -> MeasuringFont {
    MeasuringFont(.named(name), size: size)
  }
}
