import Foundation
import Raster
import Testing

/// Small PNG files to compare.
enum DiffPictures {
  /// A file with a single colour, premultiplied `0xAARRGGBB`, except for some pixels.
  static func file(
    _ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF, _ others: [(x: Int, y: Int, color: UInt32)] = []
  ) throws -> Data {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.pixels.update(repeating: color)
    for other in others { bitmap.pixels[other.y * width + other.x] = other.color }
    return try PNG.encode(bitmap)
  }

  static func pixels(_ file: Data) throws -> [UInt32] {
    let bitmap = try PNG.decode(file)
    return Array(bitmap.pixels)
  }
}

extension Workspace {
  /// Two white pictures of 20 × 10, the second of which has a pixel at 3, 2 that differs by one level, and two black
  /// ones at 14, 7.
  static func differing() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(DiffPictures.file(20, 10), to: "a.png")
    try workspace.write(
      DiffPictures.file(20, 10, 0xFFFF_FFFF, [(3, 2, 0xFFFF_FFFE), (14, 7, 0xFF00_0000), (15, 7, 0xFF00_0000)]),
      to: "b.png")
    return workspace
  }

  /// Expects that `galley diff` ends with this message, before comparing anything.
  func expectDiffError(_ arguments: String..., message: String) async throws {
    let run = try await start(["diff"] + arguments).outcome()
    #expect(run.status == 2)
    #expect(run.errors == "error: \(message)\n" && run.output.isEmpty, "\(arguments)")
  }
}
