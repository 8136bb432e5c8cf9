public import HeadlessUIKit
import LetterCase

extension String {
  /// The text in the letter case of the configuration's style with this name; as it is if there is none.
  public func letterCase(style: UIFont.TextStyle) -> String {
    Typography(for: style)?.letterCase.map { letterCase($0) } ?? self
  }
}
