import Foundation
import Snapshots
import Testing

/// Ten edits of ten kinds, each named in the terminal, in Markdown, in results and on the page.
@Suite struct NamedEditsTests {
  /// An edit of the catalogue's alert card, and the sentence that names it.
  struct Edit: CustomTestStringConvertible, Sendable {
    var old: String
    var new: String
    var cause: String

    var testDescription: String { cause }
  }

  private static let message = """
                    - class: UILabel
                      name: message
                      font: {textStyle: body}
                      adjustsFontForContentSizeCategory: true
                      numberOfLines: 0
                      text: Gale-force gusts are expected from six o’clock until midnight.

    """
  private static let date = """
                    - class: UILabel
                      name: date
                      font: {textStyle: footnote}
                      adjustsFontForContentSizeCategory: true
                      textColor: secondaryLabel
                      numberOfLines: 0
                      text: Today, 18:00

    """
  private static let place = """
                    - {class: UILabel, name: place, font: {textStyle: footnote}, text: The coast}

    """

  static let edits = [
    Edit(
      old: "textColor: secondaryLabel", new: "textColor: systemPink",
      cause: "date: textColor secondaryLabel → systemPink"),
    Edit(old: "textStyle: footnote", new: "textStyle: caption1", cause: "date: font footnote → caption1"),
    Edit(old: "layer.cornerRadius: 12", new: "layer.cornerRadius: 18", cause: "card: cornerRadius 12 → 18"),
    Edit(old: "Storm warning", new: "Storm over", cause: "title: text 'Storm warning' → 'Storm over'"),
    Edit(old: "self.width = 40", new: "self.width = 56", cause: "icon: width 40 → 56 (+16 pt)"),
    Edit(old: message + date, new: date + message, cause: "texts: message and date changed places"),
    Edit(old: message, new: place + message, cause: "place: new"),
    Edit(old: "images/symbol-storm", new: "images/symbol-flame", cause: "icon: image symbol-storm → symbol-flame"),
    Edit(
      old: "content.top = self.topMargin", new: "content.top = self.topMargin + 10",
      cause: "card: height 119 → 129 (+10 pt)"),
    Edit(old: date, new: "", cause: "date: gone"),
  ]

  @Test(arguments: edits) func anEditIsNamed(edit: Edit) async throws {
    let catalogue = URL(filePath: #filePath).appending(path: "../../../Snapshots/Catalogue").standardized
    let text = try String(contentsOf: catalogue.appending(path: "alert-card.yaml"), encoding: .utf8)
    let card = text.prefix(upTo: try #require(text.range(of: "  - name: alert-in-every-look")).lowerBound)
    #expect(card.contains(edit.old))
    let workspace = try Workspace(["Catalogue/cards.yaml": String(card)])
    for name in ["symbol-storm", "symbol-flame"] {
      let file = "images/\(name)@2x.png"
      let data = try Data(contentsOf: catalogue.appending(path: file))
      try workspace.write(data, to: "Catalogue/\(file)")
    }
    let run = ["test", "Catalogue", "--category", "L", "--output", "out"]
    _ = try await workspace.run(run + ["--record", "all"])
    try workspace.write(String(card.replacing(edit.old, with: edit.new)), to: "Catalogue/cards.yaml")
    let terminal = try await workspace.run(run + ["--record", "never"])
    #expect(terminal.status == 1)
    #expect(terminal.output.hasPrefix("changed\tcards/alert/card-L@2x: \(edit.cause)"), "\(terminal.output)")
    let causes = try #require(try workspace.results().first).outcome.layout?.causes
    #expect(causes?.first?.sentence.hasPrefix(edit.cause) == true, "\(String(describing: causes))")
    let markdown = try await workspace.run("report", "out", "--markdown", "-")
    #expect(markdown.output.replacing("\\", with: "").contains(edit.cause), "\(markdown.output)")
    _ = try await workspace.run("gallery", "out", "--output", "page")
    let data = try workspace.files("page").filter { $0.key.hasSuffix(".js") || $0.key.hasSuffix(".html") }.values
    #expect(data.contains { String(decoding: $0, as: UTF8.self).contains(edit.cause) })
  }
}
