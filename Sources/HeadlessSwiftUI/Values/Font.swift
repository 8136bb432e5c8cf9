public import Foundation
public import HeadlessUIKit

/// A font, which is made for the text size of the view that shows it.
public struct Font: Hashable, Sendable {
  /// A role of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
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

    public static let ultraLight = Weight(.ultraLight)
    public static let thin = Weight(.thin)
    public static let light = Weight(.light)
    public static let regular = Weight(.regular)
    public static let medium = Weight(.medium)
    public static let semibold = Weight(.semibold)
    public static let bold = Weight(.bold)
    public static let heavy = Weight(.heavy)
    public static let black = Weight(.black)

    var uiWeight: UIFont.Weight { UIFont.Weight(value) }
  }

  /// The width of characters. The substitute for the system font has one.
  public struct Width: Hashable, Sendable {
    public let value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The shapes of characters.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

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
    case standard, tight, loose
  }

  private enum Base: Hashable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, design: Design?, weight: Weight?)
    case custom(name: String, size: CGFloat, style: TextStyle?)
    case ui(UIFont)
  }

  private let base: Base
  /// Changes of the base, in order.
  private var changes: [Change] = []

  enum Change: Hashable {
    case weight(Weight)
    case bold(Bool)
    case italic(Bool)
    case monospaced
    case monospacedDigit
    case smallCaps
    case design(Design)
    case leading(Leading)
  }

  private init(_ base: Base) { self.base = base }

  public init(_ font: UIFont) { self.init(.ui(font)) }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
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

  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  public func bold() -> Font { changed(.bold(true)) }
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  public func italic() -> Font { changed(.italic(true)) }
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  public func monospaced() -> Font { changed(.monospaced) }
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }
  public func smallCaps() -> Font { changed(.smallCaps) }
  public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// The substitute for the system font has one width.
  public func width(_ width: Width) -> Font { self }
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
    guard let design, design != .default, let descriptor = fontDescriptor.withDesign(design.uiDesign) else {
      return self
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The font with a change.
  func changed(_ change: Font.Change) -> UIFont {
    switch change {
    case .weight(let weight): return withWeight(weight.uiWeight)
    case .bold(let isBold): return isBold ? withTraits(.traitBold) : self
    case .italic(let isItalic): return isItalic ? withTraits(.traitItalic) : self
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
