public import Foundation

// Apps create objects without arguments as the first values of their properties: `var parser = XMLParser()`. Apple's
// classes inherit `init()` from NSObject. Foundation's own on Linux do not, as they have designated initializers, and
// an extension cannot override one. The parameters avoid the conflict, and the calls stay as they are. Their names
// differ where one class inherits from another. `UIKit` has those of connections.

extension NSError {
  /// An error without a domain.
  public convenience init(__empty: Void = ()) {
    self.init(domain: "", code: 0, userInfo: nil)
  }
}

extension Progress {
  /// Work that has no parent.
  public convenience init(__empty: Void = ()) {
    self.init(parent: nil, userInfo: nil)
  }
}

extension Scanner {
  /// A scanner of no text.
  public convenience init(__empty: Void = ()) {
    self.init(string: "")
  }
}

extension NSNumber {
  /// A number that is not set: zero.
  public convenience init(__zero: Void = ()) {
    self.init(value: 0)
  }
}

extension NSDecimalNumber {
  /// A decimal number that is not a number.
  public convenience init(__notANumber: Void = ()) {
    self.init(decimal: .nan)
  }
}

extension NSURL {
  /// An address without characters.
  public convenience init(__empty: Void = ()) {
    // Nothing is wrong with no characters.
    // swift-format-ignore: NeverForceUnwrap
    self.init(string: "")!
  }
}

extension NSPredicate {
  /// A predicate that is not set: it is true of everything.
  public convenience init(__empty: Void = ()) {
    self.init(value: true)
  }
}
