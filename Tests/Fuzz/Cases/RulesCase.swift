import LocalizedStrings
import SourcePlaces
import StringsChecking
import TextMeasuring

/// A file that may contain rules for strings, with checks of the result.
package enum RulesCase {
  /// The error in the result of reading bytes; nil for rules, or an error with its place.
  package static func fault(of bytes: [UInt8]) -> String? {
    let first = read(bytes)
    guard first == read(bytes) else { return "The second reading differs." }
    switch first {
    case .failure(let error):
      // YAML also ends lines at U+0085, U+2028 and U+2029, but there are never more lines than bytes.
      return (1...bytes.count + 2).contains(error.place.line ?? 1) ? nil : "The error is behind the end: \(error)"
    case .success(let rules):
      for rule in rules.rules where rule.label?.template.widths.isEmpty == true { return "A label has no width." }
      _ = rules.rules.map { $0.selector.matches(key: "button.save", table: "Localizable") }
      return nil
    }
  }

  private static func read(_ bytes: [UInt8]) -> Result<StringsRules, RulesError> {
    do throws(RulesError) { return .success(try StringsRules(bytes, file: "a.yaml")) } catch {
      return .failure(error)
    }
  }

  /// Rules with every key.
  package static let seeds = [
    """
    device: ipad
    defaults: &a {width: 200, categories: [AX5, L], style: title1, maximumSize: 30}
    levels: {missing-glyph: off, no-rule: error}
    rules:
      - {key: [debug.*, 'a?'], ignore: For developers.}
      - key: "title.*"
        table: Main*
        language: [de, zh-Hant]
        width: [120, 160.5]
        height: 44
        lines: 0
        expectedLines: {L: 1, AX1: 2}
        lineBreakMode: truncatingMiddle
        tightening: true
        boldText: false
      - {key: '*', font: {family: Roboto Slab, weight: bold, italic: true, size: 2e1, scaledWith: none}}
    allow: [{key: a, language: de, finding: truncated-text, reason: The page has it.}]
    """
  ]

  /// The seed with some of its bytes changed.
  package static func damaged(seed: UInt64) -> [UInt8] { DamagedText.make(of: seeds, seed: seed) }
}
