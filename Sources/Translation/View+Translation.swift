public import Foundation
public import HeadlessSwiftUI

extension View {
  /// Presents a translation, which is not shown: a finding where it is presented.
  public nonisolated func translationPresentation(
    isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
  ) -> some View { notPresented("translationPresentation(isPresented:text:)", when: isPresented.wrappedValue) }

  /// The action is not called: nothing is translated.
  public nonisolated func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The action is not called: nothing is translated.
  public nonisolated func translationTask(
    source: Locale.Language? = nil, target: Locale.Language? = nil,
    action: @escaping (_ session: TranslationSession) async -> Void
  ) -> some View { modifier(EmptyModifier()) }
}
