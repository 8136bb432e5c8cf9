import CHarfBuzz

extension FontInstance {
  /// Whether the font has rules for an OpenType feature, as in `tnum`, for some script: in its `GSUB` or `GPOS` table.
  package func hasFeature(_ tag: String) -> Bool {
    let face = hb_font_get_face(font)
    return ["GSUB", "GPOS"].contains { table in
      let table = openTypeTag(table)
      var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
      return tags.prefix(Int(count)).contains(openTypeTag(tag))
    }
  }
}
