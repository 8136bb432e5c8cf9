public import Foundation
import UIKitValues

extension NSSortDescriptor {
  /// Creates a descriptor that compares the values of a key by a method, of which the name counts: those that ignore case
  /// do so for texts, and the localized ones also find numbers in them as Finder does (`localizedStandardCompare:`).
  ///
  /// Differs from Foundation: an app's own method is not called; its values are compared as by `compare:`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.name ?? ""
    let options: String.CompareOptions =
      name.hasPrefix("localizedStandard")
      ? [.caseInsensitive, .numeric] : name.lowercased().contains("caseinsensitive") ? .caseInsensitive : []
    self.init(key: key, ascending: ascending, textOptions: options)
  }
}
