import ArgumentParser
import CommandSupport
import Foundation
import Gallery
import JSONDocuments
import ReferenceCommands
import Renderers
import Snapshots

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "Show all references of a case over git's commits.",
    discussion: """
      Prints a line for each commit that changed the case's reference, the oldest first: what it did, the picture's \
      number, the day, the commit, its author and its subject, then what moved in the layout. Equal pictures have equal \
      numbers; a case that goes back and forth between two is named.

      EXAMPLES
        galley history cards/greeting/card-AX3@2x
        galley history AX3@2x                       the only case with this text in its path
        galley history cards/greeting/card-L@2x --png strip.png --page history

      KINDS OF CHANGES
        recorded    there was no reference before
        changed     the picture is different
        renewed     the same picture, with a different record
        removed     there is no longer a reference
        unreadable  neither picture nor record can be read

      A renamed scene begins a new history. The exit status is 0, whatever the history shows.
      """)

  @Argument(help: ArgumentHelp("The case's path, or a text that is in the path of this case alone.", valueName: "case"))
  var name: String

  @Argument(help: "The catalogue that the references belong to: a folder of scenes, or one YAML file.")
  var catalogue = CatalogueOptions.defaultCatalogue

  @OptionGroup var references: ReferencesOption

  @Option(
    help: ArgumentHelp("Also draw the pictures side by side into a PNG file, which is replaced.", valueName: "file"))
  var png: String?

  @Option(
    help: ArgumentHelp(
      "Also write a web page into a folder. Files of an earlier page there are replaced.", valueName: "folder"))
  var page: String?

  @Flag(help: "Print one JSON object, for programs.")
  var json = false

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let options = try CatalogueOptions.parse(["--", catalogue])
    let root = references.root(of: options)
    let place = try HistoryPlace(references: root)
    let history = try place.history(of: name, withPictures: png != nil || page != nil)
    if json {
      Terminal.printText(HistoryDocument.json(of: history).text)
    } else {
      for line in history.lines { Terminal.print(line) }
    }
    if let png { try writeStrip(of: history, to: png) }
    if let page { try writePage(of: history, to: page, clearOf: [("the references", root)]) }
  }

  private func writeStrip(of history: ReferenceHistory, to path: String) throws {
    let url = URL(exactPath: path)
    let library = try fonts.library()
    let data = try MainActor.assumeIsolated {
      try HistoryStrip(history).picture(by: SheetDrawing(fonts: library, Renderers.standard()))
    }
    try FileBytes.write(data, to: url, named: url.relativePath)
    if !json { Terminal.print("Picture: \(url.relativePath)") }
  }

  private func writePage(
    of history: ReferenceHistory, to path: String, clearOf others: [(name: String, url: URL)]
  ) throws {
    let url = URL(exactPath: path, isDirectory: true)
    try OutputContext.check(url, clearOf: others)
    let folder = try RenewedFolder.claim(url, removing: HistoryPage.fileName) {
      Terminal.printError("Waiting for another process that writes to '\(url.relativePath)' …")
    }
    try HistoryPage(history).write(to: folder)
    if !json { Terminal.print("Page: \(url.appendingPathComponent(HistoryPage.fileName).relativePath)") }
  }
}
