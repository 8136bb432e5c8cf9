import Foundation
import Testing

@testable import UIKitValues

/// `CGDataProvider(filename:)` takes a path as the system's `open` does: only shells and Foundation know a tilde.
@Suite struct CGDataProviderTests {
  @Test(arguments: ["~/Plain.ttf", "~Plain.ttf", "Fonts/~/Plain.ttf"]) func aTildeIsAName(path: String) {
    let folder = FileManager.default.currentDirectoryPath
    #expect(CGDataProvider.url(ofFile: path).standardizedFileURL.path == folder + "/" + path)
  }

  @Test func absolutePathsStay() {
    #expect(CGDataProvider.url(ofFile: "/a/~/b.ttf").path == "/a/~/b.ttf")
    #expect(CGDataProvider(filename: "/a/~/b.ttf") == nil)
  }

  @Test func aFileIsRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1, 2]).write(to: file)
    #expect(CGDataProvider(filename: file.path)?.data == Data([1, 2]))
  }
}
