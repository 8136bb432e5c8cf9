import HeadlessUIKit
package import Raster
package import Snapshots
package import SourcePlaces

/// The driver of cases: lays each out, examines it, and says what it came to. Scenes of catalogues and values of
/// assertions go through the same one.
@MainActor
package final class CaseDriver {
  package let renderer: ViewRenderer
  /// Where references are decoded to.
  package let pool = BitmapPool()

  /// - Parameter renderer: lays cases out and draws them.
  package init(_ renderer: ViewRenderer) { self.renderer = renderer }

  /// The result that `make` gives, with how long it took; what it throws is the reason of a failed one.
  package func result<Answer: CaseOutcome>(
    of path: CasePath, source: SourcePlace? = nil, _ make: () throws -> RunResult<Answer>
  ) -> RunResult<Answer> {
    let start = ContinuousClock.now
    var result: RunResult<Answer>
    do {
      result = try make()
    } catch {
      result = RunResult(path, .failed(reason: "\(error)"), duration: .zero)
    }
    (result.source, result.duration) = (source, ContinuousClock.now - start)
    return result
  }

  /// What a case comes to beside its reference, which is written where the examiner is to.
  ///
  /// - Parameter item: asked for once; what keeps it from being made fails the case.
  package func compare(
    _ path: CasePath, source: SourcePlace? = nil, with examiner: Examiner, _ item: () throws -> SubjectCase
  ) -> CaseResult {
    examine(path, source, item) { laidOut in
      var examiner = examiner
      (examiner.tolerance, examiner.form) = (laidOut.subject.tolerance, laidOut.subject.references)
      return try examiner.examine(try rendered(laidOut))
    }
  }

  /// What a case comes to beside another one, for which it has no reference.
  package func compare(
    _ path: CasePath, beside other: ExpectedCase, with examiner: Examiner, _ item: () throws -> SubjectCase
  ) -> CaseResult {
    examine(path, nil, item) { laidOut in
      var examiner = examiner
      examiner.tolerance = laidOut.subject.tolerance
      return try examiner.examine(try rendered(laidOut), beside: other)
    }
  }

  /// Draws a case into a folder.
  package func draw(
    _ path: CasePath, into folder: RunFolder, _ item: () throws -> SubjectCase
  ) -> RenderResult {
    examine(path, nil, item) { laidOut in
      let bitmap = try renderer.draw(laidOut.recording.displayList, scale: laidOut.configuration.scale)
      let picture = "\(laidOut.identity.referencePath).png"
      try folder.write(PNG.encode(bitmap), to: picture)
      return RenderOutcome.rendered(picture: picture)
    }
  }

  /// A case to be compared with.
  package func rendered(_ item: SubjectCase) throws -> RenderedCase { try rendered(try layOut(item)) }

  private func examine<Answer: CaseOutcome>(
    _ path: CasePath, _ source: SourcePlace?, _ item: () throws -> SubjectCase,
    _ examine: (LaidOutCase) throws -> Answer
  ) -> RunResult<Answer> {
    result(of: path, source: source) {
      let laidOut = try layOut(item())
      let outcome = try laidOut.subject.locatingErrors { try examine(laidOut) }
      return RunResult(path, outcome, findings: laidOut.recording.snapshotFindings, duration: .zero)
    }
  }

  private func layOut(_ item: SubjectCase) throws -> LaidOutCase {
    let recording = try item.subject.layOut(under: item.configuration, isSurvey: false, by: renderer)
    return LaidOutCase(
      identity: item.identity, subject: item.subject, configuration: item.configuration, recording: recording)
  }

  private func rendered(_ laidOut: LaidOutCase) throws -> RenderedCase {
    var rendered = try renderer.renderedCase(
      laidOut.recording, laidOut.identity, scale: laidOut.configuration.scale)
    rendered.otherNames = laidOut.subject.maskableNames
    return rendered
  }
}

/// A case that was laid out.
private struct LaidOutCase {
  let identity: CaseIdentity
  let subject: any CaseSubject
  let configuration: Configuration
  let recording: ViewRecording
}
