public import Foundation

extension Thread {
  /// Creates a thread that calls a method of the target, with the object if it takes one. Differs from UIKit: the method is
  /// called on the main queue, as methods belong to the main actor.
  ///
  /// If the target does not have the method, the call is a fault.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
    self.init {
      MainQueue.run {
        selector.send(
          to: target, sender: argument, orFault: "the thread's target has no such method, or it takes another argument")
      }
    }
  }

  /// Starts a thread that calls a method of the target, as one that is created with it.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
