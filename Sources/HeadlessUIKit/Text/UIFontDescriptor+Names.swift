extension UIFontDescriptor {
  /// A key of a descriptor's attributes; raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `String`: the PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A `String`: the face's name within its family, as in `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// A number of points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A `String`: the raw value of a `UIFont.TextStyle`, or one of the names that the system font's uses have.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// An array of descriptors: the fonts to ask, in this order, for characters that the font lacks.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A key of the traits; raw values are UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A number from -1 to 1, or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A number from -1 to 1, or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number from -1 to 1; above 0 leans to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature's setting; raw values are UIKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number of Apple's font feature registry: the feature's type.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// A number of the registry: the type's selector.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// A design of the system font; raw values are UIKit's.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// How a font looks, in yes and no; raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines 2 points closer together. It counts for the fonts of text styles.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines 2 points further apart. It counts for the fonts of text styles.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

    /// The traits that faces are chosen by; the others say nothing of which glyphs there are.
    static let ofFaces: SymbolicTraits = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
  }
}
