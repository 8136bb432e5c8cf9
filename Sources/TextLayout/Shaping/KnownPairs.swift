import CHarfBuzz

/// The known pairs of fonts, for each script and language that a font distinguishes.
struct KnownPairs {
  private struct Setting: Hashable {
    var font: FontInstance
    var script: UInt32
    /// HarfBuzz's unique pointer for the language.
    var language: OpaquePointer?
  }

  /// The indices of a script and language in a font's `GPOS` table.
  private struct System: Hashable {
    var font: FontInstance
    var script: UInt32
    var language: UInt32
  }

  /// The largest number of tables, with at most 0.3 MB each, and of settings.
  private static let limit = 16

  private var tables: [System: KernedPairs] = [:]
  private var settings: [Setting: KernedPairs] = [:]
  private var last: (setting: Setting, table: KernedPairs)?

  /// The table for a run; nil if its script is shaped differently.
  mutating func table(for run: ShapedRun, language: OpaquePointer?) -> KernedPairs? {
    let setting = Setting(font: run.font, script: run.script, language: language)
    if let last, last.setting == setting { return last.table }
    guard PlainCharacters.scripts.contains(run.script) else { return nil }
    let table = settings[setting] ?? madeTable(for: setting)
    last = (setting, table)
    return table
  }

  private mutating func madeTable(for setting: Setting) -> KernedPairs {
    if tables.count >= Self.limit || settings.count >= 8 * Self.limit { self = KnownPairs() }
    let system = Self.system(of: setting)
    let table = tables[system] ?? KernedPairs(setting.font.pairwiseCharacters)
    tables[system] = table
    settings[setting] = table
    return table
  }

  private static func system(of setting: Setting) -> System {
    let face = hb_font_get_face(setting.font.font)
    let (table, script) = (openTypeTag("GPOS"), hb_script_from_iso15924_tag(setting.script))
    let most = Int(HB_OT_MAX_TAGS_PER_SCRIPT)
    var scripts = [hb_tag_t](repeating: 0, count: most)
    var languages = [hb_tag_t](repeating: 0, count: Int(HB_OT_MAX_TAGS_PER_LANGUAGE))
    var (scriptCount, languageCount) = (UInt32(scripts.count), UInt32(languages.count))
    hb_ot_tags_from_script_and_language(
      script, setting.language, &scriptCount, &scripts, &languageCount, &languages)
    var (scriptIndex, languageIndex): (UInt32, UInt32) = (0, 0)
    hb_ot_layout_table_select_script(face, table, scriptCount, scripts, &scriptIndex, nil)
    hb_ot_layout_script_select_language(face, table, scriptIndex, languageCount, languages, &languageIndex)
    return System(font: setting.font, script: scriptIndex, language: languageIndex)
  }
}
