import Foundation
import ImageComparison
import Raster
import Snapshots
import Testing

@testable import Reports

/// The pictures of causes, before and after side by side.
@Suite struct ChangePictureTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF

  typealias Box = ImageDifference.Box

  /// A white picture with a rectangle of another colour.
  private func picture(_ width: Int, _ height: Int, _ color: UInt32, _ box: Box) throws -> Data {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.update(repeating: Self.white)
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width { bitmap.row(y)[x] = color }
    }
    return try PNG.encode(bitmap)
  }

  private func made(_ files: [String: Data], _ changes: [Box]) throws -> Bitmap? {
    var pictures = ReportedPictures(
      expected: files["expected"].map { _ in "expected" }, actual: files["actual"].map { _ in "actual" })
    pictures.changes = changes
    return try ChangePicture.png(of: pictures) { files[$0] }.map { try PNG.decode($0) }
  }

  /// 40 pixels of surroundings on each side of 300 × 100 pixels, twice, with 8 pixels in between.
  @Test func whatChangedIsShownWithItsSurroundings() throws {
    let box = Box(x: 500, y: 600, width: 300, height: 100)
    let files = try ["expected": picture(1_200, 2_400, Self.red, box), "actual": picture(1_200, 2_400, Self.blue, box)]
    let shown = try #require(try made(files, [box]))
    #expect((shown.width, shown.height) == (380 + 8 + 380, 180))
    for (x, color) in [(0, Self.white), (39, Self.white), (40, Self.red), (339, Self.red), (340, Self.white)] {
      #expect(shown.row(90)[x] == color, "\(x)")
      #expect(shown.row(90)[388 + x] == (color == Self.red ? Self.blue : color), "\(x)")
    }
    #expect(shown.row(39)[190] == Self.white && shown.row(40)[190] == Self.red && shown.row(140)[190] == Self.white)
  }

  /// Small changes have at least 320 × 120 pixels around them, which stay within the picture.
  @Test(arguments: [
    (Box(x: 0, y: 0, width: 2, height: 2), Box(x: 0, y: 0, width: 320, height: 120)),
    (Box(x: 600, y: 600, width: 2, height: 2), Box(x: 441, y: 541, width: 320, height: 120)),
    (Box(x: 1_198, y: 2_398, width: 2, height: 2), Box(x: 880, y: 2_280, width: 320, height: 120)),
  ])
  func aSmallChangeCanBePlaced(change: Box, expected: Box) {
    #expect(ChangePicture.crop(to: [change], in: Box(x: 0, y: 0, width: 1_200, height: 2_400)) == expected)
  }

  @Test func placesFarApartAreNotShownTogether() {
    let whole = Box(x: 0, y: 0, width: 1_200, height: 2_400)
    let (title, below) = (Box(x: 100, y: 100, width: 400, height: 40), Box(x: 100, y: 300, width: 400, height: 40))
    let foot = Box(x: 100, y: 2_000, width: 400, height: 40)
    let near = ChangePicture.crop(to: [title, below, foot], in: whole)
    #expect(near == Box(x: 60, y: 60, width: 480, height: 320))
    #expect(ChangePicture.crop(to: [], in: whole) == whole)
    // What results say may lie anywhere.
    let beyond = ChangePicture.crop(to: [Box(x: 9_000, y: 9_000, width: 9_000, height: 9_000)], in: whole)
    #expect(beyond == whole)
  }

  /// A new case is shown whole; a screen of 1,200 × 2,400 pixels fits into 480 × 640 as 320 × 640.
  @Test func whatIsLargeIsReduced() throws {
    let box = Box(x: 0, y: 0, width: 600, height: 2_400)
    let new = try #require(try made(["actual": picture(1_200, 2_400, Self.red, box)], []))
    #expect((new.width, new.height) == (320, 640))
    #expect(new.row(320)[159] == Self.red && new.row(320)[160] == Self.white)
  }

  /// A row below grew: both sides are cropped to the same part, and end where they end.
  @Test func sizesMayDiffer() throws {
    let box = Box(x: 0, y: 0, width: 10, height: 10)
    let files = try ["expected": picture(200, 100, Self.red, box), "actual": picture(200, 300, Self.blue, box)]
    let shown = try #require(try made(files, [Box(x: 0, y: 100, width: 200, height: 200)]))
    #expect((shown.width, shown.height) == (200 + 8 + 200, 280))
  }

  @Test func whatCannotBeReadIsNoPicture() throws {
    #expect(try made(["actual": Data("no picture".utf8)], []) == nil)
    #expect(try made([:], []) == nil)
  }
}
