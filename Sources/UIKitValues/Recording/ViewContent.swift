package import Drawing
package import Findings

/// What a view's own content comes to.
@_spi(Subclasses) public struct ViewContent: Sendable {
  /// What is painted over its background, under its subviews.
  package var commands: [DrawCommand] = []
  /// How its text fell into lines.
  package var lines: [LayoutNode.Line] = []
  /// What was noticed about it.
  package var notes: [Note] = []

  package init() {}

  /// A finding that does not say yet what view it is about.
  package struct Note: Sendable {
    package var kind: FindingKind
    package var message: String

    package init(kind: FindingKind, message: String) {
      self.kind = kind
      self.message = message
    }
  }
}
