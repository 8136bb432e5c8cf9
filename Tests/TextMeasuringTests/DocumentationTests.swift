import Foundation
import Testing
import TextLayout
import TextMeasuring

/// The examples at the top of the documentation compile, and are the ones below.
@Suite struct DocumentationTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func measuring() throws {
    // Example of TextMeasuring
    let measurer = try TextMeasurer()
    var request = MeasuringRequest("Guten Tag", font: .style(.headline), width: 120)
    request.categories = [.large, .accessibilityExtraLarge]
    request.lines = 2
    let answer = try measurer.answer(request)
    for measured in answer.measurements {
      print(measured.category.rawValue, measured.size.width, measured.size.height, measured.isTruncated)
    }
    // End
  }

  private func layout() throws {
    // Example of TextLayout
    let file = try FontFile(path: "Inter-Regular.otf")
    let font = TextFont(cascade: FontCascade(try FontInstance(file: file)), pointSize: 17)
    var text = AttributedText("A title\n", font: font)
    text.append("and what it says", attributes: TextAttributes(font: font, kern: 0.5))
    let measured = TextLayoutEngine.shared.measure(text, in: TextContainer(width: 320))
    let room = TextContainer(width: 320, maximumLines: 2, lineBreakMode: .truncatingTail)
    let placed = TextLayoutEngine.shared.layout(text, in: room)
    // End
    print(measured, placed)
  }

  @Test(arguments: [
    ("TextMeasuring", "Sources/TextMeasuring/README.md"), ("TextLayout", "Sources/TextLayout/README.md"),
    ("TextMeasuring", "Sources/TextMeasuring/Measuring/TextMeasurer.swift"),
  ])
  func theFirstExampleIsTheOneThatCompiles(name: String, path: String) throws {
    let document = try String(contentsOf: DocumentationTests.repository.appendingPathComponent(path), encoding: .utf8)
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("///") ? $0.dropFirst(3).drop { $0 == " " } : $0.drop { $0 == " " } }
    let start = try #require(lines.firstIndex(of: "```swift"))
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    let shown = lines[(start + 1)..<end].filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    let from = try #require(source.firstIndex(of: "// Example of \(name)"[...]))
    let compiled = source[(from + 1)...].prefix { $0 != "// End" }
    #expect(Array(shown) == Array(compiled))
  }
}
