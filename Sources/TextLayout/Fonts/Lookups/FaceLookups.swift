import CHarfBuzz

/// The lookups of a face's `GSUB` and `GPOS` tables that HarfBuzz uses.
enum FaceLookups {
  /// The lookups of features, for all scripts and languages.
  static func lookups(of features: [String], in table: String, of face: OpaquePointer?) -> [Int] {
    let lookups = hb_set_create()
    defer { hb_set_destroy(lookups) }
    let tags = features.map(openTypeTag) + [0]
    hb_ot_layout_collect_lookups(face, openTypeTag(table), nil, nil, tags, lookups)
    return elements(of: lookups)
  }

  /// Whether any script or language of a table has a required feature, which is applied whatever its name.
  static func hasRequiredFeatures(in table: String, of face: OpaquePointer?) -> Bool {
    let tag = openTypeTag(table)
    let scripts = hb_ot_layout_table_get_script_tags(face, tag, 0, nil, nil)
    return (0..<scripts).contains { script in
      let languages = hb_ot_layout_script_get_language_tags(face, tag, script, 0, nil, nil)
      return ([UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)] + Array(0..<languages)).contains { language in
        var feature: UInt32 = 0
        return hb_ot_layout_language_get_required_feature_index(face, tag, script, language, &feature) != 0
      }
    }
  }

  static func elements(of set: OpaquePointer?) -> [Int] {
    var elements: [Int] = []
    var next: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start at the first
    while hb_set_next(set, &next) != 0 { elements.append(Int(next)) }
    return elements
  }
}
