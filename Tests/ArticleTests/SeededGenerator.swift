import UIKit

/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One to three sections of up to seven cards, each of words of the examples.
  mutating func sections() -> [[Card]] {
    (0..<Int.random(in: 1...3, using: &self)).map { _ in
      (0..<Int.random(in: 0...7, using: &self)).map { _ in card() }
    }
  }

  private mutating func card() -> Card {
    Card(title: words(4), text: words(25), date: words(3))
  }

  private mutating func words(_ limit: Int) -> String {
    let words = Card.examples.flatMap { $0.text.split(separator: " ") }
    return (0..<Int.random(in: 0...limit, using: &self)).compactMap { _ in words.randomElement(using: &self) }
      .joined(separator: " ")
  }
}
