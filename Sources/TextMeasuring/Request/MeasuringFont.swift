/// The font of a text: a text style, the system font, or a font by name or family.
///
/// A text style scales with the category, like `UIFont.preferredFont`. Any other font keeps its size at every category
/// unless `scaledWith` names the style to scale it with, as in `UIFontMetrics.scaledFont`.
public struct MeasuringFont: Hashable, Sendable {
  /// A choice of typeface.
  public enum Face: Hashable, Sendable {
    /// The system font of a text style.
    case style(MeasuringStyle)
    /// The system font.
    case system(weight: MeasuringWeight, isItalic: Bool)
    /// A face by its PostScript name, or the regular face of a family of that name.
    case named(String)
    /// The closest face in a family.
    case family(String, weight: MeasuringWeight, isItalic: Bool)
  }

  /// The typeface.
  public var face: Face
  /// The size in points per em at the category `large`; 0 < size ≤ 1000. A text style has its own.
  public var size: Double
  /// The style that the size scales with; nil for a fixed size.
  public var scaledWith: MeasuringStyle?
  /// The maximum size in points of a text style, or of a scaled font; nil for no limit.
  public var maximumSize: Double?

  /// 17 points, the default of labels.
  public static let defaultSize = 17.0

  /// Creates a font.
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
