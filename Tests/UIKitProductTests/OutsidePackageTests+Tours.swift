import Foundation
import Testing

/// The screens of an app in SwiftUI, which the outside package has: `Fixtures/OutsidePackage/Sources/TourScreens`.
extension OutsidePackageTests {
  /// Shown twice at two text sizes, with the same pictures: a view that faults is no picture.
  @Test func anAppsScreensOfSwiftUIAreShown() throws {
    let built = try Self.built.get()
    try #require(built.status == 0, "\(built.output)")
    let output = Self.package.appendingPathComponent("tours")
    let store = Self.package.appendingPathComponent("Tests/TourScreensTests/__Snapshots__")
    for folder in [output, store] { try? FileManager.default.removeItem(at: folder) }
    let variables = ["SNAPSHOT_ARTIFACTS=\(output.path)"]
    let first = try Self.test("TourScreensTests", "missing", variables: variables)
    #expect(first.status != 0 && !first.output.contains("No snapshot was taken"), "\(first.output.suffix(8_000))")
    let second = try Self.test("TourScreensTests", "never", variables: variables)
    #expect(second.status == 0, "\(second.output.suffix(8_000))")
    #expect(try Self.findings(in: output) == Self.expectedFindings)
  }

  /// A line of `results.jsonl`, as far as it is asked about.
  private struct ResultLine: Decodable {
    struct Finding: Decodable {
      var kind: String
      var message: String
    }

    var scene: String
    var findings: [Finding]?
  }

  /// `screen: message` of each finding of a folder's runs, once for all sizes, in order.
  private static func findings(in folder: URL) throws -> [String] {
    let runs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let lines = try runs.flatMap { run in
      try String(contentsOf: run.appendingPathComponent("results.jsonl"), encoding: .utf8).split(separator: "\n")
    }
    let results = try lines.map { try JSONDecoder().decode(ResultLine.self, from: Data($0.utf8)) }
    let found = results.flatMap { result in
      (result.findings ?? []).map { "\(result.scene): \($0.kind): \($0.message)" }
    }
    return Set(found).sorted()
  }

  private static let expectedFindings: [String] = []
}
