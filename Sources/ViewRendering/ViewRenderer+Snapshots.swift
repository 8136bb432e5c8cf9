import Drawing
import Findings
import Foundation
package import HeadlessUIKit
package import Snapshots

extension ViewRenderer {
  /// A laid-out view as a case to compare. It is drawn, on the main actor, only if its pixels are needed.
  package func renderedCase(
    _ recording: ViewRecording, _ identity: CaseIdentity, scale: Double
  ) throws(ViewRenderingError) -> RenderedCase {
    var rendered = RenderedCase(
      identity: identity, engine: try engineFingerprint(), fonts: usedFonts(recording.displayList),
      displayList: recording.displayList.hash(), layout: recording.layout,
      scale: scale
    ) { [self] in
      try MainActor.assumeIsolated { try draw(recording.displayList, scale: scale) }
    }
    rendered.libraries = recording.displayList.libraries.compactMap(UsedLibrary.init)
    rendered.spoken = recording.hasSpokenElements ? SpokenLine.lines(of: recording.spokenElements) : nil
    return rendered
  }
}

extension ViewRecording {
  /// The findings in the form of results: each identifies its view, even if several views have the same name.
  package var snapshotFindings: [Finding] {
    guard !findings.isEmpty else { return [] }
    let (tree, positions) = (LayoutTree(layout), LayoutTree(layout, naming: .position))
    return findings.map { finding in
      let other = finding.other.map { tree.name(at: $0) }
      return Finding(
        kind: finding.kind.rawValue, node: tree.name(at: finding.index), position: positions.name(at: finding.index),
        message: finding.message(calling: other), other: other)
    }
  }
}
