import Foundation
import ImageDecoding
import Raster
import XMLDocuments

/// Looks through an SVG document before librsvg reads it: what it would take to draw it, and whether it contains anything
/// that is not drawn.
struct SVGScan {
  private(set) var work = SVGWork()

  /// The elements by their identifiers; of repeated ones the first counts.
  private var targets: [String: Int] = [:]
  private var nodes: [Node] = []

  fileprivate struct Node {
    var children: [Int] = []
    /// The identifiers that it refers to.
    var references: [String] = []
    /// Whether a picture of its own is made for it.
    var isLayer = false
  }

  private enum Limits {
    static let elements = 100_000
    static let depth = 64
  }

  init(_ bytes: [UInt8]) throws(VectorPictureError) {
    var limits = XMLLimits()
    (limits.bytes, limits.depth, limits.nodes) = (VectorLimits.fileBytes, Limits.depth, Limits.elements * 8)
    let root: XMLElement
    do throws(XMLError) {
      root = try XMLDocument(bytes, file: "", limits: limits).root
    } catch {
      throw .damaged(reason: "\(error.problem)")
    }
    guard Self.local(root.name) == "svg" else {
      throw .damaged(reason: "Its outermost element is '\(root.name)', not 'svg'.")
    }
    _ = try add(root)
    work.elements = try drawnElements(\.isCounted)
    work.layers = try drawnElements(\.isLayer)
  }

  /// The name without a prefix.
  private static func local(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }

  // MARK: Reading

  private mutating func add(_ element: XMLElement) throws(VectorPictureError) -> Int {
    let index = nodes.count
    guard index < Limits.elements else { throw .tooMuchWork("It has more than \(Limits.elements) elements.") }
    nodes.append(Node())
    let name = Self.local(element.name)
    try refuse(name)
    for attribute in element.attributes {
      try add(Self.local(attribute.name), attribute.value, of: name, to: index)
    }
    if name == "style" { try check(style: element.text) }
    for child in element.elements { nodes[index].children.append(try add(child)) }
    return index
  }

  /// Refuses elements that are drawn with the machine's fonts, or are programs or other documents.
  private func refuse(_ name: String) throws(VectorPictureError) {
    switch name {
    case "text", "tspan", "tref", "textPath":
      throw .refused("It contains text, which is not drawn. Convert it to outlines.")
    case "script", "foreignObject", "iframe", "audio", "video":
      throw .refused("It contains '\(name)', which is not drawn. Remove it.")
    default: break
    }
  }

  private mutating func add(
    _ attribute: String, _ value: String, of element: String, to index: Int
  ) throws(VectorPictureError) {
    switch attribute {
    case "id": if targets[value] == nil { targets[value] = index }
    case "href": try add(reference: value, of: element, to: index)
    case "opacity", "filter", "mask", "mix-blend-mode", "isolation", "clip-path": nodes[index].isLayer = true
    case "numOctaves": try checkNumber(value, attribute, atMost: 10)
    case "radius": try checkNumber(value, attribute, atMost: 200)
    case "order": try checkNumber(value, attribute, atMost: 16)
    case "stroke-dasharray": try check(dashes: value)
    case "style":
      nodes[index].isLayer =
        nodes[index].isLayer
        || ["opacity", "filter", "mask", "blend", "clip-path"].contains {
          value.contains($0)
        }
      try check(style: value)
    default: break
    }
    if value.contains("url(") { nodes[index].references += Self.references(in: value) }
  }

  private mutating func add(
    reference value: String, of element: String, to index: Int
  ) throws(VectorPictureError) {
    if value.hasPrefix("#") {
      nodes[index].references.append(String(value.dropFirst()))
    } else if element == "image" || element == "feImage" {
      try check(picture: value)
    } else if element != "a" {
      throw .refused("It refers to another file, '\(value.prefix(100))', which is not read. Put it into the picture.")
    }
  }

  /// A bitmap in the document: PNG or JPEG whose pixels can be read.
  private func check(picture value: String) throws(VectorPictureError) {
    let refusal = VectorPictureError.refused(
      "It contains a picture that is not a PNG or JPEG in the file itself. Put it in, or remove it.")
    guard
      value.hasPrefix("data:image/png;base64,") || value.hasPrefix("data:image/jpeg;base64,")
        || value.hasPrefix("data:image/jpg;base64,"), let comma = value.firstIndex(of: ",")
    else { throw refusal }
    let text = String(value[value.index(after: comma)...])
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters),
      let image = try? DecodedImage.read(data), image.bitmap.width * image.bitmap.height <= VectorLimits.area
    else { throw refusal }
  }

  private func check(style text: String) throws(VectorPictureError) {
    guard !text.contains("@import"), !text.contains("@font-face") else {
      throw .refused("Its styles refer to another file, which is not read. Put it into the picture.")
    }
    if let start = text.range(of: "stroke-dasharray") {
      let rest = text[start.upperBound...].drop { $0 == ":" || $0.isWhitespace }
      try check(dashes: String(rest.prefix { $0 != ";" && $0 != "}" && $0 != "!" }))
    }
  }

  /// Refuses dashes so short that any line has a great many.
  private func check(dashes value: String) throws(VectorPictureError) {
    let lengths = value.split { $0 == "," || $0.isWhitespace }.prefix(1000).compactMap { part in
      Double(part.prefix { $0.isNumber || ".-+eE".contains($0) })
    }
    let sum = lengths.reduce(0, +)
    if !lengths.isEmpty, sum != 0, sum < 0.02 { throw .tooMuchWork("It has dashes of \(sum) points.") }
  }

  private func checkNumber(_ value: String, _ name: String, atMost limit: Double) throws(VectorPictureError) {
    for part in value.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      guard let number = Double(part), number > limit else { continue }
      throw .tooMuchWork("A filter's '\(name)' is \(part), more than \(Int(limit)).")
    }
  }

  /// The identifiers in `url(#a)`.
  private static func references(in value: String) -> [String] {
    value.ranges(of: "url(").map { range in
      let rest = value[range.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " || $0 == "#" }
      return String(rest.prefix { $0 != ")" && $0 != "\"" && $0 != "'" })
    }
  }

  // MARK: Work

  /// The number of elements that are drawn, each as often as it is referred to.
  private func drawnElements(_ counts: KeyPath<Node, Bool>) throws(VectorPictureError) -> Int {
    var known = [Int?](repeating: nil, count: nodes.count)
    var open = [Bool](repeating: false, count: nodes.count)
    // Elements that refer to each other are followed once around; a document's depth is limited, a chain's is not.
    func count(_ index: Int, depth: Int) throws(VectorPictureError) -> Int {
      if let value = known[index] { return value }
      if open[index] { return 0 }
      guard depth < 2000 else { throw .tooMuchWork("Its elements refer to each other in a chain of more than 2000.") }
      open[index] = true
      defer { open[index] = false }
      var sum = nodes[index][keyPath: counts] ? 1 : 0
      for child in nodes[index].children { sum = min(sum + (try count(child, depth: depth + 1)), SVGWork.largest) }
      for reference in nodes[index].references {
        guard let target = targets[reference] else { continue }
        sum = min(sum + (try count(target, depth: depth + 1)), SVGWork.largest)
      }
      known[index] = sum
      return sum
    }
    return try count(0, depth: 0)
  }
}

extension SVGScan.Node {
  fileprivate var isCounted: Bool { true }
}

/// The amount of drawing.
struct SVGWork {
  static let largest = 1 << 40

  /// The elements that are drawn, with what they refer to.
  var elements = 0
  /// The elements among them that are drawn on pictures of their own.
  var layers = 0

  /// Throws if drawing that many pixels would take long: more than a few seconds.
  func check(pixels: Int) throws(VectorPictureError) {
    guard elements <= 200_000 else {
      throw .tooMuchWork("It draws more than 200000 elements, as they refer to each other many times.")
    }
    guard Double(layers) * Double(pixels) <= 2e9 else {
      throw .tooMuchWork("It has \(layers) groups, masks and filters, too many for \(pixels) pixels.")
    }
  }
}
