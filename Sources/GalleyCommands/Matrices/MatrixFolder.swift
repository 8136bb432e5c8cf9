import CommandSupport
import Foundation
import Gallery
import Snapshots

/// A folder of matrices: a heat map of each scene, `file/scene.png`, and a document with their figures.
enum MatrixFolder {
  /// The document with the figures and the names of the pictures. It is removed first and written last.
  static let documentName = "matrix.json"

  /// Writes pictures and the document, replacing those of an earlier run.
  @MainActor
  static func write(_ matrices: [SceneMatrix], to path: String, _ drawing: SheetDrawing) throws {
    let folder = try RenewedFolder.claim(URL(exactPath: path, isDirectory: true), removing: documentName) {
      Terminal.printError("Waiting for another process that writes to '\(path)' …")
    }
    var document = MatrixDocument(scenes: [])
    for matrix in matrices {
      let picture = "\(matrix.scene).png"
      try folder.put(drawing.picture(of: matrix.heatMap), at: picture)
      document.scenes.append(MatrixDocument.Scene(matrix, picture: picture))
    }
    try folder.put(document.data(), at: documentName)
    try folder.removeRest()
  }

  /// The heat maps of a folder, by their scenes.
  ///
  /// - Throws: `MatrixError` for a folder without any.
  static func heatMaps(in path: String) throws -> [String: Data] {
    let files = ContainedFiles(URL(exactPath: path, isDirectory: true))
    guard let data = try files.read(documentName) else { throw MatrixError.noMatrices(path: path) }
    guard let document = try? JSONDecoder().decode(MatrixDocument.self, from: data),
      document.version == MatrixDocument.version
    else { throw MatrixError.unreadable(path: "\(path)/\(documentName)") }
    var pictures: [String: Data] = [:]
    for scene in document.scenes {
      guard let picture = scene.picture else { continue }
      guard let png = try files.read(picture) else { throw MatrixError.noPicture(path: "\(path)/\(picture)") }
      pictures[scene.scene] = png
    }
    return pictures
  }
}

/// A reason that there is no matrix.
enum MatrixError: Error, Equatable, CustomStringConvertible {
  case noMatrices(path: String)
  case unreadable(path: String)
  case noPicture(path: String)

  var description: String {
    switch self {
    case .noMatrices(let path):
      "'\(path)' contains no \(MatrixFolder.documentName). Write it first: "
        + ShellLine.line(["galley", "matrix", "SCENE"] + ShellLine.option("--output", path))
    case .noPicture(let path): "'\(path)' does not exist. Run galley matrix again."
    case .unreadable(let path): "'\(path)' cannot be read: it was not written by this version. Run galley matrix again."
    }
  }
}
