import Foundation
import HeadlessUIKit
import Raster
import Scenes
import Snapshots
import ViewRendering

/// What is done with each case.
struct Job: Codable, Sendable {
  enum Kind: Codable, Sendable {
    /// Compare with the references below a folder.
    case test(references: String, recordMode: RecordMode, drawsAlways: Bool)
    /// Write a picture.
    case render
  }

  var kind: Kind
  var catalogue: String
  /// The folder of fonts asked for.
  var fonts: String?
  /// The run's folder.
  var output: String
}

/// Does a job on one case after another, in this process.
@MainActor
final class CaseRunner {
  private let job: Job
  private let cases: [SceneCase]
  private let renderer = ViewRenderer()
  private let folder: RunFolder

  init(_ job: Job, folder: RunFolder) throws {
    self.job = job
    self.folder = folder
    cases = try Catalogue.load(at: URL(fileURLWithPath: job.catalogue)).cases
  }

  /// The result of the case at a place in the catalogue; nil if there is no such place.
  func run(_ index: Int) -> CaseResult? {
    guard cases.indices.contains(index) else { return nil }
    let scene = cases[index]
    do {
      return try run(scene)
    } catch {
      return .failed(
        catalogueFile: scene.file, scene: scene.scene, configuration: scene.configurationName, reason: "\(error)")
    }
  }

  private func run(_ scene: SceneCase) throws -> CaseResult {
    let definition = try scene.definition.get()
    guard let configuration = scene.configuration else { preconditionFailure("\(scene.path) has no configuration") }
    let identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: configuration.slug)
    do {
      return try run(definition, under: configuration, identity)
    } catch let error as ViewRenderingError {
      throw definition.placed(error)
    }
  }

  private func run(
    _ definition: SceneDefinition, under configuration: Configuration, _ identity: CaseIdentity
  ) throws -> CaseResult {
    let rendered = try laidOut(definition, under: configuration)
    switch job.kind {
    case .test(let references, let recordMode, let drawsAlways):
      let store = ReferenceStore(root: URL(fileURLWithPath: references, isDirectory: true))
      let examiner = Examiner(store: store, recordMode: recordMode, drawsAlways: drawsAlways, output: folder)
      return try examiner.examine(renderer.renderedCase(rendered, identity, scale: configuration.scale))
    case .render:
      let bitmap = try renderer.draw(rendered.displayList, scale: configuration.scale)
      try folder.write(PNG.encode(bitmap, level: .recording), to: "\(identity.referencePath).png")
      return .rendered(identity, findings: rendered.snapshotFindings)
    }
  }

  /// What goes wrong has the scene's place.
  private func laidOut(
    _ definition: SceneDefinition, under configuration: Configuration
  ) throws(SceneError) -> RenderedView {
    do {
      return try renderer.layOut(under: configuration, showing: definition.shows, fonts: definition.fonts) {
        try definition.makeView(for: configuration)
      }
    } catch {
      throw definition.placed(error)
    }
  }
}
