import Foundation
import SpokenElements
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

/// VoiceOver's reading of the recorded screens: elements, order, words, hints, frames.
@MainActor @Suite(.ownEnvironment) struct RecordedScreenTests {
  /// Badges as iOS 26 has them, which may be a gap of the tool that recorded it: those of iOS 17 and 18 are ours.
  private nonisolated static let others: Set<String> = ["tab-bar-badges-26"]
  private nonisolated static let cases = RecordedCase.all.filter { !others.contains($0.id) }

  @Test func allCasesAreRead() {
    #expect(RecordedCase.all.count == 86)
  }

  @Test(arguments: cases) func screen(_ recorded: RecordedCase) throws {
    let elements = try Self.elements(recorded)
    #expect(elements.map(\.description) == recorded.expected.map { $0["spoken"] as? String })
    for (element, expected) in zip(elements, recorded.expected) {
      #expect(element.hint == expected["hint"] as? String, "\(element.description)")
      if let frame = RecordedScreen.rect(expected["frame"]) {
        #expect(Self.isClose(element.frame, frame), "\(element.description): \(element.frame), not \(frame)")
      }
      if let actions = expected["actions"] as? [String] { #expect(element.customActions == actions) }
      if let contents = expected["content"] as? [[Any]] {
        #expect(element.customContent.map { [$0.label, $0.value] } == contents.map { $0.compactMap { $0 as? String } })
        #expect(element.customContent.map(\.isImportant) == contents.map { $0.last as? Bool })
      }
    }
    guard let containers = recorded.fields["containers"] as? [[String: Any]] else { return }
    let entered = Dictionary(grouping: elements.filter { !$0.containers.isEmpty }) { $0.containers[0] }
    #expect(Set(entered.keys.map(\.kind.rawValue)) == Set(containers.compactMap { $0["type"] as? String }))
    for (container, members) in entered {
      let expected = containers.first { $0["type"] as? String == container.kind.rawValue }
      #expect(members.map(\.description) == expected?["elements"] as? [String])
    }
  }

  private static func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  static func elements(_ recorded: RecordedCase) throws -> [SpokenElement] {
    var values = TraitValues.phone
    if recorded.platform["idiom"] as? String == "pad" { values.userInterfaceIdiom = .pad }
    if recorded.platform["direction"] as? String == "rtl" { values.layoutDirection = .rightToLeft }
    return try ViewEnvironment(traits: UITraitCollection(values: values)).run {
      let screen = RecordedScreen(recorded.tree)
      defer { screen.root.endEditing(true) }
      screen.root.layoutIfNeeded()
      return screen.root.record(isSpoken: true).spokenElements
    }
  }
}
