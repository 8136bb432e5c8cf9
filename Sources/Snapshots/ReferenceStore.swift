import Drawing
package import Foundation

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
      try checkLinks(identity)
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

  /// Writes a reference, both files or none: whatever there is no room for leaves what was there.
  func write(_ identity: CaseIdentity, png: Data, record: Record) throws(StoreError) {
    try checkLinks(identity)
    let picture = try StagedFile(png, for: url(identity, "png"), named: name(identity, "png"))
    let text = try StagedFile(Data(record.text.utf8), for: url(identity, "txt"), named: name(identity, "txt"))
    // The picture first: without its record it is compared by its pixels.
    try picture.commit()
    try text.commit()
  }

  /// Writes the record beside a picture that is there.
  func write(_ identity: CaseIdentity, record: Record) throws(StoreError) {
    try checkLinks(identity)
    try FileBytes.write(Data(record.text.utf8), to: url(identity, "txt"), named: name(identity, "txt"))
  }

  /// - Throws: `StoreError.leavesStore` if a reference's files are elsewhere.
  private func checkLinks(_ identity: CaseIdentity) throws(StoreError) {
    for fileExtension in ["png", "txt"] { try StoreLinks.check(name(identity, fileExtension), below: root) }
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
