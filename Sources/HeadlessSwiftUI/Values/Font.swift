public import Foundation
public import HeadlessUIKit

/// A font, which is made for the text size of the view that shows it.
public struct Font: Hashable, Sendable {
  /// A role of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles of every device, in the order of their use; `body` has 17 points at the default text size.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    /// The larger titles of visionOS, with UIKit's sizes.
    case extraLargeTitle, extraLargeTitle2

    var uiTextStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      }
    }
  }

  /// The strength of strokes.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    private init(_ weight: UIFont.Weight) { value = weight.rawValue }

    /// UIKit's weight of this name.
    public static let ultraLight = Weight(.ultraLight)
    /// UIKit's weight of this name.
    public static let thin = Weight(.thin)
    /// UIKit's weight of this name.
    public static let light = Weight(.light)
    /// UIKit's weight of this name, that of text that says nothing.
    public static let regular = Weight(.regular)
    /// UIKit's weight of this name.
    public static let medium = Weight(.medium)
    /// UIKit's weight of this name.
    public static let semibold = Weight(.semibold)
    /// UIKit's weight of this name.
    public static let bold = Weight(.bold)
    /// UIKit's weight of this name.
    public static let heavy = Weight(.heavy)
    /// UIKit's weight of this name, the strongest.
    public static let black = Weight(.black)

    var uiWeight: UIFont.Weight { UIFont.Weight(value) }
  }

  /// The width of characters. The substitute for the system font has one.
  public struct Width: Hashable, Sendable {
    /// The width's distance from the standard, 0.
    public let value: CGFloat

    /// A width by its distance from the standard, 0. It has no effect on text.
    public init(_ value: CGFloat) { self.value = value }

    /// UIKit's width of this name. It has no effect on text.
    public static let compressed = Width(-0.3)
    /// UIKit's width of this name. It has no effect on text.
    public static let condensed = Width(-0.2)
    /// The width of text that says nothing.
    public static let standard = Width(0)
    /// UIKit's width of this name. It has no effect on text.
    public static let expanded = Width(0.2)
  }

  /// The shapes of characters.
  public enum Design: Hashable, Sendable {
    /// UIKit's designs of the system font.
    case `default`, serif, rounded, monospaced

    /// Whether the substitute for the system font has no such design.
    var isMissing: Bool { self == .serif || self == .rounded }

    var uiDesign: UIFontDescriptor.SystemDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The distance of lines.
  public enum Leading: Hashable, Sendable {
    /// The font's own distance, a smaller, and a greater one.
    case standard, tight, loose
  }

  private enum Base: Hashable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    case custom(name: String, size: CGFloat, style: TextStyle?)
    case ui(UIFont)
  }

  private let base: Base

  /// Whether the design is one that the substitute for the system font has not.
  var hasMissingDesign: Bool {
    switch base {
    case .style(_, let design, _), .system(_, let design, _): design?.isMissing ?? false
    case .custom, .ui: false
    }
  }

  /// Changes of the base, in order.
  private(set) var changes: [Change] = []

  enum Change: Hashable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case design(Design)
    case leading(Leading)
    case width(Width)
    /// Takes back changes of a kind that were made before.
    case without(Kind)

    /// The kinds of changes that can be taken back.
    enum Kind: Hashable {
      case weight, bold, italic, monospaced, design, width
    }

    private var kind: Kind? {
      switch self {
      case .weight: .weight
      case .bold: .bold
      case .italic: .italic
      case .monospaced: .monospaced
      case .design: .design
      case .width: .width
      case .monospacedDigit, .smallCaps, .leading, .without: nil
      }
    }

    /// Adds the change to others, or takes back those of its kind.
    func add(to changes: inout [Change]) {
      if case .without(let kind) = self {
        changes.removeAll { $0.kind == kind }
      } else {
        changes.append(self)
      }
    }

    /// Whether the change is of the design to one that the substitute for the system font has not.
    var isOtherDesign: Bool { if case .design(let design) = self { design.isMissing } else { false } }
    /// Whether the change is of the width, which is not drawn.
    var isOtherWidth: Bool { if case .width(let width) = self { width != .standard } else { false } }
  }

  private init(_ base: Base) { self.base = base }

  /// UIKit's font. One that was made by font metrics or for a text style grows with the user's text size.
  public init(_ font: UIFont) { self.init(.ui(font)) }

  /// The system font of this text style: 34 points at the default text size.
  public static let largeTitle = system(.largeTitle)
  /// The system font of this text style: 28 points at the default text size.
  public static let title = system(.title)
  /// The system font of this text style: 22 points at the default text size.
  public static let title2 = system(.title2)
  /// The system font of this text style: 20 points at the default text size.
  public static let title3 = system(.title3)
  /// The system font of this text style: 17 points, semibold, at the default text size.
  public static let headline = system(.headline)
  /// The system font of this text style: 15 points at the default text size.
  public static let subheadline = system(.subheadline)
  /// The system font of this text style: 17 points at the default text size.
  public static let body = system(.body)
  /// The system font of this text style: 16 points at the default text size.
  public static let callout = system(.callout)
  /// The system font of this text style: 13 points at the default text size.
  public static let footnote = system(.footnote)
  /// The system font of this text style: 12 points at the default text size.
  public static let caption = system(.caption)
  /// The system font of this text style: 11 points at the default text size.
  public static let caption2 = system(.caption2)

  /// The system font of a text style, which grows with the user's text size.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// The system font of a size in points, which does not grow.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// The system font of a size in points, which does not grow.
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, design: design, weight: weight))
  }

  /// A font by name, which grows as body does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A font by name, which grows as a text style does, to whole points (Spark's pictures, P4).
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, style: textStyle))
  }

  /// A font by name, which does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, style: nil))
  }

  func changed(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// The font with another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// The font's bold face.
  public func bold() -> Font { changed(.bold) }
  /// The font's bold face; the font as it is if `isActive` is false.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font's italic face, which is slanted where the font has none.
  public func italic() -> Font { changed(.italic) }
  /// The font's italic face; the font as it is if `isActive` is false.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
  /// The system's design in which all characters are as wide as each other.
  public func monospaced() -> Font { changed(.monospaced) }
  /// The font with digits that are as wide as each other, where it has the feature.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  /// The font with small capitals in place of lowercase letters, where it has the feature.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// The font with small capitals in place of lowercase letters, where it has the feature.
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  /// The font as it is: small capitals in place of capitals are not chosen.
  public func uppercaseSmallCaps() -> Font { self }
  /// The font with its lines closer, or farther apart, by UIKit's symbolic traits.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// The substitute for the system font has one width: another than the standard one is a finding.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
}

// MARK: - UIKit's font

extension Font {
  /// The font for the text size of traits.
  @MainActor func uiFont(under traits: UITraitCollection, design: Design? = nil) -> UIFont {
    var font: UIFont = .systemFont(ofSize: 17)
    traits.performAsCurrent { font = made(under: traits, design) }
    return font
  }

  private func made(under traits: UITraitCollection, _ environmentDesign: Design?) -> UIFont {
    var font = baseFont(under: traits, environmentDesign)
    for change in changes { font = font.changed(change) }
    return font
  }

  private func baseFont(under traits: UITraitCollection, _ environmentDesign: Design?) -> UIFont {
    switch base {
    case .style(let style, let design, let weight):
      var font = UIFont.preferredFont(forTextStyle: style.uiTextStyle, compatibleWith: traits)
      if let weight { font = font.changed(.weight(weight)) }
      return font.designed(design ?? environmentDesign)
    case .system(let size, let design, let weight):
      return UIFont.systemFont(ofSize: size, weight: weight?.uiWeight ?? .regular).designed(design ?? environmentDesign)
    case .custom(let name, let size, let style):
      guard let font = UIFont(name: name, size: size) else {
        UIKitFaults.unsupported(
          "Font.custom(\"\(name)\", …), which is not registered,",
          instead: "Register its file with UIFont.registerFonts(at:), or list it under 'fonts' in the catalogue.")
        return UIFont.systemFont(ofSize: size)
      }
      guard let style else { return font }
      return UIFontMetrics(forTextStyle: style.uiTextStyle).scaledFont(for: font, compatibleWith: traits)
    case .ui(let font): return font.adjusted(for: traits) ?? font
    }
  }
}

extension UIFont {
  fileprivate func designed(_ design: Font.Design?) -> UIFont {
    guard let design, design != .default, !design.isMissing, let descriptor = fontDescriptor.withDesign(design.uiDesign)
    else {
      return self
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The font with a change.
  func changed(_ change: Font.Change) -> UIFont {
    switch change {
    case .weight(let weight): return withWeight(weight.uiWeight)
    case .bold: return withTraits(.traitBold)
    case .width, .without: return self
    case .italic: return withTraits(.traitItalic)
    case .monospaced: return designed(.monospaced)
    case .monospacedDigit:
      return with([
        .featureSettings: [
          [UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
        ]
      ])
    case .smallCaps:
      return with([
        .featureSettings: [[UIFontDescriptor.FeatureKey.type: kLowerCaseType, .selector: kLowerCaseSmallCapsSelector]]
      ])
    case .design(let design): return designed(design)
    case .leading(let leading):
      switch leading {
      case .standard: return self
      case .tight: return withTraits(.traitTightLeading)
      case .loose: return withTraits(.traitLooseLeading)
      }
    }
  }

  private func withWeight(_ weight: UIFont.Weight) -> UIFont {
    with([.traits: [UIFontDescriptor.TraitKey.weight: weight]])
  }

  private func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    let all = fontDescriptor.symbolicTraits.union(traits)
    return fontDescriptor.withSymbolicTraits(all).map { UIFont(descriptor: $0, size: 0) } ?? self
  }

  private func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    UIFont(descriptor: fontDescriptor.addingAttributes(attributes), size: 0)
  }
}
