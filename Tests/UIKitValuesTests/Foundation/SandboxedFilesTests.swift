import Foundation
import Glibc
import Testing
import UIKitValues

/// Folders that an app has on iOS.
@Suite struct SandboxedFilesTests {
  /// Apple: nil is for a group that the app does not belong to, and code unwraps it.
  @Test func groupsHaveAFolder() throws {
    let files = FileManager.default
    let group = try #require(files.containerURL(forSecurityApplicationGroupIdentifier: "group.notes"))
    #expect(group.lastPathComponent == "group.notes" && group.isFileURL)
    #expect(group == files.containerURL(forSecurityApplicationGroupIdentifier: "group.notes"))
    #expect(group != files.containerURL(forSecurityApplicationGroupIdentifier: "group.others"))
    #expect(files.isWritableFile(atPath: group.path))
    #expect(files.containerURL(forSecurityApplicationGroupIdentifier: "../a")?.lastPathComponent == ".._a")
  }

  /// Apple: "File System Programming Guide", table 1-1: an app can write to Documents and Library/Caches of its container.
  @Test(arguments: [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory, .libraryDirectory])
  func foldersOfAnAppExist(_ directory: FileManager.SearchPathDirectory) throws {
    let files = FileManager.default
    let folder = try #require(files.appURLs(for: directory, in: .userDomainMask).first)
    let file = folder.appendingPathComponent(UUID().uuidString)
    try Data("a".utf8).write(to: file)
    try files.removeItem(at: file)
    #expect(folder.path.hasPrefix(files.appHomeDirectory() + "/"))
    #expect(files.appSearchPaths(directory, .userDomainMask, true) == [folder.path])
    #expect(files.appURLs(for: directory, in: .systemDomainMask).isEmpty)
    #expect(!folder.path.hasPrefix(NSHomeDirectory() + "/"), "nothing of the user's is written")
  }

  /// Apple: "create: Whether to create the directory if it does not already exist."
  @Test func aFolderIsMadeIfAskedFor() throws {
    let files = FileManager.default
    let folder = try files.appURL(for: .moviesDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(folder.lastPathComponent == "Movies" && !files.fileExists(atPath: folder.path))
    _ = try files.appURL(for: .moviesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #expect(files.fileExists(atPath: folder.path))
    try files.removeItem(at: folder)
    #expect(files.appSearchPaths(.moviesDirectory, .userDomainMask, false) == ["~/Movies"])
    #expect(throws: CocoaError.self) {
      try files.appURL(for: .trashDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
    }
  }

  /// The container is gone with its process; what a link in it leads to is not.
  @Test func theContainerIsDeletedAndLinksAreNotFollowed() async throws {
    let files = FileManager.default
    let outside = files.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try files.createDirectory(at: outside, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: outside) }
    let kept = outside.appendingPathComponent("kept")
    try Data("a".utf8).write(to: kept)
    await #expect(processExitsWith: .success) { [path = outside.path as String] in
      let home = FileManager.default.appHomeDirectory()
      try FileManager.default.createSymbolicLink(atPath: home + "/Documents/link", withDestinationPath: path)
      try Data("b".utf8).write(to: URL(fileURLWithPath: home + "/Documents/own"))
      try Data(home.utf8).write(to: URL(fileURLWithPath: path + "/home"))
      exit(EXIT_SUCCESS)
    }
    let home = try String(contentsOf: outside.appendingPathComponent("home"), encoding: .utf8)
    #expect(home.contains("/galley-app-") && !files.fileExists(atPath: home))
    #expect(try String(contentsOf: kept, encoding: .utf8) == "a")
  }
}
