import ArgumentParser
import Foundation
import HeadlessUIKit
import ImageComparison
import JSONDocuments
import ModelContextProtocol
import Raster
import ReferenceCommands
import Scenes
import Snapshots
import ViewRendering

/// `compare`: cases beside their references, a revision of git's, or a picture.
enum CompareTool {
  private static let (revision, picture) = ("revision", "picture")
  private static let mostCases = 48
  /// The largest number of cases whose pictures are shown.
  private static let mostShown = 8

  @MainActor static func tool(_ bench: Workbench) -> Tool {
    Tool(
      "compare", title: "Compare with a reference, a revision or a picture",
      "Compares cases with their references, unless a git revision or a picture is given. Differences are described in words, and the "
        + "pictures show expected, difference and actual side by side.",
      parameters: CalledScenes.parameters + [
        Parameter(
          revision, .string,
          "A branch, tag or commit, whose scene is compared with the working tree's. For 'scene' alone."),
        Parameter(picture, .string, "A PNG file, with which one case is compared."), PictureLimit.parameter,
      ], result: result, effect: .writesOutput
    ) { call in try bench.perform { try compare(call, bench) } }
  }

  private static let result = SchemaPart.result(
    [
      ("same", SchemaPart.flag),
      (
        "results",
        SchemaPart.list(
          SchemaPart.object(
            [("case", SchemaPart.string), ("verdict", SchemaPart.string), ("details", SchemaPart.string)],
            optional: [("file", SchemaPart.string), ("line", SchemaPart.integer), ("shown", SchemaPart.flag)]))
      ),
    ], optional: [("reduced", SchemaPart.number), ("run", SchemaPart.string)])

  @MainActor private static func compare(_ call: ToolCall, _ bench: Workbench) throws -> ToolResult {
    let arguments = call.arguments
    guard arguments[revision] == nil || arguments[picture] == nil else { throw CallError.oneOf([revision, picture]) }
    if let name = arguments.string(revision) { return try compare(call, with: name, bench) }
    let scenes = try CalledScenes(arguments, in: bench.folder, limit: mostCases)
    if let path = arguments.string(picture) {
      let url = try bench.folder.url(of: path, argument: picture)
      return try compare(scenes, withPicture: url, named: path, PictureLimit(arguments), bench)
    }
    guard arguments[CalledScenes.scene] != nil else {
      throw CallError.needs(
        argument: picture, with: arguments[CalledScenes.yaml] != nil ? CalledScenes.yaml : CalledScenes.document)
    }
    return try compareWithReferences(call, scenes, bench)
  }

  // MARK: References

  @MainActor private static func compareWithReferences(
    _ call: ToolCall, _ scenes: CalledScenes, _ bench: Workbench
  ) throws -> ToolResult {
    let root = scenes.references
    try bench.folder.check(references: root)
    let temporary = try ManagedFolder.make(prefix: "galley-mcp-")
    defer { temporary.remove() }
    let folder = try RunFolder.claim(try temporary.add("run"))
    let examiner = Examiner(
      store: ReferenceStore(root: root), recordMode: .never, differencePicture: .sideBySide, output: folder)
    let driver = CaseDriver(bench.renderer)
    let results = try scenes.cases.map { scene in
      try call.checkCancellation()
      var result = driver.compare(scene.casePath, with: examiner) { try scene.subjectCase() }
      result.source = scenes.place(of: scene)
      return result
    }
    return try answer(results, in: folder.url, PictureLimit(call.arguments))
  }

  /// - Parameter folder: the run's folder, with the pictures.
  private static func answer(
    _ results: [CaseResult], in folder: URL, _ limit: PictureLimit, run: String? = nil
  ) throws -> ToolResult {
    let shown = results.filter { !$0.outcome.passes }.prefix(mostShown).compactMap { result -> (CasePath, Bitmap)? in
      let files = result.outcome.artifacts
      guard let name = files?.difference ?? files?.actual,
        let file = try? FileBytes.read(folder.appendingPathComponent(name).path, named: name),
        let bitmap = try? PNG.decode(file)
      else { return nil }
      return (result.path, bitmap)
    }
    let seen = Set(shown.map(\.0))
    let rows = results.map { result -> JSON in
      let row: JSON = [
        "case": .string(result.path.description), "verdict": .string(result.outcome.verdict.rawValue),
        "details": .string(result.outcome.details), "shown": .bool(seen.contains(result.path)),
      ]
      return row.adding(.object(result.source?.members ?? []))
    }
    let data: JSON = ["same": .bool(results.allSatisfy(\.outcome.passes)), "results": .array(rows)]
    return try ToolResult(shown.map(\.1), within: limit) { _, factor in
      data.adding(factor < 1 ? ["reduced": .number(factor)] : [:]).adding(run.map { ["run": .string($0)] } ?? [:])
    }
  }

  // MARK: Revisions

  @MainActor private static func compare(
    _ call: ToolCall, with name: String, _ bench: Workbench
  ) throws -> ToolResult {
    let arguments = call.arguments
    guard let scene = arguments.string(CalledScenes.scene) else {
      throw CallError.needs(argument: CalledScenes.scene, with: revision)
    }
    guard arguments[CalledScenes.matrix] == nil else {
      throw CallError.excluded(argument: CalledScenes.matrix, by: revision)
    }
    let catalogue = arguments.string(CalledScenes.catalogueName) ?? CatalogueOptions.defaultCatalogue
    let url = try bench.folder.url(of: catalogue, argument: CalledScenes.catalogueName)
    let repository = try CataloguePlace(url).repository.root
    guard bench.folder.confinement.holds(repository) else {
      throw CallError.outside(argument: "the repository", path: repository.path)
    }
    try bench.folder.checkOutput()
    let words = bench.fontWords + ["--difference=side-by-side", "--filter=\(scene)", "--", name, catalogue]
    let done = try CompareCommand.parse(words).perform()
    let folder = URL(exactPath: done.output, isDirectory: true)
    return try answer(
      ResultFiles.read(CaseResult.self, from: folder), in: folder, PictureLimit(arguments), run: done.output)
  }

  // MARK: Pictures

  @MainActor private static func compare(
    _ scenes: CalledScenes, withPicture url: URL, named path: String, _ limit: PictureLimit, _ bench: Workbench
  ) throws -> ToolResult {
    guard scenes.cases.count == 1 else { throw CallError.notOneCase(count: scenes.cases.count) }
    let expected: Bitmap
    do {
      guard let file = try FileBytes.read(url.path, named: path) else {
        throw CallError.missingFile(argument: picture, path: path)
      }
      expected = try PNG.decode(file)
    } catch let error as CallError {
      throw error
    } catch {
      throw CallError.notAPicture(path: path, reason: "\(error)")
    }
    let laidOut = try LaidOutScene(scenes.cases[0], by: bench.renderer)
    let actual = try bench.renderer.draw(laidOut.recording.displayList, scale: laidOut.configuration.scale)
    let difference = ImageComparison.compare(expected: expected, actual: actual)
    let row: JSON = [
      "case": .string(laidOut.scene.path), "verdict": .string(difference == nil ? "unchanged" : "changed"),
      "details": .string(difference.map(Self.words) ?? ""), "shown": .bool(difference != nil),
    ]
    let data: JSON = [
      "same": .bool(difference == nil),
      "results": .array([row.adding(.object(scenes.place(of: laidOut.scene).members))]),
    ]
    let shown =
      difference == nil ? [] : [try ImageComparison.picture(.sideBySide, expected: expected, actual: actual)]
    return try ToolResult(shown, within: limit) { _, factor in
      factor < 1 ? data.adding(["reduced": .number(factor)]) : data
    }
  }

  private static func words(_ difference: ImageDifference) -> String {
    if let sizes = difference.sizes {
      return "\(sizes.expected.width)x\(sizes.expected.height) → \(sizes.actual.width)x\(sizes.actual.height) pixels"
    }
    let box = difference.boundingBox
    return "\(difference.differingPixels) pixels differ, by at most \(difference.largestChannelDifference) of 255, in "
      + "\(box.width)x\(box.height) pixels at \(box.x), \(box.y)"
  }
}
