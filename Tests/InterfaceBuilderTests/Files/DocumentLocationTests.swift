import Foundation
import InterfaceDocuments
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

  /// Links in an app's folder may lead anywhere: only what lies beside the document is read.
  @Test func stringsBehindALinkThatLeadsOutAreNotRead() throws {
    let around = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    let (base, german) = (
      around.appendingPathComponent("App/Base.lproj"), around.appendingPathComponent("App/de.lproj")
    )
    for folder in [base, german] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(at: around) }
    let document = base.appendingPathComponent("Card.xib")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><label opaque="NO" text="Hello" id="lab-00-001"/></objects></document>
      """
    try Data(text.utf8).write(to: document)
    let strings = Data(#""lab-00-001.text" = "Hallo";"#.utf8)
    let outside = around.appendingPathComponent("Card.strings")
    try strings.write(to: outside)
    let link = german.appendingPathComponent("Card.strings")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside)
    let traits = UITraitCollection(locale: "de")
    let error = #expect(throws: DocumentLookupError.self) {
      try traits.asCurrent { Result { try InterfaceDocument.read(document.path) } }.get()
    }
    #expect(
      error?.description
        == "'\(link.path)' cannot be read: It is a link to a file outside the document's folder.")
    // A link to a file beside the document is one of the app's own.
    try FileManager.default.removeItem(at: link)
    let beside = around.appendingPathComponent("App/German.strings")
    try strings.write(to: beside)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: beside)
    let read = try traits.asCurrent { Result { try InterfaceDocument.read(document.path) } }.get()
    #expect(read["lab-00-001"]?["text"] == "Hallo")
  }
}
