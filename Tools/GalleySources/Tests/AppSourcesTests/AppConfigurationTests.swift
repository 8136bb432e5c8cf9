import AppSources
import Testing

@Suite struct AppConfigurationTests {
  private func configuration(_ text: String) throws -> AppConfiguration {
    try AppConfiguration(Array(text.utf8), file: "galley-sources.json")
  }

  @Test func everyKeyIsRead() throws {
    let read = try configuration(
      """
      {"folder": "../App", "project": "../App.xcodeproj", "target": "App", "files": ["Views/**"], "leaveOut": ["A.swift"],
       "omittedModules": ["Analytics"], "standIns": {"Kingfisher": "Pictures"}, "dependencies": ["SnapKit"]}
      """)
    #expect(read.folder == "../App")
    #expect(read.project == "../App.xcodeproj")
    #expect(read.target == "App")
    #expect(read.files.map(\.text) == ["Views/**"])
    #expect(read.leftOut.map(\.text) == ["A.swift"])
    #expect(read.omittedModules == ["Analytics"])
    #expect(read.standIns == ["Kingfisher": "Pictures"])
    #expect(read.dependencies == ["SnapKit"])
  }

  @Test func allSwiftFilesAreTakenByDefault() throws {
    #expect(try configuration("{}").files.map(\.text) == ["**/*.swift"])
  }

  @Test(arguments: [
    ("{\"flies\": []}", "1:2", "the key 'flies' is not known. Did you mean 'files'?"),
    ("{\n  \"files\": 3}", "2:12", "'files' is a number: expected an array of texts."),
    ("{\"files\": [\"\"]}", "1:12", "'files' is empty: expected a text."),
    (
      "{\"files\": [\"../A\"]}", "1:12",
      "'../A' is not a pattern of files: write a path below the folder, with * for a name's characters and ** for folders."
    ),
    ("{\"target\": \"App\"}", "1:2", "'target' says nothing without 'project'."),
    (
      "{\"omittedModules\": [\"A-B\"]}", "1:21",
      "'A-B' is not a module name: write letters, digits and underscores."
    ),
    ("{\"folder\": \"a\"", "1:15", "The JSON text ends too early."),
    ("[]", "1:1", "'galley-sources.json' is an array: expected an object."),
  ])
  func errorsHaveAPlace(text: String, position: String, message: String) {
    #expect {
      try configuration(text)
    } throws: { error in
      "\(error)" == "galley-sources.json:\(position): error: \(message)"
    }
  }

  @Test func modulesHaveTheNamesThatXcodeDerives() {
    #expect(ModuleName.derived(from: "My App-2") == "My_App_2")
    #expect(ModuleName.derived(from: "2Do") == "_2Do")
    #expect(!ModuleName.isValid("2Do") && !ModuleName.isValid("") && ModuleName.isValid("Straße"))
  }
}
