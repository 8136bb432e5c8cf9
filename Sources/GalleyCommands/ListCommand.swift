import ArgumentParser
import CommandSupport
import Foundation
import JSONDocuments
import Scenes
import Snapshots

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scenes of a catalogue and their configurations.",
    discussion: """
      EXAMPLES
        galley list
        galley list Snapshots/Catalogue/languages.yaml --category AX3
        galley list --json | jq -r '.scenes[].cases[]'
      The exit status is 1 if a file or a scene cannot be read.
      """)

  @OptionGroup var catalogue: CatalogueOptions

  @Flag(help: "Print one JSON object, for programs.")
  var json = false

  func run() throws {
    let cases = try catalogue.load()
    if json {
      let scenes = ListedScene.scenes(of: cases, in: URL(exactPath: catalogue.catalogue))
      Terminal.printText(ListedScene.json(scenes).text)
      if scenes.contains(where: { $0.mistake != nil }) { throw ExitStatus.review }
      return
    }
    var sceneCount = 0
    var mistakeCount = 0
    var previous: String?
    for scene in cases {
      let name = "\(scene.file)/\(scene.scene)"
      // If two files have one name, that mistake is shown for both of them.
      if name != previous || scene.configuration == nil {
        sceneCount += 1
        Terminal.print(name)
        if case .failure(let error) = scene.definition {
          mistakeCount += 1
          Terminal.print("  \(error)")
        }
      }
      previous = name
      if scene.configuration != nil { Terminal.print("  \(scene.configurationName)") }
    }
    Terminal.print(
      "\(sceneCount) \(sceneCount == 1 ? "scene" : "scenes"), \(cases.count) \(cases.count == 1 ? "case" : "cases")"
        + (mistakeCount == 0 ? "" : "; \(mistakeCount) cannot be read"))
    if mistakeCount > 0 { throw ExitStatus.review }
  }
}
