import ArgumentParser
import Auditing
import CommandSupport
import DynamicType
import Findings
import Foundation
import Gallery
import HeadlessUIKit
import Renderers
import Scenes
import Snapshots
import TextLayout
import ViewRendering

struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "Say how a scene does at every width and text size, and where it first breaks.",
    discussion: """
      A table of widths and text sizes: the scene's height, the lines of its texts, and what breaks there, by kinds and how \
      often: \(ViewRecording.layoutFindingKinds.joined(separator: ", ")). galley audit alone checks the other rules: \
      \(otherRules.joined(separator: ", ")). What the scene allows breaks nothing.

      EXAMPLES
        galley matrix typography/walks
        galley matrix typography/walks --widths 280...400/20 --category L --category AX3
        galley matrix typography/walks/phone-L-dark --widths 320,375 --first-break
        galley matrix cards/ --output matrix; galley gallery --matrix matrix

      EXIT STATUS
        0  the table was made, whatever breaks in it
        1  a scene, or a cell of it, cannot be laid out
        2  wrong usage, or there is no such scene
      """)

  /// The rules that have no findings in a matrix.
  private static var otherRules: [String] {
    FindingKind.auditOrder.map(\.rawValue).filter { !ViewRecording.layoutFindingKinds.contains($0) }
  }

  @Argument(
    help: ArgumentHelp(
      "A scene, by its name or as file/scene, or a case of it, file/scene/configuration, whose appearance, language and so "
        + "on count; or, where nothing is called so, a text in the paths of several. Without a configuration each scene's first one counts."
    ))
  var scene: String

  @Option(help: ArgumentHelp("A folder of scenes, or one YAML file.", valueName: "path"))
  var catalogue = CatalogueOptions.defaultCatalogue

  @Option(
    help: ArgumentHelp(
      "Points with commas between them, or a range with a step: 280...400/20. May be given several times. By default the "
        + "widths of all devices that the scene is rendered on, under the look that counts; each is laid out on the one "
        + "device that counts.", valueName: "widths"))
  var widths: [String] = []

  @OptionGroup var category: CategoryOption

  @Flag(
    help: ArgumentHelp(
      "Say, for each text size, the widest width at which something breaks, and for each width the smallest text size, to "
        + "the pixel: a boundary between two cells of the table, found by halving."))
  var firstBreak = false

  @Flag(help: "Print the tables as JSON: `galley schema matrix` says how.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A folder to write heat maps to, file/scene.png, and matrix.json, for galley gallery --matrix. What an earlier time "
        + "left there goes.", valueName: "folder"))
  var output: String?

  @OptionGroup var fonts: FontOptions

  func run() throws {
    let (library, categories) = (try fonts.library(), try category.chosen())
    let widths = self.widths.isEmpty ? nil : try MatrixWidths.parse(self.widths)
    let url = URL(exactPath: catalogue)
    let scenes = try MatrixScene.named(scene, in: Catalogue.load(at: url), at: catalogue)
    let failed = try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: library).run {
        let (matrices, failures) = matrices(of: scenes, widths, categories)
        if let output {
          try MatrixFolder.write(matrices, to: output, SheetDrawing(fonts: library, Renderers.standard()))
        }
        try report(matrices)
        for failure in failures { Terminal.printError("error: \(failure)") }
        return !failures.isEmpty || matrices.contains { $0.hasFailures }
      }
    }
    if failed { throw ExitStatus.review }
  }

  /// The matrices of scenes that can be read, and the errors of the others.
  @MainActor
  private func matrices(
    of scenes: [MatrixScene], _ widths: [Double]?, _ categories: [ContentSizeCategory]
  ) -> (matrices: [SceneMatrix], failures: [String]) {
    let renderer = ViewRenderer()
    var (matrices, failures) = ([SceneMatrix](), [String]())
    for scene in scenes {
      switch scene.source {
      case .failure(let error): failures.append("\(error)")
      case .success(let source) where (widths ?? source.widths).isEmpty:
        failures.append("\(scene.name) is as wide as its content on all of its devices: name widths with --widths.")
      case .success(let source):
        let layouts = MatrixLayouts(source, renderer: renderer)
        matrices.append(
          SceneMatrix(
            scene.name, layouts, widths: widths ?? source.widths, categories: categories, findsFirstBreaks: firstBreak))
      }
    }
    return (matrices, failures)
  }

  private func report(_ matrices: [SceneMatrix]) throws {
    guard !json else {
      let document = MatrixDocument(
        scenes: matrices.map { MatrixDocument.Scene($0, picture: output == nil ? nil : "\($0.scene).png") })
      return Terminal.printText(String(decoding: try document.data(), as: UTF8.self))
    }
    for (index, matrix) in matrices.enumerated() {
      if index > 0 { Terminal.print("") }
      for row in MatrixRows.rows(of: matrix) { Terminal.print(row) }
    }
  }
}
