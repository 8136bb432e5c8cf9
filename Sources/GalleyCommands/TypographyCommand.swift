import ArgumentParser
import CommandSupport
import Foundation
import HeadlessUIKit
import Snapshots
import TypographyKit

struct TypographyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typography", abstract: "Show and check a file of styles and colours, as TypographyKit reads it.",
    discussion: """
      Shows the colours, light and dark, and every style's points at the twelve content size categories. What is wrong with \
      the file follows, with its place and what counts in its place; the exit status is 1 then. What only has to be known, \
      such as a configuration elsewhere that is not read, is a note.

      EXAMPLES
        galley typography TypographyKit.json
        galley typography TypographyKit.plist --asset-catalogue Colors.xcassets
        galley typography TypographyKit.json --font-file Brand.ttf
        galley typography TypographyKit.json --output typography     a page, pictures and a PDF for designers
      """)

  @Argument(help: ArgumentHelp("A configuration, JSON or a property list in XML.", valueName: "file"))
  var file: String

  @Option(
    help: ArgumentHelp(
      "A folder that is not there yet, to write the colours to as an asset catalogue of Xcode's.", valueName: "folder"))
  var assetCatalogue: String?

  @Option(
    help: ArgumentHelp(
      "A folder to write a page, pictures and a PDF of the colours and of every style at the twelve sizes to. What an "
        + "earlier time left there goes.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("A file whose fonts styles may name. May be given several times.", valueName: "file"))
  var fontFile: [String] = []

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let library = try fonts.library(withFiles: fontFile)
    let hasIssues = try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: library).run {
        let settings = try TypographyKitSettings(contentsOf: URL(exactPath: file, isDirectory: false))
        for line in TypographyTable.lines(of: settings) { Terminal.print(line) }
        for issue in settings.issues { Terminal.print("\(issue.kind == .note ? "note" : "issue")\t\(issue)") }
        if settings.omittedIssueCount > 0 { Terminal.print("issue\tand \(settings.omittedIssueCount) more.") }
        if let assetCatalogue { try ColorAssets.write(settings, to: assetCatalogue) }
        if let output {
          let title = URL(exactPath: file).lastPathComponent
          try TypographySpecimen.write(settings, called: title, to: output, fonts: library)
        }
        return settings.omittedIssueCount > 0 || settings.issues.contains { $0.kind != .note }
      }
    }
    if hasIssues { throw ExitStatus.review }
  }
}
