public import Foundation

/// A file of controllers. Differs from UIKit: storyboards are not read, and one that is asked for a controller is a fault.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// A file of a name. It need not be there.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// A fault, and no controller: storyboards are not read.
  open func instantiateInitialViewController() -> UIViewController? {
    report("its first controller")
    return nil
  }

  /// A fault, and no controller: storyboards are not read.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    report("its first controller")
    return nil
  }

  /// A fault, and an empty controller: storyboards are not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("\"\(identifier)\"")
    return UIViewController()
  }

  /// A fault, and an empty controller: storyboards are not read.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  private func report(_ controller: String) {
    UIKitFaults.unsupported(
      "UIStoryboard(name: \"\(name)\"), asked for \(controller),", instead: "Make the controller in code.")
  }
}

/// A way from one controller to another that a storyboard has. Nothing performs one by itself.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name it has in the storyboard.
  public final let identifier: String?
  /// Where it begins.
  public final let source: UIViewController
  /// Where it leads.
  public final let destination: UIViewController
  private let handler: (() -> Void)?

  /// A way from one controller to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// A way from one controller to another that a closure goes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init()
  }

  /// Goes the way: runs the closure, or presents the destination.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
