import Drawing
import Foundation
import Raster
import Snapshots
import Testing

/// `galley matrix`: figures compared with references, results of `galley test`, and `galley measure`.
@Suite struct MatrixTests {
  private static let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  // MARK: Figures

  /// All scenes of the repository's catalogue at the widths and text sizes for which it has references: heights and
  /// lines are those of the records.
  @Test func figuresAreThoseOfRecords() async throws {
    let root = GalleyProcess.repository.appendingPathComponent("Snapshots")
    let matrices = try await MatrixDocument.of(
      Workspace(), "/", root.appendingPathComponent("Catalogue").path)
    var compared = 0
    for scene in matrices.scenes {
      for cell in scene.cells {
        let file = root.appendingPathComponent("References/\(scene.scene)/\(cell.configuration).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        let layout = try Record(text: text).layout
        let name = "\(scene.scene)/\(cell.configuration)"
        #expect(cell.height == Double(layout.frame.size.height), "\(name)")
        #expect(cell.lines == Self.lineCount(layout), "\(name)")
        compared += 1
      }
    }
    // All scenes have a reference for their first configuration, and most for all text sizes.
    #expect(matrices.scenes.count > 80 && compared > 600, "\(matrices.scenes.count) scenes, \(compared) records")
  }

  private static func lineCount(_ node: LayoutNode) -> Int {
    node.children.reduce(node.lines.count) { $0 + lineCount($1) }
  }

  /// Truncated, broken, overlapping, allowed or not: the findings of `galley test` for the same cases.
  @Test func findingsAreThoseOfARun() async throws {
    let text = """
      matrix: {devices: [{name: card, width: 120, height: content}], categories: all, widths: [90, 120, 200]}
      scenes:
        - name: crowd
          allow: [{finding: truncated-text, view: title, reason: It has a page of its own.}]
          view:
            class: UIView
            frame: [0, 0, 120, 80]
            subviews:
              - {class: UILabel, name: title, frame: [8, 8, 104, 24], autoresizingMask: [flexibleWidth], text: Settings, font: {textStyle: headline}}
              - {class: UILabel, name: note, frame: [8, 20, 104, 60], autoresizingMask: [flexibleWidth], numberOfLines: 0, text: Notifications and privacy, font: {textStyle: body}}
      """
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    _ = try await workspace.test("--record", "all")
    let results = Dictionary(
      try workspace.results().map { ($0.path.configuration, $0.findings) }, uniquingKeysWith: { first, _ in first })
    let scene = try #require(try await MatrixDocument.of(workspace, "a/crowd", "Catalogue").scenes.first)
    #expect(scene.widths == [90, 120, 200] && scene.categories == Self.sizes && scene.cells.count == 36)
    #expect(results.count == 36)
    for cell in scene.cells {
      let noticed = cell.findings.filter { $0.kind != "text-outside" }
      let path = "a/crowd/\(cell.configuration)"
      #expect(noticed == results[cell.configuration]?.map { .init($0, in: path) }, "\(cell.configuration)")
    }
    let kinds = Set(scene.cells.flatMap { $0.findings.map(\.kind) })
    #expect(kinds.isSuperset(of: ["truncated-text", "overlapping-text", "broken-word"]), "\(kinds)")
    #expect(scene.cells.contains { $0.findings.contains { $0.allowed == "It has a page of its own." } })
  }

  /// Texts that leave the screen or a box, or have no room: the findings of `galley audit` for the same cases.
  @Test func textsOutsideAreThoseOfAnAudit() async throws {
    let text = """
      matrix: {devices: [{name: card, width: 320, height: 200}], categories: all, widths: [200, 320]}
      scenes:
        - name: off
          allow: [{finding: text-outside, view: known, reason: Everybody knows it.}]
          view:
            class: UIView
            constraints: ["V:|-10-[a]-20-[known]", "H:|-10-[a]", "H:|-10-[known]"]
            subviews:
              - {class: UILabel, name: a, text: Appointments and letters, font: {textStyle: body}}
              - {class: UILabel, name: known, text: Letters and appointments, font: {textStyle: body}}
        - name: box
          view:
            class: UIView
            constraints: ["V:|-10-[box(30)]", "H:|-10-[box]-10-|", "a.top = box.top", "a.leading = box.leading", "a.trailing = box.trailing"]
            subviews:
              - {class: UIView, name: box, clipsToBounds: true, subviews: [{class: UILabel, name: a, numberOfLines: 0, text: Appointments and letters, font: {textStyle: body}}]}
        - name: flat
          view:
            class: UIView
            subviews: [{class: UILabel, name: a, frame: [10, 10, 0, 20], text: Letters, font: {textStyle: body}}]
      """
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    _ = try await workspace.run("audit", "Catalogue", "--output", "out")
    let audited = Dictionary(
      try ResultFiles.read(RenderResult.self, from: workspace.url("out")).map {
        ("\($0.path.scene)/\($0.path.configuration)", $0.findings)
      }, uniquingKeysWith: { first, _ in first })
    var found: Set<String> = []
    for scene in try await MatrixDocument.of(workspace, "a/", "Catalogue").scenes {
      let name = try #require(scene.scene.split(separator: "/").last)
      for cell in scene.cells {
        // At accessibility sizes the audit has another name for text that is already truncated at L.
        let expected = try #require(audited["\(name)/\(cell.configuration)"]).filter {
          ["text-outside", "clipped-text"].contains($0.kind)
        }
        let path = "\(scene.scene)/\(cell.configuration)"
        #expect(
          cell.findings.filter { ["text-outside", "clipped-text"].contains($0.kind) }
            == expected.map { .init($0, in: path) }, "\(path)")
        found.formUnion(expected.map { "\(name) \($0.kind)\($0.allowed == nil ? "" : " allowed")" })
      }
    }
    #expect(
      found == ["off text-outside", "off text-outside allowed", "box text-outside", "flat clipped-text"], "\(found)")
  }

  /// The answer of `galley measure` for one label: whole pixels, lines, and whether it is truncated.
  private struct Measured: Decodable {
    struct Measurement: Decodable {
      struct Pixels: Decodable { var width: Int, height: Int }
      struct Line: Decodable {}
      var category: String, width: Double, pixels: Pixels, isTruncated: Bool, lines: [Line], brokenWords: [[Int]]
    }
    var measurements: [Measurement]
  }

  @Test(arguments: [0, 1, 2]) func aSceneOfOneLabelIsAsItMeasures(lines: Int) async throws {
    let text = "Notifications and privacy"
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label(text, lines: lines)])
    let widths = ["90", "163", "343"]
    let scene = try #require(
      try await MatrixDocument.of(
        workspace, "label", "Catalogue", "--widths", widths.joined(separator: ",")
      )
      .scenes.first)
    let run = try await workspace.run(
      ["measure", text, "--category", "all", "--scale", "2", "--lines", "\(lines)", "--want", "hidden", "--json"]
        + widths.flatMap { ["--width", $0] })
    let measured = try JSONDecoder().decode(Measured.self, from: Data(run.output.utf8)).measurements
    #expect(measured.count == 36 && scene.cells.count == 36)
    for (cell, expected) in zip(scene.cells, measured) {
      let name = "\(expected.category) in \(expected.width)"
      #expect(cell.category == expected.category && cell.width == expected.width)
      #expect(cell.height == Double(expected.pixels.height) / 2 && cell.lines == expected.lines.count, "\(name)")
      let kinds = Set(cell.findings.map(\.kind))
      #expect(kinds.contains("truncated-text") == expected.isTruncated, "\(name): \(kinds)")
      #expect(kinds.contains("broken-word") == !expected.brokenWords.isEmpty, "\(name): \(kinds)")
    }
  }

  // MARK: First breaks

  /// A label with one line is unbroken from the whole pixel on that `galley measure` gives as its width.
  @Test func theFirstBreakOfALineIsItsWidth() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust", lines: 1)])
    let scene = try #require(
      try await MatrixDocument.of(
        workspace, "label", "Catalogue", "--widths", "20,343", "--first-break", "--category", "L",
        "--category", "AX3"
      ).scenes.first)
    let run = try await workspace.run(
      "measure", "Wanderlust", "--category", "L", "--category", "AX3", "--scale", "2", "--json")
    struct Natural: Decodable {
      struct Measurement: Decodable { var pixels: Measured.Measurement.Pixels }
      var measurements: [Measurement]
    }
    let pixels = try JSONDecoder().decode(Natural.self, from: Data(run.output.utf8)).measurements.map(\.pixels.width)
    let expected = zip(["L", "AX3"], pixels).map { category, pixels in
      MatrixDocument.Width(category: category, breaks: Double(pixels - 1) / 2, holds: Double(pixels) / 2)
    }
    #expect(scene.firstBreaks?.widths == expected)
  }

  /// The smallest text size is also found between the rows of the table: the same with two rows as with twelve.
  @Test func textSizesBetweenTwoRowsAreFound() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust", lines: 1)])
    let arguments = ["label", "Catalogue", "--widths", "60...180/20", "--first-break"]
    let all = try await workspace.run(["matrix"] + arguments + ["--json"])
    let two = try await workspace.run(["matrix"] + arguments + ["--json", "--category", "XS", "--category", "AX5"])
    let found = try [all, two].map {
      try JSONDecoder().decode(MatrixDocument.self, from: Data($0.output.utf8)).scenes[0]
    }
    #expect(found[0].firstBreaks?.categories == found[1].firstBreaks?.categories)
    let scene = found[0]
    for (index, width) in scene.widths.enumerated() {
      let column = stride(from: index, to: scene.cells.count, by: scene.widths.count).map { scene.cells[$0] }
      let first = column.first { !$0.findings.isEmpty }?.category
      #expect(scene.firstBreaks?.categories[index].breaks == first, "\(width)")
    }
    #expect(Set(scene.firstBreaks?.categories.map(\.breaks) ?? []).count > 3)
  }

  // MARK: Output

  @Test func theTableIsPrinted() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust", lines: 1)])
    let run = try await workspace.run(
      "matrix", "a/label", "Catalogue", "--widths", "60,343", "--category", "L", "--category", "AX5",
      "--first-break")
    #expect(run.status == 0)
    // The heights are those from `galley measure`.
    #expect(
      run.lines.prefix(4) == [
        "a/label\tcard, @2x", "     width 60                         width 343",
        "L    20.5 pt, 1 line, truncated text  20.5 pt, 1 line",
        "AX5  63.5 pt, 1 line, truncated text  63.5 pt, 1 line",
      ], "\(run)")
    #expect(
      run.lines.last?.hasPrefix("note\tA first break is found by halving between two cells of the table") == true)
  }

  /// With allowed findings, first breaks and a cell that cannot be laid out.
  @Test func theJSONIsWhatItsSchemaSays() async throws {
    let text =
      MatrixSamples.label("Wanderlust", lines: 1) + "\n  - {name: flat, view: {class: UIView}}\n"
      + "  - name: known\n    allow: [{finding: truncated-text, reason: Everybody knows it.}]\n"
      + "    view: {class: UILabel, text: Wanderlust}\n"
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let schema = GalleyProcess.repository.appendingPathComponent("Snapshots/matrix.schema.json").path
    let python = """
      import json, jsonschema, sys
      schema, matrix = [json.load(open(path, encoding="utf-8")) for path in sys.argv[1:]]
      jsonschema.Draft202012Validator.check_schema(schema)
      jsonschema.Draft202012Validator(schema).validate(matrix)
      """
    try workspace.write(python, to: "validate.py")
    let line =
      "\"$galley\" matrix a/ Catalogue --widths 30,343 --first-break --output matrix --json > printed.json; "
    let run = try await workspace.shell(
      line + "PATH=/usr/bin:/bin python3 -B validate.py '\(schema)' matrix/matrix.json")
    #expect(run.status == 0, "\(run)")
    let document = String(decoding: try workspace.read("matrix/matrix.json"), as: UTF8.self)
    for part in ["\"failed\":", "\"allowed\":", "\"firstBreaks\":"] { #expect(document.contains(part), "\(part)") }
    #expect(try workspace.read("printed.json") == workspace.read("matrix/matrix.json"))
  }

  @Test func heatMapsAreShownByTheGallery() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": MatrixSamples.label("Wanderlust", lines: 1), "Catalogue/b.yaml": Catalogues.card(),
    ])
    let made = try await workspace.run(
      "matrix", "/", "Catalogue", "--widths", "60,343", "--output", "matrix")
    #expect(made.status == 0, "\(made)")
    let files = try workspace.files("matrix")
    #expect(files.keys.sorted() == [".galley-files", "a/label.png", "b/greeting.png", "matrix.json"])
    _ = try await workspace.run("matrix", "/", "Catalogue", "--widths", "60,343", "--output", "again")
    #expect(try workspace.files("again") == files)
    _ = try await workspace.test("--record", "all")
    let gallery = try await workspace.run("gallery", "out", "Catalogue", "--matrix", "matrix")
    #expect(gallery.status == 0, "\(gallery)")
    let site = try GallerySite(workspace)
    for scene in try site.run.scenes {
      let picture = try #require(files["\(scene.catalogueFile)/\(scene.scene).png"])
      let hash = Hash128(hashing: picture)
      #expect(scene.heatMap?.hash == hash && site.files["images/\(hash).png"] == picture)
    }
    let single = try await workspace.run(
      "gallery", "out", "Catalogue", "--matrix", "matrix", "--single-file", "--output", "one.html")
    #expect(single.status == 0, "\(single)")
    let page = String(decoding: try workspace.read("one.html"), as: UTF8.self)
    #expect(page.contains(try #require(files["a/label.png"]).base64EncodedString()))
    let without = try await workspace.run("gallery", "out", "Catalogue", "--matrix", "References")
    #expect(
      without.status == 2
        && without.errors
          == "error: 'References' contains no matrix.json. Write it first: galley matrix SCENE --output References\n",
      "\(without)")
  }

  @Test func heatMapsThatTheGalleryHasNoSceneForAreTold() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": MatrixSamples.label("Wanderlust"), "Catalogue/b.yaml": MatrixSamples.label("Wanderlust"),
      "Catalogue/c.yaml": MatrixSamples.label("Wanderlust"),
    ])
    _ = try await workspace.run(
      "matrix", "/", "Catalogue", "--category", "L", "--output", "matrix")
    _ = try await workspace.test("--record", "all", "--filter", "b/")
    let some = try await workspace.run("gallery", "out", "Catalogue", "--matrix", "matrix")
    #expect(
      some.status == 0
        && some.lines.first == "note\theat maps in 'matrix' are of scenes that are not shown: a/label and c/label",
      "\(some)")
    _ = try await workspace.test("--record", "all")
    let all = try await workspace.run("gallery", "out", "Catalogue", "--matrix", "matrix")
    #expect(all.status == 0 && !all.output.contains("unused"), "\(all)")
  }

  @Test(arguments: [
    (
      "matrix/matrix.json", "{\"version\": 2}",
      "error: 'matrix/matrix.json' cannot be read: it was not written by this version. Run galley matrix again.\n"
    ),
    ("matrix/a/label.png", nil, "error: 'matrix/a/label.png' does not exist. Run galley matrix again.\n"),
  ])
  func aFolderOfMatricesThatWasChangedIsRefused(file: String, text: String?, message: String) async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": MatrixSamples.label("Wanderlust", lines: 1)])
    _ = try await workspace.run("matrix", "label", "Catalogue", "--output", "matrix")
    _ = try await workspace.test("--record", "all")
    if let text {
      try workspace.write(text, to: file)
    } else {
      try FileManager.default.removeItem(at: workspace.url(file))
    }
    let run = try await workspace.run("gallery", "out", "Catalogue", "--matrix", "matrix")
    #expect(run.status == 2 && run.errors == message, "\(run)")
  }

  @Test func severalFindingsOfAKindAreCounted() async throws {
    let text = """
      matrix: {devices: [{name: card, width: 120, height: 100}], categories: [L]}
      scenes:
        - name: crowd
          view:
            class: UIView
            subviews:
              - {class: UILabel, name: a, frame: [8, 8, 30, 24], text: Settings, font: {textStyle: body}}
              - {class: UILabel, name: b, frame: [8, 50, 30, 24], text: Letters, font: {textStyle: body}}
      """
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let run = try await workspace.run("matrix", "crowd", "Catalogue", "--category", "L")
    #expect(run.lines.last == "L  100 pt, 2 lines, truncated text ×2", "\(run)")
  }

  // MARK: What is wrong

  /// For a cell that cannot be laid out, or a scene that cannot be read, the status is 1; the rest is present.
  @Test func whatCannotBeLaidOutIsSaid() async throws {
    let text =
      MatrixSamples.label("Wanderlust") + "\n  - {name: odd, view: {class: UILable}}\n"
      + "  - {name: flat, view: {class: UIView}}\n"
    let workspace = try Workspace(["Catalogue/a.yaml": text])
    let run = try await workspace.run(
      "matrix", "a/", "Catalogue", "--category", "L", "--output", "matrix")
    #expect(run.status == 1 && run.errors.hasPrefix("error: a.yaml:5:") && run.errors.contains("UILable"), "\(run)")
    #expect(run.lines.contains("L  20.5 pt, 1 line") && run.lines.contains("L  failed"), "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("failed\tcard-L@2x\ta.yaml:6:") }, "\(run)")
    #expect(workspace.exists("matrix/a/flat.png") && !workspace.exists("matrix/a/odd.png"))
  }

  /// A size at which nothing can be laid out is not a break.
  @Test func aBoundaryOfWhatFailsIsSaidSo() async throws {
    let flat =
      MatrixSamples.label("Wanderlust").split(separator: "\n").prefix(2) + ["  - {name: flat, view: {class: UIView}}"]
    let workspace = try Workspace(["Catalogue/a.yaml": flat.joined(separator: "\n")])
    let arguments = [
      "matrix", "flat", "Catalogue", "--widths", "60,343", "--category", "L", "--first-break",
    ]
    let run = try await workspace.run(arguments)
    #expect(
      run.status == 1
        && run.lines.filter { $0.hasPrefix("first break") } == [
          "first break\tL: fails at 343 pt, the widest of the table",
          "first break\twidth 60: fails at L, the smallest of the table",
          "first break\twidth 343: fails at L, the smallest of the table",
        ], "\(run)")
    let json = try await workspace.run(arguments + ["--json"])
    let scene = try #require(try JSONDecoder().decode(MatrixDocument.self, from: Data(json.output.utf8)).scenes.first)
    #expect(scene.firstBreaks?.widths == [MatrixDocument.Width(category: "L", breaks: 343, holds: nil, fails: true)])
  }
}
