import Foundation
import HeadlessUIKit
import ImageComparison
import Renderers
import Snapshots
import SourcePlaces
import Testing
import ViewRendering

/// The driver of cases: its calls to a subject, and its results.
@MainActor @Suite struct CaseDriverTests {
  private struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// Labels that are laid out on request.
  private final class Subject: CaseSubject {
    var tolerance = Tolerance.none
    var references = ReferenceForm.pictures
    var maskableNames: Set<String> = []
    var laidOut: [String] = []
    var mistake: Mistake?
    var frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    func layOut(
      under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
    ) throws -> ViewRecording {
      laidOut.append(configuration.slug)
      if let mistake { throw mistake }
      return try renderer.layOut(under: configuration) {
        let label = UILabel(frame: self.frame)
        label.text = "\u{10FFFF}"
        return label
      }
    }

    func located(_ error: any Error) -> any Error { Mistake(description: "here: \(error)") }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
  private let driver = CaseDriver(ViewRenderer())
  private let subject = Subject()
  private let configuration = Configuration(device: Device(freeSize: "card", width: 40, height: 20))

  private func item() throws -> SubjectCase {
    SubjectCase(
      try CaseIdentity(catalogueFile: "a", scene: "b", configuration: configuration.slug), subject,
      under: configuration)
  }

  private func examiner(_ mode: RecordMode) throws -> Examiner {
    let output = try RunFolder.claim(folder.appendingPathComponent("out"))
    return Examiner(
      store: ReferenceStore(root: folder.appendingPathComponent("References")), recordMode: mode, output: output)
  }

  private let path = CasePath(catalogueFile: "a", scene: "b", configuration: "card-L")

  @Test func aCaseIsLaidOutOnceAndHasItsFindings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = driver.compare(path, with: try examiner(.missing), item)
    #expect(first.outcome.verdict == .new && first.outcome.isRecorded)
    #expect(first.findings.map(\.kind) == ["missing-glyph"])
    let source = SourcePlace(file: "a.yaml", line: 3)
    let second = driver.compare(path, source: source, with: try examiner(.never), item)
    #expect(second.outcome == .unchanged(engine: .same, isRecorded: false) && second.source == source)
    #expect(subject.laidOut == [configuration.slug, configuration.slug])
  }

  /// Its references are records without pictures if the subject says so.
  @Test func referencesAreAsTheSubjectHasThem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    subject.references = .records
    _ = driver.compare(path, with: try examiner(.missing), item)
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("References/a/b").path)
    #expect(files == ["card-L.txt"])
  }

  @Test func whatIsThrownFailsTheCase() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (examiner, output) = (try examiner(.never), try RunFolder.claim(folder.appendingPathComponent("drawn")))
    let absent = driver.compare(path, with: examiner) { throw Mistake(description: "There is none.") }
    #expect(absent.outcome == .failed(reason: "There is none.") && absent.path == path)
    subject.mistake = Mistake(description: "No view.")
    #expect(driver.draw(path, into: output, item).outcome == .failed(reason: "No view."))
    #expect(driver.compare(path, beside: .absent, with: examiner, item).outcome == .failed(reason: "No view."))
  }

  /// A mask that names no view is an error for which the subject has a place.
  @Test func mistakesOfMasksAreLocated() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    subject.tolerance = try Tolerance(mask: ["nobody"])
    let reason = driver.compare(path, with: try examiner(.never), item).outcome.reason
    #expect(reason?.hasPrefix("here: ") == true && reason?.contains("nobody") == true, "\(reason ?? "")")
    subject.maskableNames = ["nobody"]
    #expect(driver.compare(path, with: try examiner(.never), item).outcome.verdict == .new)
  }

  @Test func aPictureIsDrawnIntoTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = try RunFolder.claim(folder.appendingPathComponent("out"))
    let result = driver.draw(path, into: output, item)
    #expect(result.outcome == .rendered(picture: "a/b/card-L.png"))
    #expect(FileManager.default.fileExists(atPath: output.url.appendingPathComponent("a/b/card-L.png").path))
  }
}
