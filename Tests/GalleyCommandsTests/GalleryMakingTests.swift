import BundledFonts
import Foundation
import Glibc
import Raster
import Snapshots
import TestSupport
import Testing

/// `galley gallery` for runs of small catalogues, and for their references.
@Suite struct GalleryMakingTests {
  /// A recorded catalogue whose title has changed since, with a new scene, and a run that detected it.
  private func changed() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/greeting.yaml": Catalogues.card(), "Catalogue/same.yaml": Catalogues.card(scene: "same"),
    ])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    try workspace.write(Catalogues.card("Good </script> \u{202E}night"), to: "Catalogue/greeting.yaml")
    try workspace.write(Catalogues.card(scene: "new"), to: "Catalogue/new.yaml")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    return workspace
  }

  private func gallery(_ workspace: Workspace, _ arguments: String...) async throws -> Outcome {
    let run = arguments.contains("--style-guide") ? [] : ["galley-output"]
    return try await workspace.run(["gallery"] + run + ["Catalogue"] + arguments)
  }

  @Test func aCaseHasItsPicturesAndLayouts() async throws {
    let workspace = try await changed()
    let made = try await gallery(workspace, "--open")
    #expect(made.status == 0)
    #expect(
      made.output == """
        6 cases: 2 unchanged, 2 changed, 2 new: galley-output/gallery/index.html
        \(workspace.url("galley-output/gallery/index.html").absoluteString)

        """, "\(made)")
    let site = try GallerySite(workspace)
    let cases = try site.cases
    #expect(cases.map(\.result.verdict) == ["changed", "changed", "new", "new", "unchanged", "unchanged"])
    for shown in cases {
      for picture in [shown.pictures.expected, shown.pictures.actual, shown.pictures.difference].compactMap({ $0 }) {
        let hash = try #require(picture.hash, "\(String(describing: picture.missing))")
        let file = try #require(site.files["images/\(hash).png"])
        #expect(Hash128(hashing: file) == hash)
        let bitmap = try PNG.decode(file)
        #expect(bitmap.width == picture.width && bitmap.height == picture.height)
        let thumbnail = try PNG.decode(try #require(site.files["thumbnails/\(hash).png"]))
        #expect(picture.thumbnail == [thumbnail.width, thumbnail.height] && thumbnail.width == 200)
      }
      for hash in [shown.layouts.expected, shown.layouts.actual].compactMap({ $0 }) {
        #expect(site.files["data/layouts/\(hash).js"] != nil)
      }
    }
    let path = "References/greeting/greeting/card-L@2x"
    #expect(cases[0].pictures.expected?.hash == Hash128(hashing: try workspace.read("\(path).png")))
    #expect(cases[0].layouts.expected == Hash128(hashing: try workspace.read("\(path).txt")))
    #expect(
      cases[4].pictures.expected?.hash == Hash128(hashing: try workspace.read("References/same/same/card-L@2x.png")))
    #expect(cases[4].pictures.actual == nil && cases[4].decision == nil)
    #expect(cases[3].axes == ["device": "card", "category": "AX3", "scale": "2"])
    #expect(cases.allSatisfy { $0.scale == 2 })
    let axes = try site.run.axes
    #expect(axes.prefix(3).map(\.name) == ["device", "category", "orientation"])
    #expect(axes.first { $0.name == "contrast" }?.usual == "normal")
    // No picture is there a second time, as text.
    let texts = site.files.filter { $0.key.hasSuffix(".js") && $0.key.hasPrefix("data/") }.values
    #expect(texts.allSatisfy { $0.range(of: Data("base64".utf8)) == nil })
  }

  /// The page is set in the bundled font, whose files are copied unchanged.
  @Test func thePageHasItsFonts() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace)
    let site = try GallerySite(workspace)
    let style = String(decoding: try #require(site.files["site/page.css"]), as: UTF8.self)
    for name in ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf"] {
      #expect(style.contains("url(\"\(name)\")"))
      let font = try BundledFonts.locate().appendingPathComponent("Inter/\(name)")
      #expect(try site.files["site/\(name)"] == Data(contentsOf: font))
    }
    #expect(site.page.contains("font-src &#39;self&#39;") && site.page.contains("href=\"site/page.css\""))
  }

  /// What is named as looked for is what the kind of run looks for, by the tables of `galley findings`.
  @Test func aPageSaysWhatWasLookedFor() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    _ = try await gallery(workspace)
    let ofTest = try GallerySite(workspace).run.lookedFor
    #expect(ofTest.contains("truncated-text") && ofTest.contains("broken-constraint"))
    #expect(!ofTest.contains("low-contrast") && !ofTest.contains("missing-label"))
    _ = try await workspace.run("audit", "Catalogue", "--output", "audit")
    _ = try await workspace.run("gallery", "audit", "Catalogue", "--output", "page")
    let ofAudit = try GallerySite(workspace, "page").run.lookedFor
    #expect(ofAudit.contains("low-contrast") && ofAudit.contains("missing-label"))
    #expect(!ofAudit.contains("broken-constraint"))
    _ = try await gallery(workspace, "--style-guide", "--output", "guide")
    #expect(try GallerySite(workspace, "guide").run.lookedFor == [])
  }

  /// A run whose references cannot be found from here names the option that tells where they are.
  @Test func missingReferencesAreSaid() async throws {
    let workspace = try await changed()
    try FileManager.default.moveItem(at: workspace.url("References"), to: workspace.url("Elsewhere"))
    try FileManager.default.createDirectory(at: workspace.url("deep/er"), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: workspace.url("galley-output/2"), to: workspace.url("deep/er/run"))
    let made = try await workspace.run("gallery", "deep/er/run", "--output", "page")
    #expect(made.status == 0 && made.errors.hasPrefix("warning: 2 cases have no picture: "), "\(made)")
    #expect(made.errors.contains("Name it with --references."), "\(made)")
    let warnings = try GallerySite(workspace, "page").run.warnings
    #expect(warnings.map { "warning: \($0)\n" } == [made.errors])
    let found = try await workspace.run("gallery", "deep/er/run", "--references", "Elsewhere", "--output", "page")
    #expect(found.errors.isEmpty, "\(found)")
    #expect(try GallerySite(workspace, "page").cases.allSatisfy { $0.pictures.expected?.missing == nil })
  }

  @Test func theRunSaysWhatItIsOf() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace, "--title", "<b>Cards</b> & \"more\"")
    let site = try GallerySite(workspace)
    let run = try site.run
    #expect(run.schemaVersion == 1 && run.form == "folder" && run.kind == "test" && run.header?.command == "test")
    #expect(run.count == 6 && run.omitted == 0 && run.caseFiles == 1 && run.fault == nil)
    #expect(run.title == "<b>Cards</b> & \"more\"")
    #expect(site.page.contains("<title>&lt;b&gt;Cards&lt;/b&gt; &amp; &quot;more&quot; – Galley</title>"))
    #expect(run.scenes.map(\.scene) == ["greeting", "new", "same"])
    #expect(run.scenes[0].again == "galley test Catalogue --filter 'greeting/greeting/{configuration}'")
    #expect(run.groups.map(\.verdict) == ["changed", "new"])
    #expect(run.groups[0].cause == "title: text" && run.groups[0].which.hasSuffix("card-L@2x and 1 more (every case)"))
    #expect(try site.cases.map(\.group) == [0, 0, 1, 1, nil, nil])
    for (path, data) in site.files where path.hasSuffix(".js") && path.hasPrefix("data/") {
      #expect(!data.contains(UInt8(ascii: "<")), "\(path)")
    }
  }

  /// `accept` takes the decisions that a page exports; then nothing is left to review.
  @Test func decisionsAreWhatAcceptChecks() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace)
    let cases = try GallerySite(workspace).cases
    let decisions = cases.compactMap { shown in
      shown.decision.map { Decision(case: shown.path, .accept, expected: $0.expected, actual: $0.actual) }
    }
    #expect(decisions.count == 4)
    try workspace.write(JSONEncoder().encode(Decisions(decisions)), to: "decisions.json")
    let accepted = try await workspace.run("accept", "--from", "decisions.json", "--references", "References")
    #expect(accepted.status == 0 && accepted.output.hasSuffix("4 references written\n"), "\(accepted)")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 0)
  }

  @Test func theSameRunGivesTheSameBytes() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace, "--jobs", "1")
    let first = try workspace.files("galley-output/gallery")
    _ = try await gallery(workspace, "--jobs", "7", "--output", "other")
    #expect(try workspace.files("other") == first)
    _ = try await gallery(workspace, "--jobs", "2")
    #expect(try workspace.files("galley-output/gallery") == first)
  }

  /// Obsolete files are removed, foreign ones stay, and correct ones are not written again.
  @Test func aGalleryThatIsMadeAgainKeepsWhatIsRight() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace)
    let first = try workspace.files("galley-output/gallery")
    try workspace.write("Monday", to: "galley-output/gallery/diary.txt")
    _ = try await gallery(workspace, "--style-guide")
    let guide = try workspace.files("galley-output/gallery")
    #expect(guide["diary.txt"] == Data("Monday".utf8))
    #expect(guide.keys.filter { $0.hasPrefix("images/") }.count == 2)
    _ = try await gallery(workspace)
    try FileManager.default.removeItem(at: workspace.url("galley-output/gallery/diary.txt"))
    #expect(try workspace.files("galley-output/gallery") == first)
  }

  /// Whatever an interrupted gallery left behind, the next one is complete.
  @Test func aGalleryThatWasEndedDoesNotStopTheNext() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace, "--output", "whole")
    let points = try CallPoints()
    let count = try await points.run(
      ["gallery", "galley-output", "Catalogue", "--output", "counted"], in: workspace, endingAt: 0)
    try #require(count > 10)
    for sixth in 1...6 {
      try await points.run(["gallery", "galley-output", "Catalogue"], in: workspace, endingAt: count * sixth / 6)
    }
    let made = try await gallery(workspace)
    #expect(made.status == 0, "\(made)")
    #expect(try workspace.files("galley-output/gallery") == workspace.files("whole"))
  }

  @Test func aPageThatWasChangedIsLeftAlone() async throws {
    let workspace = try await changed()
    _ = try await gallery(workspace)
    try workspace.write("mine", to: "galley-output/gallery/index.html")
    let refused = try await gallery(workspace)
    #expect(
      refused.status == 2
        && refused.errors.contains("'galley-output/gallery/index.html' was changed since Galley wrote it"),
      "\(refused)")
    #expect(try workspace.read("galley-output/gallery/index.html") == Data("mine".utf8))
  }

  @Test(arguments: [
    ("Catalogue", "is the catalogue"), ("References/gallery", "lies in the references"), (".", "holds the catalogue"),
    ("galley-output/2/gallery", "lies in the run"), ("other", "which no run wrote"),
  ])
  func aFolderOfOtherThingsIsRefused(output: String, reason: String) async throws {
    let workspace = try await changed()
    try workspace.write("Monday", to: "other/diary.txt")
    let before = try workspace.files(".")
    let refused = try await gallery(workspace, "--output", output)
    #expect(refused.status == 2 && refused.errors.contains(reason), "\(refused)")
    #expect(try workspace.files(".") == before)
  }

  /// Missing or damaged files are reported; the case is listed, but cannot be decided on.
  @Test func whatIsMissingIsSaid() async throws {
    let workspace = try await changed()
    let run = "galley-output/2"
    try FileManager.default.removeItem(at: workspace.url("\(run)/greeting/greeting/card-L@2x/actual.png"))
    try workspace.replace("layout", with: "layouts", in: "\(run)/greeting/greeting/card-AX3@2x/actual.txt")
    try workspace.write("version https://git-lfs.github.com/spec/v1\n", to: "References/same/same/card-L@2x.png")
    try FileManager.default.removeItem(at: workspace.url("References/same/same/card-AX3@2x.png"))
    try workspace.write("PNG", to: "\(run)/new/new/card-L@2x/actual.png")
    #expect(try await gallery(workspace).status == 0)
    let cases = try GallerySite(workspace).cases
    #expect(cases[0].pictures.actual?.missing?.contains("does not exist any more") == true)
    #expect(cases[0].layouts.actual != nil && cases[0].decision == nil && cases[0].pictures.expected?.hash != nil)
    #expect(cases[1].pictures.actual?.hash != nil && cases[1].layouts.actual == nil && cases[1].decision == nil)
    #expect(cases[2].pictures.actual?.missing?.contains("not a PNG") == true)
    #expect(cases[4].pictures.expected?.missing?.contains("it is a Git LFS pointer") == true)
    #expect(cases[5].pictures.expected?.missing == "The reference is a record without a picture.")
    #expect(cases[5].layouts.expected != nil)
  }

  @Test func resultsOfALaterVersionHaveAPageThatSaysSo() async throws {
    let workspace = try await changed()
    try workspace.replace("\"schemaVersion\":1", with: "\"schemaVersion\":2", in: "galley-output/2/results.jsonl")
    let made = try await gallery(workspace)
    #expect(made.status == 1 && made.errors.contains("version 2 is not 1"), "\(made)")
    let site = try GallerySite(workspace)
    #expect(try site.run.fault?.contains("version 2 is not 1") == true)
    #expect(try site.run.caseFiles == 0 && site.page.contains("version 2 is not 1"))
  }

  @Test func noCasesHaveAPageThatSaysSo() async throws {
    let workspace = try Workspace(["run/results.jsonl": "", "run/durations.jsonl": ""])
    let made = try await workspace.run("gallery", "run")
    #expect(
      made.status == 1 && made.errors == "error: There are no cases to show.\n", "\(made)")
    #expect(try GallerySite(workspace).run.count == 0)
    let none = try await workspace.run("gallery", "nowhere", "--output", "none")
    #expect(none.status == 2 && none.errors.contains("There is no run in 'nowhere'") && !workspace.exists("none"))
  }

  /// The page is next to the runs, in a folder that the next run still accepts.
  @Test(arguments: [[], ["--single-file"]])
  func aRunBeginsBesideAGallery(arguments: [String]) async throws {
    let workspace = try await changed()
    try FileManager.default.removeItem(at: workspace.url("galley-output"))
    let made = try await workspace.run(["gallery", "--style-guide", "Catalogue"] + arguments)
    #expect(made.status == 0, "\(made)")
    let before = try workspace.files("galley-output")
    #expect(try await workspace.run("test", "Catalogue", "--record", "never").status == 1)
    let after = try workspace.files("galley-output")
    #expect(after["1/results.jsonl"] != nil && before.allSatisfy { after[$0.key] == $0.value })
  }

  @Test func theStyleGuideHasTheOrderAndWordsOfTheCatalogue() async throws {
    let workspace = try await changed()
    try workspace.replace(
      "  - name: same", with: "  - name: same\n    description: What <stays>.", in: "Catalogue/same.yaml")
    try FileManager.default.moveItem(
      at: workspace.url("References/greeting/greeting/card-AX3@2x.png"),
      to: workspace.url("References/greeting/greeting/card-XXXL@2x.png"))
    let made = try await gallery(workspace, "--style-guide")
    #expect(made.output == "4 cases: galley-output/gallery/index.html\n", "\(made)")
    let site = try GallerySite(workspace)
    #expect(try site.run.kind == "references" && site.run.title == "Catalogue")
    #expect(try site.run.scenes.map(\.description) == [nil, "What <stays>."])
    #expect(try site.cases.map(\.path).suffix(2) == ["same/same/card-L@2x", "same/same/card-AX3@2x"])
    #expect(try site.run.notes == ["orphaned greeting/greeting/card-XXXL@2x"])
    #expect(try site.cases.allSatisfy { $0.result.verdict == nil && $0.decision == nil })
    let other = try await workspace.run("gallery", "--style-guide", "--references", "References", "--output", "all")
    #expect(other.output == "5 cases: all/index.html\n", "\(other)")
  }

  @Test func picturesOfRenderAreShown() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.card(), "Catalogue/b.yaml": "scenes: [{name: x, view: {class: UILable}}]",
    ])
    _ = try await workspace.run("render", "Catalogue")
    #expect(try await gallery(workspace).status == 0)
    let site = try GallerySite(workspace)
    #expect(try site.run.kind == "render" && site.run.groups.map(\.verdict) == ["failed"])
    #expect(try site.cases.map { $0.pictures.actual?.hash != nil } == [true, true, false])
    #expect(try site.cases.map { $0.result.picture != nil } == [true, true, false])
  }
}
