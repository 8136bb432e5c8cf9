/// A cycle of names, for messages: `a → b → a`. A long one is abbreviated.
struct NameCycle: CustomStringConvertible {
  private static let limit = 8

  let description: String

  init(_ names: [String]) {
    let shown = names.prefix(Self.limit) + (names.count > Self.limit ? ["…"] : [])
    description = (shown + names.prefix(1)).joined(separator: " → ")
  }
}
