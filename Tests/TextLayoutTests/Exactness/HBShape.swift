import Foundation
import Testing

@testable import TextLayout

/// HarfBuzz's own program, run on many stretches of text at once.
enum HBShape {
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/hb-shape" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The output of `hb-shape` for each stretch.
  ///
  /// One process reads a line of options for each (`--batch`), which may be up to 4,090 bytes long.
  static func output(for stretches: [ShapedStretch]) throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hb-shape-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Data(stretches.map(options).joined().utf8).write(to: input)
    try Data().write(to: output)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path, "hb-shape is not here"))
    process.arguments = ["--batch"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "hb-shape fails")
    return String(decoding: try Data(contentsOf: output), as: UTF8.self).split(separator: "\n")
  }

  private static func options(for stretch: ShapedStretch) -> String {
    let font = stretch.font
    var options = [font.file.path, "--face-index=\(font.faceIndex)"]
    if !font.variations.isEmpty {
      options.append("--variations=" + font.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ","))
    }
    options += ["--no-glyph-names", "--show-flags", "--script=" + name(of: stretch.script)]
    options += ["--language=" + stretch.language, "--direction=" + (stretch.isRightToLeft ? "rtl" : "ltr")]
    if stretch.startsText { options.append("--bot") }
    if stretch.endsText { options.append("--eot") }
    if !stretch.before.isEmpty { options.append("--unicodes-before=" + codes(stretch.before)) }
    if !stretch.after.isEmpty { options.append("--unicodes-after=" + codes(stretch.after)) }
    options.append("--unicodes=" + codes(stretch.characters))
    return options.joined(separator: ";") + "\n"
  }

  private static func codes(_ characters: [Unicode.Scalar]) -> String {
    characters.map { String($0.value, radix: 16) }.joined(separator: ",")
  }

  private static func name(of tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
