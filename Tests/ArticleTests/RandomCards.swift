import TestSupport
import UIKit

extension SeededGenerator {
  /// One to three sections of up to seven cards, each with words from the examples.
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
