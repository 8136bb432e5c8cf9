public import Foundation

/// A storyboard file. Differs from UIKit: storyboards are not supported, and instantiating a controller is a fault.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let name: String

  /// Creates a storyboard with a file name. The file need not exist.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Reports a fault and returns `nil`: storyboards are not supported.
  open func instantiateInitialViewController() -> UIViewController? {
    report("its first controller")
    return nil
  }

  /// Reports a fault and returns `nil`: storyboards are not supported.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    report("its first controller")
    return nil
  }

  /// Reports a fault and returns an empty controller: storyboards are not supported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("\"\(identifier)\"")
    return UIViewController()
  }

  /// Reports a fault and returns an empty controller: storyboards are not supported.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  private func report(_ controller: String) {
    UIKitFaults.unsupported(
      "UIStoryboard(name: \"\(name)\"), asked for \(controller),", instead: "Make the controller in code.")
  }
}

/// A transition from one controller to another in a storyboard. None is performed automatically.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard.
  public final let identifier: String?
  /// The source of the transition.
  public final let source: UIViewController
  /// The destination of the transition.
  public final let destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a segue from one controller to another.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }

  /// Creates a segue that performs a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, performHandler)
    super.init()
  }

  /// Performs the segue: calls the closure, or presents the destination.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}
