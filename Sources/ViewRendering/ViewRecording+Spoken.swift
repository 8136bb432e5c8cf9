package import HeadlessUIKit
package import SpokenElements

extension ViewRecording {
  /// What VoiceOver reads, in its order.
  package var spokenElements: [SpokenElement] { [] }
  /// Whether it was recorded.
  package var hasSpokenElements: Bool { false }
}
