package import Foundation

extension FontLibrary {
  /// Opens every face of a folder of fonts, and checks its file's SHA-256 where the manifest has one.
  ///
  /// - Returns: the number of files in the manifest, and the errors found.
  /// - Throws: `FontError` for a missing or malformed manifest, or if the system font cannot be opened.
  package static func check(_ directory: URL) throws(FontError) -> (files: Int, faults: [FontError]) {
    let folder = try FontFolder(directory: directory)
    let faces = folder.manifest.families.flatMap { $0.faces + ($0.systemFaces ?? []) }
    var faults: [FontError] = []
    for face in faces {
      if case .failure(let error) = folder.open(face), !faults.contains(error) { faults.append(error) }
    }
    return (Set(faces.map(\.file)).count, faults)
  }
}
