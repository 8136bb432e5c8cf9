import Foundation
import Snapshots
import Testing

@testable import Reports

@Suite struct RegReportTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-reg-\(UUID().uuidString)")

  /// Writes the pictures of the results, and the report.
  private func write(_ results: [CaseResult]) throws -> (reg: URL, text: Data) {
    let run = folder.appendingPathComponent("run")
    let report = Samples.report(results)
    for path in report.cases.flatMap(\.pictures.all) {
      let file = run.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: file)
    }
    let reg = folder.appendingPathComponent("reg")
    try RegReport(report).write(from: run, to: RunFolder.claim(reg))
    return (reg, try Data(contentsOf: reg.appendingPathComponent("reg.json")))
  }

  @Test func picturesLieWhereTheReportSays() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (reg, text) = try write(Samples.small)
    try Checker.expectGolden(text, "reg.json")
    _ = try Checker.check("reg", text, [reg.path])
    let actual = reg.appendingPathComponent("actual/more cards#1/greeting/card-AX3@2x.png")
    #expect(try Data(contentsOf: actual) == Data("cards/greeting/card-AX3@2x/actual.png".utf8))
  }

  @Test func hostileNamesAreNamesAndLeaveNoFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var results = Samples.hostile.filter { $0.path.scene.utf8.count < 200 }
    let outside = CasePath(catalogueFile: "..", scene: "..", configuration: "outside")
    results.append(CaseResult(outside, Samples.moved("a"), duration: .zero))
    let (reg, text) = try write(results)
    let items = try Checker.texts("reg", text)
    _ = try Checker.check("reg", text, [reg.path])
    #expect(items.count == results.count && items.contains("../../outside.png"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["reg", "run"])
  }
}
