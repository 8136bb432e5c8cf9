public import Foundation
import HeadlessUIKit

extension Font {
  /// The font of texts where none is said.
  public static let `default` = Font.body

  /// What a font depends on: the text size and the bold text of the case.
  public struct Context: Hashable, @unchecked Sendable {
    let traits: UITraitCollection
  }

  /// A font with a size.
  public struct Resolved: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Font.Weight
    /// Whether the weight is bold.
    public let isBold: Bool
    /// Whether the font is slanted.
    public let isItalic: Bool
    /// Whether all characters are as wide as each other.
    public let isMonospaced: Bool
  }

  /// The font with the size that it has in a context.
  @MainActor public func resolve(in context: Context) -> Resolved {
    let font = uiFont(under: context.traits)
    let traits = font.fontDescriptor.symbolicTraits
    let bold = traits.contains(.traitBold)
    return Resolved(
      pointSize: font.pointSize, weight: bold ? .bold : .regular, isBold: bold,
      isItalic: traits.contains(.traitItalic), isMonospaced: traits.contains(.traitMonoSpace))
  }
}

extension EnvironmentValues {
  /// What fonts depend on.
  public var fontResolutionContext: Font.Context { Font.Context(traits: traits) }
}
