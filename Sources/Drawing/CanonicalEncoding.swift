import Foundation
import Raster
import TextLayout

/// The bytes a display list is hashed as: every field, in order, in one form on every machine.
///
/// Integers are little-endian, doubles their bit pattern with -0 written as 0 and every NaN as one, strings and lists
/// preceded by their length. Each command and each filter starts with a byte of its own, so no two lists share their
/// bytes. Filters come last: what has none ends with its commands.
struct CanonicalEncoding {
  /// Changes when the meaning of the bytes does, so that old records cannot match by accident.
  private static let version: UInt8 = 2

  private var bytes: [UInt8] = []
  /// Names that more than one of the list's fonts has, as when a team's own Inter stands beside the bundled one.
  private var sharedNames: Set<String> = []

  static func bytes(of list: DisplayList) -> [UInt8] {
    var encoding = CanonicalEncoding()
    encoding.bytes.reserveCapacity(64 * list.commands.count)
    encoding.sharedNames = list.sharedFontNames
    encoding.append(kind: version)
    encoding.append(list.size.width)
    encoding.append(list.size.height)
    encoding.append(count: list.commands.count)
    for command in list.commands { encoding.append(command) }
    for filter in list.filters { encoding.append(filter) }
    return encoding.bytes
  }

  private mutating func append(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color):
      append(kind: 1)
      append(shape)
      append(color)
    case .border(let shape, let width, let color):
      append(kind: 2)
      append(shape)
      append(width)
      append(color)
    case .glyphs(let run):
      append(kind: 3)
      append(run)
    case .image(let source, let rect):
      append(kind: 4)
      append(source.hash.description)
      append(rect)
    case .beginClip(let shape):
      append(kind: 5)
      append(shape)
    case .endClip: append(kind: 6)
    case .beginGroup(let alpha):
      append(kind: 7)
      append(alpha)
    case .endGroup: append(kind: 8)
    case .beginShadow(let shadow):
      append(kind: 9)
      append(shadow)
    case .endShadow: append(kind: 10)
    }
  }

  private mutating func append(_ filter: PictureFilter) {
    switch filter {
    case .blur(let deviation):
      append(kind: 1)
      append(deviation)
    case .colors(let matrix):
      append(kind: 2)
      append(count: matrix.count)
      for number in matrix { append(number) }
    case .contrast(let factor):
      append(kind: 3)
      append(factor)
    }
  }

  private mutating func append(_ shadow: Shadow) {
    append(shadow.offset.width)
    append(shadow.offset.height)
    append(shadow.blurRadius)
    append(shadow.color)
  }

  private mutating func append(_ run: GlyphRun) {
    append(run.font.identity)
    if sharedNames.contains(run.font.identity) { append(Hash128(hashing: run.font.file.bytes).description) }
    append(run.pointSize)
    append(run.color)
    append(run.slant)
    append(run.stretch)
    append(count: run.strokeWidth == nil ? 0 : 1)
    if let width = run.strokeWidth { append(width) }
    append(count: run.glyphs.count)
    for glyph in run.glyphs {
      appendInteger(glyph.id)
      append(glyph.x)
      append(glyph.y)
    }
  }

  private mutating func append(_ shape: Shape) {
    append(shape.rect)
    append(shape.cornerRadius)
  }

  private mutating func append(_ rect: CGRect) {
    append(rect.origin.x)
    append(rect.origin.y)
    append(rect.size.width)
    append(rect.size.height)
  }

  private mutating func append(_ color: Color) {
    append(color.red)
    append(color.green)
    append(color.blue)
    append(color.alpha)
  }

  private mutating func append(_ text: String) {
    append(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(_ value: Double) {
    let canonical = value.isNaN ? Double.nan : value + 0  // -0 + 0 is 0
    appendInteger(canonical.bitPattern)
  }

  private mutating func append(count: Int) {
    appendInteger(UInt64(count))
  }

  private mutating func append(kind byte: UInt8) {
    bytes.append(byte)
  }

  private mutating func appendInteger(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
