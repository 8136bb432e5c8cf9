public import Foundation

// Libraries store the attributes that a text was styled with among its own attributes, as arrays of attribute
// dictionaries. Foundation on Linux turns the keys of such dictionaries into strings when it stores them, so that casts
// fail afterwards. These initialisers and methods, which are chosen in preference to Foundation's because those take an
// optional, store each dictionary in an object that is bridged back to it.

extension NSAttributedString {
  /// Creates a text with attributes. Arrays of attribute dictionaries among their values are preserved.
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]) {
    self.init(string: str, attributes: Optional(attrs.keepingLists))
  }
}

extension NSMutableAttributedString {
  /// Replaces the attributes of a range. Arrays of attribute dictionaries among their values are preserved.
  public func setAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    setAttributes(Optional(attrs.keepingLists), range: range)
  }

  /// Adds an attribute whose value is an array of attribute dictionaries, which is preserved.
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

/// Attributes that are stored as an object and read as a dictionary.
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
