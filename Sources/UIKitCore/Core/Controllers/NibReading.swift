package import Foundation
import UIKitValues

/// The maker of a nib's objects. `UINib` conforms to it in the target that reads documents, above this one; a dynamic
/// cast finds the conformance.
@MainActor
package protocol NibReading: UINib {
  /// Makes the nib's objects, and connects them with the owner. Returns the top-level ones; none after a fault.
  func makeObjects(owner: Any?, externalObjects: [String: Any]) -> [Any]

  /// Whether there is a nib with a name in a bundle.
  static func exists(name: String, bundle: Bundle?) -> Bool
}

extension UIKitFaults {
  /// Reports a document that nothing in the process reads.
  static func reportNoReader(_ call: String) {
    unsupported(call, instead: "Link InterfaceBuilder, which reads documents.")
  }
}

/// The maker of a storyboard's controllers, as `NibReading`.
@MainActor
package protocol StoryboardReading: UIStoryboard {
  /// Makes the controller with an identifier, or the initial one for nil. Returns nil after a fault.
  ///
  /// - Parameter creator: makes the controller in place of its class's `init(coder:)`.
  func makeController(identifier: String?, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

/// The facts of a storyboard about a controller that was made from it.
@MainActor
package protocol ControllerOrigin: AnyObject {
  var storyboard: UIStoryboard { get }

  /// Makes the controller's view from the storyboard; nil if the controller has none there.
  func makeView(of controller: UIViewController) -> UIView?

  /// Makes the segue with an identifier and its destination; nil if the controller has no such segue.
  func segue(_ identifier: String, from controller: UIViewController, sender: Any?) -> UIStoryboardSegue?
}
