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

    /// The system font as it is.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs. Differs from UIKit: there is none, `withDesign(_:)` gives `nil`.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With round ends. Differs from UIKit: there is none, `withDesign(_:)` gives `nil`.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// All characters equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// How a font looks, in yes and no; raw values are UIKit's.
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
    /// All characters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// For lines that run downwards. Differs from UIKit: it is kept, and finds no other face.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For interfaces. Differs from UIKit: it is kept, and finds no other face.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// Lines 2 points closer together. It counts for the fonts of text styles.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines 2 points further apart. It counts for the fonts of text styles.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that hold a class. Like the classes themselves it is kept, and finds no other face.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Serifs of the old style; the bits alone are kept.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs between the old and the modern style; the bits alone are kept.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Serifs of the modern style; the bits alone are kept.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Serifs as Clarendon has them; the bits alone are kept.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs as thick as the strokes; the bits alone are kept.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of no other class; the bits alone are kept.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// No serifs; the bits alone are kept.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornaments; the bits alone are kept.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Letters as by hand; the bits alone are kept.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols in the place of letters; the bits alone are kept.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)

    /// The traits that faces are chosen by; the others say nothing of which glyphs there are.
    static let ofFaces: SymbolicTraits = [
      .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
    ]
  }
}
