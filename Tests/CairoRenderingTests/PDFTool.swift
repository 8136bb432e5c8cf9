import Foundation
import Raster
import Testing

/// Poppler's programs, which read what is written here: `scripts/setup --test` installs them.
enum PDFTool {
  /// What a program prints of a PDF file.
  static func run(_ name: String, _ options: [String] = [], on pdf: Data, _ rest: [String] = []) throws -> String {
    try withFile(pdf) { file in
      let output = file.deletingLastPathComponent().appendingPathComponent("output")
      try Data().write(to: output)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [name] + options + [file.path] + rest
      let handle = try FileHandle(forWritingTo: output)
      process.standardOutput = handle
      process.standardError = handle
      try process.run()
      process.waitUntilExit()
      let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      #expect(process.terminationStatus == 0, "\(name): \(text)")
      return text
    }
  }

  /// The first page at a pixel a point.
  static func pixels(of pdf: Data) throws -> Bitmap {
    let picture = FileManager.default.temporaryDirectory.appendingPathComponent("galley-pdf-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: picture.appendingPathExtension("png")) }
    _ = try run("pdftoppm", ["-r", "72", "-png", "-singlefile"], on: pdf, [picture.path])
    return try PNG.decode(Data(contentsOf: picture.appendingPathExtension("png")))
  }

  private static func withFile<Result>(_ pdf: Data, _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("document.pdf")
    try pdf.write(to: file)
    return try body(file)
  }
}
