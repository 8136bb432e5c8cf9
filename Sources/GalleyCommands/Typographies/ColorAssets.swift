import Foundation
import Gallery
import HeadlessUIKit
import Snapshots
import TypographyKit

/// Colours as an asset catalogue: a folder `<name>.colorset` for each, by Apple's Asset Catalog Format Reference.
enum ColorAssets {
  /// - Throws: `TypographyError` if the place is taken, or a colour's name cannot be a file's; `StoreError` if a file
  ///   cannot be written.
  static func write(_ settings: TypographyKitSettings, to path: String) throws {
    // An empty path is the current folder, not the file system's root.
    let path = path.isEmpty ? "." : path
    guard !FileManager.default.fileExists(atPath: path) else { throw TypographyError.folderIsThere(path) }
    let names = settings.colors.keys.sorted()
    if let name = names.first(where: { !FileNames.canName($0) }) { throw TypographyError.noFileName("colour", name) }
    for name in names {
      guard let color = settings.colors[name] else { continue }
      try write(contents(of: color), to: "\(path)/\(name).colorset")
    }
    try write("{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n", to: path)
  }

  private static func write(_ text: String, to folder: String) throws {
    let file = "\(folder)/Contents.json"
    try FileBytes.write(Data(text.utf8), to: URL(exactPath: file), named: file)
  }

  /// One entry, and another one for the dark appearance if that differs.
  private static func contents(of color: TypographyColor) -> String {
    let light = ColorText.bytes(color, .light)
    let dark = ColorText.bytes(color, .dark)
    let entries = [entry(light, isDark: false)] + (light == dark ? [] : [entry(dark, isDark: true)])
    return "{\n  \"colors\" : [\n" + entries.joined(separator: ",\n")
      + "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
  }

  private static func entry(_ bytes: [UInt8], isDark: Bool) -> String {
    let appearance = """
            "appearances" : [
              {
                "appearance" : "luminosity",
                "value" : "dark"
              }
            ],

      """
    let parts = bytes.map { "0x" + Specimen.Swatch.hexadecimal($0) }
    return """
          {
      \(isDark ? appearance : "")      "color" : {
              "color-space" : "srgb",
              "components" : {
                "alpha" : "\(alpha(bytes[3]))",
                "blue" : "\(parts[2])",
                "green" : "\(parts[1])",
                "red" : "\(parts[0])"
              }
            },
            "idiom" : "universal"
          }
      """
  }

  /// The opacity with three decimals, as Xcode writes it.
  private static func alpha(_ byte: UInt8) -> String {
    let thousandths = (Int(byte) * 1000 + 127) / 255
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
