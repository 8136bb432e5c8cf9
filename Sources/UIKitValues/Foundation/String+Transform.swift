public import Foundation

extension StringProtocol {
  /// The text after a transform of ICU; nil if the transform is not known. Foundation on Linux has it for `NSString` alone.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    let text: NSString = NSString(string: String(self))
    return text.applyingTransform(transform, reverse: reverse)
  }
}

extension NSMutableString {
  /// Transforms a part of the text, and reports where it is then.
  ///
  /// - Returns: whether the transform is known.
  @discardableResult
  public func applyTransform(
    _ transform: StringTransform, reverse: Bool, range: NSRange, updatedRange resultingRange: NSRangePointer?
  ) -> Bool {
    guard range.location >= 0, range.upperBound <= length,
      let new = substring(with: range).applyingTransform(transform, reverse: reverse)
    else { return false }
    replaceCharacters(in: range, with: new)
    resultingRange?.pointee = NSRange(location: range.location, length: NSString(string: new).length)
    return true
  }
}
