import Foundation
import Glibc
import Snapshots

extension NewCatalogue {
  /// The files to write, by their names in messages, with their purposes.
  var newFiles: [(path: String, purpose: String)] {
    files.filter { !$0.isThere }.map { ($0.url.shownPath, $0.purpose) }
      + (ignore.map { [($0.url.shownPath, "ignores \(IgnoreRule.text)")] } ?? [])
  }

  /// Writes all files that do not exist yet, or none on an error. Processes that do so in one repository wait for each
  /// other, and write what the earlier ones have not.
  ///
  /// - Throws: the errors of `init` and `write()`.
  static func begun(
    in folder: URL, _ service: ContinuousIntegration?, pictures: PicturePlace, hasTests: Bool
  ) throws -> NewCatalogue {
    try FolderLock.claiming(root(around: folder)) {
      let catalogue = try NewCatalogue(in: folder, service, pictures: pictures, hasTests: hasTests)
      for folder in Set(catalogue.files.map { $0.url.deletingLastPathComponent() }) { FolderLock.tidy(folder) }
      try catalogue.write()
      return catalogue
    }
  }

  /// Writes the files that do not exist yet: all of them, or none.
  ///
  /// - Throws: `InitError.unwritable`.
  private func write() throws(InitError) {
    let folders = missingFolders
    var written: [URL] = []
    do throws(StoreError) {
      for file in files where !file.isThere {
        try FileBytes.create(Data(file.text.utf8), at: file.url, named: file.url.shownPath)
        written.append(file.url)
      }
      // Comes last, so that an existing file never has to be restored.
      if let ignore { try FileBytes.write(ignore.data, to: ignore.url, named: ignore.url.shownPath) }
    } catch {
      let left = written.filter { unlink($0.path) != 0 }
      for folder in folders { rmdir(folder.path) }
      throw .unwritable(error, left: left.map(\.shownPath))
    }
  }

  /// The folders that have to be made, innermost first.
  private var missingFolders: [URL] {
    var folders: Set<URL> = []
    for file in files where !file.isThere {
      var parent = file.url.deletingLastPathComponent().standardizedFileURL
      while FileBytes.type(of: parent) == nil, folders.insert(parent).inserted { parent.deleteLastPathComponent() }
    }
    return folders.sorted { $0.pathComponents.count > $1.pathComponents.count }
  }
}

extension URL {
  /// The path relative to the working directory; the absolute one if it lies elsewhere.
  var shownPath: String {
    RepositoryPath.path(standardizedFileURL.path, below: FileManager.default.currentDirectoryPath)
  }
}
