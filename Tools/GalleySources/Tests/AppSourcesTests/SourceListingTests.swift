import AppSources
import Foundation
import Testing

@Suite struct SourceListingTests {
  private func listing(
    _ folder: TemporaryFolder, _ text: String = "{\"folder\": \"App\"}", scratch: String? = nil
  ) throws -> SourceListing {
    let configuration = try AppConfiguration(Array(text.utf8), file: "galley-sources.json")
    return try SourceListing(
      configuration, at: folder.url.appendingPathComponent("galley-sources.json"), scratch: scratch)
  }

  @Test func filesAreSortedAndOthersAreNamed() throws {
    let folder = try TemporaryFolder([
      "App/B.swift": "", "App/A.swift": "", "App/Cells/C.swift": "", "App/Bridge.h": "", "App/Old.m": "",
      "App/Pods/P.swift": "", "App/Inner/Package.swift": "", "App/.hidden/H.swift": "", "App/Readme.md": "",
      "App/AppDelegate.swift": "",
    ])
    try folder.link("App/Linked", to: "..")
    let listing = try listing(folder, "{\"folder\": \"App\", \"leaveOut\": [\"AppDelegate.swift\"]}")
    #expect(listing.files.map(\.relativePath) == ["A.swift", "B.swift", "Cells/C.swift"])
    #expect(listing.files.first?.path == folder.path + "/App/A.swift")
    #expect(
      listing.leftOut.map { "\($0.relativePath): \($0.reason)" } == [
        "AppDelegate.swift: left out by 'AppDelegate.swift'", "Bridge.h: a header, which Galley does not compile",
        "Inner: a package of its own", "Linked: a link, which is not followed: name the folder that it leads to",
        "Old.m: Objective-C, which Galley does not compile", "Pods: CocoaPods's folder",
      ])
  }

  @Test func filesWhoseNamesCannotBeBuiltAreLeftOut() throws {
    let folder = try TemporaryFolder(["App/A\nB.swift": "", "App/ü x.swift": ""])
    let listing = try listing(folder)
    #expect(listing.files.map(\.relativePath) == ["ü x.swift"])
    #expect(listing.leftOut.map(\.reason) == [.name])
  }

  /// A tree with links might lead in circles, and one around the build's own folder changes with each build.
  @Test func treesAreWatchedAsFarAsNothingLeadsElsewhere() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "App/Plain/B.swift": "", "App/Linked/Deep/C.swift": "", "App/Tests/.build/x": "",
      "App/Tests/D.swift": "",
    ])
    try folder.link("App/Linked/Up", to: "..")
    let path = folder.path + "/App"
    let listing = try listing(folder, scratch: path + "/Tests/.build/out")
    #expect(listing.watchedTrees == [path + "/Linked/Deep", path + "/Plain"])
    #expect(listing.watchedFiles == [path, path + "/Linked", path + "/Tests"])
  }

  @Test func emptyAndMissingFoldersAreErrors() throws {
    let folder = try TemporaryFolder(["App/A.m": ""])
    #expect(throws: ListingError.noFolder(path: folder.path + "/Ap")) { try listing(folder, "{\"folder\": \"Ap\"}") }
    #expect {
      try listing(folder)
    } throws: { error in
      "\(error)".hasSuffix("no file in '\(folder.path)/App' matches '**/*.swift'. Correct 'folder' or 'files'.")
    }
  }
}
