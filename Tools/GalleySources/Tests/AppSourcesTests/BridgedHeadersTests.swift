import Foundation
import SourceRewriting
import Testing

@testable import AppSources

/// Files that use what a bridging header shows them are left out, so that the others compile.
@Suite struct BridgedHeadersTests {
  private static let header = """
    #import <Foundation/Foundation.h>
    #import "Branch.h" // the rest
    @class OLDRoot;
    /* @interface OLDComment : NSObject */
    @protocol OLDTreeDelegate;
    extern NSString * const OLDTreeDidGrowNotification;
    FOUNDATION_EXPORT double OLDTreeHeight(OLDTree *tree);
    typedef NS_ENUM(NSInteger, OLDSeason) { OLDSeasonSpring, OLDSeasonAutumn };
    typedef struct { double x; } OLDLeaf;
    typedef void (^OLDDone)(BOOL done);
    @protocol OLDGrower <NSObject>
    - (void)grow;
    @end
    @interface OLDTree<Kind> : NSObject
    - (instancetype)initWithName:(NSString *)name;
    @end
    @interface OLDForest: NSObject
    @end
    @interface NSString (OLDTrees)
    @end
    NS_SWIFT_NAME(Orchard)
    @interface OLDOrchard : NSObject
    @end
    """

  @Test func whatHeadersDeclare() {
    let header = ObjectiveCHeader(Self.header)
    #expect(
      header.names.sorted() == [
        "OLDDone", "OLDForest", "OLDGrower", "OLDLeaf", "OLDOrchard", "OLDSeason", "OLDTree",
        "OLDTreeDidGrowNotification",
        "OLDTreeHeight", "Orchard",
      ])
    #expect(header.imports == ["Foundation/Foundation.h", "Branch.h"])
  }

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "App/Walks-Bridging-Header.h": "#import \"Tree.h\"\n", "App/Old/Tree.h": Self.header,
        "App/Old/Branch.h": "#import \"Tree.h\"\n@interface OLDBranch : OLDTree\n@end\n",
        "App/Old/Private.h": "@interface OLDPrivate : NSObject\n@end\n",
        "App/A.swift": "import UIKit\nclass A {\n  let tree = OLDTree(name: \"a\")\n}\n",
        "App/B.swift": "class B { let a = A() }\n",
        "App/C.swift": "class C { let a = OLDPrivate.self, b = OLDRoot.self }\n",
        "App/D.swift": "class D: OLDBranch {}\n",
        "Tests/galley-sources.json": "",
      ].merging(files) { _, last in last })
  }

  private func target(_ folder: TemporaryFolder) throws -> AppTarget {
    var configuration = AppConfiguration()
    configuration.folder = "../App"
    return try AppTarget(configuration, at: folder.url.appendingPathComponent("Tests/galley-sources.json"))
  }

  @Test func filesThatUseThemAreLeftOut() throws {
    let folder = try folder()
    let app = try target(folder).rewritten()
    #expect(
      app.leftOut.map { $0.description.replacing(folder.path + "/", with: "") } == [
        "App/A.swift:3:14: left out: it uses 'OLDTree', which 'Old/Tree.h' declares in Objective-C",
        "App/B.swift:1:19: left out: it uses 'A', which 'App/A.swift' declares",
        "App/D.swift:1:10: left out: it uses 'OLDBranch', which 'Old/Branch.h' declares in Objective-C",
      ])
    #expect(app.files.map(\.path) == [folder.path + "/App/C.swift"])
  }

  /// What is declared in Swift is compiled with the app's files.
  @Test func namesThatAreDeclaredAgainAreThere() throws {
    let folder = try folder([
      "Tests/More/Old.swift": "class OLDTree { init(name: String) {} }\n", "App/E.swift": "class OLDBranch {}\n",
    ])
    let target = try target(folder)
    #expect(try target.rewritten().leftOut.isEmpty)
    let inputs = BuildPlan(of: target, in: folder.path + "/out").inputs
    for path in ["Tests", "Tests/More/Old.swift", "App/Walks-Bridging-Header.h", "App/Old/Tree.h", "App/Old/Branch.h"] {
      #expect(inputs.contains(folder.path + "/" + path), "\(path)")
    }
  }

  @Test func aProjectNamesItsHeaders() throws {
    let project = """
      // !$*UTF8*$!
      { objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = App/A.swift; sourceTree = SOURCE_ROOT; };
        F2 = {isa = PBXFileReference; path = App/Old/Tree.h; sourceTree = SOURCE_ROOT; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/App/Walks-Bridging-Header.h"; }; };
        T1 = {isa = PBXNativeTarget; name = Walks; productType = "com.apple.product-type.application";
          buildConfigurationList = L1; buildPhases = (P1, ); };
        R = {isa = PBXProject; targets = (T1, ); };
      }; rootObject = R; }
      """
    let folder = try folder(["Walks.xcodeproj/project.pbxproj": project])
    var configuration = AppConfiguration()
    configuration.project = "../Walks.xcodeproj"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("Tests/galley-sources.json"))
    #expect(
      try target.rewritten().leftOut.map { "\($0.reason)" } == [
        "it uses 'OLDTree', which 'App/Old/Tree.h' declares in Objective-C"
      ])
  }
}
