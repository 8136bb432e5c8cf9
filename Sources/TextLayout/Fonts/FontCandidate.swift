/// A face of a family, with the facts known before it is opened.
struct FontCandidate: Sendable {
  /// The origin of the face.
  enum Source: Sendable {
    /// The folder's manifest; opened when it is chosen.
    case manifest(FontManifest.Face)
    /// A team's file.
    case registered(FontInstance)
  }

  var postScriptName: String
  var traits: FontTraits
  /// Empty for a face that keeps its location.
  var axes: [FontAxis]
  /// Whether it is a named location of a variable font, other than the default.
  var isNamedLocation: Bool
  var source: Source

  init(_ face: FontManifest.Face, role: FontManifest.Role) {
    postScriptName = face.postScriptName
    traits = FontTraits(
      weight: Double(face.weight), isItalic: face.italic, isMonospaced: role == .monospaced)
    axes = []
    isNamedLocation = false
    source = .manifest(face)
  }

  init(_ font: FontInstance) {
    postScriptName = font.postScriptName
    traits = font.traits
    axes = font.axes
    isNamedLocation = !font.variations.isEmpty
    source = .registered(font)
  }
}

extension FontCandidate {
  /// The face closest to the wanted traits; nil if there is none.
  ///
  /// Slope counts first, then width, then weight. An axis covers all its locations. Of two equally close faces the
  /// lighter one is chosen, of two equally heavy ones that whose PostScript name comes first, so the order of
  /// candidates does not matter.
  static func closest(to wanted: FontTraits, among candidates: [FontCandidate]) -> FontCandidate? {
    candidates.min { left, right in
      let (first, second) = (left.distance(to: wanted), right.distance(to: wanted))
      guard first == second else { return first.lexicographicallyPrecedes(second) }
      return left.postScriptName.utf8.lexicographicallyPrecedes(right.postScriptName.utf8)
    }
  }

  private func distance(to wanted: FontTraits) -> [Double] {
    [
      reaches(italic: wanted.isItalic) ? 0 : 1,
      axis("wdth")?.distance(to: wanted.width) ?? abs(traits.width - wanted.width),
      axis("wght")?.distance(to: wanted.weight) ?? abs(traits.weight - wanted.weight),
      axis("wght") == nil ? traits.weight : wanted.weight,
      isNamedLocation ? 1 : 0,
    ]
  }

  func axis(_ tag: String) -> FontAxis? { axes.first { $0.tag == tag } }

  func reaches(italic: Bool) -> Bool {
    guard traits.isItalic != italic else { return true }
    return axis("slnt") != nil || axis("ital") != nil
  }

  func reaches(weight: ClosedRange<Double>) -> Bool {
    axis("wght").map { $0.minimum <= weight.upperBound && $0.maximum >= weight.lowerBound }
      ?? weight.contains(traits.weight)
  }

  func reaches(width: ClosedRange<Double>) -> Bool {
    axis("wdth").map { $0.minimum <= width.upperBound && $0.maximum >= width.lowerBound }
      ?? width.contains(traits.width)
  }
}

extension FontInstance {
  /// The location on the font's axes that is closest to the wanted traits; axes of other kinds are unchanged.
  ///
  /// - Parameters:
  ///   - wanted: weight, width and slope; nil leaves them unchanged.
  ///   - size: points, which the axis `opsz` follows (OpenType 1.9: it is in typographic points).
  func location(for wanted: FontTraits?, size: Double?) -> [FontVariation] {
    var location = self.location
    for (index, axis) in axes.enumerated() {
      switch axis.tag {
      case "wght": if let wanted { location[index] = axis.clamped(wanted.weight) }
      case "wdth": if let wanted { location[index] = axis.clamped(wanted.width) }
      case "ital": if let wanted { location[index] = axis.clamped(wanted.isItalic ? 1 : 0) }
      case "slnt": if let wanted { location[index] = axis.clamped(slant(wanted.isItalic, on: axis)) }
      case "opsz": if let size { location[index] = axis.clamped(size) }
      default: break
      }
    }
    return location
  }

  /// Slant in degrees, negative to the right: for italic the axis' end, otherwise its default.
  private func slant(_ isItalic: Bool, on axis: FontAxis) -> Double {
    guard isItalic else { return axis.minimum <= 0 && axis.maximum >= 0 ? 0 : axis.standard }
    return axis.minimum < 0 ? axis.minimum : axis.maximum
  }
}
