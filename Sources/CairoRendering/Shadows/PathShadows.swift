import CCairo
import Drawing
import Raster

/// A cache of the masks of shadows of paths. Caching never affects a mask, only when it is made. When the capacity is
/// exceeded, everything is evicted at once.
final class PathShadows {
  /// The default capacity in bytes: the shadows of some 60 screens at 3x.
  private static let defaultCapacity = 32 << 20

  private let capacity: Int
  private var masks: [PathShadow: BlurredMask] = [:]
  private var cost = 0
  /// The number of masks that were made, for tests that count work.
  private(set) var madeCount = 0

  init(capacity: Int = PathShadows.defaultCapacity) { self.capacity = capacity }

  /// The shadow's coverage of the visible part of a picture; nil if none is visible.
  func mask(of shadow: PathShadow, in visible: PixelRect) -> PlacedShadow? {
    let area = shadow.area.intersection(visible)
    guard !area.isEmpty else { return nil }
    let caster = shadow.casterArea
    let reach = shadow.blur.reach
    guard shadow.isLarge else {
      return PlacedShadow(shadow, whole(shadow), in: area)
    }
    let seen = area.moved(columns: -shadow.column, rows: -shadow.row).outset(by: reach).intersection(caster)
    guard !seen.isEmpty else { return nil }
    madeCount += 1
    let mask = BlurredMask(shadow.path, seen, shadow.blur)
    return PlacedShadow(mask, at: (shadow.column, shadow.row), in: area)
  }

  private func whole(_ shadow: PathShadow) -> BlurredMask {
    if let mask = masks[shadow] { return mask }
    madeCount += 1
    let mask = BlurredMask(shadow.path, shadow.casterArea, shadow.blur)
    guard mask.cost <= capacity / 4 else { return mask }
    if cost + mask.cost > capacity {
      masks.removeAll()
      cost = 0
    }
    cost += mask.cost
    masks[shadow] = mask
    return mask
  }
}

/// The blurred coverage of a path, one byte per pixel, rows without gaps.
final class BlurredMask {
  /// The pixels that it covers.
  let area: PixelRect
  let coverage: [UInt8]

  /// - Parameter part: the part of the path that casts the shadow; not empty.
  init(_ path: DevicePath, _ part: PixelRect, _ blur: GaussianBlur) {
    let values = CoverageCanvas.coverage(of: path, in: part)
    area = part.outset(by: blur.reach)
    let blurred = blur.blurred(values, width: part.width, height: part.height)
    coverage = blurred.map { UInt8(truncatingIfNeeded: (UInt32($0) &+ 128) &>> 8) }
  }

  /// The memory that the mask takes in a cache, in bytes: the coverage, and the approximate overhead.
  var cost: Int { coverage.count + 1024 }
}

/// A shadow's mask at its place in a picture.
struct PlacedShadow: PixelMask {
  let area: PixelRect
  let bytesPerRow: Int
  private let coverage: [UInt8]

  /// The whole mask of a shadow, with its middle put in.
  fileprivate init(_ shadow: PathShadow, _ mask: BlurredMask, in area: PixelRect) {
    let place = mask.area.moved(columns: shadow.column, rows: shadow.row)
    self.init(mask, in: area) { row, bytes, source in
      let line = source + shadow.rows.index(row - place.top, from: mask.area.top) * mask.area.width
      shadow.columns.copy(line, from: area.left - place.left, count: area.width, origin: mask.area.left, to: bytes)
    }
  }

  /// The part of a mask that was made for an area.
  fileprivate init(_ mask: BlurredMask, at place: (column: Int, row: Int), in area: PixelRect) {
    let whole = mask.area.moved(columns: place.column, rows: place.row)
    let area = whole.intersection(area)
    self.init(mask, in: area) { row, bytes, source in
      bytes.update(from: source + (row - whole.top) * whole.width + area.left - whole.left, count: area.width)
    }
  }

  /// - Parameter copy: writes a row of the picture, given the mask's first byte.
  private init(
    _ mask: BlurredMask, in area: PixelRect,
    _ copy: (_ row: Int, UnsafeMutablePointer<UInt8>, UnsafePointer<UInt8>) -> Void
  ) {
    self.area = area
    let bytesPerRow = Self.bytesPerRow(width: area.width)
    self.bytesPerRow = bytesPerRow
    coverage = [UInt8](unsafeUninitializedCapacity: bytesPerRow * max(0, area.height)) { bytes, count in
      mask.coverage.withUnsafeBufferPointer { source in
        guard let base = bytes.baseAddress, let source = source.baseAddress else { return }
        for row in area.top..<area.bottom {
          let line = base + (row - area.top) * bytesPerRow
          copy(row, line, source)
          (line + area.width).update(repeating: 0, count: bytesPerRow - area.width)
        }
        count = bytes.count
      }
    }
  }

  func withCoverage(_ body: (UnsafeMutablePointer<UInt8>?) -> Void) {
    // Cairo only reads a mask.
    coverage.withUnsafeBufferPointer { body(UnsafeMutablePointer(mutating: $0.baseAddress)) }
  }
}

extension PathShadow.Repetition {
  /// The mask's index of a row of the shadow, both counted from their first.
  fileprivate func index(_ index: Int, from origin: Int) -> Int {
    let repeated = place - origin
    return index <= repeated ? index : max(repeated, index - count)
  }

  /// Copies a part of a row, with the repeated column put in.
  fileprivate func copy(
    _ line: UnsafePointer<UInt8>, from first: Int, count length: Int, origin: Int,
    to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let repeated = place - origin
    let start = max(0, min(repeated - first, length))
    let end = max(start, min(repeated + count - first, length))
    bytes.update(from: line + first, count: start)
    (bytes + start).update(repeating: line[repeated], count: end - start)
    (bytes + end).update(from: line + first + end - count, count: length - end)
  }
}
