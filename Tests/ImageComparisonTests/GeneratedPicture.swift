import Raster
import TestSupport

/// An opaque picture, drawn only with integers.
struct GeneratedPicture {
  private static let (width, height) = (GeneratedPair.width, GeneratedPair.height)

  /// Red, green, blue of each pixel.
  private(set) var pixels: [[Int]]

  init(paper: [Int]) { pixels = Array(repeating: paper, count: Self.width * Self.height) }

  var bytes: [UInt8] { pixels.flatMap { $0.map { UInt8($0) } } }

  func bitmap() throws -> Bitmap {
    let bitmap = try Bitmap(width: Self.width, height: Self.height)
    for (index, pixel) in pixels.enumerated() {
      bitmap.pixels[index] = pixel.reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
    return bitmap
  }

  /// Draws four antialiased discs, moved by quarters of a pixel, with red at another level.
  mutating func drawDiscs(seed: Int, dx: Int = 0, level: Int = 0) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<4 {
      let (x, y) = (random.number(4 * Self.width), random.number(4 * Self.height))
      let radius = 8 + random.number(40)
      var ink = random.color()
      ink[0] ^= level
      drawDisc(x: x + dx, y: y, radius: radius, ink: ink)
    }
  }

  private mutating func drawDisc(x x0: Int, y y0: Int, radius: Int, ink: [Int]) {
    for place in pixels.indices {
      let (x, y) = (place % Self.width, place / Self.width)
      var inside = 0
      for j in 0..<4 {
        for i in 0..<4 {
          let (dx, dy) = (2 * (4 * x + i - x0) + 1, 2 * (4 * y + j - y0) + 1)
          if dx * dx + dy * dy <= 4 * radius * radius { inside += 1 }
        }
      }
      if inside > 0 { blend(ink, weight: inside, at: place) }
    }
  }

  /// Draws lines of short strokes with soft ends, like text from a distance.
  mutating func drawLines(seed: Int, missing: Int? = nil, dx: Int = 0) {
    var random = SeededGenerator(seed: UInt64(seed))
    let ink = random.color()
    for line in 0..<4 {
      for stroke in 0..<7 {
        let (x, weight) = (6 * stroke + 2 + random.number(2), 4 + random.number(12))
        if line != missing { drawStroke(x: x + dx, line: line, weight: weight, ink: ink) }
      }
    }
  }

  private mutating func drawStroke(x: Int, line: Int, weight: Int, ink: [Int]) {
    for y in (8 * line + 3)..<(8 * line + 9) {
      for (column, strength) in [(x, weight), (x + 1, 16), (x + 2, 16 - weight)] {
        blend(ink, weight: strength, at: y * Self.width + min(column, Self.width - 1))
      }
    }
  }

  mutating func drawRamp() {
    for place in pixels.indices {
      let (x, y) = (place % Self.width, place / Self.width)
      pixels[place] = [5 * x, 7 * y, (3 * x + 2 * y) % 256]
    }
  }

  mutating func addNoise(seed: Int, count: Int, levels: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<count {
      let (place, channel) = (random.number(pixels.count), random.number(3))
      pixels[place][channel] = (pixels[place][channel] + 1 + random.number(levels)) % 256
    }
  }

  /// Blends ink over a pixel with a weight in 1/16.
  private mutating func blend(_ ink: [Int], weight: Int, at place: Int) {
    for channel in 0..<3 {
      pixels[place][channel] = (ink[channel] * weight + pixels[place][channel] * (16 - weight) + 8) / 16
    }
  }
}
