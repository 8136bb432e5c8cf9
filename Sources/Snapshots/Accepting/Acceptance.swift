package import Foundation
package import Raster

/// Accepts the findings of a run as references: its pictures and records, as they lie in the run's folder.
///
/// Nothing is rendered, and nothing is accepted that nobody has seen: the reference must still be the one that the run
/// compared with, and the files in the run's folder must be as the run wrote them.
package struct Acceptance {
  private let files: ContainedFiles
  private let references: RunReferences

  /// The run's folder.
  package var folder: URL { files.folder }

  package init(of folder: URL, references: RunReferences) {
    files = ContainedFiles(folder)
    self.references = references
  }

  /// The files of a case that can be accepted, with the state of its reference.
  package struct Offer: Equatable {
    package let path: CasePath
    let store: URL
    let identity: CaseIdentity
    /// The new reference's picture in the run's folder.
    let actual: String
    /// The hash of the reference's picture, or of its record where it has none; nil where there is no reference.
    package let expectedHash: Hash128?
    package let actualHash: Hash128
    let state: State

    /// The reference is the one on offer.
    package var isAccepted: Bool { state == .accepted }

    enum State {
      case open
      /// Writing it was interrupted: one of its two files is there, and the other is not yet.
      case begun
      case accepted
    }
  }

  /// - Throws: `AcceptanceError` for a case that has nothing to accept, or whose pictures are not those of the run.
  package func offer(_ result: CaseResult) throws(AcceptanceError) -> Offer {
    let artifacts = try artifacts(of: result)
    let (store, identity) = (try store(of: result.path), try identity(of: result.path))
    let found = try found(artifacts.actual, result.path)
    let keepsPicture = found.record.file != nil
    let hashes = (png: try hash("png", in: store, identity), text: try hash("txt", in: store, identity))
    let state = found.state(of: hashes)
    // A reference without a picture was compared by its record, whatever form the new one has.
    let reference = keepsPicture && artifacts.expectedRecord == nil ? hashes.png : hashes.text
    if state == .open, let compared = try compared(artifacts, result.path), compared != reference {
      throw .changedReference(case: result.path.description)
    }
    if reference != nil, state == .open, result.outcome.verdict == .new {
      throw .changedReference(case: result.path.description)
    }
    return Offer(
      path: result.path, store: store, identity: identity, actual: artifacts.actual, expectedHash: reference,
      actualHash: Hash128(hashing: found.png), state: state)
  }

  /// The hashes that a decision on a case names, of the expected and the actual files of the run, wherever the
  /// references are by now.
  ///
  /// - Throws: as `offer(_:)`, which checks them against the references.
  package func seen(_ result: CaseResult) throws(AcceptanceError) -> (expected: Hash128?, actual: Hash128) {
    let artifacts = try artifacts(of: result)
    let found = try found(artifacts.actual, result.path)
    var expected = try compared(artifacts, result.path)
    if expected == nil, result.outcome.verdict == .unreadable {
      expected = try hash(
        found.record.file == nil ? "txt" : "png", in: store(of: result.path), identity(of: result.path))
    }
    return (expected, Hash128(hashing: found.png))
  }

  private func artifacts(of result: CaseResult) throws(AcceptanceError) -> Outcome.Artifacts {
    if let counterpart = result.outcome.counterpart {
      throw .counterpart(case: result.path.description, counterpart)
    }
    if let artifacts = result.outcome.artifacts { return artifacts }
    throw .nothing(case: result.path.description, result.outcome.verdict)
  }

  /// The hash of the reference that the run compared with; nil where there was none, or an unreadable one: the run
  /// keeps no copy of such a reference, and any may replace it.
  private func compared(_ artifacts: Outcome.Artifacts, _ path: CasePath) throws(AcceptanceError) -> Hash128? {
    guard let expected = artifacts.expected ?? artifacts.expectedRecord else { return nil }
    return Hash128(hashing: try file(expected, path))
  }

  /// Writes the references.
  ///
  /// - Throws: `AcceptanceError` where a file has changed since, and `StoreError` where one cannot be written.
  package func take(_ offers: [Offer]) throws {
    for offer in offers where !offer.isAccepted {
      let found = try found(offer.actual, offer.path)
      guard Hash128(hashing: found.png) == offer.actualHash else {
        throw AcceptanceError.edited(path: shown(offer.actual))
      }
      let store = ReferenceStore(root: offer.store)
      if found.record.file == nil {
        try store.write(offer.identity, recordAlone: found.record)
      } else {
        try store.write(offer.identity, png: found.png, record: found.record)
      }
    }
  }

  /// The actual picture and the record written for it, which becomes the reference with the picture or alone.
  private struct Found {
    let png: Data
    let record: Record
    let text: Data

    /// The state of a reference with these hashes, relative to this.
    func state(of reference: (png: Hash128?, text: Hash128?)) -> Offer.State {
      let hasRecord = reference.text == Hash128(hashing: text)
      guard record.file != nil else { return hasRecord ? .accepted : .open }
      switch (reference.png == Hash128(hashing: png), hasRecord) {
      case (true, true): return .accepted
      case (true, false) where reference.text == nil, (false, true) where reference.png == nil: return .begun
      default: return .open
      }
    }
  }

  /// - Parameter picture: its path in the run's folder.
  private func found(_ picture: String, _ path: CasePath) throws(AcceptanceError) -> Found {
    let png = try file(picture, path)
    let text = try file(Outcome.Artifacts.record(beside: picture), path)
    guard let record = try? Record(text: String(decoding: text, as: UTF8.self)), record.isOf(png) else {
      throw .edited(path: shown(picture))
    }
    return Found(png: png, record: record, text: text)
  }

  /// A file of the run, by its path in the folder.
  package func file(_ name: String, _ path: CasePath) throws(AcceptanceError) -> Data {
    do throws(StoreError) {
      if let data = try files.read(name) { return data }
    } catch {
      throw .unusable(error)
    }
    throw .lost(case: path.description, path: shown(name))
  }

  /// The name of a file of the run in messages.
  package func shown(_ name: String) -> String { folder.appendingPathComponent(name).relativePath }

  /// The hash of a file of the current reference; nil where there is none.
  private func hash(
    _ fileExtension: String, in store: URL, _ identity: CaseIdentity
  ) throws(AcceptanceError) -> Hash128? {
    let url = store.appendingPathComponent("\(identity.referencePath).\(fileExtension)")
    do throws(StoreError) {
      return try FileBytes.read(url.path, named: url.relativePath).map { Hash128(hashing: $0) }
    } catch {
      throw .unusable(error)
    }
  }

  /// The folder that holds a case's reference.
  package func store(of path: CasePath) throws(AcceptanceError) -> URL {
    do throws(RunPlaceError) {
      return try references.folder(of: path)
    } catch {
      throw .place(case: path.description, error)
    }
  }

  package func identity(of path: CasePath) throws(AcceptanceError) -> CaseIdentity {
    do throws(CaseIdentityError) {
      return try CaseIdentity(
        catalogueFile: path.catalogueFile, scene: path.scene, configuration: path.configuration)
    } catch {
      throw .unnamed(error)
    }
  }
}

extension Decision {
  /// Whether the reviewed pictures are the current ones, or are accepted already.
  package func isAbout(_ offer: Acceptance.Offer) -> Bool {
    actual == offer.actualHash && (expected == offer.expectedHash || offer.state != .open)
  }
}
