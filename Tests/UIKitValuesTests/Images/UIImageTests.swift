import Foundation
import ImageDecoding
import Raster
import Testing
import UIKitTestSupport
import UIKitValues

@Suite struct UIImageTests {
  /// Runs `body` in a temporary folder, and removes it.
  static func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("UIImageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func identifierOfTheImageItself() {
    let image = UIImage()
    image.accessibilityIdentifier = "cup"
    #expect(image.accessibilityIdentifier == "cup")
    #expect(image.withRenderingMode(.alwaysTemplate).accessibilityIdentifier == nil)
  }

  @Test func theSizeIsInPoints() throws {
    let data = try pngData(width: 60, height: 30)
    #expect(UIImage(data: data)?.size == CGSize(width: 60, height: 30))
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 30, height: 15))
    #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage().size == .zero)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aSenselessScaleCountsAsOne(scale: CGFloat) throws {
    #expect(UIImage(data: try pngData(width: 6, height: 3), scale: scale)?.scale == 1)
  }

  @Test func readersMakeImagesSmallEnough() throws {
    let data = try pngData(width: 60, height: 30)
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 60, height: 30))
    #expect(UIImageReader.default.image(data: Data()) == nil)
    #expect(UIImageReader.default.image(contentsOf: URL(fileURLWithPath: "/none.png")) == nil)
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 20, height: 20)
    let image = UIImageReader(configuration: configuration).image(data: data)
    #expect(image?.size == CGSize(width: 40, height: 20), "it fills the size")
  }

  @Test func otherDataIsNoImage() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
  }

  @Test func theFileNameGivesTheScale() throws {
    try Self.inFolder { folder in
      for name in ["photo.png", "photo@2x.png", "photo@3x.png", "only@2x.png", "mail@2x.org.png", "none"] {
        try pngData(width: 12, height: 12).write(to: folder.appendingPathComponent(name))
      }
      func scale(_ name: String, _ displayScale: CGFloat) throws -> CGFloat {
        try UIImage(file: folder.appendingPathComponent(name).path, displayScale: displayScale).scale
      }
      #expect(try scale("photo.png", 1) == 1)
      #expect(try scale("photo.png", 2) == 2)
      #expect(try scale("photo.png", 3) == 3)
      #expect(try scale("photo@3x.png", 2) == 3)
      #expect(try scale("only.png", 2) == 2)
      #expect(try scale("mail@2x.org.png", 2) == 1)
      #expect(try scale("none", 2) == 1)
      #expect(throws: ImageFileError.unreadable(path: folder.appendingPathComponent("other.png").path)) {
        try scale("other.png", 3)
      }
    }
  }

  /// The order in which YYKit's `preferredScales`, a replacement for `UIImage(named:)`, looks for files: 1, 2, 3 at a
  /// scale of 1; 2, 3, 1 at 2; 3, 2, 1 at 3.
  @Test(arguments: [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 2, 1])] as [(CGFloat, [CGFloat])])
  func theNearestScaleIsTaken(displayScale: CGFloat, order: [CGFloat]) throws {
    try Self.inFolder { folder in
      let files: [CGFloat: String] = [1: "photo.png", 2: "photo@2x.png", 3: "photo@3x.png"]
      for file in files.values { try pngData(width: 12, height: 12).write(to: folder.appendingPathComponent(file)) }
      for scale in order {
        for name in ["photo", "photo.png"] {
          let path = folder.appendingPathComponent(name).path
          #expect(try UIImage(file: path, displayScale: displayScale).scale == scale, "\(name)")
        }
        try FileManager.default.removeItem(at: folder.appendingPathComponent(try #require(files[scale])))
      }
    }
  }

  @Test func faultsNameTheFileAndWhatIsInIt() throws {
    try Self.inFolder { folder in
      let path = folder.appendingPathComponent("photo.png").path
      #expect(throws: ImageFileError.unreadable(path: path)) { try UIImage(file: path, displayScale: 2) }
      #expect(throws: ImageFileError.unreadable(path: folder.path)) { try UIImage(file: folder.path, displayScale: 2) }
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
      try Data(pointer.utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: ImageFileError.undecodable(path: path, .png(.notPNG(looksLike: .gitLFSPointer)))) {
        try UIImage(file: path, displayScale: 2)
      }
      #expect(UIImage(contentsOfFile: path) == nil)
    }
    #expect(
      ImageFileError.unreadable(path: "a.png").description
        == "no image could be read at 'a.png'. Check that the file exists and can be read.")
    #expect(
      ImageFileError.undecodable(path: "a.png", .png(.truncated)).description
        == "'a.png': The PNG file ends before its image does. Fetch or make it again.")
  }

  @Test func aDeviceIsNotRead() {
    #expect(throws: ImageFileError.unreadable(path: "/dev/zero")) { try UIImage(file: "/dev/zero", displayScale: 1) }
  }

  @Test func renderingModeIsKept() throws {
    let image = try #require(UIImage(data: try pngData(width: 2, height: 2), scale: 2))
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.scale == 2)
    #expect(template != image)
    #expect(template.withRenderingMode(.automatic) == image)
  }
}
