import Foundation
import HeadlessUIKit
import ImageComparison
import Raster
import Scenes
import Snapshots
import ViewRendering

/// The work to do for each case.
struct Job: Codable, Sendable {
  enum Kind: Codable, Sendable {
    /// Compares with the references below a folder.
    case test(
      references: String, recordMode: RecordMode, takesOverEngine: Bool = false, drawsAlways: Bool,
      difference: DifferencePicture)
    /// Writes a picture.
    case render
    /// Compares with the rendering of the same cases in a revision's catalogue.
    case compare(catalogue: String, revision: String, drawsAlways: Bool, difference: DifferencePicture)
    /// Checks the scenes against the rules.
    case audit(known: AuditBaseline.Source)

    /// The kinds of findings that the job may have.
    var findings: FindingNames {
      if case .audit = self { .laws } else { .noticed }
    }
  }

  var kind: Kind
  var catalogue: String
  /// The requested folder of fonts.
  var fonts: String?
  /// The run's folder.
  var output: String
}

/// Does a job on one case after another, in this process.
@MainActor
final class CaseRunner {
  private let job: Job
  private let cases: [SceneCase]
  private let audit: CaseAudit?
  /// The cases that they are compared with, instead of references.
  private let expected: ExpectedCases?
  private let renderer = ViewRenderer()
  private let pool = BitmapPool()
  private let folder: RunFolder

  init(_ job: Job, folder: RunFolder) throws {
    self.job = job
    self.folder = folder
    let catalogue = try Catalogue.load(at: URL(exactPath: job.catalogue))
    if case .audit(let known) = job.kind {
      let audited = CaseToAudit.all(of: catalogue)
      cases = audited.map(\.scene)
      audit = CaseAudit(audited, try AuditBaseline(known), renderer: renderer, folder: folder)
    } else {
      (cases, audit) = (catalogue.cases, nil)
    }
    if case .compare(let catalogue, _, _, _) = job.kind {
      expected = ExpectedCases(try Catalogue.load(at: URL(exactPath: catalogue)).cases)
    } else {
      expected = nil
    }
  }

  /// The result of the case at an index in the catalogue, as sent to the parent process; nil if there is no such case.
  func run(_ index: Int) -> (any Encodable)? {
    guard cases.indices.contains(index) else { return nil }
    switch job.kind {
    case .test(let references, let recordMode, let takesOverEngine, let drawsAlways, let difference):
      let store = ReferenceStore(root: URL(exactPath: references, isDirectory: true))
      var examiner = Examiner(
        store: store, recordMode: recordMode, drawsAlways: drawsAlways, differencePicture: difference,
        output: self.folder, pool: pool)
      examiner.takesOverEngine = takesOverEngine
      return result(of: cases[index]) { [self] in
        examiner.tolerance = $0.definition.tolerance
        examiner.form = $0.definition.references
        return try examiner.examine(try rendered($0))
      }
    case .render:
      return result(of: cases[index], draw)
    case .audit:
      return audit?.result(of: index)
    case .compare(let catalogue, let revision, let drawsAlways, let difference):
      let store = ReferenceStore(root: URL(exactPath: catalogue, isDirectory: true))
      var examiner = Examiner(
        store: store, recordMode: .never, drawsAlways: drawsAlways, differencePicture: difference,
        output: self.folder, pool: pool)
      let other = expected?.counterpart(of: cases[index], called: revision, by: self) ?? .absent
      return result(of: cases[index]) { [self] in
        examiner.tolerance = $0.definition.tolerance
        return try examiner.examine(try rendered($0), beside: other)
      }
    }
  }

  private func rendered(_ laidOut: LaidOutCase) throws -> RenderedCase {
    var rendered = try renderer.renderedCase(laidOut.view, laidOut.identity, scale: laidOut.scale)
    rendered.otherNames = laidOut.definition.maskableNames
    return rendered
  }

  /// A case that was laid out.
  private struct LaidOutCase {
    let identity: CaseIdentity
    let view: ViewRecording
    /// Device pixels in a point.
    let scale: Double
    let definition: SceneDefinition
  }

  private func draw(_ laidOut: LaidOutCase) throws -> RenderOutcome {
    let bitmap = try renderer.draw(laidOut.view.displayList, scale: laidOut.scale)
    let picture = "\(laidOut.identity.referencePath).png"
    try folder.write(PNG.encode(bitmap), to: picture)
    return .rendered(picture: picture)
  }

  /// The result of laying out a case and finishing it; an error on the way is a failure of the case.
  private func result<Answer: CaseOutcome>(
    of scene: SceneCase, _ finish: (LaidOutCase) throws -> Answer
  ) -> TimedResult<Answer> {
    let start = ContinuousClock.now
    var result: RunResult<Answer>
    do {
      let (outcome, findings) = try outcome(of: scene, finish)
      result = RunResult(scene.casePath, outcome, findings: findings, duration: .zero)
    } catch {
      result = RunResult(scene.casePath, .failed(reason: "\(error)"), duration: .zero)
    }
    result.duration = ContinuousClock.now - start
    return TimedResult(result)
  }

  private func outcome<Answer>(
    of scene: SceneCase, _ finish: (LaidOutCase) throws -> Answer
  ) throws -> (Answer, [Finding]) {
    let laidOut = try laidOut(scene)
    do {
      return (try finish(laidOut), laidOut.view.snapshotFindings)
    } catch let error where error is ViewRenderingError || error is MaskError {
      throw laidOut.definition.placed(error)
    }
  }

  private func laidOut(_ scene: SceneCase) throws -> LaidOutCase {
    let definition = try scene.definition.get()
    guard let configuration = scene.configuration else { preconditionFailure("\(scene.path) has no configuration") }
    let identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: configuration.slug)
    let view = try renderer.layOut(definition, under: configuration)
    return LaidOutCase(identity: identity, view: view, scale: configuration.scale, definition: definition)
  }

  /// A case of another catalogue, rendered for comparison.
  func rendered(_ scene: SceneCase) throws -> RenderedCase { try rendered(try laidOut(scene)) }
}
