import Foundation
import Testing

/// The previews of an app whose files are rewritten: `Fixtures/PreviewedApp`.
extension OutsidePackageTests {
  @Test(.enabled(if: tool != nil, "galley-sources is not built: swift build --package-path Tools/GalleySources"))
  func anAppsPreviewsAreListedTestedAndAudited() throws {
    let app = Self.scratch.appendingPathComponent("previewed-app")
    try? FileManager.default.removeItem(at: app)
    try FileManager.default.copyItem(at: Self.folder.appendingPathComponent("Fixtures/PreviewedApp"), to: app)
    let package = app.appendingPathComponent("AppTests").path
    try? FileManager.default.copyItem(
      atPath: Self.root.appendingPathComponent("Package.resolved").path, toPath: package + "/Package.resolved")
    func previews(_ words: String...) throws -> (status: Int32, output: String) {
      // A release leaves out what is inside of #if DEBUG; the build's own options say whether it is one.
      let options = ["--scratch-path", Self.scratch.path, "--ignore-lock", "--disable-build-manifest-caching"]
      let all =
        options.joined(separator: " ") + " " + (ProcessInfo.processInfo.environment["GALLEY_BUILD_OPTIONS"] ?? "")
      return try Self.run(
        Self.galley, ["previews", "--scratch", app.path + "/program", package] + words, in: app,
        with: ["GALLEY_BUILD_OPTIONS": all, "GALLEY_SOURCES": Self.tool ?? "", "CI": ""])
    }
    /// The program that `galley previews` has built, by itself: each `galley previews` asks SwiftPM four times for what
    /// has not changed.
    func program(_ words: String...) throws -> (status: Int32, output: String) {
      try Self.run(Self.products.appendingPathComponent("galley-previews").path, words, in: app, with: ["CI": ""])
    }
    let references = package + "/__Snapshots__/Previews"
    let list = try previews()
    try #require(list.status == 0, "\(list.output)")
    let lines = list.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("App/Views/CardView.swift/Card") && lines.contains("  fitting-AX5@2x"), "\(list.output)")
    #expect(lines.contains("App/Views/CardsViewController.swift/Preview"), "\(list.output)")
    #expect(lines.contains("  iPhone-16-XS-landscape"), "\(list.output)")
    for name in ["Row", "Morning", "Night"] {
      #expect(lines.contains("App/Views/WalkRow.swift/\(name)"), "\(list.output)")
    }
    #expect(
      list.output.contains(
        "WalkRow.swift:37: 'Samples': the preview is skipped: it is inside a type: move it to the file's top level.")
    )

    // Nothing is written into the app unasked.
    let before = try FileManager.default.subpathsOfDirectory(atPath: package)
    let first = try previews("test", "--category", "AX5")
    #expect(first.status == 1, "\(first.output)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: package) == before)
    #expect(try program("test", "--record", "missing", "--references", references).status == 1)
    let recorded = try FileManager.default.subpathsOfDirectory(atPath: references)
    #expect(recorded.contains("App/Views/CardView.swift/Card/fitting-L@2x.png"), "\(recorded)")
    let walks = "App/Views/WalkRow.swift"
    #expect(recorded.contains("\(walks)/Row/320x60-L@2x.png") && recorded.contains("\(walks)/Night/320x60-AX5@2x.png"))
    // The colour of each preview's environment.
    let pictures = try ["Morning", "Night"].map {
      try Data(contentsOf: URL(fileURLWithPath: "\(references)/\(walks)/\($0)/320x60-L@2x.png"))
    }
    #expect(pictures[0] != pictures[1])
    // In the folder of references that `galley previews` names, too.
    let second = try previews("test")
    #expect(second.status == 0, "\(second.output)")

    let audit = try program("audit", "--category", "L")
    #expect(audit.status != 2 && audit.output.contains("cases"), "\(audit.output)")
    #expect(try program("render").status != 2)
    let gallery = try program("gallery", "--output", app.path + "/page")
    #expect(gallery.status == 0, "\(gallery.output)")
    #expect(FileManager.default.fileExists(atPath: app.path + "/page/index.html"))

    // Programs look at previews by the tools of `galley mcp`.
    let requests = app.appendingPathComponent("requests.jsonl")
    try Self.requests.write(to: requests, atomically: true, encoding: .utf8)
    // What it says to people is on standard error.
    let previewed = Self.products.appendingPathComponent("galley-previews").path
    let served = try Self.run("sh", ["-c", "exec \(previewed) mcp < requests.jsonl 2> errors.txt"], in: app)
    let answers = served.output.split(separator: "\n").map(String.init)
    try #require(served.status == 0 && answers.count == 3, "\(served.output)")
    #expect(
      answers[1].contains("\"type\":\"image\"") && answers[1].contains("fitting-AX5@2x"), "\(answers[1].prefix(500))")
    #expect(answers[2].contains("\"passes\":"), "\(answers[2].prefix(500))")

    // The compiler's errors have the places of the app's own files. Within `#Preview { … return view }`, an error would be
    // one of SwiftUI's builder, which takes views of any type.
    let file = app.appendingPathComponent("App/Views/CardView.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("title.numberOfLines = 0", with: "title.numberOfLines = \"0\"")
      .write(to: file, atomically: true, encoding: .utf8)
    let wrong = try previews()
    #expect(wrong.status == 2)
    #expect(
      wrong.output.contains("App/Views/CardView.swift:10:27: error: cannot assign value of type 'String'"),
      "\(wrong.output)")
  }

  /// A picture and a check of a preview, by the Model Context Protocol (2025-11-25).
  private static let requests = #"""
    {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
    {"jsonrpc":"2.0","method":"notifications/initialized"}
    {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"render","arguments":{"scene":"App/Views/CardView.swift/Card"}}}
    {"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"check","arguments":{"scene":"App/Views/WalkRow.swift/Row"}}}

    """#
}
