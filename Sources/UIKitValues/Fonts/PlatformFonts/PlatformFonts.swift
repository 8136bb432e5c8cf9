import TextLayout

/// The fonts that come with iOS. Their files may not be given away, so the system font stands in for those that are not
/// among the registered files.
enum PlatformFonts {
  private static let families: [(name: String, faces: [FontIdentity])] = table.split(separator: "\n").compactMap {
    line in
    let parts = line.split(separator: ":")
    guard parts.count == 2 else { return nil }
    let family = String(parts[0])
    let names = parts[1].split(separator: " ").map(String.init)
    guard let prefix = names.first else { return nil }
    return (
      family,
      names.dropFirst().map {
        FontIdentity(platformFamily: family, prefix: prefix, suffix: $0 == "." ? "" : $0)
      }
    )
  }

  private static let facesByFamily = Dictionary(families.map { ($0.name, $0.faces) }) { first, _ in first }
  private static let facesByName = Dictionary(families.flatMap { $0.faces.map { ($0.postScriptName, $0) } }) {
    first, _ in first
  }

  /// The names of the families, by name.
  static var familyNames: [String] { families.map(\.name) }

  /// The faces of a family, the regular one first; none for an unknown family.
  static func faces(family: String) -> [FontIdentity] { facesByFamily[family] ?? [] }

  /// The face with this PostScript name or, failing that, the regular one of the family with this name.
  static func face(named name: String) -> FontIdentity? {
    facesByName[name] ?? face(family: name, closestTo: FontTraits())
  }

  /// The face of a family that is nearest in slope, then width, then weight; of two as near the first.
  static func face(family: String, closestTo traits: FontTraits) -> FontIdentity? {
    closest(to: traits, among: faces(family: family))
  }

  /// The face of a family with this style name, such as `Bold Italic`; nil if there is none. Spaces do not count: they are in
  /// some families' `Ultra Light`, and not in others' `UltraLight`.
  static func face(family: String, style: String) -> FontIdentity? {
    func joined(_ name: String) -> String { name.filter { $0 != " " } }
    return faces(family: family).first { joined($0.styleName) == joined(style) }
  }

  /// The nearest face of a family that is bold, condensed, sloped and monospaced as requested; nil if there is none. Where
  /// all faces are condensed or monospaced, that need not be requested.
  static func face(family: String, having traits: FontTraits) -> FontIdentity? {
    func isBold(_ traits: FontTraits) -> Bool { FontTraits.boldWeights.contains(traits.weight) }
    func isCondensed(_ traits: FontTraits) -> Bool { traits.width < 100 }
    let faces = faces(family: family)
    let areCondensed = faces.allSatisfy { isCondensed($0.traits) }
    let areMonospaced = faces.allSatisfy(\.traits.isMonospaced)
    let suitable = faces.filter { face in
      traits.width <= 100 && face.traits.isItalic == traits.isItalic && isBold(face.traits) == isBold(traits)
        && (areCondensed || isCondensed(face.traits) == isCondensed(traits))
        && (areMonospaced || !traits.isMonospaced)
    }
    return closest(to: traits, among: suitable)
  }

  private static func closest(to traits: FontTraits, among faces: [FontIdentity]) -> FontIdentity? {
    func distance(_ face: FontIdentity) -> [Double] {
      [
        face.traits.isItalic == traits.isItalic ? 0 : 1, abs(face.traits.width - traits.width),
        abs(face.traits.weight - traits.weight),
      ]
    }
    return faces.min { distance($0).lexicographicallyPrecedes(distance($1)) }
  }
}
