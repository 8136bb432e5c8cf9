import Foundation
import Raster
import Snapshots

/// Finds the evidence for cases, and puts it on a shelf.
///
/// A file that is missing or has changed is described in a sentence; only a shelf that cannot be written to is an
/// error.
struct EvidenceReader: Sendable {
  let kind: GalleryInput.Kind
  /// The run's folder, and the folders of references.
  let places: Acceptance
  let shelf: any Shelf

  func evidence(of shown: DisplayedCase) throws -> CaseEvidence {
    switch shown.result {
    case .test(let result): try evidence(of: result)
    case .rendering(let result): try evidence(of: result)
    case .reference(let result): try reference(of: result.path)
    }
  }

  private func evidence(of result: RenderResult) throws -> CaseEvidence {
    guard case .rendered(let picture?) = result.outcome else { return CaseEvidence() }
    return CaseEvidence(actual: try self.picture(file(picture, result.path)))
  }

  private func evidence(of result: CaseResult) throws -> CaseEvidence {
    guard let artifacts = result.outcome.artifacts else {
      switch (result.outcome.verdict, kind) {
      case (.failed, _): return CaseEvidence()
      case (_, .compare): return CaseEvidence(expected: .missing("Both sides are the same, and no picture was kept."))
      default: return try reference(of: result.path)
      }
    }
    var evidence = CaseEvidence()
    let actual = file(artifacts.actual, result.path)
    evidence.actual = try picture(actual)
    evidence.actualLayout = try layout(artifacts.record, of: try? actual.get(), result.path)
    evidence.difference = try artifacts.difference.map { try picture(file($0, result.path)) }
    try addExpected(of: result, artifacts, to: &evidence)
    if kind == .test, !result.outcome.isRecorded, let seen = try? places.seen(result) {
      evidence.decision = .init(expected: seen.expected, actual: seen.actual)
    }
    return evidence
  }

  private func addExpected(
    of result: CaseResult, _ artifacts: Outcome.Artifacts, to evidence: inout CaseEvidence
  ) throws {
    if let expected = artifacts.expected {
      let png = file(expected, result.path)
      evidence.expected = try picture(png)
      // A run only keeps the reference's picture; its record is read from the reference, if that is still the same.
      guard kind == .test, let png = try? png.get(), let reference = try? stored(result.path),
        case .success(png) = reference.picture
      else { return }
      evidence.expectedLayout = try reference.record.map(shelf.put)
    } else if let record = artifacts.expectedRecord {
      evidence.expected = .missing(DisplayedReference.MissingPicture.recordAlone.reason)
      evidence.expectedLayout = try layout(record, of: nil, result.path)
    } else if let reason = result.outcome.reason {
      evidence.expected = .missing(reason)
    }
  }

  /// The contents of a case's reference, for a run that keeps no copy.
  private func reference(of path: CasePath) throws -> CaseEvidence {
    let reference: DisplayedReference
    do throws(AcceptanceError) {
      reference = try stored(path)
    } catch {
      return CaseEvidence(expected: .missing("\(error)"))
    }
    return CaseEvidence(
      expected: try picture(reference.picture.mapError { $0 }),
      expectedLayout: try reference.record.map(shelf.put))
  }

  private func stored(_ path: CasePath) throws(AcceptanceError) -> DisplayedReference {
    ReferenceStore(root: try places.store(of: path)).shown(try places.identity(of: path))
  }

  // MARK: Files of the run

  private func file(_ path: String, _ of: CasePath) -> Result<Data, any Error> {
    Result { try places.file(path, of) }
  }

  private func picture(_ file: Result<Data, any Error>) throws -> CaseEvidence.Picture {
    switch file {
    case .success(let png): .image(try shelf.put(png))
    case .failure(let missing as DisplayedReference.MissingPicture): .missing(missing.reason)
    case .failure(let error): .missing("\(error)")
    }
  }

  private func layout(_ path: String?, of png: Data?, _ of: CasePath) throws -> Hash128? {
    guard let path, let text = try? file(path, of).get(), let record = DisplayedRecord(text: text, of: png) else {
      return nil
    }
    return try shelf.put(record)
  }
}
