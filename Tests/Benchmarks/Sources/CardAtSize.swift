import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Scenes
import Snapshots
import ViewRendering

/// The card at one size, with the inputs for measuring each part of the work.
@MainActor
struct CardAtSize {
  let displayList: DisplayList
  let bitmap: Bitmap
  /// The same pixels in separate memory.
  let equalBitmap: Bitmap
  let png: Data
  private let definition: SceneDefinition
  private let configuration: Configuration
  private let identity: CaseIdentity
  private let renderer: ViewRenderer

  init(_ scene: SceneCase, with renderer: ViewRenderer) throws {
    definition = try scene.definition.get()
    guard let configuration = scene.configuration else { throw BenchmarkError.nothingMeasured }
    self.configuration = configuration
    self.renderer = renderer
    identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: scene.configurationName)
    displayList = try CardAtSize.layOut(definition, configuration, renderer).displayList
    // The bitmaps are kept, so they must not come from the renderer's pool.
    png = try PNG.encode(renderer.draw(displayList, scale: configuration.scale))
    bitmap = try PNG.decode(png)
    equalBitmap = try PNG.decode(png)
  }

  /// Makes and lays out views, and records the display list.
  func layOut() throws -> ViewRecording {
    try CardAtSize.layOut(definition, configuration, renderer)
  }

  private static func layOut(
    _ definition: SceneDefinition, _ configuration: Configuration, _ renderer: ViewRenderer
  ) throws -> ViewRecording {
    try renderer.layOut(under: configuration) { try definition.makeView(for: configuration) }
  }

  func draw(_ list: DisplayList) throws -> Bitmap {
    try renderer.draw(list, scale: configuration.scale)
  }

  /// The complete work of `galley test` for a case.
  @discardableResult
  func examine(with examiner: Examiner) throws -> Outcome {
    try examiner.examine(renderer.renderedCase(layOut(), identity, scale: configuration.scale))
  }

  /// The result that a run would record for the case.
  func result(of examiner: Examiner) throws -> CaseResult {
    CaseResult(identity.path, try examine(with: examiner), duration: .zero)
  }

  func expectUnchanged(by examiner: Examiner) throws {
    let outcome = try examine(with: examiner)
    guard outcome.verdict == .unchanged else {
      throw BenchmarkError.unexpected(case: identity.referencePath, verdict: outcome.verdict.rawValue)
    }
  }
}
