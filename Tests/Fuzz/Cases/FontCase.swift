package import Foundation
import TestSupport
package import TextLayout

/// A font file that may be damaged, with a text set in it.
package enum FontCase {
  /// Opens `bytes` as a font and sets text in each of its faces.
  ///
  /// A file that is not a font throws a `FontError`, which is as good as a layout: the error is returned.
  package static func open(_ bytes: [UInt8], in folder: URL) throws -> FontError? {
    let url = folder.appendingPathComponent("font-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    do throws(FontError) {
      let file = try FontFile(path: url.path)
      for index in 0..<2 { use(try FontInstance(file: file, faceIndex: index)) }
      return nil
    } catch {
      return error
    }
  }

  private static func use(_ font: FontInstance) {
    let engine = TextLayoutEngine(cacheLimit: 0)
    let text = "AVA fi \u{5D0}\u{5D1} \u{628}\u{644}\u{627} \u{915}\u{94D}\u{937}\u{93F} 1\u{FE0F}\u{20E3} e\u{301}"
    let cascade = FontCascade(font)
    for size in [17, 1e6] {
      _ = engine.layout(text, font: TextFont(cascade: cascade, pointSize: size), width: 5 * size)
    }
  }

  /// `bytes` with some of them changed, and possibly truncated.
  package static func damaged(_ bytes: [UInt8], seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var damaged = bytes
    for _ in 0...Int.random(in: 0...8, using: &generator) {
      guard let index = damaged.indices.randomElement(using: &generator) else { break }
      damaged[index] =
        [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)]
        .randomElement(using: &generator) ?? 0
    }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      damaged.removeLast(Int.random(in: 0...damaged.count, using: &generator))
    }
    return damaged
  }
}
