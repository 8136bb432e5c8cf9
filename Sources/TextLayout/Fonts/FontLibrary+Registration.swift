public import Foundation
import Synchronization

extension FontLibrary {
  /// The most faces and named places of one file.
  private static let faceLimit = 1_000

  /// Makes the fonts of a file known by their names: every face of a `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file
  /// and, of a variable font, every place that it has a name for.
  ///
  /// All of them or none. A file that is registered again, from the same path or as a copy, gives the fonts it gave
  /// before. The order in which files are registered does not matter.
  ///
  /// - Returns: the fonts in the file's order, the default place of a variable font before its named ones.
  /// - Throws: `FontError` for a file that cannot be used, or if another font has the name of one of its fonts.
  @discardableResult
  public func register(_ url: URL) throws(FontError) -> [FontInstance] {
    let file = try FontFile(path: url.path)
    let fonts = try FontLibrary.fonts(in: file)
    return try state.withLock { state throws(FontError) in
      var known: [String: FontInstance] = [:]
      var result: [FontInstance] = []
      for font in fonts {
        let name = font.postScriptName
        if let other = known[name] ?? self.font(withPostScriptName: name, &state) {
          guard other.isSameFont(as: font) else {
            throw .sameName(postScriptName: name, path: file.path, other: other.file.path)
          }
          result.append(other)
        } else {
          known[name] = font
          result.append(font)
        }
      }
      state.registered.merge(known) { first, _ in first }
      let places = result.map { (Place($0, variations: $0.place), $0) }
      state.placed.merge(places) { first, _ in first }
      return result
    }
  }

  /// Opens all faces of a file; a variable one at its default place, then at those of its names.
  ///
  /// A named place that is the default under the default's name is left out.
  static func fonts(in file: FontFile) throws(FontError) -> [FontInstance] {
    let contents = try FreeTypeFace.contents(of: file)
    guard contents.reduce(0, { $0 + 1 + $1.instances.count }) <= faceLimit else {
      throw .notAFont(path: file.path, reason: "it has more than 1,000 faces")
    }
    var fonts: [FontInstance] = []
    for (index, instances) in contents {
      let standard = try FontInstance(file: file, faceIndex: index)
      fonts.append(standard)
      for place in instances {
        let font = try FontInstance(file: file, faceIndex: index, variations: place)
        let isStandard = place == standard.place
        if !isStandard || font.postScriptName != standard.postScriptName { fonts.append(font) }
      }
    }
    return fonts
  }

  func font(withPostScriptName name: String, _ state: inout State) -> FontInstance? {
    for family in manifest.families {
      if let face = family.faces.first(where: { $0.postScriptName == name }) {
        return openedInstance(of: face, &state)
      }
    }
    return state.registered[name]
  }
}

extension FontInstance {
  /// The same face of the same bytes at the same place.
  fileprivate func isSameFont(as other: FontInstance) -> Bool {
    self === other
      || faceIndex == other.faceIndex && variations == other.variations && file.hasSameBytes(as: other.file)
  }
}
