public import Foundation

// What text input tells and asks for, which a still picture does not show.
extension View {
  /// Has no effect in a still picture.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    modifier(EmptyModifier())
  }
  /// Text has the direction of its language: a finding.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    undrawn("writingDirection(strategy:)", when: true)
  }
}

/// The side of a line's end on which an insertion point is.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// The end of the line before.
  case upstream
  /// The beginning of the line after.
  case downstream
}

/// The way in which dictation begins.
public struct TextInputDictationBehavior: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = TextInputDictationBehavior()
  /// In the field, when something is done.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior()
  }
}

/// The action that begins dictation in a field.
public struct TextInputDictationActivation: Equatable, Sendable {
  /// A look at the field.
  public static let onLook = TextInputDictationActivation()
  /// A selection of the field.
  public static let onSelect = TextInputDictationActivation()
}

extension Text {
  /// The rule by which the direction of text is found.
  public struct WritingDirectionStrategy: Equatable, Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The text itself.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}
