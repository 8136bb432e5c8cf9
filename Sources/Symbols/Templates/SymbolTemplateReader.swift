import Drawing
import DynamicType
import Foundation
import XMLDocuments

/// Finds drawings, baselines and margins in a template.
struct SymbolTemplateReader {
  private static let pointSize = 100.0
  private static let weights: [(name: String, weight: SystemFontWeight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]
  private static let scales: [(name: String, scale: SymbolStyle.Scale)] = [
    ("S", .small), ("M", .medium), ("L", .large),
  ]

  /// An element with a name, and the transform from its coordinates to the template's.
  private struct Named {
    var element: XMLElement
    var transform: SVGTransform
  }

  private var named: [String: Named] = [:]

  init(_ root: XMLElement) {
    find(in: root, SVGTransform())
  }

  private mutating func find(in element: XMLElement, _ outer: SVGTransform) {
    let transform = outer.adding(element["transform"])
    if let id = element["id"], named[id] == nil { named[id] = Named(element: element, transform: transform) }
    for child in element.elements { find(in: child, transform) }
  }

  func designs() throws(SymbolTemplate.Problem) -> [SymbolTemplate.Design] {
    var designs: [SymbolTemplate.Design] = []
    for (weightName, weight) in Self.weights {
      for (scaleName, scale) in Self.scales {
        let name = "\(weightName)-\(scaleName)"
        guard let group = named[name] else { continue }
        designs.append(try design(name, group, weight, scale, scaleName: scaleName))
      }
    }
    guard !designs.isEmpty else { throw .noDrawing }
    return designs
  }

  private func design(
    _ name: String, _ group: Named, _ weight: SystemFontWeight, _ scale: SymbolStyle.Scale, scaleName: String
  ) throws(SymbolTemplate.Problem) -> SymbolTemplate.Design {
    guard let baseline = coordinate("Baseline-\(scaleName)", "y1") else { throw .noBaseline(drawing: name) }
    var elements: [Outline.Element] = []
    try collect(group.element, group.transform, name, into: &elements)
    let drawn = Outline(elements)
    guard isInReach(drawn) else { throw .wrongPath(drawing: name) }
    let left = coordinate("left-margin-\(name)", "x1")
    let right = coordinate("right-margin-\(name)", "x1")
    let start = left ?? drawn.tightBounds?.minX ?? 0
    let outline = drawn.mapped {
      CGPoint(x: ($0.x - start) / Self.pointSize, y: (baseline - $0.y) / Self.pointSize)
    }
    let width = left.flatMap { left in right.map { ($0 - left) / Self.pointSize } }
    return SymbolTemplate.Design(
      weight: weight, scale: scale, outline: outline, width: width.flatMap { $0 > 0 && $0.isFinite ? $0 : nil })
  }

  /// Whether no point is further away than a thousand times the size of text.
  private func isInReach(_ outline: Outline) -> Bool {
    outline.elements.allSatisfy { element in
      element.points.allSatisfy { abs($0.x) <= 1000 * Self.pointSize && abs($0.y) <= 1000 * Self.pointSize }
    }
  }

  /// Adds the paths of a group, and of groups in it.
  private func collect(
    _ element: XMLElement, _ transform: SVGTransform, _ drawing: String, into elements: inout [Outline.Element]
  ) throws(SymbolTemplate.Problem) {
    if element.localName == "path", let data = element["d"] {
      guard let path = PathData.outline(data), elements.count + path.count <= PathData.limit else {
        throw .wrongPath(drawing: drawing)
      }
      elements += Outline(path).mapped(transform.applied(to:)).elements
    }
    for child in element.elements {
      try collect(child, transform.adding(child["transform"]), drawing, into: &elements)
    }
  }

  /// A coordinate of a line in the template's coordinates; guides have no transforms that turn them.
  private func coordinate(_ id: String, _ attribute: String) -> Double? {
    guard let guide = named[id], let value = guide.element[attribute].flatMap(Double.init),
      abs(value) <= 1000 * Self.pointSize
    else { return nil }
    let point = guide.transform.applied(to: attribute == "x1" ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value))
    return attribute == "x1" ? point.x : point.y
  }
}

/// The transforms that templates have: `matrix`, `translate` and `scale`.
struct SVGTransform {
  private var (a, b, c, d, x, y) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y)
  }

  /// The transform of an element's attribute, and then this one; transforms of other kinds are passed over.
  func adding(_ attribute: String?) -> SVGTransform {
    guard let attribute else { return self }
    return attribute.split(separator: ")").reduce(self) { outer, part in
      let pieces = part.split(separator: "(")
      guard pieces.count == 2, let name = pieces.first?.trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t"))
      else { return outer }
      let numbers = pieces[1].split { " ,\n\t".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
      return outer.adding(name, numbers)
    }
  }

  private func adding(_ name: String, _ numbers: [Double]) -> SVGTransform {
    var inner = SVGTransform()
    switch (name, numbers.count) {
    case ("matrix", 6):
      (inner.a, inner.b, inner.c) = (numbers[0], numbers[1], numbers[2])
      (inner.d, inner.x, inner.y) = (numbers[3], numbers[4], numbers[5])
    case ("translate", 1...2): (inner.x, inner.y) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): (inner.a, inner.d) = (numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
    default: return self
    }
    var product = SVGTransform()
    (product.a, product.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (product.c, product.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    let origin = applied(to: CGPoint(x: inner.x, y: inner.y))
    (product.x, product.y) = (origin.x, origin.y)
    return product
  }
}
