package import Drawing
import Findings
package import UIKitCore

extension ViewRecording {
  /// The root's lines of text.
  package var lines: [LayoutNode.Line] { layout.lines }

  /// Whether a text in the hierarchy was truncated.
  package var isTruncated: Bool { findings.contains { $0.kind == .truncatedText } }
}
