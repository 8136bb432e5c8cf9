package import Foundation

/// Poppler's programs, which read the PDF files written here: `scripts/setup --test` installs them.
package enum PDFTool {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The output of a program for a PDF file.
  ///
  /// - Parameter rest: the arguments after the file's name.
  package static func run(
    _ name: String, _ options: [String] = [], on pdf: Data, _ rest: [String] = []
  ) throws -> String {
    try withFolder { folder in
      let (file, output) = (folder.appendingPathComponent("document.pdf"), folder.appendingPathComponent("output"))
      try pdf.write(to: file)
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
      guard process.terminationStatus == 0 else { throw Failure(description: "\(name): \(text)") }
      return text
    }
  }

  /// A page as a PNG file.
  package static func picture(of pdf: Data, page: Int = 1, pixelsPerPoint: Int = 1) throws -> Data {
    try withFolder { folder in
      let picture = folder.appendingPathComponent("page")
      let options = ["-r", "\(72 * pixelsPerPoint)", "-png", "-singlefile", "-f", "\(page)"]
      _ = try run("pdftoppm", options, on: pdf, [picture.path])
      return try Data(contentsOf: picture.appendingPathExtension("png"))
    }
  }

  /// The images of all pages as PNG files, in the order of the document.
  package static func images(of pdf: Data) throws -> [Data] {
    try withFolder { folder in
      _ = try run("pdfimages", ["-png"], on: pdf, [folder.appendingPathComponent("image").path])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("image-") }
      return try names.sorted().map { try Data(contentsOf: folder.appendingPathComponent($0)) }
    }
  }

  private static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
