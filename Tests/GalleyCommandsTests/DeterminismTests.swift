import Foundation
import Testing

/// The same input gives the same bytes in any environment.
@Suite struct DeterminismTests {
  private static let catalogue = """
    matrix:
      devices: [{name: card, width: 200, height: content}]
      appearances: [light, dark]
      scales: [2]
      categories: [XS, AX5]
    scenes:
      - name: english
        view: {class: UILabel, numberOfLines: 0, font: {textStyle: body}, text: "Quick brown foxes"}
      - name: arabic
        locales: [ar]
        view: {class: UILabel, numberOfLines: 0, font: {textStyle: title1}, text: "أهلا بالعالم"}
      - name: japanese
        locales: [ja]
        view: {class: UILabel, numberOfLines: 2, font: {textStyle: headline}, text: "日本語の文章"}
      - name: thai
        locales: [th]
        view: {class: UILabel, numberOfLines: 1, font: {textStyle: callout}, text: "ภาษาไทย 1"}
      - name: wrong
        view: {class: UILabel, font: {textStyle: boddy}}
    """

  private let surroundings = [
    ["TZ": "UTC", "LANG": "C"],
    ["TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "LC_ALL": "de_DE.UTF-8", "YAMS_DEFAULT_ENCODING": "UTF16"]
      .merging(Self.libraries) { first, _ in first },
  ]

  /// Variables that the libraries would read: FreeType's stem darkening, and HarfBuzz's shapers.
  private static let libraries = [
    "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 truetype:interpreter-version=35", "HB_SHAPER_LIST": "fallback",
  ]

  /// Runs with one worker in the catalogue's folder, and with four from elsewhere; returns both output folders.
  private func runs(_ workspace: Workspace, references: [String]) async throws -> [[String: Data]] {
    try FileManager.default.createDirectory(at: workspace.url("elsewhere"), withIntermediateDirectories: true)
    let near = try await workspace.run(
      "test", "Catalogue", "--output", "out-0", "--jobs", "1", "--references", references[0],
      environment: surroundings[0])
    let far = try await GalleyProcess(
      GalleyProcess.executable,
      [
        "test", workspace.url("Catalogue").path, "--output", "../out-1", "--jobs", "4", "--references",
        workspace.url(references[1]).path,
      ],
      in: workspace.url("elsewhere"), environment: surroundings[1]
    ).outcome()
    #expect(near.status == 1 && far.status == 1, "\(near) \(far)")
    let closing = ["References: ", "Pictures and results: ", "hint\t"]
    let said = [near, far].map { run in
      run.output.split(separator: "\n").filter { line in !closing.contains { line.hasPrefix($0) } }
    }
    #expect(said[0] == said[1])
    return try (0...1).map { number in
      // The catalogue's path relative to the run's folder, and the durations of cases, are not results.
      try workspace.files("out-\(number)").filter {
        ![".galley-files", "durations.jsonl", "places.json"].contains($0.key)
      }
    }
  }

  @Test func recordingsAreTheSameBytes() async throws {
    let workspace = try Workspace(["Catalogue/words.yaml": Self.catalogue])
    let outputs = try await runs(workspace, references: ["References-0", "References-1"])
    #expect(outputs[0] == outputs[1])
    let references = try workspace.files("References-0")
    #expect(references.count == 32)
    #expect(try workspace.files("References-1") == references)
  }

  @Test func picturesAndResultsOfFailuresAreTheSameBytes() async throws {
    let workspace = try Workspace(["Catalogue/words.yaml": Self.catalogue])
    _ = try await workspace.test()
    try workspace.replace("foxes", with: "dogs", in: "Catalogue/words.yaml")
    try workspace.replace("日本語", with: "中国語", in: "Catalogue/words.yaml")
    let outputs = try await runs(workspace, references: ["References", "References"])
    #expect(outputs[0].keys.filter { $0.hasSuffix("difference.png") }.count == 8)
    #expect(outputs[0] == outputs[1])
  }
}
