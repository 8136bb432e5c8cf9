import BundledFonts
import DynamicType
import Foundation
import SystemText
import TextLayout

@testable import Symbols

/// The symbols that the tests of this target draw.
enum SymbolSetting {
  static func library() throws -> SymbolLibrary {
    SymbolLibrary.shared(by: try FontLibrary(directory: BundledFonts.locate()))
  }

  static func symbol(
    _ name: String, size: Double = 17, weight: SystemFontWeight = .regular, scale: SymbolStyle.Scale = .medium,
    pixelsPerPoint: CGFloat = 2
  ) throws -> Symbol {
    try library().symbol(
      named: name, style: SymbolStyle(pointSize: size, weight: weight, scale: scale),
      on: PixelGrid(scale: pixelsPerPoint))
  }

  static func fixture(_ name: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
