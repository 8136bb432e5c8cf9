import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Scenes
import Snapshots
import TextLayout
import ViewRendering

extension RunOrigin {
  /// The identity of a run over a catalogue.
  ///
  /// - Parameters:
  ///   - documents: the documents that are read in place of the catalogue.
  ///   - cases: all requested cases, whichever of them run here.
  ///   - engine: the fingerprint of the engine that draws them.
  init(_ kind: Job.Kind, catalogue: URL, documents: [String] = [], cases: [SceneCase], engine: Hash128) throws {
    let command: Command
    switch kind {
    case .test: command = .test
    case .render: command = .render
    case .compare: command = .compare
    case .audit: command = .audit
    case .sensitivity: preconditionFailure("A run of galley sensitivity leaves no results to identify.")
    }
    self.init(
      command: command, catalogue: try Catalogue.hash(at: catalogue, documents: documents),
      commit: Checkout.commit(around: catalogue.folder),
      engine: engine, cases: Cases(cases.map(\.path)))
  }

  /// The fingerprint of the engine with these fonts.
  static func engine(with fonts: FontLibrary) throws -> Hash128 {
    try MainActor.assumeIsolated {
      try ViewEnvironment(fonts: fonts).run { try ViewRenderer().engineFingerprint() }
    }
  }
}

extension URL {
  /// The folder itself, or that of the file.
  fileprivate var folder: URL {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return isThere && !isFolder.boolValue ? deletingLastPathComponent() : self
  }
}
