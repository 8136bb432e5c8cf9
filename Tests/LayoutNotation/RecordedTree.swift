import CDeflate
package import Foundation
import Testing

/// A layout that SwiftUI made: one of the 35 recorded by codelynx/SwiftOpenUI on macOS at two pixels a point.
package struct RecordedTree {
  package let name: String
  package let view: NotatedView
  /// The window's size in points.
  package let root: [Double]
  /// Texts and fills with x, y, width and height, in drawing order.
  package let leaves: [(kind: String, numbers: [Double])]

  package static func all() throws -> [RecordedTree] {
    let file = Fixtures.layouts.appendingPathComponent("frame-trees.jsonl")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8), options: []) as? [String: Any])
      return RecordedTree(
        name: try #require(object["name"] as? String), view: try NotatedView(try #require(object["view"] as? [Any])),
        root: try #require(object["root"] as? [NSNumber]).map(\.doubleValue),
        leaves: try #require(object["leaves"] as? [[Any]]).map { leaf in
          ("\(leaf[0])", leaf.dropFirst().compactMap { ($0 as? NSNumber)?.doubleValue })
        })
    }
  }
}

/// A random tree of stacks, frames, padding, spacers and priorities, which `scripts/layout-fixtures/proposal_layouts.py` laid
/// out in rational numbers with four decimals.
package struct RandomTree {
  package let view: NotatedView
  /// The proposed width and height; nil where none is.
  package let proposed: [Double?]
  package let size: [Double]
  /// The x, y, width and height of each leaf, in drawing order.
  package let leaves: [[Double]]

  package static func all() throws -> [RandomTree] {
    try lines().map { line in
      let record = try #require(JSONSerialization.jsonObject(with: line) as? [String: Any])
      return RandomTree(
        view: try NotatedView(try #require(record["view"] as? [Any])),
        proposed: try #require(record["proposed"] as? [Any]).map { ($0 as? NSNumber)?.doubleValue },
        size: try numbers(record["root"]), leaves: try #require(record["leaves"] as? [Any]).map { try numbers($0) })
    }
  }

  /// Whether a layout has the size and the leaves of the record, which has four decimals.
  ///
  /// - Parameter tolerance: how far a number may be off, in points: a little more than half of the last decimal.
  package func isAlike(size: [Double], leaves: [[Double]], within tolerance: Double = 6e-5) -> Bool {
    ([size] + leaves).count == self.leaves.count + 1
      && zip([size] + leaves, [self.size] + self.leaves).allSatisfy { found, expected in
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < tolerance }
      }
  }

  private static func numbers(_ value: Any?) throws -> [Double] {
    try #require(value as? [NSNumber]).map(\.doubleValue)
  }

  /// The lines of the fixture, which is packed with zlib.
  private static func lines() throws -> [Data] {
    let packed = [UInt8](try Data(contentsOf: Fixtures.layouts.appendingPathComponent("random-trees.jsonl.zlib")))
    var bytes = [UInt8](repeating: 0, count: 1 << 23)
    var count = 0
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    let status = libdeflate_zlib_decompress(decompressor, packed, packed.count, &bytes, bytes.count, &count)
    try #require(status == LIBDEFLATE_SUCCESS)
    return bytes[..<count].split(separator: UInt8(ascii: "\n")).map { Data($0) }
  }
}

/// Words of one width: as many in a line as there is room for.
package struct NotatedWords {
  private let count: Int
  private let width: Double
  private let height: Double
  /// The distance below another text, in points.
  package let gap: Double

  package init(_ view: NotatedView) throws {
    count = Int(try #require(view.number("count")))
    (width, height) = (try #require(view.number("width")), try #require(view.number("height")))
    gap = view.number("gap") ?? 0
  }

  package func size(proposing proposal: Double?) -> (width: Double, height: Double) {
    let room = min((proposal ?? .infinity) / width + 1e-6, Double(count))
    let inLine = max(1, Int(room))
    let lines = (count + inLine - 1) / inLine
    return (Double(inLine) * width, Double(lines) * height)
  }
}

/// The folders of the records. Those of layouts and of texts are the fixtures of the tests of `ProposalLayout` and `ProposalText`.
package enum Fixtures {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let layouts = tests.appendingPathComponent("ProposalLayoutTests/Fixtures")
  package static let texts = tests.appendingPathComponent("ProposalTextTests/Fixtures")
}
