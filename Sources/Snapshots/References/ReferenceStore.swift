import Drawing
package import Foundation
import Glibc
import Raster

/// References on disk: a picture and its record for each case, or the record alone, below one folder.
package struct ReferenceStore: Sendable {
  /// The state of a case's reference in the store.
  enum Reference: Equatable {
    case absent
    case present(png: Data, record: RecordState)
    /// No picture, either because it is missing or because the form has none; `text` is the record's file.
    case recordAlone(Record, text: Data)
    case unreadable(reason: String)

    /// The layout in the record, if it can be read.
    var layout: LayoutNode? {
      switch self {
      case .present(_, .valid(let record)), .recordAlone(let record, _): record.layout
      case .absent, .present, .unreadable: nil
      }
    }
  }

  enum RecordState: Equatable {
    case missing
    case invalid(reason: String)
    case valid(Record)

    /// The reason that a reference cannot be used if its record cannot.
    static func unusable(_ reason: String) -> String { "the reference's record cannot be used: \(reason)" }
  }

  package let root: URL
  /// The root's path, kept because every access needs it.
  private let rootPath: String

  package init(root: URL) {
    self.root = root
    rootPath = root.path
  }

  /// - Throws: `StoreError` if there cannot be a folder of references.
  package func requireFolder() throws(StoreError) {
    if let file = FileBytes.file(inPlaceOf: root) { throw .noFolder(path: file.relativePath) }
  }

  /// The current reference, with both files from one process. Where only records are kept, pictures are ignored.
  func read(_ identity: CaseIdentity, keptAs form: ReferenceForm) -> Reference {
    do throws(StoreError) {
      try checkLinks(identity)
      return try FolderLock.holding(.shared, on: path(ofFolder: identity)) { () throws(StoreError) in
        if form == .pictures, let png = try readPicture(identity) {
          return .present(png: png, record: readRecord(identity).state)
        }
        switch (readRecord(identity), form) {
        case ((.valid(let record), let text), _): return .recordAlone(record, text: text)
        case ((.invalid(let reason), _), .records): return .unreadable(reason: RecordState.unusable(reason))
        case ((.missing, _), _), ((.invalid, _), .pictures): return .absent
        }
      }
    } catch {
      return .unreadable(reason: error.description)
    }
  }

  /// The hash of the engine that made a reference, if its record can be read.
  func engine(of identity: CaseIdentity) -> Hash128? {
    if case .valid(let record) = readRecord(identity).state { record.engine } else { nil }
  }

  private func readPicture(_ identity: CaseIdentity) throws(StoreError) -> Data? {
    try FileBytes.read(path(identity, "png"), named: name(identity, "png"))
  }

  private func readRecord(_ identity: CaseIdentity) -> (state: RecordState, text: Data) {
    do {
      guard let bytes = try FileBytes.read(path(identity, "txt"), named: name(identity, "txt")) else {
        return (.missing, Data())
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return (.invalid(reason: "it is not UTF-8"), bytes)
      }
      return (.valid(try Record(text: text)), bytes)
    } catch {
      return (.invalid(reason: "\(error)"), Data())
    }
  }

  /// Writes a reference, both files or none: if the disk is full, the previous reference stays.
  func write(_ identity: CaseIdentity, png: Data, record: Record) throws(StoreError) {
    try checkLinks(identity)
    try FolderLock.writing(in: folder(identity)) { () throws(StoreError) in
      let picture = try StagedFile(png, for: url(identity, "png"), named: name(identity, "png"))
      let text = try StagedFile(Data(record.text.utf8), for: url(identity, "txt"), named: name(identity, "txt"))
      // A process that is killed between the two leaves one of them, which is a valid reference: a picture, which is
      // compared by its pixels, or a record, if that was the reference. It never leaves a picture with another
      // picture's record.
      if case .valid(let old) = readRecord(identity).state, old.file == nil {
        unlink(url(identity, "png").path)
        try text.commit()
        try picture.commit()
      } else {
        unlink(url(identity, "txt").path)
        try picture.commit()
        try text.commit()
      }
    }
  }

  /// Writes the record of an existing picture, unless another process has replaced the picture meanwhile.
  func write(_ identity: CaseIdentity, record: Record) throws(StoreError) {
    try checkLinks(identity)
    try FolderLock.writing(in: folder(identity)) { () throws(StoreError) in
      guard try readPicture(identity).map(Hash128.init(hashing:)) == record.file else { return }
      try StagedFile(Data(record.text.utf8), for: url(identity, "txt"), named: name(identity, "txt")).commit()
    }
  }

  /// Writes a reference that is a record alone. An existing picture stays.
  func write(_ identity: CaseIdentity, recordAlone record: Record) throws(StoreError) {
    try checkLinks(identity)
    try FolderLock.writing(in: folder(identity)) { () throws(StoreError) in
      try StagedFile(Data(record.text.utf8), for: url(identity, "txt"), named: name(identity, "txt")).commit()
    }
  }

  /// - Throws: `StoreError.leavesStore` if a reference's files lie elsewhere.
  private func checkLinks(_ identity: CaseIdentity) throws(StoreError) {
    try StoreLinks.check(name(identity, "png"), name(identity, "txt"), below: rootPath)
  }

  private func path(_ identity: CaseIdentity, _ fileExtension: String) -> String {
    "\(rootPath)/\(name(identity, fileExtension))"
  }

  private func path(ofFolder identity: CaseIdentity) -> String {
    folderName(identity).map { "\(rootPath)/\($0)" } ?? rootPath
  }

  private func folder(_ identity: CaseIdentity) -> URL {
    folderName(identity).map { root.appendingPathComponent(String($0), isDirectory: true) } ?? root
  }

  /// The path of a reference's folder from the root; nil for the root.
  private func folderName(_ identity: CaseIdentity) -> Substring? {
    identity.referencePath.utf8.lastIndex(of: UInt8(ascii: "/")).map { identity.referencePath[..<$0] }
  }

  private func url(_ identity: CaseIdentity, _ fileExtension: String) -> URL {
    root.appendingPathComponent(name(identity, fileExtension))
  }

  private func name(_ identity: CaseIdentity, _ fileExtension: String) -> String {
    "\(identity.referencePath).\(fileExtension)"
  }
}
