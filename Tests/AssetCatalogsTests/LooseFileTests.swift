import Testing

@testable import AssetCatalogs

/// Loose pictures: `name@3x~ipad.png`, as Apple's Resource Programming Guide names them.
@Suite struct LooseFileTests {
  private func conditions(_ idiom: AssetQualifiers.Idiom, _ scale: Double) -> AssetConditions {
    var conditions = AssetConditions()
    (conditions.idiom, conditions.scale) = (idiom, scale)
    return conditions
  }

  @Test func namesAreTakenApart() {
    let file = LooseFile("photo@3x~ipad.png")
    #expect(file.name == "photo.png")
    #expect(file.qualifiers.scale == 3)
    #expect(file.qualifiers.idiom == .ipad)
    #expect(LooseFile("a~b@4x.png").name == "a~b@4x.png")
    #expect(LooseFile("photo.v2@2x.jpg").name == "photo.v2.jpg")
  }

  @Test(arguments: [
    ("photo", AssetQualifiers.Idiom.iphone, 1.0, "photo.png", 1), ("photo", .iphone, 2, "photo@2x.png", 2),
    ("photo", .iphone, 3, "photo@2x.png", 2), ("photo", .ipad, 3, "photo@3x~ipad.png", 3),
    ("photo.png", .iphone, 2, "photo@2x.png", 2), ("photo@2x", .iphone, 1, "photo@2x.png", 2),
    ("photo@2x.png", .iphone, 1, "photo@2x.png", 2), ("sky.jpg", .iphone, 2, "sky.jpg", 1),
    ("icons/dot", .iphone, 1, "icons/dot@3x.png", 3), ("dot", .iphone, 1, "icons/dot@3x.png", 3),
    ("v1.2", .iphone, 1, "v1.2.png", 1),
  ]) func theBestFileIsFound(
    name: String, idiom: AssetQualifiers.Idiom, scale: Double, file: String, pixels: Int
  ) throws {
    let folder = try AssetFolder([
      "photo.png": "", "photo@2x.png": "", "photo@3x~ipad.png": "", "sky.jpg": "", "icons/dot@3x.png": "",
      "v1.2.png": "",
    ])
    let found = try #require(try folder.open().looseFile(named: name, for: conditions(idiom, scale)))
    #expect(found.file.path.hasSuffix("/" + file))
    #expect(found.scale == pixels)
  }

  @Test(arguments: ["sky", "Photo", "", "photo.jpg", "photo@3x"]) func otherNamesAreNotFound(_ name: String) throws {
    let folder = try AssetFolder(["photo.png": "", "photo@2x.png": "", "sky.jpg": ""])
    #expect(try folder.open().looseFile(named: name, for: conditions(.iphone, 2)) == nil)
  }

  /// Of 2,000 sets one is read, as only its folder has anything in it that could be.
  @Test func setsAreReadWhenTheyAreAskedFor() throws {
    let folder = try AssetFolder()
    for index in 0..<2000 { try folder.write("A.xcassets/Group \(index % 40)/i\(index).imageset/Contents.json", "[") }
    try folder.write("A.xcassets/first.imageset/Contents.json", #"{"images": []}"#)
    let bundle = try folder.open()
    #expect(bundle.imageNames.count == 2001)
    #expect(bundle.findings == [])
    #expect(bundle.image(named: "first")?.findings == [])
    #expect(bundle.image(named: "i7")?.findings.count == 1)
  }
}
