import Drawing
package import Foundation

/// Why the store or the output folder cannot be used.
package enum StoreError: Error, Equatable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)
  /// Something is there that the run did not write.
  case foreign(path: String)
  /// A file is where a folder is needed.
  case fileForFolder(path: String, file: String)
  /// Something that is no file, such as a folder, is where a file is needed.
  case notAFile(path: String)
  /// A file is where the folder of references should be, or a folder around it.
  case noFolder(path: String)
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason). Mend that, or restore the file."
    case .unwritable(let path, let reason):
      "'\(path)' cannot be written: \(reason). Check the folder's permissions and the space left."
    case .foreign(let path):
      "'\(path)' cannot be written: something that this run did not write is there, or on the way. Move it away."
    case .fileForFolder(let path, let file):
      "'\(path)' cannot be written: '\(file)' is a file, where a folder is needed. Move it away, or name another folder."
    case .notAFile(let path): "'\(path)' is no file, but a folder or the like. Move it away."
    case .noFolder(let path):
      "'\(path)' is a file, and references are kept in a folder. Name another with --references."
    }
  }
}

/// References on disk: a picture and its record for each case, below one folder.
package struct ReferenceStore: Sendable {
  /// What a case has in the store.
  enum Reference: Equatable {
    case absent
    case present(png: Data, record: RecordState)
    case unreadable(reason: String)

    /// The layout that the record knows, if it can be read.
    var layout: LayoutNode? {
      if case .present(_, .valid(let record)) = self { record.layout } else { nil }
    }
  }

  enum RecordState: Equatable {
    case missing
    case invalid(reason: String)
    case valid(Record)
  }

  package let root: URL

  package init(root: URL) { self.root = root }

  /// - Throws: `StoreError` where there can be no folder of references.
  package func requireFolder() throws(StoreError) {
    if let file = FileBytes.file(inPlaceOf: root) { throw .noFolder(path: file.relativePath) }
  }

  func read(_ identity: CaseIdentity) -> Reference {
    do throws(StoreError) {
      guard let png = try FileBytes.read(url(identity, "png").path, named: name(identity, "png")) else {
        return .absent
      }
      return .present(png: png, record: readRecord(identity))
    } catch {
      return .unreadable(reason: error.description)
    }
  }

  private func readRecord(_ identity: CaseIdentity) -> RecordState {
    do {
      guard let bytes = try FileBytes.read(url(identity, "txt").path, named: name(identity, "txt")) else {
        return .missing
      }
      guard let text = String(data: bytes, encoding: .utf8) else { return .invalid(reason: "it is not UTF-8") }
      return .valid(try Record(text: text))
    } catch {
      return .invalid(reason: "\(error)")
    }
  }

  /// Writes a reference, the picture first: without its record it is compared by its pixels.
  func write(_ identity: CaseIdentity, png: Data, record: Record) throws(StoreError) {
    try FileBytes.write(png, to: url(identity, "png"), named: name(identity, "png"))
    try FileBytes.write(Data(record.text.utf8), to: url(identity, "txt"), named: name(identity, "txt"))
  }

  /// References that belong to none of these paths, without extensions, in order.
  package func orphans(expected: Set<String>) -> [String] {
    var found: Set<String> = []
    let walk = FileManager.default.enumerator(atPath: root.path)
    while let path = walk?.nextObject() as? String {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      guard !isHidden, path.hasSuffix(".png") || path.hasSuffix(".txt") else { continue }
      let reference = String(path.dropLast(4))
      if !expected.contains(reference) { found.insert(reference) }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func url(_ identity: CaseIdentity, _ fileExtension: String) -> URL {
    root.appendingPathComponent(name(identity, fileExtension))
  }

  private func name(_ identity: CaseIdentity, _ fileExtension: String) -> String {
    "\(identity.referencePath).\(fileExtension)"
  }
}
