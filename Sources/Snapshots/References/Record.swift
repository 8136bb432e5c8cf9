package import Drawing
import Foundation
package import Raster

/// The second half of a reference: hashes that tie the picture to the engine, fonts and commands that drew it, and its
/// layout.
///
/// Its text has one entry a line, so that a change reads well in a review:
///
/// ```
/// galley-record 5
/// engine 1f…
/// display-list 8a…
/// pixels 30…
/// file c4…
/// record 77…
/// font 5b… "Inter-Regular"
/// spoken
/// staticText "Text" 16 16 311 44 0
/// layout
/// UIView "card" 0 0 343 76
/// .backgroundColor systemBackground
///   UILabel "title" 16 16 311 44
///   .font Inter-SemiBold 17 headline
///     line 16 32.5 120.25 "Text"
/// ```
///
/// Below `spoken` is what VoiceOver reads, in its order (`SpokenLine`). It decides whether a case has changed, as frames do. Records
/// of before have none, begin with `galley-record 4` or less, and stay valid: what is read is not compared with them.
///
/// Below a view come the attributes of its appearance that are not the default (`AppearanceAttribute`), and where constraints
/// use its layout margins, these: `margins 8 16 8 16`, top, left, bottom and right. Neither decides
/// whether a case has changed: attributes say what made its pixels change. Records of before have no attributes, and begin
/// with `galley-record 2`, or 3 if a view has margins; they stay valid, too.
///
/// A record that is a reference alone, without a picture, has no `file`. A font is the hash of its file, and its name.
/// Below the fonts come the libraries that made pixels of its images, which the engine's hash does not cover as few cases need
/// them: `library "librsvg 2.54.7"`. A record with such a line begins with `galley-record 6`.
/// Frames are x, y, width and height; lines are x, baseline and width; all in points. `record` is the hash of all other
/// lines.
package struct Record: Equatable, Sendable {
  /// The hash of the engine that rendered it.
  package var engine: Hash128
  /// The fonts that it is drawn with, ordered by name.
  package var fonts: [UsedFont]
  /// The libraries that made pixels of its images, sorted; none in a record in an earlier format.
  package var libraries: [UsedLibrary]
  package var displayList: Hash128
  package var pixels: Hash128
  /// The hash of the PNG file's bytes; nil where the record is the reference alone.
  package var file: Hash128?
  /// VoiceOver's lines, in its order; nil for a record in an earlier format.
  package var spoken: [SpokenLine]?
  package var layout: LayoutNode
  /// Whether the layout has the attributes of views; false for a record in an earlier format.
  package var hasAttributes: Bool

  package init(
    engine: Hash128, fonts: [UsedFont], displayList: Hash128, pixels: Hash128, file: Hash128?, layout: LayoutNode,
    spoken: [SpokenLine]? = nil, hasAttributes: Bool = true, libraries: [UsedLibrary] = []
  ) {
    self.engine = engine
    self.fonts = fonts
    self.displayList = displayList
    self.pixels = pixels
    self.file = file
    self.layout = layout
    self.spoken = spoken
    self.hasAttributes = hasAttributes
    self.libraries = libraries
  }

  package var text: String {
    let format = self.format
    let head =
      [format.firstLine, "engine \(engine)", "display-list \(displayList)", "pixels \(pixels)"]
      + (file.map { ["file \($0)"] } ?? [])
    var tail = fonts.map { "font \($0.file) \(Record.quoted($0.name))" }
    if format.has(.libraries) { tail += libraries.map { "library \(Record.quoted("\($0)"))" } }
    if format.has(.spoken), let spoken { tail += ["spoken"] + spoken.flatMap(\.rows) }
    tail.append("layout")
    Record.append(layout, depth: 0, format, to: &tail)
    let hash = Record.hash(of: head + tail)
    return (head + ["record \(hash)"] + tail).joined(separator: "\n") + "\n"
  }

  private var format: Format {
    guard hasAttributes else { return layout.hasMargins ? .margins : .frames }
    guard spoken != nil else { return .attributes }
    return libraries.isEmpty ? .spoken : .libraries
  }

  static let signature = "galley-record "

  /// The formats of records, each with what the earlier ones have.
  enum Format: Int, CaseIterable {
    case frames = 2
    case margins = 3
    case attributes = 4
    case spoken = 5
    case libraries = 6

    /// Whether records have what was new in another format.
    func has(_ other: Format) -> Bool { rawValue >= other.rawValue }

    var firstLine: String { "\(Record.signature)\(rawValue)" }
  }

  /// The hash of a record's lines, without the line for that hash.
  static func hash(of lines: [String]) -> Hash128 {
    Hash128(hashing: Array(lines.joined(separator: "\n").utf8))
  }

  /// A layout in a record's format, one line for each node and line of text, without margins and attributes.
  package static func text(of layout: LayoutNode) -> String {
    var lines: [String] = []
    append(layout, depth: 0, .frames, to: &lines)
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: LayoutNode, depth: Int, _ format: Format, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    let frame = node.frame
    lines.append(
      "\(indent)\(node.kind) \(quoted(node.name)) \(plain(frame.origin.x)) \(plain(frame.origin.y)) "
        + "\(plain(frame.size.width)) \(plain(frame.size.height))")
    if format.has(.attributes) {
      for attribute in node.attributes { lines.append("\(indent).\(attribute.name) \(plainOrQuoted(attribute.value))") }
    }
    if format.has(.margins), let margins = node.margins {
      let numbers = [margins.top, margins.left, margins.bottom, margins.right].map(plain)
      lines.append("\(indent)  margins \(numbers.joined(separator: " "))")
    }
    for line in node.lines {
      lines.append(
        "\(indent)  line \(plain(line.x)) \(plain(line.baseline)) \(plain(line.width)) \(quoted(line.text))")
    }
    for child in node.children { append(child, depth: depth + 1, format, to: &lines) }
  }

  /// The shortest digits that read back as the same number; whole numbers without a fraction.
  static func plain(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// An attribute's value: as it is if it is plain ASCII, otherwise in quotes.
  private static func plainOrQuoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") }
    return isPlain && !value.isEmpty ? value : quoted(value)
  }

  /// A string in quotes, with backslashes before quotes and backslashes, and `\u{…}` for characters that would break a
  /// line.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80...0x9F).contains(scalar.value)
        || scalar.value == 0x2028 || scalar.value == 0x2029:
        quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension LayoutNode {
  fileprivate var hasMargins: Bool { margins != nil || children.contains(where: \.hasMargins) }
}

extension Record {
  /// Whether a picture is the recorded one: by its file, or by its pixels if the record is the reference alone.
  func isOf(_ png: Data) -> Bool {
    file.map { $0 == Hash128(hashing: png) } ?? ((try? PNG.decode(png).hash) == pixels)
  }
}
