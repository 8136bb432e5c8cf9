package import Foundation
package import Raster

/// Takes what a run found as references: its pictures and records, as they lie in the run's folder.
///
/// Nothing is rendered, and nothing is taken that was not seen: what a run compared with has to be the reference still,
/// and what it found has to lie in its folder as it was written.
package struct Acceptance {
  /// The run's folder.
  package let folder: URL
  /// The references of cases whose results do not say where theirs are.
  private let references: URL

  package init(of folder: URL, references: URL) {
    self.folder = folder
    self.references = references
  }

  /// What a case has to accept, as far as it was not accepted before.
  package struct Offer: Equatable {
    package let path: CasePath
    let store: URL
    let identity: CaseIdentity
    /// Where the new reference is in the run's folder.
    let actual: URL
    /// The hash of the reference's picture, or of its record where it has none; nil where there is no reference.
    package let expectedHash: Hash128?
    package let actualHash: Hash128
    /// The reference is what there is to accept.
    package let isAccepted: Bool
  }

  /// - Throws: `AcceptanceError` for a case that has nothing to accept, or whose pictures are not those of the run.
  package func offer(_ result: CaseResult) throws(AcceptanceError) -> Offer {
    let artifacts = try artifacts(of: result)
    let (store, identity) = (try store(of: result.path), try identity(of: result.path))
    let actual = try url(artifacts.actual, result.path)
    let found = try found(at: actual, result.path)
    let keepsPicture = found.record.file != nil
    let accepted = keepsPicture ? found.png : found.text
    let isAccepted = try hash(keepsPicture ? "png" : "txt", in: store, identity) == Hash128(hashing: accepted)
    // A reference that had no picture was compared by its record, whatever it is to be.
    let reference = try hash(keepsPicture && artifacts.expectedRecord == nil ? "png" : "txt", in: store, identity)
    if !isAccepted, let compared = try compared(artifacts, result.path), compared != reference {
      throw .otherReference(case: result.path.description)
    }
    if reference != nil, !isAccepted, result.outcome.verdict == .new {
      throw .otherReference(case: result.path.description)
    }
    return Offer(
      path: result.path, store: store, identity: identity, actual: actual, expectedHash: reference,
      actualHash: Hash128(hashing: found.png), isAccepted: isAccepted)
  }

  /// The hashes that a decision on a case names, of what the run compared with and of what it found, wherever the
  /// references are by now.
  ///
  /// - Throws: as `offer(_:)`, which checks them against the references.
  package func seen(_ result: CaseResult) throws(AcceptanceError) -> (expected: Hash128?, actual: Hash128) {
    let artifacts = try artifacts(of: result)
    let found = try found(at: url(artifacts.actual, result.path), result.path)
    var expected = try compared(artifacts, result.path)
    if expected == nil, result.outcome.verdict == .unreadable {
      expected = try hash(
        found.record.file == nil ? "txt" : "png", in: store(of: result.path), identity(of: result.path))
    }
    return (expected, Hash128(hashing: found.png))
  }

  private func artifacts(of result: CaseResult) throws(AcceptanceError) -> Outcome.Artifacts {
    if let artifacts = result.outcome.artifacts { return artifacts }
    throw .nothing(case: result.path.description, result.outcome.verdict)
  }

  /// The hash of what the run compared with; nil where nothing was, or what cannot be read: that is not kept, and may be
  /// replaced by anything.
  private func compared(_ artifacts: Outcome.Artifacts, _ path: CasePath) throws(AcceptanceError) -> Hash128? {
    guard let expected = artifacts.expected ?? artifacts.expectedRecord else { return nil }
    return Hash128(hashing: try file(at: url(expected, path), path))
  }

  /// Writes the references.
  ///
  /// - Throws: `AcceptanceError` where a file was changed in the meantime, and `StoreError` where one cannot be written.
  package func take(_ offers: [Offer]) throws {
    for offer in offers where !offer.isAccepted {
      let (png, record, _) = try found(at: offer.actual, offer.path)
      guard Hash128(hashing: png) == offer.actualHash else {
        throw AcceptanceError.edited(path: offer.actual.relativePath)
      }
      let store = ReferenceStore(root: offer.store)
      if record.file == nil {
        try store.write(offer.identity, recordAlone: record)
      } else {
        try store.write(offer.identity, png: png, record: record)
      }
    }
  }

  /// The picture of what there was, and the record that was written for it, which is to be the reference with it or alone.
  private func found(
    at url: URL, _ path: CasePath
  ) throws(AcceptanceError) -> (png: Data, record: Record, text: Data) {
    let png = try file(at: url, path)
    let text = try file(at: URL(fileURLWithPath: Outcome.Artifacts.record(beside: url.path)), path)
    guard let record = try? Record(text: String(decoding: text, as: UTF8.self)), record.isOf(png) else {
      throw .edited(path: url.relativePath)
    }
    return (png, record, text)
  }

  /// A file of the run's.
  package func url(_ path: String, _ casePath: CasePath) throws(AcceptanceError) -> URL {
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw .outside(case: casePath.description, path: path)
    }
    return folder.appendingPathComponent(path)
  }

  package func file(at url: URL, _ path: CasePath) throws(AcceptanceError) -> Data {
    do throws(StoreError) {
      if let data = try FileBytes.read(url.path, named: url.relativePath) { return data }
    } catch {
      throw .unusable(error)
    }
    throw .lost(case: path.description, path: url.relativePath)
  }

  /// The hash of a file that the reference has now; nil where there is none.
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

  /// Where a case's reference is kept. Tests name their folders, from where they ran: beside a test's file, which is there.
  package func store(of path: CasePath) throws(AcceptanceError) -> URL {
    guard let name = path.references else { return references }
    guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
      throw .outside(case: path.description, path: name)
    }
    let store = URL(fileURLWithPath: name, isDirectory: true)
    let surroundings = store.deletingLastPathComponent()
    guard FileBytes.type(of: surroundings) != nil else {
      throw .elsewhere(case: path.description, folder: surroundings.relativePath)
    }
    return store
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
  /// Whether the pictures that were decided on are those that there are, or are accepted already.
  package func isAbout(_ offer: Acceptance.Offer) -> Bool {
    actual == offer.actualHash && (expected == offer.expectedHash || offer.isAccepted)
  }
}
