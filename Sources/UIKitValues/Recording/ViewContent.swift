package import Drawing
package import Findings

/// A view's own content.
@_spi(Subclasses) public struct ViewContent: Sendable {
  /// The commands that paint it, over its background and under its subviews.
  package var commands: [DrawCommand] = []
  /// The lines of its text.
  package var lines: [LayoutNode.Line] = []
  /// The findings about it.
  package var notes: [Note] = []

  package init() {}

  /// A finding that does not name its view yet.
  package struct Note: Sendable {
    package var kind: FindingKind
    package var message: String

    package init(kind: FindingKind, message: String) {
      self.kind = kind
      self.message = message
    }
  }
}
