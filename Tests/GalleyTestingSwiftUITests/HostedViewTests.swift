import Foundation
import GalleyTestingSwiftUI
import Raster
import SwiftUI
import Testing

/// Snapshots of SwiftUI's views by GalleyTesting's assertions.
@MainActor @Suite struct HostedViewTests {
  /// Verifies in a folder that is removed afterwards, and returns what is in it.
  private func recorded<Value, Format>(
    _ value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>
  ) throws -> [String: Data] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "GalleyTestingSwiftUI-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func verify(_ record: SnapshotTestingConfiguration.Record) -> String? {
      verifySnapshot(
        of: value(), as: strategy, named: "a", record: record, snapshotDirectory: folder.path, testName: "test()")
    }
    #expect(verify(.missing)?.contains("Automatically recorded snapshot") == true)
    #expect(verify(.never) == nil)
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return Dictionary(
      uniqueKeysWithValues: try paths.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.map {
        (
          $0.split(separator: "/").last.map(String.init) ?? $0,
          try Data(contentsOf: folder.appendingPathComponent($0))
        )
      })
  }

  private func text(_ files: [String: Data]) throws -> String {
    String(decoding: try #require(files.first { $0.key.hasSuffix(".txt") }).value, as: UTF8.self)
  }

  @Test func onePictureAndRecordForEachSize() throws {
    let files = try recorded(Text("Hello"), as: .image(on: .width(200), categories: .all))
    #expect(files.keys.filter { $0.hasSuffix(".png") }.count == 12)
    #expect(files.keys.filter { $0.hasSuffix(".txt") }.count == 12)
  }

  /// Frames are as large as they say; two pixels a point where no device says otherwise.
  @Test func viewsHaveTheirIdealSize() throws {
    let files = try recorded(Color.red.frame(width: 44, height: 30), as: .image)
    let picture = try #require(files.first { $0.key.hasSuffix(".png") })
    let bitmap = try PNG.decode(picture.value)
    #expect(bitmap.width == 88 && bitmap.height == 60)
  }

  /// A text of 17 points is 20.5 points high at two pixels a point, one of 53 points 63.5: as a label's line.
  @Test func viewsAreMadeUnderEachConfiguration() throws {
    let lines = try text(
      recorded(
        Text("Hello").accessibilityIdentifier("title"),
        as: .layout(categories: [.large, .accessibilityExtraExtraExtraLarge]))
    ).split(separator: "\n")
    let heights = lines.filter { $0.contains("Text \"title\"") }.map { $0.split(separator: " ").last }
    #expect(heights == ["20.5", "63.5"])
  }

  /// The height follows from the width: 27 letters take more lines in 60 points than in their own width.
  @Test func heightsFollowFromWidths() throws {
    func height(_ width: CGFloat) throws -> Int {
      let files = try recorded(Text("Abc def ghi jkl mno pqr stu"), as: .image(on: .width(width)))
      return try PNG.decode(try #require(files.first { $0.key.hasSuffix(".png") }).value).height
    }
    #expect(try height(400) == 41)
    // Whole lines of 20.333 points, four at least.
    #expect(try height(60) > 4 * 40)
  }

  @Test func swiftSnapshotTestingsLayouts() throws {
    func size(_ layout: SwiftUISnapshotLayout) throws -> [Int] {
      let files = try recorded(Color.red.frame(width: 44, height: 30), as: .image(layout: layout))
      let bitmap = try PNG.decode(try #require(files.first { $0.key.hasSuffix(".png") }).value)
      return [bitmap.width, bitmap.height]
    }
    #expect(try size(.sizeThatFits) == [88, 60])
    #expect(try size(.fixed(width: 100, height: 50)) == [200, 100])
    // An iPhone 13 has 390 by 844 points, and three pixels a point (Apple's table of screen sizes).
    #expect(try size(.device(config: .iPhone13)) == [1_170, 2_532])
  }

  @Test func voiceOversWords() throws {
    let spoken = try text(recorded(Button("Save") {}, as: .spokenText))
    #expect(spoken.contains("Save. Button."))
  }

  @Test func accessibleViewsPass() {
    assertAccessible(
      of: Text("Hello").foregroundStyle(Color.black).padding().background(Color.white), on: .width(200))
  }
}
