extension UIFontDescriptor {
  /// A key of a descriptor's attributes; raw values are UIKit's.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the face within its family, a `String` such as `Bold Italic`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The raw value of a `UIFont.TextStyle`, or one of the names of the system font's uses: a `String`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The traits, a dictionary with `TraitKey` keys.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The feature settings, an array of dictionaries with `FeatureKey` keys.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The fonts for characters that the font lacks, an array of descriptors in order of preference.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A key of the traits; raw values are UIKit's.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a number from -1 to 1, or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a number from -1 to 1, or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number from -1 to 1; above 0 leans to the right.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a feature setting; raw values are UIKit's.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature's type, a number of Apple's font feature registry.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The type's selector, a number of the registry.
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

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with serifs. Differs from UIKit: there is none, and the default one stands in.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A rounded design. Differs from UIKit: there is none, and the default one stands in.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design in which all characters are of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Flags that describe a font's appearance; raw values are UIKit's.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic or oblique.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// A weight of 600 or more on OpenType's scale.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than the family's normal width.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than the family's normal width.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For vertical lines. Differs from UIKit: the flag is kept, but no other face is chosen.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For user interfaces. Differs from UIKit: the flag is kept, but no other face is chosen.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines 2 points closer together, in the fonts of text styles.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines 2 points further apart, in the fonts of text styles.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits of a class. Like the classes themselves they are kept, but no other face is chosen.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Old-style serifs; kept, but without effect.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Transitional serifs; kept, but without effect.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Modern serifs; kept, but without effect.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Clarendon serifs; kept, but without effect.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Slab serifs; kept, but without effect.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Freeform serifs; kept, but without effect.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Sans serif; kept, but without effect.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamentals; kept, but without effect.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Scripts; kept, but without effect.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols in place of letters; kept, but without effect.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

    /// The traits by which faces are chosen; the others do not affect the glyphs.
    static let ofFaces: SymbolicTraits = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
  }
}
