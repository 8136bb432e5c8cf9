import DeveloperToolsSupport
import HeadlessUIKit
import Previews
import Testing

@MainActor @Suite struct ListedPreviewTests {
  @Test func namesDifferInEachFile() throws {
    let table = PreviewTable(target: "App") { table in
      table.add(Unnamed.self)
      table.add(Card.self)
      table.add(LowerCaseCard.self)
      table.add(Unnamed.self)
      table.skip("Preview", file: "/app/Sources/Other.swift", line: 3, because: "needs SwiftUI")
      table.skip("Card_Previews", file: "/app/Sources/Cards.swift", line: 9, because: "needs SwiftUI")
    }
    let names = table.previews.map { preview in
      switch preview {
      case .success(let preview): preview.name
      case .failure(let preview): "skipped \(preview.name)"
      }
    }
    #expect(
      names == ["Preview", "Card small", "card small 2", "Preview 2", "skipped Preview", "skipped Card_Previews"])
  }

  @Test func eachArgumentIsAPreview() throws {
    let previews = try PreviewTable(target: "App") { $0.add(Counts.self) }.previews.map { try $0.get() }
    #expect(previews.map(\.name) == ["Count 1", "Count 12"])
    let texts = try previews.map { try (PreviewContent($0.content).view as? UILabel)?.text }
    #expect(texts == ["1", "12"])
    #expect(previews.map(\.line) == [7, 7])
    #expect(previews.map(\.file) == ["Cards.swift", "Cards.swift"])
  }

  @Test func previewsThatCannotBeShownHaveAReason() throws {
    let table = PreviewTable(target: "App") { table in
      table.add(Failing.self)
      table.skip("Card_Previews", file: "/app/Sources/Cards.swift", line: 9, because: "needs SwiftUI")
    }
    let reasons = table.previews.map { preview -> String in
      if case .failure(let preview) = preview { return "\(preview)" }
      return "none"
    }
    #expect(
      reasons == [
        "/app/Sources/Cards.swift:7: 'Preview': the preview cannot be made: There is no sample.",
        "/app/Sources/Cards.swift:9: 'Card_Previews': the preview is skipped: it needs SwiftUI.",
      ])
  }

  @Test func aControllerLivesWithItsView() throws {
    let preview = try #require(try PreviewTable(target: "App") { $0.add(Screen.self) }.previews.first?.get())
    let content = try PreviewContent(preview.content)
    #expect(content.controller is UINavigationController)
    #expect(content.controller?.view === content.view)
    // Each configuration has a view of its own.
    #expect(try PreviewContent(preview.content).view !== content.view)
  }

  @Test func anObjectThatIsNoViewIsAnError() {
    let content = Preview.Content { UIColor.red }
    #expect(throws: PreviewContentError.self) { try PreviewContent(content) }
  }
}
