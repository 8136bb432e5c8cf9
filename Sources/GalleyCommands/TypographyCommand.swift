import ArgumentParser
import CommandSupport
import Foundation
import HeadlessUIKit
import JSONDocuments
import Snapshots
import TypographyKit

struct TypographyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "typography", abstract: "Show and check a TypographyKit file of text styles and colours.",
    discussion: """
      Shows the colours, light and dark, and every style's size in points at the twelve content size categories. Problems \
      of the file follow, each with its place and the value that is used instead; the exit status is then 1. Less important \
      remarks, such as that a configuration at a URL is not read, are notes.

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
      "A new folder to write the colours to, as an asset catalogue for Xcode.", valueName: "folder"))
  var assetCatalogue: String?

  @Option(
    help: ArgumentHelp(
      "A folder for a page, pictures and a PDF of the colours and of every style at the twelve sizes. Files of an "
        + "earlier page are removed.", valueName: "folder"))
  var output: String?

  @Flag(help: "Print one JSON object, for programs.")
  var json = false

  @Option(
    help: ArgumentHelp("A font file for the styles. Can be repeated.", valueName: "file"))
  var fontFile: [String] = []

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let library = try fonts.library(withFiles: fontFile)
    let hasIssues = try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: library).run {
        let settings = try TypographyKitSettings(contentsOf: URL(exactPath: file, isDirectory: false))
        if json { Terminal.printText(TypographyTable.json(of: settings).text) } else { report(settings) }
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

  private func report(_ settings: TypographyKitSettings) {
    for line in TypographyTable.lines(of: settings) { Terminal.print(line) }
    for issue in settings.issues { Terminal.print(issue.label, "\(issue)") }
    if settings.omittedIssueCount > 0 { Terminal.print(.error, "and \(settings.omittedIssueCount) more.") }
  }
}
