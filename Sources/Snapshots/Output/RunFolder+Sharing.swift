import Foundation
import Glibc

/// Runs of several processes, none of which started the others: they find the run by its name.
extension RunFolder {
  /// The file that holds the run's name.
  static let nameFile = ".galley-run"

  /// Joins the folder's run if it has the given name; nil if it has another name, or none.
  static func join(_ url: URL, named name: String) -> RunFolder? {
    let file = url.appendingPathComponent(nameFile).path
    guard let found = try? FileBytes.read(file, named: nameFile), found == Data(name.utf8) else { return nil }
    return (try? RunManifest.share(in: url)).map { RunFolder(url, $0) }
  }

  /// Begins a run with a name in a new folder.
  static func begin(_ url: URL, named name: String) throws(OutputError) -> RunFolder {
    try OutputError.makeFolder(url)
    guard let manifest = try RunManifest.share(in: url) else {
      throw .unwritable(path: url.relativePath, reason: "another run is using it")
    }
    let run = RunFolder(url, manifest)
    do {
      try run.write(Data(name.utf8), to: nameFile)
    } catch {
      throw .unwritable(path: url.appendingPathComponent(nameFile).relativePath, reason: "\(error)")
    }
    return run
  }

  /// A new file that only this process appends to.
  package func addFile(_ path: String) throws(StoreError) -> AppendedFile {
    guard let file = try AppendedFile(new: path, in: self) else { throw .foreign(path: path) }
    return file
  }

  /// A new file that only this process appends to, with the first free number in its name.
  ///
  /// - Parameter name: the file's name with a number, from 1.
  package func addFile(named name: (Int) -> String) throws(StoreError) -> (file: AppendedFile, number: Int) {
    var number = 1
    while true {
      if let file = try AppendedFile(new: name(number), in: self) { return (file, number) }
      number += 1
    }
  }
}
