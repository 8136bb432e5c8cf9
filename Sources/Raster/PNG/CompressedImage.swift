package import Foundation

/// An opaque sRGB image as the compressed rows of its PNG file, which PDF files can contain unchanged: both formats
/// have the same compression (RFC 1950) and the same row filters (W3C PNG, third edition, §9; PDF 32000-1, §7.4.4.4).
package struct CompressedImage: Sendable {
  package enum Colors: Equatable, Sendable {
    /// Three bytes a pixel: red, green, blue.
    case rgb
    /// Indices into colours of three bytes each.
    case indexed(palette: Data)
  }

  package let width: Int
  package let height: Int
  /// Bits per channel, or per index.
  package let bitDepth: Int
  package let colors: Colors
  /// The zlib stream of all rows, each preceded by its filter.
  package let rows: Data
  /// The whole file.
  let file: Data

  /// Nil for a file that is damaged, or of another kind: with transparency, interlaced, or of another colour space.
  package init?(_ file: Data) {
    let parts = file.withUnsafeBytes { bytes in PlainPNG(bytes).flatMap { Parts($0) } }
    guard let parts else { return nil }
    (self.file, width, height) = (file, parts.width, parts.height)
    (bitDepth, colors, rows) = (parts.bitDepth, parts.colors, parts.rows)
  }

  private struct Parts {
    let width: Int
    let height: Int
    let bitDepth: Int
    let colors: Colors
    let rows: Data

    init?(_ png: PlainPNG) {
      switch png.format {
      case .rgba: return nil
      case .rgb: (bitDepth, colors) = (8, .rgb)
      case .indexed(let values, let bitDepth):
        guard values.allSatisfy({ $0 >> 24 == 0xFF }) else { return nil }
        let bytes = values.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } }
        (self.bitDepth, colors) = (bitDepth, .indexed(palette: Data(bytes)))
      }
      (width, height) = (png.width, png.height)
      rows = png.stream.reduce(into: Data()) { $0.append(contentsOf: $1) }
    }
  }

  /// The image's pixels.
  package func decode() throws(PNGError) -> Bitmap { try PNG.decode(file) }
}
