import Drawing
import Foundation
import Raster
import Snapshots

/// A record's layout as JSON: `{"hash": …, "root": {"kind": …, "name": …, "frame": […], "lines": […], "children": […]}, "spoken": […]}`.
///
/// There are as many as cases, each with dozens of views, so they are written by hand: `JSONEncoder` takes longer for
/// them than for everything else.
struct LayoutText {
  private var bytes: [UInt8] = []

  /// The layout's JSON.
  static func json(_ record: DisplayedRecord) -> Data {
    var text = LayoutText()
    text.write("{\"hash\":\"\(record.hash)\",\"root\":")
    text.write(record.layout)
    if let spoken = record.spoken {
      text.write(",\"spoken\":[")
      text.writeAll(spoken) { $0.write($1) }
      text.write("]")
    }
    text.write("}")
    return Data(text.bytes)
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func write(_ node: LayoutNode) {
    write("{\"kind\":")
    write(quoted: node.kind)
    write(",\"name\":")
    write(quoted: node.name)
    write(",\"frame\":[")
    let frame = node.frame
    writeAll([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]) { $0.write(Double($1)) }
    if let margins = node.margins {
      write("],\"margins\":[")
      writeAll([margins.top, margins.left, margins.bottom, margins.right]) { $0.write($1) }
    }
    write("],\"lines\":[")
    writeAll(node.lines) { $0.write($1) }
    write("],\"children\":[")
    writeAll(node.children) { $0.write($1) }
    write("]}")
  }

  private mutating func write(_ line: LayoutNode.Line) {
    write("{\"text\":")
    write(quoted: line.text)
    for (key, value) in [("x", line.x), ("baseline", line.baseline), ("width", line.width)] {
      write(",\"\(key)\":")
      write(value)
    }
    write("}")
  }

  private mutating func write(_ element: SpokenLine) {
    write("{\"text\":")
    write(quoted: element.text)
    write(",\"frame\":[")
    let frame = element.frame
    writeAll([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]) { $0.write(Double($1)) }
    write("],\"traits\":[")
    writeAll(element.traits) { $0.write(quoted: $1) }
    write("],\"node\":[")
    writeAll(element.node) { $0.write("\($1)") }
    write("],\"details\":[")
    writeAll(element.details) { text, detail in
      text.write("{\"kind\":")
      text.write(quoted: detail.kind)
      text.write(",\"text\":")
      text.write(quoted: detail.text)
      text.write("}")
    }
    write("]}")
  }

  private mutating func writeAll<Element>(_ elements: [Element], _ write: (inout Self, Element) -> Void) {
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, element)
    }
  }

  /// Writes the shortest digits that read back as the same number; null if it is not finite.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return write("null") }
    write(number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)")
  }

  private mutating func write(quoted text: String) {
    write("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: write("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    write("\"")
  }
}
