import Foundation
import SourceRewriting
import Testing

@testable import AppSources

/// Settings in files (Apple's documentation, "Adding a build configuration file to your project").
@Suite struct SettingsFileTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
      F2 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = SOURCE_ROOT; };
      F3 = {isa = PBXFileReference; path = Config/Project.xcconfig; sourceTree = SOURCE_ROOT; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = {
        PRODUCT_NAME = "$(TARGET_NAME)"; OWN = "own $(inherited)"; }; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
      C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F3; buildSettings = {
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; }; };
      T1 = {isa = PBXNativeTarget; name = Walks; productType = "com.apple.product-type.application";
        buildConfigurationList = L1; buildPhases = (P1, ); };
      R = {isa = PBXProject; buildConfigurationList = L0; targets = (T1, ); };
    }; rootObject = R; }
    """

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(
      ["Walks.xcodeproj/project.pbxproj": Self.project, "App.swift": ""].merging(files) { _, last in last })
  }

  @Test func settingsOfFilesAreBelowTheProjects() throws {
    let folder = try folder([
      "Config/App.xcconfig": """
      #include "Common.xcconfig" // what all targets have
      #include? "Secrets.xcconfig"
      PRODUCT_MODULE_NAME = WalksApp
      OWN = file
      PRODUCT_NAME = Other
      SWIFT_VERSION = $(LANGUAGE) // 5 or 6
      LANGUAGE[sdk=macosx*] = 4
      LANGUAGE[sdk=iphonesimulator*] = 6.0
      LANGUAGE[config=Release] = 3
      SWIFT_OBJC_BRIDGING_HEADER = $(TARGET_NAME)/Bridge.h;
      HOST = https:/$()/example.com
      """,
      "Config/Common.xcconfig":
        "#include \"App.xcconfig\"\nLANGUAGE = 5.0\nOTHER_SWIFT_FLAGS = -D BETA -DALPHA -Xcc x\n",
      "Config/Project.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STAGING\nOWN = project\n",
    ])
    let project = try XcodeProject(at: folder.path + "/Walks.xcodeproj")
    let target = try project.target(named: nil)
    #expect(target.moduleName == "WalksApp" && target.language.isSwift6)
    #expect(target.bridgingHeader == "Walks/Bridge.h")
    #expect(target.language.conditions == ["ALPHA", "BETA", "STAGING"])
    #expect(target.problems.isEmpty)
    let names = ["App", "Common", "Project", "Secrets"]
    #expect(
      target.inputs == [folder.path + "/Walks.xcodeproj/project.pbxproj"]
        + names.map { folder.path + "/Config/\($0).xcconfig" })
    let objects = try #require(project.objects.targets.first)
    let settings = TargetSettings(of: objects, in: project.objects, project: "", folder: folder.path)
    #expect(settings.value("OWN") == "own file" && settings.value("PRODUCT_NAME") == "Walks")
    #expect(settings.value("HOST") == "https://example.com")
  }

  @Test func filesThatAreGoneAreNamed() throws {
    let folder = try folder(["Config/App.xcconfig": "A = 1\n#include \"Gone.xcconfig\"\n"])
    let target = try XcodeProject(at: folder.path + "/Walks.xcodeproj").target(named: nil)
    #expect(
      target.problems.map { $0.description.replacing(folder.path + "/", with: "") } == [
        "Config/App.xcconfig:2:1: note: the settings of 'Config/Gone.xcconfig' cannot be read: No such file or directory. Correct its path, or include it with '#include?'.",
        "Walks.xcodeproj/project.pbxproj:6:33: note: the settings of 'Config/Project.xcconfig' cannot be read: No such file or directory. Correct its path, or include it with '#include?'.",
      ])
    // Builds wait in vain for what does not exist.
    var configuration = AppConfiguration()
    configuration.project = "Walks.xcodeproj"
    let app = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    #expect(
      app.listing.watchedFiles == [
        folder.path + "/Config", folder.path + "/Config/App.xcconfig", folder.path + "/Walks.xcodeproj/project.pbxproj",
      ])
  }

  @Test func aFileMayBeInASynchronizedFolder() throws {
    let folder = try folder(["Config/Base.xcconfig": "PRODUCT_MODULE_NAME = Base\n"])
    let project = Self.project.replacing(
      "baseConfigurationReference = F2;",
      with: "baseConfigurationReferenceAnchor = G1; baseConfigurationReferenceRelativePath = Base.xcconfig;"
    ).replacing(
      "P1 = {",
      with: "G1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = SOURCE_ROOT; }; P1 = {")
    try folder.write(project, to: "Walks.xcodeproj/project.pbxproj")
    #expect(try XcodeProject(at: folder.path + "/Walks.xcodeproj").target(named: nil).moduleName == "Base")
  }
}
