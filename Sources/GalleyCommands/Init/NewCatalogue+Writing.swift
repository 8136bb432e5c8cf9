import Foundation
import Glibc
import Snapshots

extension NewCatalogue {
  /// What is to be written, by how messages call it, with what it is for.
  var newFiles: [(path: String, purpose: String)] {
    files.filter { !$0.isThere }.map { ($0.url.shownPath, $0.purpose) }
      + (ignore.map { [($0.url.shownPath, "ignores \(IgnoreRule.text)")] } ?? [])
  }

  /// Finds out what is there, and writes what is not: all of it, or nothing. Of processes that do so in one repository
  /// each waits for the one before, and writes what that has not.
  ///
  /// - Throws: what `init` and `write()` throw.
  static func begun(in folder: URL, _ service: ContinuousIntegration, hasTests: Bool) throws -> NewCatalogue {
    try FolderLock.claiming(root(around: folder)) {
      let catalogue = try NewCatalogue(in: folder, service, hasTests: hasTests)
      for folder in Set(catalogue.files.map { $0.url.deletingLastPathComponent() }) { FolderLock.tidy(folder) }
      try catalogue.write()
      return catalogue
    }
  }

  /// Writes what is not there yet: all of it, or nothing.
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
      // The last one, so that no file of others has to be put back as it was.
      if let ignore { try FileBytes.write(ignore.data, to: ignore.url, named: ignore.url.shownPath) }
    } catch {
      let left = written.filter { unlink($0.path) != 0 }
      for folder in folders { rmdir(folder.path) }
      throw .unwritable(error, left: left.map(\.shownPath))
    }
  }

  /// The folders that have to be made, the innermost first.
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
  /// The path from the working directory; the whole one where it is elsewhere.
  var shownPath: String {
    RepositoryPath.path(standardizedFileURL.path, below: FileManager.default.currentDirectoryPath)
  }
}
