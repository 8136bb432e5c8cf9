public import Foundation

// Texts that stay texts. VoiceOver reads the words of a part of a text: what a part is to be called has no effect.
extension Text {
  /// What a part of a text is called, without effect.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text { self }
  /// What a part of a text is called, without effect.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  /// The level of a part of a text, without effect.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// What kind of text a part of a text is, without effect.
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// The language by whose rules text is set, without effect.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

/// The language by whose rules text is set.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  /// That of the case.
  public static let automatic = TypesettingLanguage(language: nil)
  /// One of the app's.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// The language by whose rules text is set; that of the case is used, and a finding says so of another.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    undrawn("typesettingLanguage(_:)", when: isEnabled && language != .automatic)
  }
}

extension EnvironmentValues {
  /// Nil: lines have the height of their font.
  public var lineHeight: AttributedString.LineHeight? { nil }
  /// False: nothing moves.
  public var accessibilityPrefersCrossFadeTransitions: Bool { false }
}
