import SourceRewriting
import Testing

/// The expansion of Apple's macro, and which previews are SwiftUI's: developer.apple.com, DeveloperToolsSupport and
/// SwiftUI.
@Suite struct PreviewRuleTests {
  /// The text that a preview's `#Preview` becomes.
  private static func start(_ type: String, line: Int = 1, column: Int = 1) -> String {
    "nonisolated struct \(type): DeveloperToolsSupport.PreviewRegistry { static var fileID: String { #fileID }; "
      + "static var filePath: String { #filePath }; static var line: Int { \(line) }; "
      + "static var column: Int { \(column) }; @MainActor static func makePreview() throws -> "
      + "DeveloperToolsSupport.Preview { DeveloperToolsSupport.Preview"
  }

  private static let needsSwiftUI = "needs SwiftUI, which the target does not depend on"

  @Test(arguments: [
    "{ CardView() }", "{\n  CardView()\n}", "(\"Card\") { CardView() }",
    "(\"Card\", traits: .landscapeLeft) { CardView() }",
    "(traits: .fixedLayout(width: 300, height: 80), .portrait) { CardView() }",
    "(\"Card\", traits: .sizeThatFitsLayout, body: { CardView() })", "(\"Card\", body: makeCard)",
    "(\"Card\", arguments: [1, 2]) { count in CardView(count) }",
    "{\n  let view = CardView()\n  view.title = \"Walks\"\n  return view\n}",
    "{ UINavigationController(rootViewController: Cards()) }", "{ #if DEBUG\n  CardView()\n  #endif\n}",
  ])
  func aPreviewBecomesATypeOnTheSameLines(rest: String) throws {
    let result = try rewritten(["Card.swift": "import UIKit\n\n#Preview\(rest)\n\nlet a = 1\n"])["Card.swift"]
    #expect(result == "import UIKit\n\n\(Self.start("Preview_Card_1", line: 3))\(rest) } }\n\nlet a = 1\n")
  }

  @Test func attributesAndConditionsStay() throws {
    let text = "#if DEBUG\n@available(iOS 17, *)\n  #Preview { CardView() }\n#endif\n"
    let start = Self.start("Preview_Card_1", line: 3, column: 3)
    #expect(
      try rewritten(text, path: "Card.swift")
        == "#if DEBUG\n@available(iOS 17, *)\n  \(start) { CardView() } } }\n#endif\n")
  }

  @Test func aBodyIsRewrittenAsOtherCodeIs() throws {
    let text = "#Preview { class Card: UIView { @objc func tapped() {} }\n  return Card() }\n"
    let result = try rewritten(text, path: "Card.swift")
    #expect(result.contains(Self.start("Preview_Card_1")) && !result.contains("@objc"))
    #expect(try rewritten(result, path: "Card.swift") == result)
  }

  @Test(arguments: [
    ("#Preview { Text(\"Walks\") }", "Preview"), ("#Preview(\"List\") { List { Text(\"a\") }.padding() }", "List"),
    ("#Preview { @Previewable @State var isOn = true\n  return Toggle(isOn: $isOn)\n}", "Preview"),
    ("#Preview { WrappedCard() }\nstruct WrappedCard: View { var body: Int { 1 } }", "Preview"),
    ("#Preview { let card = Wrapped()\n return card }\nstruct Wrapped: UIViewRepresentable {}", "Preview"),
    ("import SwiftUI\n#Preview { Unknown() }", "Preview"),
    ("struct Card_Previews: PreviewProvider {\n  static var previews: some View { Text(\"a\") }\n}", "Card_Previews"),
    ("@available(iOS 13, *)\nenum Cards: SwiftUI.PreviewProvider {}", "Cards"),
  ])
  func swiftUIsPreviewsAreRemovedAndListed(text: String, name: String) throws {
    let result = try rewriting(["Card.swift": text + "\nlet a = 1\n"])
    #expect(result.previews.map(\.name) == [name])
    #expect(result.previews.map(\.skipped) == [Self.needsSwiftUI])
    let bytes = try #require(result.files.first?.bytes)
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("let a = 1\n"))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("review"))
    #expect(bytes.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0A } + 2)
  }

  @Test func uiKitIsImportedInPlaceOfSwiftUI() throws {
    let text = "@_exported import SwiftUI\n\nclass Card: UIView {}\nstruct Cards: PreviewProvider {}\n"
    #expect(try rewritten(text, path: "Card.swift") == "import UIKit\n\nclass Card: UIView {}\n\n")
    // A file without previews, or one with views of SwiftUI's, is left out as before.
    for text in ["import SwiftUI\nlet a = 1\n", "import SwiftUI\nstruct Card: View {}\n#Preview { Card() }\n"] {
      let result = try rewriting(["Card.swift": text])
      #expect(result.files.isEmpty && result.leftOut.map(\.path) == ["Card.swift"])
    }
  }

  @Test func previewsOfAFileThatIsLeftOutAreListed() throws {
    let result = try rewriting([
      "Card.swift": "import Pictures\n#Preview { UIView() }\n", "Row.swift": "#Preview { UIView() }\n",
    ])
    #expect(result.leftOut.map(\.path) == ["Card.swift"])
    #expect(result.previews.map(\.skipped) == ["is in a file that is left out", nil])
    #expect(!result.previewTable.text(for: "App").contains("Preview_Card_1"))
  }

  @Test func aClassOfTheTargetIsNoViewOfSwiftUIs() throws {
    let result = try rewriting([
      "Card.swift": "import SwiftUI\n#Preview { CardView() }\n", "CardView.swift": "class CardView: UIView {}\n",
    ])
    #expect(result.previews.map(\.skipped) == [nil])
  }

  @Test(arguments: [
    ("#Preview(as: .systemSmall) { Clock() } timeline: { 1 }", "needs WidgetKit"),
    (
      "#Preview(\"Room\", windowStyle: .volumetric) { Room() }",
      "has an argument 'windowStyle', which previews of views do not have"
    ),
    ("#Preview(\"Room\")", "has no body"),
    ("struct Card { #Preview { CardView() } }", "is inside a type: move it to the file's top level"),
  ])
  func otherPreviewsAreListedWithTheReason(text: String, reason: String) throws {
    let result = try rewriting(["Card.swift": text])
    #expect(result.previews.map(\.skipped) == [reason])
    let file = try #require(result.files.first)
    #expect(!String(decoding: file.bytes, as: UTF8.self).contains("#Preview"))
  }

  @Test(arguments: [
    "let text = \"#Preview { CardView() }\"\n", "// #Preview { CardView() }\n", "let text = #\"#Preview {}\"#\n",
    "struct Preview { let name: String }\n", "#Previews { 1 }\n", "func f() { print(\"Preview\") }\n",
  ])
  func otherTextStaysAsItIs(text: String) throws {
    let result = try rewriting(["Card.swift": text])
    #expect(result.files.first?.bytes == Array(text.utf8))
    #expect(result.previews.isEmpty)
  }

  // MARK: Tables

  @Test func theTableNamesThePreviewsByFileAndPlace() throws {
    let result = try rewriting([
      "App/Views/Card+Cell.swift": "#if DEBUG\n#Preview(\"Cell\") { CardCell() }\n#endif\n",
      "App/Card.swift": "#Preview { CardView() }\n#Preview(\"Say \\\"hi\\\"\") { Text(\"a\") }\n",
      "App/Old/Card.swift": "#Preview { OldCardView() }\n",
    ])
    #expect(
      result.previewTable.text(for: "AppViews") == """
        // Made by galley-sources: the previews of the target's files.
        public import UIKit

        /// The target's previews, in the order of their files and lines.
        nonisolated public enum AppViewsPreviews {
          public static let all = DeveloperToolsSupport.PreviewTable(target: "AppViews") { table in
            table.add(Preview_Card_1.self)
            table.skip("Say \\"hi\\"", file: "App/Card.swift", line: 2, because: "needs SwiftUI, which the target does not depend on")
            table.add(Preview_Card__2_1.self)
        #if (DEBUG)
            table.add(Preview_Card_2BCell_1.self)
        #else
            table.skip("Cell", file: "App/Views/Card+Cell.swift", line: 2, because: "is compiled for (DEBUG) alone")
        #endif
          }
        }

        """)
  }

  @Test func aTargetWithoutPreviewsHasAnEmptyTable() throws {
    let text = try rewriting(["Card.swift": "let a = 1\n"]).previewTable.text(for: "AppViews")
    #expect(text.contains("  public static let all = DeveloperToolsSupport.PreviewTable(target: \"AppViews\")\n}\n"))
  }

  /// Views are drawn as in the simulator.
  @Test func eachBranchHasItsCondition() throws {
    let text = """
      #if DEBUG && canImport(A)
      #elseif targetEnvironment(simulator)
      #Preview("B") { B() }
      #else
        #if swift(>=6)
      #Preview("C") { C() }
        #endif
      #endif
      """
    let lines = try rewriting(["Card.swift": text]).previewTable.text(for: "App").split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("#if") } == [
        "#if !(DEBUG && canImport(A)) && (true)", "#if !(DEBUG && canImport(A)) && !(true) && (swift(>=6))",
      ])
  }
}

private func rewriting(_ texts: [String: String]) throws -> RewrittenTarget {
  let files = try texts.map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
  return TargetRewriter(options: RewritingOptions()).rewrite(files)
}
