/// A picture in a bundle's folder beside its catalogues, with the conditions that its name ends in.
///
/// `photo@3x~ipad.png` is `photo.png` for an iPad with three pixels per point.
package struct LooseFile: Hashable, Sendable {
  /// The name without conditions, with the extension: `photo.png`.
  package let name: String
  package let qualifiers: AssetQualifiers
  /// The file's name as it is.
  let fileName: String

  init(_ fileName: String) {
    self.fileName = fileName
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    var stem = fileName[..<dot]
    var qualifiers = AssetQualifiers()
    for idiom in [AssetQualifiers.Idiom.iphone, .ipad, .mac, .tv] where stem.hasSuffix("~\(idiom.rawValue)") {
      qualifiers.idiom = idiom
      stem = stem.dropLast(idiom.rawValue.count + 1)
      break
    }
    for scale in 1...3 where stem.hasSuffix("@\(scale)x") {
      qualifiers.scale = scale
      stem = stem.dropLast(3)
      break
    }
    name = String(stem + fileName[dot...])
    self.qualifiers = qualifiers
  }

  private var isVector: Bool { [".svg", ".pdf"].contains { name.lowercased().hasSuffix($0) } }

  /// The file for the conditions.
  static func best(of files: [LooseFile], for conditions: AssetConditions) -> LooseFile? {
    AssetChoice.best(of: files, for: conditions, qualifiers: \.qualifiers, fitsAllScales: \.isVector)
  }
}
