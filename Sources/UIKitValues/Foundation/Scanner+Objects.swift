public import Foundation

// The methods that Apple's scanners had before iOS 13 store an `NSString`; those of Foundation on Linux a `String`.
extension Scanner {
  /// Stores the text up to a text.
  ///
  /// - Returns: whether there is any.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanUpToString(string), into: result)
  }

  /// Stores the text up to a character of a set.
  ///
  /// - Returns: whether there is any.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanUpToCharacters(from: set), into: result)
  }

  /// Stores a text if it is next.
  ///
  /// - Returns: whether it is.
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanString(string), into: result)
  }

  /// Stores the next characters of a set.
  ///
  /// - Returns: whether there are any.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    store(scanCharacters(from: set), into: result)
  }

  private func store(_ text: String?, into result: UnsafeMutablePointer<NSString?>) -> Bool {
    guard let text else { return false }
    result.pointee = text as NSString
    return true
  }
}
