import Drawing
import HeadlessUIKit

extension ViewRecording {
  /// The root's lines of text.
  var lines: [LayoutNode.Line] { layout.lines }

  /// Whether a text in the tree was cut short.
  var isTruncated: Bool { findings.contains { $0.kind == .truncatedText } }
}
