public import Foundation

/// The superclass of the main actor's classes that have an `init()`.
///
/// `NSObject.init()` belongs to no actor, and neither does an override of it. This class does not inherit it: an `init()`
/// below is no override. It has no parameter, either, so that Swift prefers it to an app's `init(text: String = "")`.
@preconcurrency @MainActor
open class MainActorObject: NSObject {
  /// The only initializer, for subclasses.
  public init(__subclass: Void) {
    super.init()
  }
}
