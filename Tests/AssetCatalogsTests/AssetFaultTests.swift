import Foundation
import SourcePlaces
import Testing

@testable import AssetCatalogs

/// Folders that are damaged or meant to harm: each has a finding with its place, and nothing outside is read.
@Suite struct AssetFaultTests {
  private func findings(_ contents: String, files: [String] = []) throws -> [String] {
    let folder = try AssetFolder(["A.xcassets/a.imageset/Contents.json": contents])
    for file in files { try folder.write("A.xcassets/a.imageset/\(file)", "x") }
    let asset = try #require(try folder.open().image(named: "a"))
    return messages(asset.findings, in: folder)
  }

  private let contents = "A.xcassets/a.imageset/Contents.json"

  @Test func brokenJSON() throws {
    #expect(try findings("{\n  \"images\": [,]}") == ["\(contents):2:14: is no JSON: Expected a value, not ','."])
    #expect(try findings("[]") == ["\(contents):1:1: 'Contents.json' must be an object, not an array."])
    #expect(try findings("") == ["\(contents):1:1: is no JSON: The JSON text ends too early."])
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      try findings("{\"images\": \(deep)") == [
        "\(contents):1:43: is no JSON: Arrays and objects are more than 32 levels deep."
      ])
  }

  @Test func wrongTypesAndValues() throws {
    #expect(try findings(#"{"images": {}}"#) == ["\(contents):1:12: 'images' must be an array, not an object."])
    #expect(
      try findings(#"{"images": [1]}"#) == ["\(contents):1:13: 'images' must be an array of objects, not a number."])
    #expect(
      try findings(#"{"images": [{"filename": 5}]}"#) == [
        "\(contents):1:26: 'filename' must be a string, not a number."
      ])
    #expect(
      try findings(#"{"images": [{"filename": "a.png", "idiom": "ipda"}]}"#, files: ["a.png"]) == [
        "\(contents):1:44: 'ipda' is not a value of 'idiom'. Did you mean 'ipad'?"
      ])
    #expect(
      try findings(#"{"images": [{"filename": "a.png", "scale": "2"}]}"#, files: ["a.png"]) == [
        "\(contents):1:44: '2' is not a value of 'scale'. Did you mean '2x'?"
      ])
    #expect(
      try findings(#"{"images": [{"filename": "a.png", "scale": "99999999999999999999x"}]}"#, files: ["a.png"]) == [
        "\(contents):1:44: '99999999999999999999x' is not a value of 'scale'."
      ])
  }

  /// A slot of a kind that is not known must not stand for others.
  @Test func slotsThatAreNotUnderstoodAreNotChosen() throws {
    let folder = try AssetFolder([
      contents: """
      {"images": [{"filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dusk"}]},
                  {"filename": "b.png"}]}
      """, "A.xcassets/a.imageset/a.png": "x", "A.xcassets/a.imageset/b.png": "x",
    ])
    let asset = try #require(try folder.open().image(named: "a"))
    #expect(asset.set?.slots.map(\.file.kind).count == 1)
    #expect(asset.set?.slot(for: AssetConditions())?.file.path.hasSuffix("b.png") == true)
    #expect(asset.findings.count == 1)
  }

  @Test func filesThatAreMissing() throws {
    #expect(
      try findings(#"{"images": [{"filename": "a.png"}]}"#) == [
        "\(contents):1:26: the file 'a.png' is not in the set's folder. Add it, or remove its entry."
      ])
    let folder = try AssetFolder(["A.xcassets/a.imageset/a.png": "x"])
    let asset = try #require(try folder.open().image(named: "a"))
    #expect(asset.set == nil)
    #expect(
      messages(asset.findings, in: folder) == ["\(contents): cannot be read. Check that it exists and can be read."])
  }

  @Test(arguments: ["../b.imageset/b.png", "/etc/passwd", "..", ".", "", "a/b"])
  func namesThatArePaths(_ name: String) throws {
    #expect(
      try findings("{\"images\": [{\"filename\": \"\(name)\"}]}") == [
        "\(contents):1:26: '\(name)' is not a file name. Name a file of the same folder, without '/'."
      ])
  }

  @Test func linksOutOfTheFolder() throws {
    let outside = try AssetFolder(["secret.png": "x", "b.imageset/Contents.json": "{}"])
    let folder = try AssetFolder([contents: #"{"images": [{"filename": "a.png"}]}"#])
    try folder.link("A.xcassets/a.imageset/a.png", to: outside.path + "/secret.png")
    try folder.link("A.xcassets/b.imageset", to: outside.path + "/b.imageset")
    try folder.link("A.xcassets/d.imageset/Contents.json", to: outside.path + "/b.imageset/Contents.json")
    try folder.link("loose.png", to: outside.path + "/secret.png")
    let bundle = try folder.open()
    let message = "is a link out of the folder, which is not followed. Copy its target."
    #expect(messages(bundle.image(named: "a")?.findings ?? [], in: folder) == ["\(contents):1:26: 'a.png' \(message)"])
    #expect(bundle.image(named: "b") == nil)
    #expect(messages(bundle.findings(about: "b"), in: folder) == ["A.xcassets: 'b.imageset' \(message)"])
    #expect(
      messages(bundle.image(named: "d")?.findings ?? [], in: folder) == [
        "A.xcassets/d.imageset/Contents.json: 'Contents.json' \(message)"
      ])
    #expect(bundle.looseFile(named: "loose", for: AssetConditions()) == nil)
    #expect(bundle.looseFile(named: "../loose", for: AssetConditions()) == nil)
  }

  @Test func circlesEnd() throws {
    let folder = try AssetFolder(["A.xcassets/G/a.imageset/Contents.json": #"{"images": []}"#])
    try folder.link("A.xcassets/G/again", to: "..")
    try folder.link("A.xcassets/G/self", to: "self")
    try folder.link("up", to: ".")
    let bundle = try folder.open()
    #expect(bundle.imageNames == ["a"])
    #expect(
      messages(bundle.findings, in: folder).map { $0.replacing(folder.path, with: "") } == [
        ": 'up' is a link to a folder that it lies in. Remove it.",
        "A.xcassets/G: 'again' is a link to a folder that it lies in. Remove it.",
        "A.xcassets/G: the file 'self' is not in the set's folder. Add it, or remove its entry.",
      ])
  }

  /// Two groups that link to each other: each way in ends at the limit of depth, which is found.
  @Test func circlesOverTwoFoldersEnd() throws {
    let folder = try AssetFolder([
      "A.xcassets/G/a.imageset/Contents.json": "{}", "A.xcassets/H/b.imageset/Contents.json": "{}",
    ])
    try folder.link("A.xcassets/G/h", to: "../H")
    try folder.link("A.xcassets/H/g", to: "../G")
    let bundle = try folder.open()
    #expect(Set(bundle.imageNames) == ["a", "b"])
    #expect(!bundle.findings.isEmpty)
    #expect(bundle.findings.count <= 1000)
  }

  @Test func foldersThatAreTooDeep() throws {
    let folder = try AssetFolder()
    try folder.write("A.xcassets/" + String(repeating: "g/", count: 40) + "a.imageset/Contents.json", "{}")
    let bundle = try folder.open()
    #expect(bundle.imageNames == [])
    #expect(bundle.findings.map(\.problem) == [.tooDeep(limit: 32)])
  }

  @Test func filesThatAreTooLarge() throws {
    let folder = try AssetFolder([contents: String(repeating: " ", count: 4 << 20 + 1)])
    #expect(try folder.open().image(named: "a")?.findings.map(\.problem) == [.tooLarge(limit: 4 << 20)])
  }

  @Test func repeatedNames() throws {
    let folder = try AssetFolder([
      "A.xcassets/a.imageset/Contents.json": "{}", "B.xcassets/a.imageset/Contents.json": "{}",
      "B.xcassets/a.colorset/Contents.json": "{}",
    ])
    let bundle = try folder.open()
    #expect(
      messages(bundle.findings(about: "a"), in: folder).map { $0.replacing(folder.path + "/", with: "") } == [
        "B.xcassets/a.imageset: another set has the name 'a' and is used: A.xcassets/a.imageset. Rename one."
      ])
  }

  @Test func foldersThatAreNotThere() {
    #expect(throws: AssetFinding(.unreadable, at: SourcePlace(file: "/nowhere"))) {
      try AssetBundle(folder: "/nowhere")
    }
  }

  @Test(arguments: [
    (#"{"components": {"red": "0.5", "green": "0x80", "blue": "128", "alpha": "1"}}"#, AssetProblem.mixedComponents),
    (#"{"components": {"red": "256", "green": "0", "blue": "0"}}"#, .component(name: "red", value: "256")),
    (#"{"components": {"red": "0x100", "green": "0x0", "blue": "0x0"}}"#, .component(name: "red", value: "0x100")),
    (#"{"components": {"red": "nan", "green": "0", "blue": "0"}}"#, .component(name: "red", value: "nan")),
    (#"{"components": {"red": "0.1", "green": "0.1"}}"#, .component(name: "blue", value: nil)),
    (#"{"components": {"white": "0.1"}}"#, .component(name: "red", value: nil)),
    (
      #"{"components": {"red": "0.1", "green": "0.1", "blue": "0.1", "alpha": "2"}}"#,
      .component(name: "alpha", value: "2")
    ),
    (#"{"color-space": "cmyk", "components": {}}"#, .unknownValue(key: "color-space", value: "cmyk", suggestion: nil)),
    (#"{}"#, .wrongType(key: "components", expected: "an object", found: "missing")),
  ]) func colorsThatAreWrong(json: String, problem: AssetProblem) throws {
    #expect(try AssetFolder.color(json).findings == [problem])
  }
}
