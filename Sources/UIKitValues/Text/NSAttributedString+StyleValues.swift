public import Foundation

// Libraries keep what a text was styled by among its attributes, as lists of attributes. Foundation on Linux turns the keys of
// such dictionaries into strings when it stores them, so that no cast finds them again. These initialisers and methods are
// chosen in the place of its own, which take an optional, and store each dictionary in an object that becomes it again.

extension NSAttributedString {
  /// A text that has attributes throughout. Lists of attributes among their values are kept as they are.
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]) {
    self.init(string: str, attributes: Optional(attrs.keepingLists))
  }
}

extension NSMutableAttributedString {
  /// Gives a range these attributes and no others. Lists of attributes among their values are kept as they are.
  public func setAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    setAttributes(Optional(attrs.keepingLists), range: range)
  }

  /// Gives a range a list of attributes as an attribute's value; it is kept as it is.
  public func addAttribute(
    _ name: NSAttributedString.Key, value: [[NSAttributedString.Key: Any]], range: NSRange
  ) {
    addAttribute(name, value: value.map(KeptAttributes.init) as Any, range: range)
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate var keepingLists: [NSAttributedString.Key: Any] {
    mapValues { ($0 as? [[NSAttributedString.Key: Any]])?.map(KeptAttributes.init) ?? $0 }
  }
}

/// Attributes that are stored as an object, and read as a dictionary.
private final class KeptAttributes: NSObject, _StructBridgeable {
  private let mark = CoreFoundationMark()
  private let attributes: [NSAttributedString.Key: Any]

  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
    super.init()
  }

  func _bridgeToAny() -> Any { attributes }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeptAttributes else { return false }
    return NSDictionary(dictionary: attributes) == NSDictionary(dictionary: other.attributes)
  }

  override var hash: Int { Set(attributes.keys).hashValue }
}
