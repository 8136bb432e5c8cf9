package import Foundation
import InterfaceDocuments
package import UIKitCore
import UIKitValues

extension UIStoryboard: StoryboardReading {
  package func makeController(
    identifier: String?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    do throws(DocumentLookupError) {
      let document = try document()
      let element = try document.controller(identifier)
      return DocumentReading(document, .standard, bundle: bundle, storyboard: self).makeController(element, creator)
    } catch {
      let asked = identifier.map { "\"\($0)\"" } ?? "its initial controller"
      UIKitFaults.raise(
        "NSInvalidArgumentException", call: "UIStoryboard(name: \"\(name)\"), asked for \(asked)",
        reason: error.description)
      return nil
    }
  }

  /// The document, which is read once.
  func document() throws(DocumentLookupError) -> InterfaceDocument {
    if let kept = contents as? KeptDocument { return kept.document }
    let document = try DocumentLocation(bundle: bundle).document(name, "storyboard")
    contents = KeptDocument(document)
    return document
  }
}

extension InterfaceDocument {
  /// The element of the controller with a storyboard identifier, or of the initial one.
  func controller(_ identifier: String?) throws(DocumentLookupError) -> InterfaceElement {
    let controllers = scenes.flatMap(\.objects).filter { $0["sceneMemberID"] == "viewController" }
    let found = controllers.first { element in
      identifier.map { $0 == element["storyboardIdentifier"] } ?? (element.id == initialController)
    }
    guard let found else {
      throw .noController(
        identifier: identifier, file: file, known: controllers.compactMap { $0["storyboardIdentifier"] }.sorted())
    }
    return found
  }
}
