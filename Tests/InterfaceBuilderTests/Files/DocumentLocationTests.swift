import Foundation
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Where documents are looked up.
@MainActor @Suite(.ownEnvironment) struct DocumentLocationTests {
  /// A storyboard reference gives a name in a document: it must not lead out of the bundle.
  @Test func aNameDoesNotLeadOutOfTheBundle() throws {
    let around = FileManager.default.temporaryDirectory.appendingPathComponent("location-\(UUID().uuidString)")
    let inside = around.appendingPathComponent("Inside")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: around) }
    for folder in [around, inside] {
      try Data().write(to: folder.appendingPathComponent("Main.storyboard"))
    }
    let location = DocumentLocation(bundle: try #require(Bundle(path: inside.path)))
    #expect(location.file("Main", "storyboard") != nil)
    for name in ["../Main", "Inside/../../Main", around.path + "/Main"] {
      #expect(location.file(name, "storyboard") == nil, "\(name)")
    }
  }
}
