import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Constraints on baselines have constants that depend on the sizes of the texts.
@MainActor @Suite struct BaselineConstantTests {
  /// Each constant that changes costs a new solution: texts that get the sizes of their contents have none.
  @Test func textsAsLargeAsTheirContentsChangeNoConstants() throws {
    let root = root(320, 100)
    let (title, date) = (constrained(UILabel(), "title", in: root), constrained(UILabel(), "date", in: root))
    (title.text, date.text) = ("Harbour", "Tomorrow")
    (title.font, date.font) = (.systemFont(ofSize: 28), .systemFont(ofSize: 12))
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      date.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let work = try #require(root.layoutWork)
    #expect(work.constants == 0 && work.solutions == 1)
    #expect(date.frame.minY > 0 && date.frame.maxY < title.frame.maxY, "\(date.frame) beside \(title.frame)")
  }
}
