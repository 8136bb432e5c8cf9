import Drawing
import Foundation

/// The path data of SVG (SVG 1.1, 8.3), as exported symbols have it: all commands but arcs, which they do not use.
struct PathData {
  /// The largest number of elements that is read.
  static let limit = 100_000

  private var scanner: PathScanner
  private var elements: [Outline.Element] = []
  private var pen = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which a smooth curve mirrors; nil behind another command.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// The outline; nil for data with a mistake, an arc, or too many elements.
  static func outline(_ text: String) -> [Outline.Element]? {
    var data = PathData(scanner: PathScanner(text))
    return data.read() ? data.elements : nil
  }

  private init(scanner: PathScanner) { self.scanner = scanner }

  private mutating func read() -> Bool {
    var command: UInt8 = 0
    while !scanner.isAtEnd {
      if let letter = scanner.letter() { command = letter } else if command == 0 || isClosing(command) { return false }
      guard elements.count < PathData.limit, take(command) else { return false }
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
    return true
  }

  private func isClosing(_ command: UInt8) -> Bool { command | 0x20 == UInt8(ascii: "z") }

  private mutating func take(_ command: UInt8) -> Bool {
    let origin = command >= UInt8(ascii: "a") ? pen : .zero
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let to = point(from: origin) else { return false }
      (pen, start, control) = (to, to, nil)
      elements.append(.move(to: to))
    case UInt8(ascii: "l"): return line { $0.point(from: origin) }
    case UInt8(ascii: "h"):
      return line { data in data.scanner.number().map { CGPoint(x: origin.x + $0, y: data.pen.y) } }
    case UInt8(ascii: "v"):
      return line { data in data.scanner.number().map { CGPoint(x: data.pen.x, y: origin.y + $0) } }
    case UInt8(ascii: "c"):
      guard let first = point(from: origin), let second = point(from: origin), let to = point(from: origin) else {
        return false
      }
      curve(first, second, to)
    case UInt8(ascii: "s"):
      guard let second = point(from: origin), let to = point(from: origin) else { return false }
      curve(mirrored(isCubic: true), second, to)
    case UInt8(ascii: "q"):
      guard let middle = point(from: origin), let to = point(from: origin) else { return false }
      quadratic(middle, to)
    case UInt8(ascii: "t"):
      guard let to = point(from: origin) else { return false }
      quadratic(mirrored(isCubic: false), to)
    case UInt8(ascii: "z"):
      elements.append(.close)
      (pen, control) = (start, nil)
    default: return false
    }
    return true
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private mutating func line(_ end: (inout PathData) -> CGPoint?) -> Bool {
    guard let to = end(&self) else { return false }
    (pen, control) = (to, nil)
    elements.append(.line(to: to))
    return true
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
    elements.append(.curve(to: to, control1: first, control2: second))
    (pen, control) = (to, (second, true))
  }

  private mutating func quadratic(_ middle: CGPoint, _ to: CGPoint) {
    func twoThirds(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3)
    }
    elements.append(.curve(to: to, control1: twoThirds(pen), control2: twoThirds(to)))
    (pen, control) = (to, (middle, false))
  }

  /// The last control point of the same kind mirrored at the pen; the pen behind another command.
  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return pen }
    return CGPoint(x: 2 * pen.x - control.point.x, y: 2 * pen.y - control.point.y)
  }
}

/// Reads letters and numbers, between which white space and commas may stand.
private struct PathScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSeparators()
  }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func letter() -> UInt8? {
    guard !isAtEnd, (bytes[index] | 0x20) >= UInt8(ascii: "a"), (bytes[index] | 0x20) <= UInt8(ascii: "z") else {
      return nil
    }
    defer {
      index += 1
      skipSeparators()
    }
    return bytes[index]
  }

  /// A finite number: `-1.5`, `.5`, `1e-3`; a second point, or a sign, begins the next.
  mutating func number() -> Double? {
    let start = index
    if !isAtEnd, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
    skipDigits()
    if !isAtEnd, bytes[index] == UInt8(ascii: ".") {
      index += 1
      skipDigits()
    }
    if index > start, index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let exponent = index
      index += 1
      if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") { index += 1 }
      let digits = index
      skipDigits()
      if index == digits { index = exponent }
    }
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)), value.isFinite else { return nil }
    skipSeparators()
    return value
  }

  private mutating func skipDigits() {
    while !isAtEnd, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparators() {
    while !isAtEnd, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[index]) { index += 1 }
  }
}
