public import Foundation
public import UIKitCore

/// The letters by which a table's index groups and sorts names. Differs from UIKit: the letters are those of English in
/// every language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let only = UILocalizedIndexedCollation()

  /// The only collation.
  open class func current() -> UILocalizedIndexedCollation { only }

  /// The titles of sections: the letters from A to Z, and a sign for all else.
  open var sectionTitles: [String] { UILocalizedIndexedCollation.letters.map(String.init) + ["#"] }
  /// The titles of the index, the same.
  open var sectionIndexTitles: [String] { sectionTitles }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// The section of a title of the index: that with the same number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// The section of an object, by the first letter of the text that a method of it gives.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = text(of: object, selector).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    let first = text.uppercased().first { !$0.isWhitespace }
    return first.flatMap(UILocalizedIndexedCollation.letters.firstIndex) ?? UILocalizedIndexedCollation.letters.count
  }

  /// The objects, sorted by the texts that a method of them gives.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    let order = array.indices.sorted { first, second in
      switch texts[first].compare(texts[second], options: [.caseInsensitive, .diacriticInsensitive, .numeric]) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first < second
      }
    }
    return order.map { array[$0] }
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let result = (object as? NSObject)?.perform(selector)?.takeUnretainedValue()
    return (result as? String) ?? (result as? NSString).map { String(describing: $0) } ?? ""
  }
}
