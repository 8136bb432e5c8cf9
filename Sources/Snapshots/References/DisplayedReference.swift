package import Drawing
package import Foundation
package import Raster

/// A reference for display: its picture and the layout that belongs to it.
package struct DisplayedReference: Sendable {
  /// The PNG file, or the reason that there is none.
  package let picture: Result<Data, MissingPicture>
  package let record: DisplayedRecord?

  /// The reason that there is no picture, as a sentence.
  package struct MissingPicture: Error, Equatable {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }

    package static let recordAlone = MissingPicture("The reference is a record without a picture.")
  }
}

/// A record's layout with what is read aloud, and the hash of the record's file, which is not the picture's.
package struct DisplayedRecord: Sendable {
  package let hash: Hash128
  package let layout: LayoutNode
  /// VoiceOver's lines; nil where the record has none.
  package let spoken: [SpokenLine]?

  fileprivate init(_ record: Record, text: Data) {
    (hash, layout, spoken) = (Hash128(hashing: text), record.layout, record.spoken)
  }

  /// Nil unless the text is an unedited record of that picture.
  package init?(text: Data, of png: Data?) {
    guard let record = try? Record(text: String(decoding: text, as: UTF8.self)), png.map(record.isOf) ?? true else {
      return nil
    }
    self.init(record, text: text)
  }
}

extension ReferenceStore {
  /// The contents of a case's reference. A record that was edited, or belongs to another picture, is left out.
  package func shown(_ identity: CaseIdentity) -> DisplayedReference {
    switch read(identity, keptAs: .pictures) {
    case .absent: DisplayedReference(picture: .failure(.init("There is no reference.")), record: nil)
    case .unreadable(let reason): DisplayedReference(picture: .failure(.init(reason)), record: nil)
    case .recordAlone(let record, let text):
      DisplayedReference(picture: .failure(.recordAlone), record: DisplayedRecord(record, text: text))
    case .present(let png, .valid(let record)) where record.isOf(png):
      DisplayedReference(picture: .success(png), record: DisplayedRecord(record, text: Data(record.text.utf8)))
    // A picture left over from before only records were kept.
    case .present(_, .valid(let record)) where record.file == nil:
      DisplayedReference(picture: .failure(.recordAlone), record: DisplayedRecord(record, text: Data(record.text.utf8)))
    case .present(let png, _): DisplayedReference(picture: .success(png), record: nil)
    }
  }

  /// The references in the folder, ordered by path.
  package var paths: [CasePath] {
    Set(files.map { String($0.dropLast(4)) }).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap(
      CasePath.init(inReferences:))
  }
}

extension CasePath {
  /// The case of a reference, by its path in the folder of references; nil where that has too few parts.
  fileprivate init?(inReferences path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2 else { return nil }
    self.init(
      catalogueFile: parts.dropLast(2).joined(separator: "/"), scene: parts[parts.count - 2],
      configuration: parts[parts.count - 1])
  }
}
