public import Foundation
public import HeadlessUIKit

// What VoiceOver reads, from resources of localized texts.
extension View {
  /// Sets the label that VoiceOver reads to a localized text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(labelResource))
  }
  /// Sets the value that VoiceOver reads to a localized text.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(valueResource))
  }
  /// Sets the hint that VoiceOver reads to a localized text.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(hintResource))
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    modifier(EmptyModifier())
  }
}
