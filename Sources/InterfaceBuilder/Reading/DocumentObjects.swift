import Foundation
import UIKitCore

/// The objects of a document by their ids. Controllers are not kept alive: they keep what they were made from.
@MainActor
struct DocumentObjects {
  private struct Controller {
    weak var controller: UIViewController?
  }

  private var objects: [String: NSObject] = [:]
  private var controllers: [String: Controller] = [:]

  subscript(id: String) -> NSObject? {
    get { objects[id] ?? controllers[id]?.controller }
    set {
      if let controller = newValue as? UIViewController {
        controllers[id] = Controller(controller: controller)
      } else {
        objects[id] = newValue
      }
    }
  }

  /// All that there are.
  var all: [String: NSObject] { objects.merging(controllers.compactMapValues(\.controller)) { object, _ in object } }
}
