import AppSources
import Foundation
import Testing

@Suite struct ProposedPackageTests {
  private func app() throws -> TemporaryFolder {
    try TemporaryFolder([
      "App/Walks.swift":
        "import UIKit\n@testable import struct QuartzCore.CATransform3D\nclass WalksController: UIViewController {\n}\n",
      "App/Made.swift": "import Analytics\nclass Made: UIViewController { init(a: Int) {} }\n", "App/Old.m": "",
    ])
  }

  @Test func aPackageIsProposedAndNothingIsWrittenIntoTheApp() throws {
    let folder = try app()
    let output = folder.url.appendingPathComponent("Tests")
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path + "/App"), target: "Walks", in: output, galley: folder.path + "/galley")
    #expect(
      try package.write(in: output) == [
        "Package.swift", "Sources/Walks/galley-sources.json", "Sources/Walks/App.swift",
        "Tests/WalksTests/ScreenTests.swift",
        "Tests/WalksTests/__Snapshots__/README.md",
      ])
    let manifest = try folder.text(of: "Tests/Package.swift")
    #expect(manifest.contains(".package(name: \"galley\", path: \"../galley\")"))
    #expect(manifest.contains(".product(name: \"QuartzCore\", package: \"galley\"),"))
    #expect(manifest.contains("plugins: [.plugin(name: \"GalleySources\", package: \"galley\")]"))
    #expect(
      try folder.text(of: "Tests/Sources/Walks/galley-sources.json") == "{\n  \"folder\": \"../../../App\"\n}\n")
    #expect(
      try folder.text(of: "Tests/Tests/WalksTests/ScreenTests.swift").contains("assertSnapshot(of: WalksController(),"))
    #expect(package.notes == ["Old.m: not taken, Objective-C, which Galley does not compile."])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/App").sorted() == [
        "Made.swift", "Old.m", "Walks.swift",
      ])
    // What is written takes the same files.
    let configuration = try #require(package.configurations.last)
    let target = try AppTarget(AppConfiguration(contentsOf: configuration), at: configuration)
    #expect(target.listing.files.map(\.relativePath) == ["Made.swift", "Walks.swift"])
  }

  /// The output of `swift package dump-package`: the target's folder, and what it leaves out.
  @Test func aPackagesTargetIsTaken() throws {
    let manifest = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Walks", dependencies: [.package(path: "../Other")],
        targets: [
          .target(
            name: "Kit", dependencies: [.product(name: "Other", package: "Other", condition: .when(platforms: [.iOS]))],
            path: "Code", exclude: ["Old"]),
          .target(name: "App", dependencies: ["Kit"]), .testTarget(name: "KitTests"),
        ])
      """
    let folder = try TemporaryFolder([
      "App/Package.swift": manifest, "App/Code/A.swift": "", "App/Code/Old/B.swift": "", "App/Sources/App/C.swift": "",
    ])
    let output = folder.url.appendingPathComponent("Tests")
    let location = try AppLocation(at: folder.path + "/App")
    let package = try ProposedPackage(for: location, target: "Kit", in: output)
    #expect(
      package.files.first { $0.path == "Sources/Kit/galley-sources.json" }?.text
        == "{\n  \"folder\": \"../../../App/Code\",\n  \"leaveOut\": [\n    \"/Old\"\n  ]\n}\n")
    #expect(throws: ProjectError.severalTargets(path: folder.path + "/App", names: ["Kit", "App"])) {
      try ProposedPackage(for: location, in: output)
    }
  }

  /// Targets of packages in folders are compiled as the app is; products of others are named.
  @Test func targetsOfPackagesBesideAreTaken() throws {
    let app = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "../Grove"), .package(url: "https://example.com/Far.git", from: "1.0.0")],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "GroveUI", package: "Grove")]),
          .executableTarget(name: "App", dependencies: ["Kit", .product(name: "Far", package: "Far")]),
        ])
      """
    let grove = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Grove", products: [.library(name: "GroveUI", targets: ["Leaf"])],
        targets: [.target(name: "Root"), .target(name: "Leaf", dependencies: ["Root"], path: "Leaf", exclude: ["Old"])])
      """
    let folder = try TemporaryFolder([
      "App/Package.swift": app, "App/Sources/Kit/A.swift": "", "App/Sources/App/B.swift": "import WebKit\n",
      "Grove/Package.swift": grove, "Grove/Sources/Root/C.swift": "import MapKit\n", "Grove/Leaf/D.swift": "",
    ])
    let output = folder.url.appendingPathComponent("Tests")
    let package = try ProposedPackage(for: AppLocation(at: folder.path + "/App"), target: "App", in: output)
    let modules = ["Root", "Leaf", "Kit", "App"]
    #expect(
      package.configurations.map(\.path) == modules.map { folder.path + "/Tests/Sources/\($0)/galley-sources.json" })
    let manifest = package.files.first { $0.path == "Package.swift" }?.text ?? ""
    let targets = manifest.components(separatedBy: ".target(").dropFirst()
    #expect(targets.count == modules.count)
    for (text, words) in zip(
      targets,
      [
        ["\"Root\"", "name: \"MapKit\"", "(.v6)"], ["\"Leaf\"", "\"Root\",\n"], ["\"Kit\"", "\"Leaf\",\n", "(.v5)"],
        ["\"App\"", "\"Kit\",\n", "name: \"WebKit\""],
      ])
    {
      for word in words { #expect(text.contains(word), "\(word) in \(text)") }
    }
    #expect(
      package.files.first { $0.path == "Sources/Leaf/galley-sources.json" }?.text
        == "{\n  \"folder\": \"../../../Grove/Leaf\",\n  \"leaveOut\": [\n    \"/Old\"\n  ],\n  \"dependencies\": [\n    \"Root\"\n  ]\n}\n"
    )
    #expect(
      package.notes == [
        "Far: not taken, a product of another package. Let the target depend on it if it compiles on Linux, or name it in 'omittedModules' or 'standIns' of galley-sources.json."
      ])
  }

  /// A project's frameworks are targets as the app is: those that it names as dependencies, and those that it only links.
  @Test func frameworksOfTheProjectAreTaken() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
        S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = SOURCE_ROOT; };
        S3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Core; sourceTree = SOURCE_ROOT; };
        S4 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = SOURCE_ROOT; };
        B1 = {isa = PBXBuildFile; fileRef = PK; };
        PK = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        P1 = {isa = PBXFrameworksBuildPhase; files = (B1, ); };
        D1 = {isa = PBXTargetDependency; target = T3; };
        D2 = {isa = PBXTargetDependency; target = T4; };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (P1, ); dependencies = (D2, ); fileSystemSynchronizedGroups = (S1, ); };
        T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          productReference = PK; dependencies = (D1, ); fileSystemSynchronizedGroups = (S2, ); };
        T3 = {isa = PBXNativeTarget; name = Core; productType = "com.apple.product-type.library.static";
          fileSystemSynchronizedGroups = (S3, ); };
        T4 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (S4, ); };
        R = {isa = PBXProject; targets = (T1, T2, T3, T4, ); };
      }; rootObject = R; }
      """
    let folder = try TemporaryFolder([
      "Walks.xcodeproj/project.pbxproj": project, "App/A.swift": "", "Kit/B.swift": "", "Core/C.swift": "",
      "Widget/D.swift": "",
    ])
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path), in: folder.url.appendingPathComponent("Tests"))
    let texts = package.files.filter { $0.path.hasSuffix("galley-sources.json") }
    #expect(texts.map(\.path) == ["Core", "Kit", "App"].map { "Sources/\($0)/galley-sources.json" })
    #expect(
      texts.map { $0.text.split(separator: "\n").dropFirst(2).joined().replacing(" ", with: "") } == [
        "\"target\":\"Core\"}", "\"target\":\"Kit\",\"dependencies\":[\"Core\"]}",
        "\"target\":\"App\",\"dependencies\":[\"Kit\"]}",
      ])
  }

  /// Projects of Xcode 26 say these settings (forums.swift.org/t/83109). What `SWIFT_APPROACHABLE_CONCURRENCY` stands for, and
  /// which of it Swift 6 has: SE-0401, SE-0418, SE-0434, SE-0461 and SE-0470, and `swiftc -print-supported-features`.
  @Test(
    arguments: [
      (
        "SWIFT_VERSION = 5.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\nSWIFT_APPROACHABLE_CONCURRENCY = YES\n"
          + "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES\nSWIFT_STRICT_CONCURRENCY = complete\n"
          + "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES = NO\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG BETA",
        "6.2", "v5", true,
        [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
          "NonisolatedNonsendingByDefault", "StrictConcurrency",
        ], ["BETA"]
      ),
      (
        "SWIFT_VERSION = 6.0\nSWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated\nSWIFT_APPROACHABLE_CONCURRENCY = YES\n"
          + "SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION = YES\nSWIFT_STRICT_CONCURRENCY = complete\n"
          + "OTHER_SWIFT_FLAGS = -enable-upcoming-feature ExistentialAny -enable-upcoming-feature ImmutableWeakCaptures",
        "6.1", "v6", false, ["ImmutableWeakCaptures", "InferIsolatedConformances", "NonisolatedNonsendingByDefault"], []
      ),
      (
        "OTHER_SWIFT_FLAGS = -Xfrontend -default-isolation -Xfrontend MainActor -DBETA", "6.2", "v5", true, [], ["BETA"]
      ),
    ] as [(String, String, String, Bool, [String], [String])])
  func theSwiftOfATargetIsThatOfItsProject(
    settings: String, tools: String, mode: String, isOnMainActor: Bool, features: [String], conditions: [String]
  ) throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F1; buildSettings = { }; };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = (); fileSystemSynchronizedGroups = (S1, ); };
        R = {isa = PBXProject; targets = (T1, ); };
      }; rootObject = R; }
      """
    let folder = try TemporaryFolder([
      "Walks.xcodeproj/project.pbxproj": project, "App/A.swift": "", "App.xcconfig": settings + "\n",
    ])
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path), in: folder.url.appendingPathComponent("Tests"))
    try expectManifest(
      of: package, tools: tools,
      settings: [".swiftLanguageMode(.\(mode))"] + (isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
        + features.map { ".enableUpcomingFeature(\"\($0)\")" } + conditions.map { ".define(\"\($0)\")" })
  }

  private func expectManifest(of package: ProposedPackage, tools: String, settings: [String]) throws {
    let manifest = try #require(package.files.first { $0.path == "Package.swift" }).text
    #expect(manifest.hasPrefix("// swift-tools-version: \(tools)\n"))
    let list = try #require(manifest.firstMatch(of: /swiftSettings: \[(?<list>[^\]]*)\]/)).list
    #expect(
      list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == settings, "\(manifest)")
  }

  /// The output of `swift package dump-package`: settings, their conditions, and the package's language modes.
  @Test func theSwiftOfATargetIsThatOfItsPackage() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Walks",
        targets: [
          .target(
            name: "Kit",
            swiftSettings: [
              .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
              .enableUpcomingFeature("NonisolatedNonsendingByDefault", .when(platforms: [.macOS])), .define("BETA", .when(platforms: [.iOS])),
              .define("FAST", .when(configuration: .release)), .enableExperimentalFeature("Lifetimes"),
              .unsafeFlags(["-DOTHER"]), .strictMemorySafety(),
            ])
        ], swiftLanguageModes: [.v5])
      """
    let folder = try TemporaryFolder(["App/Package.swift": manifest, "App/Sources/Kit/A.swift": ""])
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path + "/App"), in: folder.url.appendingPathComponent("Tests"))
    try expectManifest(
      of: package, tools: "6.2",
      settings: [
        ".swiftLanguageMode(.v5)", ".defaultIsolation(MainActor.self)",
        ".enableUpcomingFeature(\"InferIsolatedConformances\")", ".define(\"BETA\")",
      ])
  }

  /// On iOS, UIKit's import is enough for these names; here the target depends on the products that have them.
  @Test func productsOfNamesThatNeedNoImport() throws {
    let folder = try TemporaryFolder([
      "App/Codes.swift": "import UIKit\nlet filter = CIFilter(name: \"CIQRCodeGenerator\")\n",
      "App/Small.swift":
        "import UIKit\nfunc source(_ data: Data) { _ = CGImageSourceCreateWithData(data as CFData, nil) }\n",
      "App/Words.swift": "import UIKit\nlet CITIES = 3, Secret = 4, CGImageOf = 5\n",
    ])
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path + "/App"), in: folder.url.appendingPathComponent("Tests"))
    let manifest = package.files.first { $0.path == "Package.swift" }?.text ?? ""
    for name in ["CoreImage", "ImageIO"] { #expect(manifest.contains(".product(name: \"\(name)\"")) }
    #expect(!manifest.contains("Security"))
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try app()
    let output = folder.url.appendingPathComponent("Tests")
    try folder.write("mine", to: "Tests/Sources/App/App.swift")
    let package = try ProposedPackage(for: AppLocation(at: folder.path + "/App"), in: output)
    #expect(throws: ProposalError.exists(paths: ["Sources/App/App.swift"])) { try package.write(in: output) }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Tests/Package.swift"))
  }

  @Test func aManifestStaysAsItIs() throws {
    let folder = try app()
    let output = folder.url.appendingPathComponent("Tests")
    try folder.write("mine", to: "Tests/Package.swift")
    let package = try ProposedPackage(for: AppLocation(at: folder.path + "/App"), in: output)
    #expect(try package.write(in: output).contains("Package.swift") == false)
    #expect(try folder.text(of: "Tests/Package.swift") == "mine")
  }

  /// A workspace names its projects; those of CocoaPods are none of the app's.
  @Test func aWorkspaceNamesItsProject() throws {
    let data = """
      <Workspace version="1.0"><Group location="group:Code" name="Code"><FileRef location="group:A.xcodeproj"/></Group>
      <FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="container:Kit"/>OTHER</Workspace>
      """
    let one = try TemporaryFolder(["W.xcworkspace/contents.xcworkspacedata": data.replacing("OTHER", with: "")])
    #expect(try AppLocation(at: one.path + "/W.xcworkspace") == .project(one.path + "/Code/A.xcodeproj"))
    let two = try TemporaryFolder([
      "W.xcworkspace/contents.xcworkspacedata": data.replacing(
        "OTHER", with: "<FileRef location=\"group:B.xcodeproj\"/>")
    ])
    #expect(
      throws: ProjectError.severalProjects(
        folder: two.path + "/W.xcworkspace", names: ["B.xcodeproj", "Code/A.xcodeproj"].map { two.path + "/" + $0 })
    ) { try AppLocation(at: two.path + "/W.xcworkspace") }
    let broken = try TemporaryFolder(["W.xcworkspace/contents.xcworkspacedata": "<Workspace>", "V.xcworkspace/a": ""])
    #expect(throws: ProjectError.self) { try AppLocation(at: broken.path + "/W.xcworkspace") }
    #expect(
      throws: ProjectError.unreadable(
        path: broken.path + "/V.xcworkspace/contents.xcworkspacedata", reason: "No such file or directory")
    ) { try AppLocation(at: broken.path + "/V.xcworkspace") }
  }

  /// Without a project, folders of tests are told by their names.
  @Test func testsAreNoPartOfAFolder() throws {
    let folder = try TemporaryFolder(["App/Code/A.swift": "", "App/AppTests/B.swift": "import XCTest\n"])
    let package = try ProposedPackage(
      for: AppLocation(at: folder.path + "/App"), in: folder.url.appendingPathComponent("Tests"))
    #expect(
      package.files.first { $0.path == "Sources/App/galley-sources.json" }?.text
        == "{\n  \"folder\": \"../../../App\",\n  \"leaveOut\": [\n    \"*Tests\"\n  ]\n}\n")
  }

  @Test func severalProjectsAreAnError() throws {
    let folder = try TemporaryFolder(["A/A.xcodeproj/project.pbxproj": "", "B/B.xcodeproj/project.pbxproj": ""])
    #expect(throws: ProjectError.self) { try AppLocation(at: folder.path) }
    #expect(throws: ProjectError.nothing(folder: folder.path + "/C")) { try AppLocation(at: folder.path + "/C") }
  }
}
