package import Foundation
package import InterfaceDocuments
package import SourcePlaces
import UIKitCore

/// Something that a document can show by itself: a top-level view or cell of a nib, or a controller.
package struct DocumentScreen: Sendable {
  package enum Kind: Equatable, Sendable {
    case view, cell
    /// A controller of a storyboard, or the owner of a nib that has its view.
    case controller
  }

  /// The id of the element that is shown.
  package let id: String
  /// The storyboard identifier, the label in Interface Builder, or the class, or else the id.
  package let name: String
  package let kind: Kind
  package let place: SourcePlace
  /// The size that the document has for the view; nil if it has none.
  package let storedSize: CGSize?
}

/// The screens of a document, in document order.
package struct DocumentScreens: Sendable {
  package let document: InterfaceDocument
  package let screens: [DocumentScreen]

  package init(_ document: InterfaceDocument) {
    self.document = document
    let owned = document.viewOfOwner
    screens = document.scenes.flatMap(\.objects).compactMap { element in
      DocumentScreen(element, isViewOfOwner: element.id != nil && element.id == owned)
    }
  }

  /// The screen of a name or an id.
  package func screen(named name: String) throws(DocumentLookupError) -> DocumentScreen {
    guard let screen = screens.first(where: { $0.name == name }) ?? screens.first(where: { $0.id == name }) else {
      throw .noScreen(name: name, file: document.file, known: screens.map(\.name))
    }
    return screen
  }
}

extension DocumentScreen {
  fileprivate init?(_ element: InterfaceElement, isViewOfOwner: Bool) {
    guard let id = element.id, let kind = Kind(element, isViewOfOwner: isViewOfOwner) else { return nil }
    self.id = id
    self.kind = kind
    name = element["storyboardIdentifier"] ?? element["userLabel"] ?? element.customClass ?? id
    place = element.place
    let view = kind == .controller && !isViewOfOwner ? element.child("view") : element
    storedSize = (try? view?.rect("frame")).map { CGSize(width: $0.width, height: $0.height) }
  }
}

extension DocumentScreen.Kind {
  fileprivate init?(_ element: InterfaceElement, isViewOfOwner: Bool) {
    // A placeholder stands for a controller of another storyboard.
    if element.name == "viewControllerPlaceholder" { return nil }
    if element["sceneMemberID"] == "viewController" || ElementNames.controllers.contains(element.name) || isViewOfOwner
    {
      self = .controller
    } else if ElementNames.cells.contains(element.name) {
      self = .cell
    } else if element.child("frame")?.name == "rect" || element["contentMode"] != nil {
      self = .view
    } else {
      return nil
    }
  }
}

private enum ElementNames {
  static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
  static let controllers: Set = [
    "viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController",
    "splitViewController", "pageViewController",
  ]
}

extension InterfaceDocument {
  /// The placeholder of a nib's owner; nil for none.
  var owner: InterfaceElement? {
    guard kind == .xib else { return nil }
    return scenes.flatMap(\.objects).first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// The id of the view that is its owner's `view`; nil for none.
  fileprivate var viewOfOwner: String? {
    owner?.connections.lazy.compactMap { connection in
      if case .outlet("view", let destination) = connection.kind { destination } else { nil }
    }.first
  }
}
