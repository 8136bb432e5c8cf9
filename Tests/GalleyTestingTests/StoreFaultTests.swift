import Foundation
import HeadlessUIKit
import Raster
import Testing

@testable import GalleyTesting

/// Stores that cannot be read or written, and references that are of no use: what is said, and that nothing is lost.
@MainActor @Suite struct StoreFaultTests {
  private let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  private func view(_ level: CGFloat = 0.5) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = UIColor(white: level, alpha: 1)
    return view
  }

  private static let picture = "test.a/view-L@2x.png"
  private static let record = "test.a/view-L@2x.txt"

  /// The message of a call, the line of the case alone for a view.
  private func line(_ view: UIView, _ mode: SnapshotTestingConfiguration.Record) -> String? {
    let message = store.verify(view, as: .image, record: mode)
    return message?.split(separator: "\n").first { $0.contains(" Tests/test.a/view-L@2x: ") }.map(String.init)
  }

  // MARK: What is in the place of a reference

  @Test func aFolderInPlaceOfAFileIsNamed() throws {
    defer { store.remove() }
    for path in ["test.a.txt", Self.picture] {
      try FileManager.default.createDirectory(at: store.url(path), withIntermediateDirectories: true)
    }
    for mode in SnapshotTestingConfiguration.Record.allCases {
      #expect(
        store.verify("text", record: mode)
          == "'\(store.url("test.a.txt").path)' is not a regular file. Move it away.", "\(mode)")
    }
    let reason = "'Tests/\(Self.picture)' is not a regular file. Move it away."
    #expect(line(view(), .missing) == "unreadable Tests/test.a/view-L@2x: \(reason)")
    #expect(
      store.verify(view(), as: .image, record: .all) == """
        No snapshot was taken.
        failed Tests/test.a/view-L@2x: \(reason)
        References: \(store.folder.deletingLastPathComponent().path)
        """)
    #expect(store.files().isEmpty)
  }

  @Test func aFolderInPlaceOfARecordIsNamed() throws {
    defer { store.remove() }
    try FileManager.default.createDirectory(at: store.url(Self.record), withIntermediateDirectories: true)
    _ = store.verify(view(), as: .image, record: .missing)
    #expect(store.files().isEmpty, "a picture alone is half a reference")
  }

  @Test func aFileInPlaceOfAFolderIsNamed() throws {
    try FileManager.default.removeItem(at: store.folder)
    try Data("mine".utf8).write(to: store.folder)
    defer { store.remove() }
    let reason = "'\(store.folder.path)' is a file, where a folder is needed. Move it away, or name another folder."
    #expect(
      store.verify("text", record: .missing) == "'\(store.url("test.a.txt").path)' cannot be written: \(reason)")
    #expect(
      line(view(), .missing)
        == "failed Tests/test.a/view-L@2x: 'Tests/\(Self.picture)' cannot be written: \(reason)")
    #expect(try String(contentsOf: store.folder, encoding: .utf8) == "mine")
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", "it is a Git LFS pointer. Fetch the file with 'git lfs pull'."),
    ("<<<<<<< HEAD\n=======\n>>>>>>> other\n", "it holds the markers of an unresolved merge."),
    ("", "it is empty. Fetch or make it again."),
  ])
  func aReferenceThatIsNoPictureIsNamed(content: String, reason: String) throws {
    defer { store.remove() }
    let image = try #require(UIImage(data: PNG.encode(Bitmap(width: 2, height: 2))))
    try FileManager.default.createDirectory(at: store.url("test.a"), withIntermediateDirectories: true)
    for path in ["test.a.png", Self.picture] { try Data(content.utf8).write(to: store.url(path)) }
    let message = store.verify(image, as: .image, record: .never)
    #expect(
      message?.hasPrefix(
        "Snapshot \"a\" does not match reference.\n\n@\u{2212}\n\"file://\(store.url("test.a.png").path)\"") == true)
    #expect(message?.contains("\n\nThe reference cannot be used: The file is not a PNG image: \(reason)") == true)
    #expect(
      line(view(), .never)?.hasPrefix("unreadable Tests/test.a/view-L@2x: The file is not a PNG image: \(reason)")
        == true)
    #expect(try store.text("test.a.png") == content && store.text(Self.picture) == content)
    #expect(
      store.verify(image, as: .image, record: .failed)?.contains("A new snapshot was automatically recorded.") == true)
    #expect(line(view(), .failed)?.hasSuffix("; recorded") == true)
    #expect(store.verify(image, as: .image, record: .never) == nil && line(view(), .never) == nil)
  }

  @Test func damagedPicturesAreNamed() throws {
    defer { store.remove() }
    _ = store.verify(view(), as: .image, record: .all)
    let whole = try Data(contentsOf: store.url(Self.picture))
    func said(_ file: Data) throws -> String? {
      try file.write(to: store.url(Self.picture))
      return line(view(0.7), .never)
    }
    #expect(try said(whole.dropLast(20))?.contains("unreadable") == true)
    var flipped = whole
    flipped[20] ^= 1
    #expect(try said(flipped)?.contains(": The PNG file") == true)
    // The header's width and height are at offsets 16 and 20.
    let bomb = whole[..<16] + Data([0, 1, 0, 0, 0, 1, 0, 0]) + whole[24...]
    #expect(try said(bomb)?.contains("65536 × 65536 pixels is too large") == true)
  }

  // MARK: Links

  @Test func linksThatLeaveTheStoreAreRefused() throws {
    defer { store.remove() }
    let elsewhere = store.folder.deletingLastPathComponent().appendingPathComponent("elsewhere.txt")
    try Data("mine".utf8).write(to: elsewhere)
    let outside = FileManager.default.temporaryDirectory
    try FileManager.default.createSymbolicLink(at: store.url("test.a"), withDestinationURL: outside)
    try FileManager.default.createSymbolicLink(
      at: store.url("test.a.txt"), withDestinationURL: URL(fileURLWithPath: "/etc/hostname"))
    for mode in SnapshotTestingConfiguration.Record.allCases {
      #expect(
        store.verify("text", record: mode)
          == "'Tests/test.a.txt' is not a reference: 'Tests/test.a.txt' is a symbolic link that is broken or leads "
          + "out of the folder of references. Replace it with a copy of its target.", "\(mode)")
      #expect(
        line(view(), mode)?.contains("'Tests/test.a' is a symbolic link that is broken or leads out of") == true,
        "\(mode)")
    }
    #expect(!FileManager.default.fileExists(atPath: outside.appendingPathComponent("view-L@2x.png").path))
  }

  @Test func aDirectoryThatIsALinkIsUsed() throws {
    defer { store.remove() }
    let link = store.folder.deletingLastPathComponent().appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: store.folder)
    func verify(_ mode: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(of: "text", as: .lines, named: "a", record: mode, snapshotDirectory: link.path, testName: "test()")
    }
    #expect(verify(.missing)?.hasPrefix("No reference was found") == true)
    #expect(verify(.never) == nil)
    #expect(store.files() == ["test.a.txt"])
  }
}
