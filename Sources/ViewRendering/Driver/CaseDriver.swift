import HeadlessUIKit
package import Raster
package import Snapshots
package import SourcePlaces

/// Runs cases: lays each one out, examines it, and returns the result. Scenes of catalogues and values of assertions
/// both use it.
@MainActor
package final class CaseDriver {
  package let renderer: ViewRenderer
  /// The pool of bitmaps that references are decoded into.
  package let pool = BitmapPool()

  /// - Parameter renderer: the renderer that lays out and draws cases.
  package init(_ renderer: ViewRenderer) { self.renderer = renderer }

  /// The result of `make` with its duration. An error that it throws becomes a failed result.
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

  /// Compares a case with its reference, which the examiner may also write.
  ///
  /// - Parameter item: returns the case; called once. An error fails the case.
  package func compare(
    _ path: CasePath, source: SourcePlace? = nil, with examiner: Examiner, _ item: () throws -> SubjectCase
  ) -> CaseResult {
    examine(path, source, item) { laidOut in
      var examiner = examiner
      (examiner.tolerance, examiner.form) = (laidOut.subject.tolerance, laidOut.subject.references)
      return try examiner.examine(try rendered(laidOut))
    }
  }

  /// Compares a case that has no reference with another case.
  package func compare(
    _ path: CasePath, beside other: ExpectedCase, with examiner: Examiner, _ item: () throws -> SubjectCase
  ) -> CaseResult {
    examine(path, nil, item) { laidOut in
      var examiner = examiner
      examiner.tolerance = laidOut.subject.tolerance
      return try examiner.examine(try rendered(laidOut), beside: other)
    }
  }

  /// Compares a case with other cases, in place of a reference.
  ///
  /// - Parameter others: return the other cases; an error in one fails the case.
  package func compare(
    _ path: CasePath, source: SourcePlace? = nil, with examiner: Examiner,
    related others: [(counterpart: Counterpart, item: () throws -> SubjectCase)], _ item: () throws -> SubjectCase
  ) -> CaseResult {
    examine(path, source, item) { laidOut in
      var examiner = examiner
      examiner.tolerance = laidOut.subject.tolerance
      let others = try others.map { ($0.counterpart, try rendered($0.counterpart, $0.item)) }
      return try examiner.examine(try rendered(laidOut), beside: others)
    }
  }

  private func rendered(_ counterpart: Counterpart, _ item: () throws -> SubjectCase) throws -> RenderedCase {
    do {
      return try rendered(item())
    } catch {
      throw CounterpartError.failed(counterpart, reason: "\(error)")
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

  /// Renders a case that others are compared with.
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

/// A case after layout.
private struct LaidOutCase {
  let identity: CaseIdentity
  let subject: any CaseSubject
  let configuration: Configuration
  let recording: ViewRecording
}
