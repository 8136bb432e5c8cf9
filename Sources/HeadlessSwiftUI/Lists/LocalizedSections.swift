public import Foundation
public import HeadlessUIKit

// Sections and badges whose texts are resources of localized ones.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows beneath a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), footer: EmptyView(), content: content)
  }
  /// Rows beneath a localized text, which are shown or not.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleResource) } }
}

extension View {
  /// Sets the badge of a row or a tab to a localized text.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some View { badge(resource.map { Text($0) }) }
}
