import AppSources
import Foundation
import Testing

@Suite struct WatchedFoldersTests {
  @Test func linksAreThoseAskedFor() throws {
    let folder = try TemporaryFolder(["A/a": "", "B/b": "", "watch/other": ""])
    let watch = folder.path + "/watch"
    try WatchedFolders.link([folder.path + "/A", folder.path + "/B"], in: watch)
    #expect(try FileManager.default.contentsOfDirectory(atPath: watch).sorted() == ["0", "1"])
    try WatchedFolders.link([folder.path + "/B"], in: watch)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: watch + "/0") == folder.path + "/B")
    #expect(try FileManager.default.contentsOfDirectory(atPath: watch) == ["0"])
    #expect(FileManager.default.fileExists(atPath: folder.path + "/A/a"))
  }
}
