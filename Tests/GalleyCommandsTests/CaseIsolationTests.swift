import Foundation
import Snapshots
import TestSupport
import Testing

/// One case's effects on fonts are invisible to all others.
@Suite struct CaseIsolationTests {
  private static let files = GalleyProcess.repository.appendingPathComponent("fonts/Files")
  private static let teamFonts = GalleyProcess.repository.appendingPathComponent("Tests/TextLayoutTests/Fixtures/Fonts")

  private static let matrix = "matrix: {devices: [{name: card, width: 200, height: content}], categories: [L, XL]}"

  private static func file(_ fonts: String?, _ scenes: (name: String, font: String, text: String)...) -> String {
    let list = scenes.map { scene in
      "  - {name: \(scene.name), view: {class: UILabel, text: \"\(scene.text)\", font: {\(scene.font)}}}"
    }
    return ((fonts.map { ["fonts: [\($0)]"] } ?? []) + [matrix, "scenes:"] + list).joined(separator: "\n")
  }

  /// Two files whose fonts have the same name, one with a team's own Inter, and fonts two of which are damaged.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Self.file(
        nil, ("regular", "textStyle: body", "Hello"), ("bold", "systemFontOfSize: 17, weight: bold", "Hello"),
        ("hebrew", "textStyle: body", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
        ("bundled", "name: Inter-Regular, size: 17", "Hamburg"), ("headline", "textStyle: headline", "Hello")),
      "Catalogue/b.yaml": Self.file("fonts/Pair.ttc", ("pair", "name: GalleyPair-Regular, size: 17", "A")),
      "Catalogue/c.yaml": Self.file("fonts/PairAgain.ttf", ("pair", "name: GalleyPair-Regular, size: 17", "A")),
      "Catalogue/d.yaml": Self.file(
        "fonts/Inter.otf", ("own", "name: Inter-Regular, size: 17", "Hamburg"),
        ("system", "systemFontOfSize: 17", "Hamburg"), ("hebrew", "textStyle: body", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}")),
      "Catalogue/e.yaml": Self.file(
        nil, ("stranger", "name: GalleyPair-Regular, size: 17", "A"), ("system", "systemFontOfSize: 17", "Hamburg"),
        ("hebrew", "textStyle: body", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"),
        ("slab", "name: RobotoSlab-Bold, size: 17", "Hello")),
    ])
    for name in ["manifest.json", "Inter", "NotoSansHebrew", "RobotoSlab"] {
      try FileManager.default.createDirectory(at: workspace.url("fonts"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.files.appendingPathComponent(name), to: workspace.url("fonts/\(name)"))
    }
    for path in [
      "Inter/Inter-SystemBold.ttf", "Inter/Inter-SystemSemiBold.ttf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
      "RobotoSlab/RobotoSlab-Bold.otf",
    ] {
      var bytes = try workspace.read("fonts/" + path)
      bytes[bytes.count - 1] ^= 1
      try workspace.write(bytes, to: "fonts/" + path)
    }
    for name in ["Pair.ttc", "PairAgain.ttf"] {
      try workspace.write(Data(contentsOf: Self.teamFonts.appendingPathComponent(name)), to: "Catalogue/fonts/\(name)")
    }
    let inter = try Data(contentsOf: Self.files.appendingPathComponent("Inter/Inter-Regular.otf"))
    try workspace.write(try #require(FontCopies.halved(inter)), to: "Catalogue/fonts/Inter.otf")
    return workspace
  }

  /// The results of a run by path, without durations, and its references.
  private func run(
    _ arguments: String..., in workspace: Workspace
  ) async throws -> ([String: CaseResult], [String: Data]) {
    let references = "References-\(arguments.joined())".replacing("/", with: "-")
    let run = try await workspace.start(
      ["test", "Catalogue", "--fonts", "fonts", "--output", "out", "--references", references] + arguments
    ).outcome()
    #expect(run.status == 1, "\(run)")
    let results = try workspace.results().map { result in
      (result.path.description, CaseResult(result.path, result.outcome, findings: result.findings, duration: .zero))
    }
    return (Dictionary(uniqueKeysWithValues: results), try workspace.files(references))
  }

  private func scene(of path: String) -> String { path.split(separator: "/").prefix(2).joined(separator: "/") }

  @Test func resultsAreTheSameAloneAndTogether() async throws {
    let workspace = try workspace()
    let (together, references) = try await run("--jobs", "1", in: workspace)
    #expect(together.count == 28)
    let failed = together.filter { $0.value.outcome.verdict == .failed }.keys.map(scene(of:))
    #expect(Set(failed) == ["a/bold", "a/hebrew", "a/headline", "d/hebrew", "e/stranger", "e/hebrew", "e/slab"])
    for jobs in ["2", "5"] {
      let (results, files) = try await run("--jobs", jobs, in: workspace)
      #expect(results == together, "\(jobs) jobs")
      #expect(files == references, "\(jobs) jobs")
    }
    for scene in Set(together.keys.map(scene(of:))).sorted() {
      let (results, files) = try await run("--jobs", "1", "--filter", scene + "/", in: workspace)
      #expect(results == together.filter { $0.key.hasPrefix(scene + "/") }, "\(scene)")
      #expect(files == references.filter { $0.key.hasPrefix(scene + "/") }, "\(scene)")
    }
  }

  @Test func aBadFontIsSaidToBeTheReason() async throws {
    let workspace = try workspace()
    let (results, _) = try await run("--jobs", "1", in: workspace)
    for (scene, file) in [
      ("a/bold", "Inter/Inter-SystemBold.ttf"), ("e/hebrew", "NotoSansHebrew/NotoSansHebrew-Regular.ttf"),
      ("e/slab", "RobotoSlab/RobotoSlab-Bold.otf"),
    ] {
      let reason = results["\(scene)/card-L"]?.outcome.reason
      #expect(
        reason?.contains("\(file)' is not the font that the 'manifest.json' of its folder lists") == true, "\(results)")
    }
  }

  /// The team's Inter is half as large as the bundled one; the system font is the bundled one.
  @Test func aTeamsOwnInterIsUsedInItsOwnScenes() async throws {
    let workspace = try workspace()
    let (_, references) = try await run("--jobs", "1", in: workspace)
    func width(_ scene: String) throws -> Double {
      let record = String(decoding: try #require(references["\(scene)/card-L.txt"]), as: UTF8.self)
      let match = try #require(record.firstMatch(of: /line \S+ \S+ (\S+) "/), "\(record)")
      return try #require(Double(match.1))
    }
    #expect(try abs(width("d/own") - width("a/bundled") / 2) < 1)
    #expect(try width("d/system") == width("e/system"))
    #expect(try abs(width("b/pair") - 0.6 * 17) < 0.01 && abs(width("c/pair") - 0.78 * 17) < 0.01)
  }
}
