import Foundation
import Raster
import TextLayout

/// The kinds of commands in display lists, and of their operands.
///
/// The raw values are part of the bytes that lists are hashed as.
package enum DisplayListKind: UInt8, CaseIterable, Sendable {
  case fill = 1
  case glyphs, end
  case transform, clip, group, shadow
  case rectangle, border, outline
  case move, line, curve, close
  case color, image
  case blur, colorMatrix, contrast
  case stroke, pathShadow, backdrop
  case blendedGroup, mask, endOfMask
  case axialGradient, radialGradient, conicGradient
  /// Before a path whose corners are not four circular ones.
  case corners
}

/// The bytes that a display list is hashed as: every field, in order, in the same form on every machine.
///
/// Integers are little-endian; doubles are their bit patterns, with -0 written as 0 and every NaN as the same one;
/// strings and lists are preceded by their length. Each command, path, paint and filter begins with the number of its
/// kind, so no two lists have the same bytes. Filters come last: a list without any ends with its commands.
struct CanonicalEncoding {
  /// The version of the format, which changes when the meaning of the bytes does, so that old records cannot match by
  /// accident.
  private static let version: UInt8 = 3

  private(set) var bytes: [UInt8] = []
  /// Names that several of the list's fonts have, such as those of a team's own Inter and the bundled one.
  private let sharedNames: Set<String>
  /// A bit for each kind that was written.
  private var writtenKinds: UInt64 = 0

  init(of list: DisplayList) {
    sharedNames = list.sharedFontNames
    bytes.reserveCapacity(64 * list.commands.count)
    appendInteger(Self.version)
    append(list.size.width)
    append(list.size.height)
    append(count: list.commands.count)
    for command in list.commands { append(command) }
    for filter in list.filters { append(filter) }
  }

  /// The kinds that occur in the list.
  var kinds: Set<DisplayListKind> {
    Set(DisplayListKind.allCases.filter { writtenKinds >> $0.rawValue & 1 == 1 })
  }

  private mutating func append(_ command: DrawCommand) {
    switch command {
    case .fill(let path, let paint):
      append(kind: .fill)
      append(path)
      append(paint)
    case .stroke(let outline, let style, let paint):
      append(kind: .stroke)
      append(.outline(outline))
      append(style)
      append(paint)
    case .shadow(let path, let shadow):
      append(kind: .pathShadow)
      append(path)
      append(shadow)
    case .backdrop(let path, let filter):
      append(kind: .backdrop)
      append(path)
      append(filter.blur)
      append(filter.saturation)
    case .glyphs(let run):
      append(kind: .glyphs)
      append(run)
    case .begin(let scope): append(scope)
    case .end: append(kind: .end)
    }
  }

  private mutating func append(_ scope: Scope) {
    switch scope {
    case .transform(let transform):
      append(kind: .transform)
      append(transform)
    case .clip(let path):
      append(kind: .clip)
      append(path)
    case .group(let alpha, .normal):
      append(kind: .group)
      append(alpha)
    case .group(let alpha, let blendMode):
      append(kind: .blendedGroup)
      append(alpha)
      appendInteger(blendMode.rawValue)
    case .mask(let commands):
      append(kind: .mask)
      for command in commands { append(command) }
      append(kind: .endOfMask)
    case .shadow(let shadow):
      append(kind: .shadow)
      append(shadow)
    }
  }

  private mutating func append(_ filter: PictureFilter) {
    switch filter {
    case .blur(let deviation):
      append(kind: .blur)
      append(deviation)
    case .colors(let matrix):
      append(kind: .colorMatrix)
      append(count: matrix.count)
      for number in matrix { append(number) }
    case .contrast(let factor):
      append(kind: .contrast)
      append(factor)
    }
  }

  // MARK: Paths and paints

  private mutating func append(_ path: Path) {
    switch path {
    case .rectangle(let rectangle):
      appendCorners(of: rectangle)
      append(kind: .rectangle)
      append(rectangle)
    case .border(let rectangle, let width):
      appendCorners(of: rectangle)
      append(kind: .border)
      append(rectangle)
      append(width)
    case .outline(let outline):
      append(kind: .outline)
      append(count: outline.usesEvenOddRule ? 1 : 0)
      append(count: outline.elements.count)
      for element in outline.elements { append(element) }
    }
  }

  private mutating func appendCorners(of rectangle: RoundedRectangle) {
    guard !rectangle.hasCircularCorners else { return }
    append(kind: .corners)
    appendInteger(rectangle.corners.rawValue)
    appendInteger(rectangle.curve.rawValue)
  }

  private mutating func append(_ element: Outline.Element) {
    switch element {
    case .move: append(kind: .move)
    case .line: append(kind: .line)
    case .curve: append(kind: .curve)
    case .close: append(kind: .close)
    }
    for point in element.points { append(point) }
  }

  private mutating func append(_ paint: Paint) {
    switch paint {
    case .color(let color):
      append(kind: .color)
      append(color)
    case .image(let source, let rect):
      append(kind: .image)
      append(source.hash.description)
      append(rect)
    case .gradient(let gradient): append(gradient)
    }
  }

  private mutating func append(_ gradient: Gradient) {
    switch gradient.geometry {
    case .axial(let start, let end):
      append(kind: .axialGradient)
      append(start)
      append(end)
    case .radial(let start, let startRadius, let end, let endRadius):
      append(kind: .radialGradient)
      append(start)
      append(startRadius)
      append(end)
      append(endRadius)
    case .conic(let center, let angle):
      append(kind: .conicGradient)
      append(center)
      append(angle)
    }
    append(gradient.transform)
    append(count: (gradient.extendsBefore ? 1 : 0) + (gradient.extendsAfter ? 2 : 0))
    append(count: gradient.stops.count)
    for stop in gradient.stops {
      append(stop.location)
      append(stop.color)
    }
  }

  private mutating func append(_ style: StrokeStyle) {
    append(style.width)
    appendInteger(style.cap.rawValue)
    appendInteger(style.join.rawValue)
    append(style.miterLimit)
    append(count: style.dashes.count)
    for length in style.dashes { append(length) }
    append(style.dashPhase)
  }

  // MARK: Values

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
    append(run.origin)
    append(run.slant)
    append(run.stretch)
    append(count: run.strokeWidth == nil ? 0 : 1)
    if let width = run.strokeWidth { append(width) }
    append(count: run.glyphs.count)
    append(run.glyphs)
  }

  /// The glyphs one after the other: most of what there is to hash.
  private mutating func append(_ glyphs: [PositionedGlyph]) {
    let stride = MemoryLayout<UInt32>.size + 2 * MemoryLayout<UInt64>.size
    bytes += [UInt8](unsafeUninitializedCapacity: glyphs.count * stride) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for glyph in glyphs {
        bytes.storeBytes(of: glyph.id.littleEndian, toByteOffset: count, as: UInt32.self)
        bytes.storeBytes(of: Self.canonical(glyph.x).littleEndian, toByteOffset: count + 4, as: UInt64.self)
        bytes.storeBytes(of: Self.canonical(glyph.y).littleEndian, toByteOffset: count + 12, as: UInt64.self)
        count += stride
      }
    }
  }

  private mutating func append(_ rectangle: RoundedRectangle) {
    append(rectangle.rect)
    append(rectangle.cornerRadius)
  }

  private mutating func append(_ transform: AffineTransform) {
    for number in [transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY] {
      append(number)
    }
  }

  private mutating func append(_ point: CGPoint) {
    append(point.x)
    append(point.y)
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

  private mutating func append(_ value: Double) { appendInteger(Self.canonical(value)) }

  /// The same bits for equal numbers.
  private static func canonical(_ value: Double) -> UInt64 {
    (value.isNaN ? Double.nan : value + 0).bitPattern  // -0 + 0 is 0
  }

  private mutating func append(count: Int) {
    appendInteger(UInt64(count))
  }

  private mutating func append(kind: DisplayListKind) {
    bytes.append(kind.rawValue)
    writtenKinds |= 1 << kind.rawValue
  }

  private mutating func appendInteger(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
