import CHarfBuzz

/// The names of a named location of a variable font.
///
/// FreeType names faces, but not all locations; these names come from the tables `fvar` and `name`.
struct FontLocationNames {
  let postScriptName: String
  let styleName: String

  /// - Parameters:
  ///   - number: the index of the named location, from 0.
  ///   - familyName: used if the font has no prefix for PostScript names.
  init?(_ number: Int, of font: OpaquePointer, familyName: String) {
    guard let face = hb_font_get_face(font), let style = FontLocationNames.subfamily(number, of: face) else {
      return nil
    }
    styleName = style
    let own = hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(number))
    if let name = FontLocationNames.text(own, of: face), FontLocationNames.isPostScript(name) {
      postScriptName = name
      return
    }
    // Adobe's Technical Note 5902: the letters and digits of name 25, or else of the family's, a hyphen, and those of
    // the style.
    let prefix = FontLocationNames.text(hb_ot_name_id_t(HB_OT_NAME_ID_VARIATIONS_PS_PREFIX), of: face)
    postScriptName = [prefix ?? familyName, style].map(FontLocationNames.lettersAndDigits).joined(separator: "-")
  }

  private static func subfamily(_ number: Int, of face: OpaquePointer) -> String? {
    text(hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(number)), of: face)
  }

  /// The English name with this number; nil if there is none.
  private static func text(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    guard id != HB_OT_NAME_ID_INVALID else { return nil }
    let limit = 256
    var size = UInt32(limit)
    var bytes = [CChar](repeating: 0, count: limit)
    let language = hb_language_from_string("en", -1)
    guard hb_ot_name_get_utf8(face, id, language, &size, &bytes) > 0 else { return nil }
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// At most 63 printable ASCII characters without brackets, slash and percent sign (OpenType 1.9, name 6).
  private static func isPostScript(_ name: String) -> Bool {
    let excluded = "[](){}<>/%".utf8
    return (1...63).contains(name.utf8.count)
      && name.utf8.allSatisfy { (33...126).contains($0) && !excluded.contains($0) }
  }

  private static func lettersAndDigits(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) })
  }
}
