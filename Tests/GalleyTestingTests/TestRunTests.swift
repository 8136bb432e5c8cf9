import Foundation
import Glibc
import HeadlessUIKit
import Testing

@testable import GalleyTesting
@testable import Snapshots

/// The run that test processes share, and what they write to it.
@Suite struct TestRunTests {
  // MARK: The run's name

  @Test func theVariableNamesTheRun() {
    #expect(RunName.current(in: ["SNAPSHOT_RUN": "nightly"]) == "nightly")
    #expect(RunName.current(in: ["SNAPSHOT_RUN": ""], parent: 1) == RunName.current(in: [:], parent: 1))
  }

  /// This process is no program that starts tests, nor is there any of that number.
  @Test func onlyATestsRunnerNamesARun() {
    #expect(RunName.current(in: [:], parent: getpid()) == nil)
    #expect(RunName.current(in: [:], parent: 0) == nil)
  }

  /// From proc_pid_stat(5): the name in brackets is the second field, the start the 22nd.
  @Test func aProcessIsKnownByItsNumberAndStart() {
    let fields = (3...52).map { $0 == 3 ? "S" : String($0) }.joined(separator: " ")
    #expect(ProcessStatus("4711 (swift-test) \(fields)\n") == ProcessStatus("1 (swift-test) \(fields)\n"))
    #expect(ProcessStatus("4711 (swift-test) \(fields)\n")?.start == "22")
    #expect(ProcessStatus("4711 (a) b (c) \(fields)\n")?.program == "a) b (c")
    for text in ["", "4711", "4711 (swift-test) S 1 2", ") ("] { #expect(ProcessStatus(text) == nil) }
  }

  // MARK: The store's name

  @Test(arguments: [
    ("/home/app/Tests/__Snapshots__", "Tests/__Snapshots__", "Tests/__Snapshots__"),
    ("/home/app/./Tests/../Other/__Snapshots__", "Other/__Snapshots__", "Other/__Snapshots__"),
    ("/home/apple/__Snapshots__", "/home/apple/__Snapshots__", "elsewhere/home/apple/__Snapshots__"),
    ("/tmp/x", "/tmp/x", "elsewhere/tmp/x"),
  ])
  func aStoreIsNamedFromWhereTheTestsRun(path: String, name: String, pictures: String) {
    let folder = StoreFolder(URL(fileURLWithPath: path, isDirectory: true), workingDirectory: "/home/app")
    #expect(folder.name == name && folder.pictures == pictures)
  }

  /// From there results name folders of references, wherever they are read.
  @Test func theRunSaysWhereItsTestsRan() throws {
    let run = try TestRun.folder().url
    let tests = try #require(try RunPlaces.read(from: run)?.tests)
    #expect(ResolvedPath("\(run.path)/\(tests)").path == StoreFolder.workingDirectory)
  }

  // MARK: Results

  /// A line of a view that has no room for its text.
  @MainActor private static func label(_ text: String) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = text
    label.accessibilityIdentifier = "title"
    return label
  }

  /// The results of this process's run for a store.
  private func results(_ store: TemporaryStore) throws -> [CaseResult] {
    try ResultFiles.read(CaseResult.self, from: TestRun.folder().url).filter {
      $0.path.references == store.folder.deletingLastPathComponent().path
    }
  }

  @MainActor @Test func everyCaseOfAViewIsAResult() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<UIView, UIImage>.image(categories: [.large, .extraLarge])
    _ = store.verify(Self.label("A long text"), as: strategy, record: .missing)
    #expect(try results(store).map(\.outcome.verdict) == [.new, .new])
    #expect(try results(store).allSatisfy { $0.outcome.isRecorded && $0.duration > .zero })
    #expect(
      try results(store).map(\.path.inReferences) == [
        "Tests/test.a/view-L@2x", "Tests/test.a/view-XL@2x",
      ])
    #expect(try results(store)[0].findings.map(\.kind) == ["truncated-text"])
    // The test again, as it is repeated: what it comes to now counts.
    #expect(store.verify(Self.label("A long text"), as: strategy, record: .never) == nil)
    #expect(try results(store).map(\.outcome.verdict) == [.unchanged, .unchanged])
    #expect(store.verify(Self.label("Another text"), as: strategy, record: .never) != nil)
    let changed = try results(store)
    #expect(changed.map(\.outcome.layout?.cause) == ["title: text", "title: text"])
    let run = try TestRun.folder().url
    for result in changed {
      guard case .changed(_, let pictures, _) = result.outcome else {
        Issue.record("\(result)")
        continue
      }
      #expect(
        pictures.actual == "elsewhere\(store.folder.path)/test.a/\(result.path.configuration)/actual.png")
      for path in [pictures.expected, pictures.actual, pictures.difference ?? ""] {
        #expect(FileManager.default.fileExists(atPath: run.appendingPathComponent(path).path), "\(path)")
      }
    }
  }

  /// By the file's path in the repository, from wherever the tests run.
  @MainActor @Test func aResultSaysWhereItsAssertionIs() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let line = #line + 1
    _ = verifySnapshot(of: Self.label("A"), as: .image, record: .never, snapshotDirectory: store.folder.path)
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let isRepository = FileManager.default.fileExists(atPath: repository.appendingPathComponent(".git").path)
    let file = isRepository ? "Tests/GalleyTestingTests/TestRunTests.swift" : nil
    let sources = try results(store).map(\.source)
    #expect(sources.map(\.?.line) == [line])
    if let file { #expect(sources.map(\.?.file) == [file]) }
  }

  @MainActor @Test func whatATestAllowsIsMarked() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let strategy = Snapshotting<UIView, UIImage>.image(
      allowing: [
        AllowedFinding(.truncatedText, in: "title", because: "It is a test."),
        AllowedFinding(.missingGlyph, because: "There is none."),
      ])
    _ = store.verify(Self.label("A long text"), as: strategy, record: .never)
    let result = try #require(try results(store).first)
    #expect(result.findings.filter { $0.kind == "truncated-text" }.map(\.allowed) == ["It is a test."])
    #expect(result.findings.filter { $0.kind != "truncated-text" }.allSatisfy { $0.allowed == nil })
    #expect(result.unmatchedAllowances == [FindingAllowance(kind: "missing-glyph", reason: "There is none.")])
  }

  /// Stores whose cases have equal paths, as two targets with a file of one name have.
  @MainActor @Test func casesOfTwoStoresAreTwoCases() throws {
    let stores = [try TemporaryStore(), try TemporaryStore()]
    defer { for store in stores { store.remove() } }
    for store in stores { _ = store.verify(Self.label("A"), as: .image, record: .never) }
    let artifacts = try stores.flatMap { try results($0) }.map { result in
      if case .new(let actual, false) = result.outcome { actual } else { "" }
    }
    #expect(artifacts.count == 2 && Set(artifacts).count == 2 && !artifacts.contains(""))
  }
}
