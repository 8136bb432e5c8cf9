import BundledFiles
import Foundation
import Testing

@testable import BundledFonts

@Suite struct BundledFontsTests {
  @Test func theFontsLieBesideTheRunningExecutable() throws {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent().path
    #expect(try BundledFonts.locate().path == "\(folder)/galley_BundledFonts.resources/Files")
  }

  @Test func aFolderThatWasAskedForIsTakenWithoutLookingElsewhere() throws {
    let bundled = try BundledFonts.locate()
    #expect(try BundledFonts.locate(override: bundled).path == bundled.path)
    let error = BundledFolderError(mark: "manifest.json", lookedIn: ["/nowhere/fonts"])
    #expect(throws: BundledFontsError.notFound(error)) {
      try BundledFonts.locate(override: URL(filePath: "/nowhere/fonts"))
    }
  }

  @Test func theFirstFolderWithAManifestIsTaken() throws {
    let bundled = try BundledFonts.locate()
    let missing = URL(fileURLWithPath: "/nowhere", isDirectory: true)
    #expect(try BundledFonts.folder.locate(among: [missing, bundled]) == bundled)
  }

  @Test func anInstalledProgramHasItsFontsInTheShareOfItsPrefix() {
    let folders = BundledFonts.folder.folders(beside: URL(fileURLWithPath: "/opt/galley/bin/galley"))
    #expect(
      folders.map(\.path) == ["/opt/galley/bin/galley_BundledFonts.resources/Files", "/opt/galley/share/galley/fonts"])
  }

  @Test func theErrorSaysWhereItLookedAndWhatToDo() {
    #expect(
      BundledFontsError.notFound(BundledFolderError(mark: "manifest.json", lookedIn: ["/a", "/b"])).description
        == "The fonts were not found: no 'manifest.json' in '/a' or '/b'. "
        + "Install Galley again, keep 'galley_BundledFonts.resources' beside the executable, "
        + "or name a folder of fonts with --fonts.")
  }
}
