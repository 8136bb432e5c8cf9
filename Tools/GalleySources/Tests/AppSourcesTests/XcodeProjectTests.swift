import Foundation
import Testing

@testable import AppSources

@Suite struct XcodeProjectTests {
  /// A project as Xcode writes it: `Walks`, an app with groups and a storyboard in two languages, `WalksKit`, a framework
  /// with a synchronized folder, and tests.
  private static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
    		B2 = {isa = PBXBuildFile; fileRef = F2; };
    		B3 = {isa = PBXBuildFile; fileRef = F3; };
    		B4 = {isa = PBXBuildFile; fileRef = V1; };
    		B5 = {isa = PBXBuildFile; fileRef = F6; };
    		B6 = {isa = PBXBuildFile; fileRef = F7; };
    		B7 = {isa = PBXBuildFile; fileRef = F8; };
    /* End PBXBuildFile section */
    		F1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; path = "Old Code.m"; sourceTree = "<group>"; };
    		F3 = {isa = PBXFileReference; name = Shared.swift; path = Shared/Shared.swift; sourceTree = SOURCE_ROOT; };
    		F4 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    		F5 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    		F6 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    		F7 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    		F8 = {isa = PBXFileReference; path = Built.swift; sourceTree = BUILT_PRODUCTS_DIR; };
    		V1 = {isa = PBXVariantGroup; children = (F4, F5, ); name = Main.storyboard; sourceTree = "<group>"; };
    		G0 = {isa = PBXGroup; children = (G1, S1, F3, ); sourceTree = "<group>"; };
    		G1 = {isa = PBXGroup; children = (G2, V1, F6, F7, ); path = Walks; sourceTree = "<group>"; };
    		G2 = {isa = PBXGroup; children = (F1, F2, ); name = Sources; path = "Source Files"; sourceTree = "<group>"; };
    		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X1, X2, ); path = Kit; sourceTree = "<group>"; };
    		X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Skipped.swift, ); target = T2; };
    		X2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Views/Both.swift, ); target = T1; };
    		P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B6, B7, ); };
    		P2 = {isa = PBXResourcesBuildPhase; files = (B4, B5, ); };
    		P3 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
    		D1 = {isa = XCSwiftPackageProductDependency; productName = SnapKit; };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    		C1 = {isa = XCBuildConfiguration; buildSettings = {
    			PRODUCT_NAME = "$(TARGET_NAME)"; SWIFT_OBJC_BRIDGING_HEADER = "Walks/Bridge.h";
    		}; name = Debug; };
    		L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
    		C0 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; }; name = Debug; };
    		T1 = {isa = PBXNativeTarget; name = "My Walks"; productType = "com.apple.product-type.application";
    			buildConfigurationList = L1; buildPhases = (P1, P2, ); packageProductDependencies = (D1, ); };
    		T2 = {isa = PBXNativeTarget; name = WalksKit; productType = "com.apple.product-type.framework";
    			buildPhases = ( ); fileSystemSynchronizedGroups = (S1, ); };
    		T3 = {isa = PBXNativeTarget; name = WalksTests; productType = "com.apple.product-type.bundle.unit-test";
    			buildPhases = (P3, ); };
    		R = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2, T3, ); projectDirPath = ""; };
    	};
    	rootObject = R /* Project object */;
    }

    """

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Walks.xcodeproj/project.pbxproj": Self.project, "Walks/Source Files/App.swift": "class App {}\n",
      "Walks/Source Files/Old Code.m": "", "Shared/Shared.swift": "", "Walks/Bridge.h": "",
      "Walks/Base.lproj/Main.storyboard": "", "Walks/Assets.xcassets/Contents.json": "{}", "Kit/Kit.swift": "",
      "Kit/Skipped.swift": "", "Kit/Views/Both.swift": "", "Kit/Texts.xcstrings": "{}",
    ])
  }

  @Test func theAppIsTheTargetThatIsMeant() throws {
    let folder = try folder()
    let project = try XcodeProject(at: folder.path + "/Walks.xcodeproj")
    #expect(project.targetNames == ["My Walks", "WalksKit"])
    let app = try project.target(named: nil)
    #expect(app.moduleName == "My_Walks")
    #expect(app.language == LanguageSettings())
    #expect(app.bridgingHeader == "Walks/Bridge.h")
    #expect(app.packageProducts == ["SnapKit"])
    #expect(
      app.sources.map { $0.dropFirst(folder.path.count + 1) } == [
        "Kit/Views/Both.swift", "Shared/Shared.swift", "Walks/Gone.swift", "Walks/Source Files/App.swift",
        "Walks/Source Files/Old Code.m",
      ])
    #expect(
      app.resources.map { $0.dropFirst(folder.path.count + 1) } == [
        "Walks/Assets.xcassets", "Walks/Base.lproj/Main.storyboard", "Walks/de.lproj/Main.strings",
      ])
  }

  @Test func synchronizedFoldersAreListedFromDisk() throws {
    let folder = try folder()
    let kit = try XcodeProject(at: folder.path + "/Walks.xcodeproj").target(named: "WalksKit")
    #expect(kit.sources == ["Kit/Kit.swift", "Kit/Views/Both.swift"].map { folder.path + "/" + $0 })
    #expect(kit.resources == [folder.path + "/Kit/Texts.xcstrings"])
    #expect(kit.synchronizedFolders == [folder.path + "/Kit"])
  }

  @Test func aConfigurationTakesTheFilesOfATarget() throws {
    let folder = try folder()
    let text = "{\"project\": \"Walks.xcodeproj\", \"target\": \"My Walks\", \"leaveOut\": [\"Kit\"]}"
    let listing = try SourceListing(
      AppConfiguration(Array(text.utf8), file: "c"), at: folder.url.appendingPathComponent("galley-sources.json"))
    #expect(listing.files.map(\.relativePath) == ["Shared/Shared.swift", "Walks/Source Files/App.swift"])
    #expect(
      listing.leftOut.map { "\($0.relativePath): \($0.reason)" } == [
        "Kit/Views/Both.swift: left out by 'Kit'",
        "Walks/Gone.swift: missing: the project names a file that does not exist",
        "Walks/Source Files/Old Code.m: Objective-C, which Galley does not compile",
      ])
    #expect(listing.watchedFiles == [folder.path + "/Walks.xcodeproj/project.pbxproj"])
    #expect(
      listing.resources.map(\.relativePath) == [
        "Walks/Assets.xcassets", "Walks/Base.lproj/Main.storyboard", "Walks/de.lproj/Main.strings",
      ])
  }

  @Test func namesOfTargetsAreSuggested() throws {
    let folder = try folder()
    #expect {
      try XcodeProject(at: folder.path + "/Walks.xcodeproj").target(named: "WalkKit")
    } throws: { error in
      "\(error)"
        == "\(folder.path)/Walks.xcodeproj: error: the project has no target 'WalkKit' with sources. Did you mean 'WalksKit'?"
    }
  }

  @Test(arguments: [
    ("{ a = b }", "1:9: error: expected ';'."), ("( a b )", "1:5: error: expected ',' or ')'."),
    ("{\n  a = \"b;\n}", "3:2: error: expected the end of a quoted text."),
    ("a b", "1:3: error: expected the end of the file."),
    ("<<<<<<< HEAD\n", "2:1: error: expected '>'."),
    ("{ a = \"\\Uzz\"; }", "1:10: error: expected four hexadecimal digits."),
    ("/* a", "1:5: error: expected '*/'."), ("", "1:1: error: expected a text."),
  ])
  func brokenProjectsAreErrors(text: String, message: String) {
    #expect {
      try OpenStepReader.value(of: Array(text.utf8), file: "project.pbxproj")
    } throws: { error in
      "\(error)".hasPrefix("project.pbxproj:\(message)")
    }
  }

  @Test func deepValuesAreAnErrorAndNoCrash() {
    #expect(throws: ProjectError.self) {
      try OpenStepReader.value(of: [UInt8](repeating: UInt8(ascii: "("), count: 1_000_000), file: "project.pbxproj")
    }
  }

  /// Strings as CoreFoundation's reader has them (`PropertyListSerialization`).
  @Test func valuesAreWhatFoundationReads() throws {
    let text = """
      // !$*UTF8*$!
      { a = (b, "c\\nd\\"", 'e', ); "f g" = h/i.j-k_l$:m; u = "\\U00fc"; empty = ""; n = {}; /* x */ }
      """
    let value = try OpenStepReader.value(of: Array(text.utf8), file: "")
    let read = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
    #expect(value["a"]?.strings == read?["a"] as? [String])
    for key in ["f g", "u", "empty"] { #expect(value[key]?.string == read?[key] as? String) }
    #expect(value["n"] == .dictionary([:]))
  }
}
