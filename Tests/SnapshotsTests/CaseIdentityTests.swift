import Testing

@testable import Snapshots

@Suite struct CaseIdentityTests {
  @Test func theReferencesPathIsFileSceneAndConfiguration() throws {
    let identity = try CaseIdentity(
      catalogueFile: "cards/text styles", scene: "body", configuration: "iPhone 15-AX3-dark@2x")
    #expect(identity.referencePath == "cards/text styles/body/iPhone 15-AX3-dark@2x")
  }

  @Test func namesInOtherScriptsAreFine() throws {
    #expect(
      try CaseIdentity(catalogueFile: "日本語", scene: "größe.2", configuration: "-x_🙂").referencePath
        == "日本語/größe.2/-x_🙂")
  }

  @Test(arguments: [
    "", ".", "..", ".hidden", " first", "last ", "last.", "a/b", "a\\b", "a:b", "a*b", "a?b", "a\"b", "a<b", "a>b",
    "a|b",
    "a\nb", "a\u{0}b", "a\u{7F}b", "a\u{85}b",
  ])
  func namesThatCannotBePartOfAPathAreRefused(_ name: String) {
    #expect(throws: CaseIdentityError.unsafeName(part: "scene", name: name)) {
      try CaseIdentity(catalogueFile: "file", scene: name, configuration: "card")
    }
    #expect(throws: CaseIdentityError.unsafeName(part: "configuration", name: name)) {
      try CaseIdentity(catalogueFile: "file", scene: "scene", configuration: name)
    }
  }

  @Test(arguments: ["", "/", "/etc", "a/", "a//b", "a/../b", "../a", "./a", "a/."])
  func pathsThatLeaveTheStoreAreRefused(_ path: String) {
    #expect(throws: CaseIdentityError.self) {
      try CaseIdentity(catalogueFile: path, scene: "scene", configuration: "card")
    }
  }

  @Test func theMessagesSayWhatToDo() {
    #expect(
      CaseIdentityError.unsafeName(part: "scene", name: "../x").description
        == "The scene name '../x' cannot be part of a path: use letters, digits, '-', '_', and spaces and '.' inside.")
    #expect(
      CaseIdentityError.nameTooLong(part: "scene", name: String(repeating: "ä", count: 61), limit: 120).description
        == "The scene name 'ääääääääääääääääääää…' is 122 bytes long; at most 120 are allowed.")
  }

  @Test func lengthIsCountedInBytes() throws {
    func identity(_ file: String, _ scene: String) throws -> CaseIdentity {
      try CaseIdentity(catalogueFile: file, scene: scene, configuration: "card")
    }
    #expect(try identity("file", String(repeating: "ä", count: 60)).path.scene.utf8.count == 120)
    let long = String(repeating: "ä", count: 61)
    #expect(throws: CaseIdentityError.nameTooLong(part: "scene", name: long, limit: 120)) { try identity("file", long) }
    // A file has the name that it has.
    #expect(try identity(String(repeating: "x", count: 255), "scene").path.catalogueFile.utf8.count == 255)
    #expect(throws: CaseIdentityError.self) { try identity(String(repeating: "x", count: 256), "scene") }
    let deep = String(repeating: "folder/", count: 150) + "file"
    #expect(throws: CaseIdentityError.nameTooLong(part: "catalogue file", name: deep, limit: 1_000)) {
      try identity(deep, "scene")
    }
  }
}
