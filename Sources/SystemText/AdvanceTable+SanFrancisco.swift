package import DynamicType
package import TextLayout

extension AdvanceTable {
  /// San Francisco's advances, and what becomes of Inter's kerning.
  package static func sanFrancisco(_ weight: SystemFontWeight, isItalic: Bool) -> AdvanceTable {
    (isItalic ? italics : uprights)[weight.rawValue / 100 - 1]
  }

  /// SF Mono's advances.
  package static let sanFranciscoMono = AdvanceTable(monospaced: SystemFontAdvances.monospaced)

  private static let uprights = SystemFontWeight.allCases.map { AdvanceTable($0, isItalic: false) }
  private static let italics = SystemFontWeight.allCases.map { AdvanceTable($0, isItalic: true) }

  private convenience init(_ weight: SystemFontWeight, isItalic: Bool) {
    let advances = SystemFontAdvances.advances(weight: weight, isItalic: isItalic).map { ($0, Pair($1)) }
    self.init(Dictionary(uniqueKeysWithValues: advances), kerning: Pair(SystemFontAdvances.kerning(weight: weight)))
  }
}

extension AdvanceTable.Pair {
  fileprivate init(_ advance: SystemFontAdvances.Advance) {
    self.init(text: advance.text, display: advance.display)
  }
}
