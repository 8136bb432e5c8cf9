package import Foundation
import Testing

/// One record in `Fixtures/FlowLayouts`: the content size and the frames that UIKit gave a flow layout.
package struct RecordedFlow: Sendable {
  package struct Element: Sendable {
    package var section: Int
    /// `nil` for the section's header.
    package var item: Int?
    package var frame: CGRect
  }

  package var name: String
  package var contentSize: CGSize
  package var elements: [Element]

  /// Positions are accurate to half a point, averages of sizes to four decimals.
  package static let tolerance: CGFloat = 1e-4

  /// The records of a file, by name.
  package static func load(_ file: String) throws -> [String: RecordedFlow] {
    let folder = uikitFixtures.appendingPathComponent("FlowLayouts")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var records: [String: RecordedFlow] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let colon = line.firstIndex(of: ":") {
        let name = String(line[..<colon])
        records[name] = RecordedFlow(name: name, text: String(line[line.index(after: colon)...]))
      } else {
        let names = line.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        records[names[0]] = records[names[1]]
      }
    }
    return records
  }

  private init(name: String, text: String) {
    let parts = text.split(separator: ";").map { $0.split(separator: " ").map(String.init) }
    func numbers(_ words: some Sequence<String>) -> [CGFloat] { words.map { CGFloat(Double($0) ?? .nan) } }
    let content = numbers(parts[0])
    self.name = name
    contentSize = CGSize(width: content[0], height: content[1])
    elements = parts.dropFirst().map { words in
      let path = words[0].split(separator: ".")
      let frame = numbers(words.dropFirst())
      return Element(
        section: Int(path[0]) ?? -1, item: Int(path[1]),
        frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }
  }
}

extension CGRect {
  /// All four numbers within the tolerance.
  package func isClose(to other: CGRect, tolerance: CGFloat = RecordedFlow.tolerance) -> Bool {
    [(minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height)].allSatisfy {
      abs($0 - $1) <= tolerance
    }
  }
}
