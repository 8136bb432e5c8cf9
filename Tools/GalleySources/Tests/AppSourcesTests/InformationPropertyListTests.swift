import Foundation
import SourceRewriting
import Testing

@testable import AppSources

/// The information property list that Xcode makes of a target (Apple's "Build settings reference": `INFOPLIST_FILE`,
/// `INFOPLIST_KEY_…`, `GENERATE_INFOPLIST_FILE`, `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`).
@Suite struct InformationPropertyListTests {
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      F1 = {isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist"; PRODUCT_NAME = "$(TARGET_NAME)"; MARKETING_VERSION = 2.1;
        PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; A = "$(B)"; B = "$(A)";
        INFOPLIST_KEY_CFBundleDisplayName = Walks; INFOPLIST_KEY_UIRequiresFullScreen = YES; }; };
      C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {MARKETING_VERSION = 3; }; };
      L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
      C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor; MARKETING_VERSION = 1; }; };
      T1 = {isa = PBXNativeTarget; name = "My Walks"; productType = "com.apple.product-type.application";
        buildConfigurationList = L1; buildPhases = (P1, ); };
      R = {isa = PBXProject; buildConfigurationList = L0; targets = (T1, ); developmentRegion = en; };
    }; rootObject = R; }
    """

  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
      <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
      <key>Circle</key><string>[$(A)]</string>
      <key>Nothing</key><string>${UNKNOWN}</string>
      <key>UIAppFonts</key><array><string>$(PRODUCT_MODULE_NAME).ttf</string></array>
      <key>Version</key><integer>3</integer>
    </dict></plist>
    """

  private func list(_ files: [String: String]) throws -> [String: Any] {
    let folder = try TemporaryFolder(files)
    var configuration = AppConfiguration()
    configuration.project = "My.xcodeproj"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    let output = folder.path + "/out"
    let resources = AppResources(target.listing)
    let exists = files["App/Info.plist"] != nil
    // Builds wait in vain for a file that does not exist: its folder is watched.
    #expect(resources.inputs == [folder.path + (exists ? "/App/Info.plist" : "")])
    try Copies(of: target.listing.files, resources: resources, in: output).write(try target.rewritten())
    let bytes = try FileContents.bytes(of: output + "/App.bundle/Info.plist")
    return try #require(
      try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any])
  }

  @Test func aFilesSettingsHaveTheirValues() throws {
    let list = try list([
      "My.xcodeproj/project.pbxproj": Self.project, "App.swift": "import UIKit\n", "App/Info.plist": Self.file,
    ])
    #expect(
      list["CFBundleName"] as? String == "My Walks" && list["CFBundleIdentifier"] as? String == "org.example.My-Walks")
    #expect(list["UIAppFonts"] as? [String] == ["My_Walks.ttf"] && list["Version"] as? Int == 3)
    #expect(list["Nothing"] as? String == "")
    #expect(list["Circle"] as? String == "[]")
  }

  @Test("Keys of settings are there without a file; the target's settings come before the project's")
  func settings() throws {
    let list = try list(["My.xcodeproj/project.pbxproj": Self.project, "App.swift": "import UIKit\n"])
    #expect(list["CFBundleDisplayName"] as? String == "Walks" && list["UIRequiresFullScreen"] as? Bool == true)
    #expect(list["CFBundleShortVersionString"] as? String == "2.1")
    #expect(list["CFBundleDevelopmentRegion"] as? String == "en")
    #expect(list["NSAccentColorName"] as? String == "AccentColor")
  }

  /// The problems of an app with this file, without the folder's path.
  private func problems(_ file: String?, project: String = Self.project) throws -> [String] {
    var files = ["My.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit\n"]
    files["App/Info.plist"] = file
    let folder = try TemporaryFolder(files)
    var configuration = AppConfiguration()
    configuration.project = "My.xcodeproj"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    return try target.rewritten().problems.map { $0.description.replacing(folder.path + "/", with: "") }
  }

  @Test(arguments: [
    (
      "<plist version=\"1.0\"><dict>\n  <key>A</key>\n</dict></plist>",
      "2:3: error: the information property list gives no keys: The key 'A' has no value."
    ),
    (
      "<plist version=\"1.0\"><dict>\n  <key>A</key><string>B</key>\n</dict></plist>",
      "2:24: error: the information property list gives no keys: Expected '</string>', not '</key>'."
    ),
    (
      "<plist version=\"1.0\">\n<array/></plist>",
      "2:1: error: the information property list gives no keys: its root is no '<dict>'."
    ),
    (
      "<plist version=\"1.0\"><dict>\n<key>A</key><integer>x</integer></dict></plist>",
      "2:1: error: the information property list gives no keys: Unknown character 'x' (0x78) in <integer> on line 2."
    ),
    ("", "1:1: error: the information property list gives no keys: Cannot parse a NULL or zero-length data."),
    ("words", "1:1: error: the information property list gives no keys: its root is no dictionary."),
  ]) func brokenFilesAreNamed(file: String, message: String) throws {
    #expect(try problems(file) == ["App/Info.plist:\(message) Correct it, or open and save it in Xcode."])
  }

  @Test func filesThatAreGoneAreNamed() throws {
    #expect(
      try problems(nil) == [
        "My.xcodeproj/project.pbxproj:8:5: error: the information property list 'App/Info.plist' does not exist: it gives no keys. Correct INFOPLIST_FILE, or create the file."
      ])
  }

  /// Settings without an end are empty, and named: circles apart from long ways.
  @Test func settingsWithoutAnEnd() throws {
    let long = (1...20).map { "S\($0) = \"$(S\($0 + 1))\";" }.joined(separator: " ")
    let project = Self.project.replacing("A = \"$(B)\";", with: "A = \"$(B)\";\n \(long)")
    let file = Self.file.replacing("${UNKNOWN}", with: "${S1}")
    #expect(
      try problems(file, project: project) == [
        "My.xcodeproj/project.pbxproj:9:82: error: the setting 'A' names itself: 'A', 'B', 'A'; its value is empty. Give one of them a value without the next.",
        "My.xcodeproj/project.pbxproj:10:2: error: the setting 'S1' names others through more than 16 steps; what is named last is empty. Write its value with fewer steps.",
      ])
  }

  /// A setting in its own value is the project's, as `$(inherited)` is.
  @Test(arguments: ["$(inherited)", "$(MARKETING_VERSION)"]) func settingsInherit(reference: String) throws {
    let project = Self.project.replacing("MARKETING_VERSION = 2.1;", with: "MARKETING_VERSION = \"\(reference).5\";")
    let list = try list([
      "My.xcodeproj/project.pbxproj": project, "App.swift": "import UIKit\n",
      "App/Info.plist": "<plist><dict/></plist>",
    ])
    #expect(list["CFBundleShortVersionString"] as? String == "1.5")
  }
}
