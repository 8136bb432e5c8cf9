public import Foundation

// Documents of a navigation bar, with a preview of them.
extension View {
  /// The title of a navigation bar with a document has a menu, which is not drawn: a finding says so.
  public nonisolated func navigationDocument<D: Transferable, I, J>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View { undrawn("navigationDocument(_:)", when: true) }
  /// The title of a navigation bar with a document has a menu, which is not drawn: a finding says so.
  public nonisolated func navigationDocument<I, J>(_ url: URL, preview: SharePreview<I, J>) -> some View {
    undrawn("navigationDocument(_:)", when: true)
  }
}
