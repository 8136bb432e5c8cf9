package import DynamicType
import Synchronization
package import TextLayout

extension AdvanceTable {
  private struct Face: Hashable {
    var weight: SystemFontWeight
    var isItalic: Bool
  }

  /// The tables that have been requested so far.
  private static let faces = Mutex<[Face: AdvanceTable]>([:])

  /// San Francisco's advances, with the factors for Inter's kerning. Always the same object for a face.
  package static func sanFrancisco(_ weight: SystemFontWeight, isItalic: Bool) -> AdvanceTable {
    let face = Face(weight: weight, isItalic: isItalic)
    return faces.withLock { faces in
      if let known = faces[face] { return known }
      let table = AdvanceTable(face)
      faces[face] = table
      return table
    }
  }

  /// SF Mono's advances.
  package static let sanFranciscoMono = AdvanceTable(monospaced: SystemFontAdvances.monospaced)

  private convenience init(_ face: Face) {
    let advances = SystemFontAdvances.advances(weight: face.weight, isItalic: face.isItalic).map { ($0, Pair($1)) }
    self.init(
      Dictionary(uniqueKeysWithValues: advances), kerning: Pair(SystemFontAdvances.kerning(weight: face.weight)))
  }
}

extension AdvanceTable.Pair {
  fileprivate init(_ advance: SystemFontAdvances.Advance) {
    self.init(text: advance.text, display: advance.display)
  }
}
