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
    commandName: "matrix", abstract: "Show a scene's height, lines and findings at every width and text size.",
    discussion: """
      A table of widths and text sizes: the scene's height, the lines of its texts, and the number of findings of each kind: \
      \(ViewRecording.layoutFindingKinds.joined(separator: ", ")). Only galley audit checks the other rules: \
      \(otherRules.joined(separator: ", ")). Findings that the scene allows do not count.

      EXAMPLES
        galley matrix typography/walks
        galley matrix typography/walks --widths 280...400/20 --category L --category AX3
        galley matrix typography/walks/phone-L-dark --widths 320,375 --first-break
        galley matrix cards/ --output matrix; galley gallery --matrix matrix

      EXIT STATUS
        0  the table was made, even if something breaks in it
        1  a scene, or a cell of the table, cannot be laid out
        2  wrong usage, or there is no such scene
      """)

  /// The rules that have no findings in a matrix.
  private static var otherRules: [String] {
    FindingKind.auditOrder.map(\.rawValue).filter { !ViewRecording.layoutFindingKinds.contains($0) }
  }

  @Argument(
    help: ArgumentHelp(
      "A scene, by its name or as file/scene; or a case, file/scene/configuration, whose appearance, language and so on "
        + "are used; or, if nothing has that name, a text in the paths of several scenes. Without a configuration each scene's first one is used."
    ))
  var scene: String

  @Argument(help: "A folder of scenes, or one YAML file.")
  var catalogue = CatalogueOptions.defaultCatalogue

  @Option(
    help: ArgumentHelp(
      "Points separated by commas, or a range with a step: 280...400/20. Can be repeated. By default the "
        + "widths of all devices of the scene under the chosen configuration; each is laid out on that configuration's "
        + "device.", valueName: "widths"))
  var widths: [String] = []

  @OptionGroup var category: CategoryOption

  @Flag(
    help: ArgumentHelp(
      "Find, for each text size, the widest width at which something breaks, and for each width the smallest text size, to "
        + "the pixel, by halving between two cells of the table."))
  var firstBreak = false

  @Flag(help: "Print the tables as JSON, as `galley schema matrix` describes.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "A folder to write heat maps to, file/scene.png, and matrix.json, for galley gallery --matrix. Files of an earlier "
        + "matrix are removed.", valueName: "folder"))
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
        for failure in failures { Terminal.printError(.error, failure) }
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
