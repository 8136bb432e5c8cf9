import Foundation

/// An element of a menu whose elements are made when the menu opens. Stored; nothing opens it.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// The closure that makes the elements.
  public typealias ElementProvider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  package final let provider: ElementProvider
  package final let isCached: Bool

  /// Creates an element whose elements are kept.
  public init(_ elementProvider: @escaping ElementProvider) {
    (provider, isCached) = (elementProvider, true)
    super.init(__title: "", image: nil)
  }

  private init(uncached elementProvider: @escaping ElementProvider) {
    (provider, isCached) = (elementProvider, false)
    super.init(__title: "", image: nil)
  }

  /// An element whose elements are made each time.
  public class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }
}
