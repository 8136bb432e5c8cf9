import Auditing
import Exceptions
import Foundation
import HeadlessUIKit
import ImageComparison
import Raster
import Remedies
import Renderers
import Scenes
import Sensitivity
import Snapshots
import ViewRendering

/// Does a job on one case after another, in this process.
@MainActor
final class CaseRunner {
  private let folder: RunFolder
  private let driver = CaseDriver(ViewRenderer())
  private let job: Job
  private var catalogue: CatalogueFiles
  /// The cases of the file that was asked for last. A run asks for those of one file after those of another.
  private var known: (file: String, cases: [CaseName: CaseToAudit]) = ("", [:])
  private let today: CalendarDay?
  private let remedies: RemedyFinder
  private let examination: Examination

  /// A job's inputs other than the driver.
  private enum Examination {
    case reference(Examiner)
    case revision(Examiner, ExpectedCases, name: String)
    case picture
    case audit(Auditor, AuditBaseline)
    case sensitivity
  }

  init(_ job: Job, folder: RunFolder) throws {
    (self.job, self.folder, today) = (job, folder, job.today)
    catalogue = try CaseRunner.files(of: job)
    remedies = RemedyFinder(catalogue: URL(exactPath: job.catalogue), renderer: driver.renderer)
    switch job.kind {
    case .test(let references, let recordMode, let takesOverEngine, let drawsAlways, let difference):
      var examiner = Examiner(
        store: Self.store(references), recordMode: recordMode, drawsAlways: drawsAlways, differencePicture: difference,
        output: folder, pool: driver.pool)
      examiner.takesOverEngine = takesOverEngine
      // Every comparison asks for it: a worker that waits for its first case has drawn the probe by then. An error is said
      // of the case.
      _ = try? driver.renderer.engineFingerprint()
      examination = .reference(examiner)
    case .compare(let other, let revision, let drawsAlways, let difference):
      let examiner = Examiner(
        store: Self.store(other), recordMode: .never, drawsAlways: drawsAlways, differencePicture: difference,
        output: folder, pool: driver.pool)
      let expected = ExpectedCases(try Catalogue.load(at: URL(exactPath: other)).cases)
      examination = .revision(examiner, expected, name: revision)
    case .render:
      examination = .picture
    case .sensitivity:
      examination = .sensitivity
    case .audit(let known):
      examination = .audit(Auditor(renderer: driver.renderer), try AuditBaseline(known, on: job.today))
    }
  }

  /// The case of a name; nil if there is none. A process that was started in advance lists the catalogue once more for one
  /// that it does not find.
  private func item(_ name: CaseName) throws -> CaseToAudit? {
    if let item = listedItem(name) { return item }
    catalogue = try CaseRunner.files(of: job)
    known = ("", [:])
    return listedItem(name)
  }

  /// The file is read if it is not the one that was asked for last.
  private func listedItem(_ name: CaseName) -> CaseToAudit? {
    if known.file != name.file {
      known = (name.file, [:])
      let items = self.items(of: catalogue.file(name.file)?.cases ?? [])
      known.cases = Dictionary(items.map { ($0.scene.name, $0) }) { first, _ in first }
    }
    return known.cases[name]
  }

  private static func files(of job: Job) throws(CatalogueError) -> CatalogueFiles {
    try CatalogueFiles(at: URL(exactPath: job.catalogue), documents: job.documents)
  }

  private func items(of cases: [SceneCase]) -> [CaseToAudit] {
    if case .audit = examination { return CaseToAudit.all(of: cases) }
    return cases.map { CaseToAudit(scene: $0, step: nil) }
  }

  private static func store(_ path: String) -> ReferenceStore {
    ReferenceStore(root: URL(exactPath: path, isDirectory: true))
  }

  /// The result of the case of a name, for the process that asked; nil if there is no such case.
  func run(_ name: CaseName) throws -> (any WorkerAnswer)? {
    guard let item = try self.item(name) else { return nil }
    let (scene, path) = (item.scene, item.scene.casePath)
    switch examination {
    case .reference(let examiner) where !scene.counterparts.isEmpty:
      let others = scene.counterparts.map { ($0.counterpart, counterpart(scene.name(ofScene: $0.scene))) }
      return TimedResult(
        remedied(driver.compare(path, with: examiner, related: others) { try scene.subjectCase(on: today) }, scene))
    case .reference(let examiner):
      return TimedResult(remedied(driver.compare(path, with: examiner) { try scene.subjectCase(on: today) }, scene))
    case .revision(let examiner, let expected, let revision):
      let other = expected.counterpart(of: scene, called: revision, by: driver)
      return TimedResult(driver.compare(path, beside: other, with: examiner) { try scene.subjectCase(on: today) })
    case .picture:
      return TimedResult(remedied(driver.draw(path, into: folder) { try scene.subjectCase() }, scene))
    case .sensitivity:
      return TimedResult(
        driver.result(of: path) { RunResult(path, ProbeOutcome.probed(try probe(scene)), duration: .zero) })
    case .audit(let auditor, let baseline):
      return TimedResult(driver.result(of: path) { try audit(item, by: auditor, baseline) })
    }
  }

  /// A result with the remedies for its findings, for which the case is laid out again.
  private func remedied<Answer: CaseOutcome>(_ result: RunResult<Answer>, _ scene: SceneCase) -> RunResult<Answer> {
    var result = result
    try? remedies.addRemedies(to: &result, of: scene)
    return result
  }

  /// The mutations of a case's views, judged as the case is.
  private func probe(_ scene: SceneCase) throws -> ProbedViews {
    let definition = try scene.definition.get()
    guard let configuration = scene.configuration else { preconditionFailure("\(scene.path) has no configuration") }
    let identity = try CaseIdentity(
      catalogueFile: scene.file, scene: scene.scene, configuration: scene.configurationName)
    let probe = CaseProbe(
      identity, under: configuration, tolerance: definition.tolerance, maskableNames: definition.maskableNames,
      comparesLayout: scene.keepsReferences, by: driver.renderer)
    return try definition.locatingErrors {
      try probe.probe { inspect in
        _ = try definition.layOut(
          under: configuration, isSurvey: false, by: driver.renderer, inspect: inspect)
      }
    }
  }

  /// The case that another one is compared with, once it is needed; the reader of the catalogue has checked that it exists.
  private func counterpart(_ name: CaseName) -> () throws -> SubjectCase {
    { [self] in
      guard let item = try self.item(name) else {
        preconditionFailure("There is no case \(name), which another is compared with.")
      }
      return try item.scene.subjectCase()
    }
  }

  /// The findings of an audit for a case, with a picture if the case is one of the scene's own or has findings.
  private func audit(
    _ item: CaseToAudit, by auditor: Auditor, _ baseline: AuditBaseline
  ) throws -> RenderResult {
    let (scene, path) = (item.scene, item.scene.casePath)
    let definition = try scene.definition.get()
    try scene.checkExceptions(on: today, \.exceptionsOfAudits)
    guard let step = item.step else { preconditionFailure("\(path) has no configuration") }
    var found = try auditor.audit(path, definition, step, allowing: definition.allowedFindings, definition.audit) {
      baseline.reason(for: $0, of: path)
    }
    try remedies.addRemedies(to: &found, of: scene)
    guard step.isOfScene || !found.result.findings.isEmpty else { return found.result }
    let picture = "\(try scene.subjectCase().identity.referencePath).png"
    try folder.write(found.picture(by: driver.renderer, fonts: FontRegistry.library), to: picture)
    found.result.outcome = .rendered(picture: picture)
    return found.result
  }
}
