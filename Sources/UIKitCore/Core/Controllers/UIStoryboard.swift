public import Foundation
import UIKitValues

/// One of Interface Builder's documents with controllers: a `.storyboard` file as it is. Compiled ones (`.storyboardc`)
/// are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  package final let name: String
  package final let bundle: Bundle?
  /// The document, once it was read: whatever the target that reads documents keeps.
  package final var contents: AnyObject?

  /// Creates a storyboard with a file name, without an extension. The file is read when a controller is made.
  ///
  /// - Parameter storyboardBundleOrNil: the bundle with the file; nil for the main one.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    (self.name, bundle) = (name, storyboardBundleOrNil)
    super.init()
  }

  /// Makes the storyboard's initial controller; nil if it has none, or if it cannot be read, which is a fault.
  open func instantiateInitialViewController() -> UIViewController? {
    make(nil, nil)
  }

  /// Makes the storyboard's initial controller by a closure that calls an initializer with the coder.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(nil, creator) as? ViewController
  }

  /// Makes the controller with a storyboard identifier. One that does not exist is a fault, and gives an empty controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? UIViewController()
  }

  /// Makes the controller with a storyboard identifier. One that does not exist is a fault, and gives an empty controller.
  open func instantiateViewController(identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }

  /// Makes the controller with a storyboard identifier by a closure that calls an initializer with the coder. One that does
  /// not exist, or is of another class, is a fault, and gives an empty controller of the class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if let made = make(identifier, creator) as? ViewController { return made }
    UIKitFaults.raise(
      "NSInvalidArgumentException", call: "UIStoryboard.instantiateViewController(identifier: \"\(identifier)\")",
      reason: "it is no \(ViewController.self)")
    let maker = ViewController.self as? any ControllerMaking.Type
    // A class of the app's own that cannot be made without arguments stops the program here, as the exception does in UIKit.
    guard let empty = maker?.init(__nibName: nil, bundle: nil) as? ViewController else {
      preconditionFailure(
        "\(ViewController.self).init(nibName:bundle:) makes no \(ViewController.self) in place of '\(identifier)'")
    }
    return empty
  }

  private func make(
    _ identifier: String?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let reading = self as? any StoryboardReading else {
      UIKitFaults.reportNoReader("UIStoryboard(name: \"\(name)\")")
      return nil
    }
    return reading.makeController(identifier: identifier, creator: creator)
  }
}
