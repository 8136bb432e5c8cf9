import DynamicType
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// No text of a cell that sizes itself is truncated, whatever it is, at any text size.
@MainActor @Suite struct ListTextPropertyTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static let words = [
    "a", "appointment", "with", "Dr.", "Müller-Lüdenscheidt", "at", "the", "outpatients'", "clinic", "on", "Thursday",
    "Donaudampfschifffahrtsgesellschaft", "12:30", "and", "then", "مرحبا", "日本語", "🙂",
  ]

  private static func text(_ random: inout Generator) -> String? {
    guard Int.random(in: 0..<5, using: &random) > 0 else { return nil }
    let count = Int.random(in: 1...18, using: &random)
    return (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
  }

  private static func configuration(_ random: inout Generator) throws -> UIListContentConfiguration {
    let styles: [UIListContentConfiguration] = [
      .cell(), .subtitleCell(), .valueCell(), .plainHeader(), .groupedHeader(), .groupedFooter(), .sidebarCell(),
      .sidebarSubtitleCell(), .extraProminentInsetGroupedHeader(),
    ]
    let style = try #require(styles.randomElement(using: &random))
    let image = try #require(UIImage(data: try pngData(width: 24, height: 24)))
    return style.with(text(&random), text(&random), Bool.random(using: &random) ? image : nil)
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func noTextOfARowIsCut(category: ContentSizeCategory) throws {
    let seed = UInt64(category.shortName.utf8.reduce(7) { $0 * 31 + Int($1) })
    var random = Generator(state: seed)
    let configurations = try (0..<25).map { _ in try Self.configuration(&random) }
    let width = CGFloat(Int.random(in: 300...430, using: &random))
    let list = ConfiguredList(
      configurations, size: CGSize(width: width, height: 100_000), phoneTraits(category, scale: 3))
    #expect(list.cells.count == 25)
    let recording = list.view.record()
    #expect(!recording.isTruncated, "seed \(seed), \(width) points")
    for (cell, configuration) in zip(list.cells, configurations) {
      for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) where !label.isHidden {
        let wanted = label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height
        #expect(label.frame.height >= wanted - 1e-6, "seed \(seed): \(configuration.text ?? "")")
        #expect(label.frame.minY >= 0 && label.frame.maxY <= cell.contentView.frame.height + 1e-6, "seed \(seed)")
      }
    }
  }
}
