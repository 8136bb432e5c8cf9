import Foundation
import HeadlessUIKit
import Testing

@testable import GalleyTesting

/// Names of calls and tests in any script, and those that no file can have.
@MainActor @Suite struct ReferenceNameTests {
  /// Letters, marks and digits of every script are kept (`\w`, Unicode Technical Standard 18, annex C), all else is a
  /// hyphen.
  @Test(arguments: [
    ("بطاقة الترحيب", "بطاقة-الترحيب"), ("नमस्ते दुनिया", "नमस्ते-दुनिया"), ("挨拶：カード", "挨拶-カード"), ("안녕 카드", "안녕-카드"),
    ("สวัสดี", "สวัสดี"), ("e\u{301}tude", "e\u{301}tude"), ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("a\u{200F}b\u{202E}c", "a-b-c"), ("card 🎉 dark", "card-dark"), ("Ω½", "Ω"), ("../../etc", "etc"),
    ("a\u{0}b", "a-b"),
  ])
  func namesInAnyScriptAreRecordedAndFound(name: String, folder: String) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
      let isRecorded = mode == .missing
      #expect((store.verify("text", as: .lines, named: name, record: mode) == nil) != isRecorded)
      #expect((store.verify(view, as: .image, named: name, record: mode) == nil) != isRecorded)
    }
    #expect(
      store.files() == ["test.\(folder).txt", "test.\(folder)/view-L@2x.png", "test.\(folder)/view-L@2x.txt"])
  }

  @Test(arguments: ["🎉", "\u{200F}\u{202E}", "\u{301}", "\u{200D}", " ", ""])
  func namesWithoutALetterAreRefused(name: String) throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    #expect(
      store.verify("text", as: .lines, named: name, record: .missing)
        == "'\(name)' has no letter or digit to use in a file name. Pass another named:.")
    #expect(store.files().isEmpty)
  }

  /// A file's name has at most 255 bytes on Linux and macOS, of which 15 are kept for what is written beside it.
  @Test func namesThatAreTooLongAreRefused() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func message(_ name: String) -> String? { store.verify("text", as: .lines, named: name, record: .missing) }
    // "test." and ".txt" are nine bytes.
    #expect(message(String(repeating: "語", count: 77))?.hasPrefix("No reference was found") == true)
    let long = String(repeating: "語", count: 78)
    #expect(
      message(long) == "'test.\(String(repeating: "語", count: 35))…' would be a name of 243 bytes, but at most 240 "
        + "are allowed. Pass a shorter named:, or rename the test.")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      store.verify(view, as: .image, named: String(repeating: "x", count: 116), record: .missing)
        == "'test.\(String(repeating: "x", count: 35))…' would be a name of 121 bytes, but at most 120 are allowed. "
        + "Pass a shorter named:, or rename the test.")
    #expect(store.files().count == 1)
  }

  @Test func aFolderThatNotEverySystemHasIsRefused() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let message = verifySnapshot(
      of: view, as: .image, record: .missing, snapshotDirectory: store.url("a:b").path, testName: "test()")
    #expect(
      message
        == "'a:b' cannot be a folder of references on every system. Use letters, digits, '-', '_', and spaces and "
        + "'.' inside.")
    #expect(store.files().isEmpty)
  }

  @Test func aNumberIsNoNameBesideCountedCalls() throws {
    let store = try TemporaryStore()
    defer { store.remove() }
    func message(_ name: String?) -> String? { store.verify("text", as: .lines, named: name, record: .never) }
    SnapshotCounter.$ofTest.withValue(SnapshotCounter.Counts()) {
      #expect(message(nil)?.hasPrefix("No reference") == true)
      #expect(
        message("1")
          == "Two calls use the same file, at least on case-insensitive file systems: call 1 without a name and '1'. Pass "
          + "another named:.")
    }
  }
}
