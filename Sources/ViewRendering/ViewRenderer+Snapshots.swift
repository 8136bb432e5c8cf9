import Drawing
import Findings
import Foundation
package import HeadlessUIKit
package import Snapshots

extension ViewRenderer {
  /// A laid-out view as a case to be compared. It is drawn only if its pixels are asked for, on the main actor.
  package func renderedCase(
    _ rendered: ViewRecording, _ identity: CaseIdentity, scale: Double
  ) throws(ViewRenderingError) -> RenderedCase {
    RenderedCase(
      identity: identity, engine: try engineFingerprint(), fonts: usedFonts(rendered.displayList),
      displayList: rendered.displayList.hash(), layout: rendered.layout,
      scale: scale
    ) { [self] in
      try MainActor.assumeIsolated { try draw(rendered.displayList, scale: scale) }
    }
  }
}

extension ViewRecording {
  /// The findings as results keep them: each says which of the views it is about, also where several are called the same.
  package var snapshotFindings: [Finding] {
    guard !findings.isEmpty else { return [] }
    let tree = LayoutTree(layout)
    return findings.map { finding in
      let other = finding.other.map { tree.name(at: $0) }
      return Finding(
        kind: finding.kind.rawValue, node: tree.name(at: finding.index), message: finding.message(calling: other),
        other: other)
    }
  }
}
