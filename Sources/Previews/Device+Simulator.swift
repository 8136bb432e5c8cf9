package import ViewRendering

extension Device {
  /// The device that Xcode calls by a name, such as `iPhone SE (3rd generation)` or `iPad Pro (12.9-inch) (6th generation)`; nil if
  /// there is none.
  ///
  /// Names of `Device.all` can stand for several models: `iPad Pro 12.9-inch (3rd-6th gen)`.
  package static func simulated(named name: String) -> Device? {
    if let device = named(name) { return device }
    let wanted = SimulatedName(name)
    return all.first { SimulatedName($0.name).includes(wanted) }
  }
}

/// The parts of a device's name: `iPad Pro`, `12.9-inch`, and what is in parentheses, `6th gen` or `M4`.
private struct SimulatedName {
  private let model: String
  private let size: String?
  /// The generations or chips that are named, by their numbers: 3 and 6 for `3rd-6th gen`.
  private let numbers: [Int]
  private let isChip: Bool

  init(_ name: String) {
    let words = name.lowercased().split { " ()-,".contains($0) }.map(String.init)
    let inches = words.firstIndex(of: "inch").flatMap { $0 > 0 ? words[$0 - 1] : nil }
    let rest = words.filter { $0 != "inch" && $0 != inches && !$0.hasPrefix("gen") }
    size = inches
    model = rest.filter { Self.version($0) == nil }.joined(separator: " ")
    numbers = rest.compactMap { Self.version($0) }
    isChip = rest.contains { $0.first == "m" && Self.version($0) != nil }
  }

  /// The number of `6th` or `M4`.
  private static func version(_ word: String) -> Int? {
    if ["st", "nd", "rd", "th"].contains(word.suffix(2)) { return Int(word.dropLast(2)) }
    return word.first == "m" ? Int(word.dropFirst()) : nil
  }

  /// Whether a name is that of one of the models that this one stands for.
  func includes(_ other: SimulatedName) -> Bool {
    guard model == other.model, isChip == other.isChip, let version = other.numbers.first, other.numbers.count == 1,
      let first = numbers.first, let last = numbers.last
    else { return false }
    return (other.size == nil || size == other.size) && (first...max(first, last)).contains(version)
  }
}
