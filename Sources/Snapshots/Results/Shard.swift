/// One of the parts that a run is split into, each for a machine of its own: `2/4` is the second of four.
package struct Shard: Hashable, Sendable {
  package static let largestCount = 10_000

  /// From 1 to `count`.
  package let number: Int
  package let count: Int

  /// Reads `i/n`; nil for anything other than two decimal numbers with 1 <= i <= n, at most `largestCount`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Shard.number($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    guard 1 <= number, number <= count, count <= Shard.largestCount else { return nil }
    (self.number, self.count) = (number, count)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
