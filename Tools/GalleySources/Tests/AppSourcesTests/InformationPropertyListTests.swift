import Foundation
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
    #expect(resources.inputs == [folder.path + "/App/Info.plist"])
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
    // Settings that name each other end somewhere.
    #expect((list["Circle"] as? String)?.hasPrefix("[") == true)
  }

  @Test("Keys of settings are there without a file; the target's settings come before the project's")
  func settings() throws {
    let list = try list(["My.xcodeproj/project.pbxproj": Self.project, "App.swift": "import UIKit\n"])
    #expect(list["CFBundleDisplayName"] as? String == "Walks" && list["UIRequiresFullScreen"] as? Bool == true)
    #expect(list["CFBundleShortVersionString"] as? String == "2.1")
    #expect(list["CFBundleDevelopmentRegion"] as? String == "en")
    #expect(list["NSAccentColorName"] as? String == "AccentColor")
  }
}
