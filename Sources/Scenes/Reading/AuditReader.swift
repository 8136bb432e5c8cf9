import Auditing
import Findings

/// Reads `audit`, a file's choice of the rules of `galley audit` and of their levels.
enum AuditReader {
  static let key = "audit"
  static let (levelsKey, systemColorsKey) = ("levels", "systemColors")
  static let rules = FindingKind.ofAudit()
  static let levels = AuditSettings.Level.allCases.map { (key: $0.rawValue, value: $0) }

  static func read(_ value: Value) throws(SceneError) -> AuditSettings {
    let table = try value.table("'audit'", such: "{levels: {small-target: note}, systemColors: note}")
    try table.checkKeys([levelsKey, systemColorsKey])
    var settings = AuditSettings()
    if let levels = try table[levelsKey]?.table("'levels'", such: "{small-target: note, fixed-font: off}") {
      try levels.checkKeys(rules.map(\.rawValue))
      for entry in levels.entries {
        if let rule = FindingKind(rawValue: entry.key) { settings.levels[rule] = try entry.value.oneOf(self.levels) }
      }
    }
    settings.systemColors = try table[systemColorsKey]?.oneOf(levels)
    return settings
  }
}
