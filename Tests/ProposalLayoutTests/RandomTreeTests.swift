import CDeflate
import Foundation
import Testing

@testable import ProposalLayout

/// 3,000 random trees of stacks, frames, padding, spacers and priorities, which `scripts/layout-fixtures/proposal_layouts.py` laid out
/// in rational numbers. It restates the rules without this code, and lays the recorded trees out as SwiftUI did.
@Suite struct RandomTreeTests {
  @Test func everyTreeIsLaidOutAsTheRulesSay() throws {
    let lines = try Self.lines()
    #expect(lines.count == 3_000)
    for line in lines {
      let record = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      let root = try NotatedView(try #require(record["view"] as? [Any])).node(text: words)
      let offer = try #require(record["proposed"] as? [Any]).map { ($0 as? NSNumber)?.doubleValue }
      let proposal = ProposedSize(width: offer[0], height: offer[1])
      let size = root.size(for: proposal)
      root.place(at: .zero, proposal: proposal)
      let leaves = root.frames().filter { $0.node.children.count == 0 }.map(\.frame)
      let found =
        [[size.width, size.height]] + leaves.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
      let expected =
        [try numbers(record["root"])] + (try #require(record["leaves"] as? [Any]).map { try numbers($0) })
      #expect(isAlike(found, expected), "\(String(decoding: line, as: UTF8.self)): \(found)")
    }
  }

  /// Words of one width: as many in a line as there is room for.
  private func words(_ view: NotatedView) throws -> Leaf {
    let count = Int(try #require(view.number("count")))
    let (width, height) = (try #require(view.number("width")), try #require(view.number("height")))
    return Leaf(spacing: LayoutSpacing(.text(leadingGap: view.number("gap") ?? 0))) { proposal in
      let room = min((proposal.width ?? .infinity) / width + 1e-6, Double(count))
      let inLine = max(1, Int(room))
      let lines = (count + inLine - 1) / inLine
      return LayoutSize(width: Double(inLine) * width, height: Double(lines) * height)
    }
  }

  /// Recorded numbers have four decimals.
  private func isAlike(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { found, expected in
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 6e-5 }
      }
  }

  private func numbers(_ value: Any?) throws -> [Double] {
    try #require(value as? [NSNumber]).map(\.doubleValue)
  }

  /// The lines of the fixture, which is packed with zlib.
  private static func lines() throws -> [Data] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/random-trees.jsonl.zlib")
    let packed = [UInt8](try Data(contentsOf: file))
    var bytes = [UInt8](repeating: 0, count: 1 << 23)
    var count = 0
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    let status = libdeflate_zlib_decompress(decompressor, packed, packed.count, &bytes, bytes.count, &count)
    try #require(status == LIBDEFLATE_SUCCESS)
    return bytes[..<count].split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}
