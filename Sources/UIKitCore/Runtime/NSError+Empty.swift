public import Foundation

extension NSError {
  // Not an override: Foundation's class has no `init()` here. The parameter avoids a conflict, and the call is still
  // `NSError()`.
  /// Creates an error without a domain, a code or facts, as code throws that has nothing to say.
  public convenience init(__empty: Void = ()) { self.init(domain: "", code: 0) }
}
