import Foundation
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
    #expect(!files.fileExists(atPath: group.path))
  }
}
