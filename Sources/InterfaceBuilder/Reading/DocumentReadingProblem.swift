package import Findings
import Foundation
import InterfaceDocuments
import QuotedText
package import SourcePlaces
import Suggestions

/// Something in a document that has not the effect that it should have, with its place. The rest has its effect.
package struct DocumentReadingProblem: Error, Equatable, Sendable, CustomStringConvertible {
  package let place: SourcePlace
  package let kind: FindingKind
  package let message: String

  package var description: String { "\(place): \(message)" }

  init(_ place: SourcePlace, _ kind: FindingKind, _ message: String) {
    (self.place, self.kind, self.message) = (place, kind, message)
  }

  init(_ problem: InterfaceProblem) {
    self.init(problem.place, .unreadDocumentPart, problem.kind.description)
  }
}

extension DocumentReadingProblem {
  static func unknownElement(_ element: InterfaceElement, known: [String]) -> DocumentReadingProblem {
    DocumentReadingProblem(
      element.place, .unreadDocumentPart,
      "No objects are made from elements \(element.name.quoted)."
        + (Suggestion.nearest(to: element.name, among: known).map { " Did you mean '\($0)'?" } ?? ""))
  }

  static func unknownAttribute(_ name: String, of element: InterfaceElement) -> DocumentReadingProblem {
    DocumentReadingProblem(
      element.place(of: name), .unreadDocumentPart, "Nothing reads \(name.quoted) of elements \(element.name.quoted).")
  }

  static func noObject(_ element: InterfaceElement) -> DocumentReadingProblem {
    DocumentReadingProblem(
      element.place, .unknownClass,
      "'init(coder:)' of \((element.customClass ?? element.name).quoted) gives nil, and there is no such object.")
  }

  static func unknownClass(_ name: String, _ element: InterfaceElement, known: [String]) -> DocumentReadingProblem {
    let suggestion = Suggestion.nearest(to: name, among: known).map { " Did you mean '\($0)'?" }
    return DocumentReadingProblem(
      element.place, .unknownClass,
      "The class \(name.quoted) is not registered."
        + (suggestion ?? " Register it with 'UINib.registerClasses'; until then UIKit's class stands in."))
  }

  static func noOwner(_ name: String, _ place: InterfaceElement) -> DocumentReadingProblem {
    DocumentReadingProblem(
      place.place, .unknownClass,
      "No owner of class \(name.quoted) is made: an owner is a view, a controller, or an object with 'init(coder:)'.")
  }

  static func wrongClass(_ name: String, _ element: InterfaceElement, expected: AnyClass) -> DocumentReadingProblem {
    DocumentReadingProblem(
      element.place, .unknownClass, "The class \(name.quoted) of an element \(element.name.quoted) is no \(expected).")
  }

  static func missing(_ asset: String, _ name: String, _ place: SourcePlace) -> DocumentReadingProblem {
    DocumentReadingProblem(place, .missingAsset, "There is no \(asset) \(name.quoted).")
  }

  static func unknownChild(_ child: InterfaceElement, of element: InterfaceElement) -> DocumentReadingProblem {
    DocumentReadingProblem(
      child.place, .unreadDocumentPart,
      "Nothing reads \((child.key ?? child.name).quoted) of elements \(element.name.quoted).")
  }

  // MARK: Controllers

  static func foreignController(
    _ element: InterfaceElement, _ className: String, _ framework: String
  ) -> DocumentReadingProblem {
    DocumentReadingProblem(
      element.place, .placeholderScreen,
      "\(className) is a controller of \(framework), and one with an empty view stands in.")
  }

  static func noStoryboard(_ element: InterfaceElement, _ error: DocumentLookupError) -> DocumentReadingProblem {
    DocumentReadingProblem(element.place, .unreadDocumentPart, "The referenced controller is not made. \(error)")
  }

  static func containsItself(_ place: SourcePlace) -> DocumentReadingProblem {
    DocumentReadingProblem(
      place, .unreadDocumentPart, "The controller contains itself, or too many controllers, and is left out here.")
  }

  static func segueAction(_ selector: String, _ place: SourcePlace) -> DocumentReadingProblem {
    DocumentReadingProblem(
      place, .unconnectedOutlet, "The segue action \(selector.quoted) cannot be called, and its controller is left out."
    )
  }

  static func unknownSegueClass(_ name: String, _ place: SourcePlace, known: [String]) -> DocumentReadingProblem {
    let suggestion = Suggestion.nearest(to: name, among: known).map { " Did you mean '\($0)'?" }
    return DocumentReadingProblem(
      place, .unknownClass,
      "No segue class \(name.quoted) is registered." + (suggestion ?? " Register it with 'UINib.registerClasses'."))
  }

  // MARK: Connections

  static func noOutlet(
    _ name: String, _ object: NSObject, _ declared: [String]?, _ place: SourcePlace
  ) -> DocumentReadingProblem {
    DocumentReadingProblem(place, .unconnectedOutlet, missing("outlet", name, object, declared))
  }

  static func noAction(
    _ name: String, _ object: NSObject, _ declared: [String]?, _ place: SourcePlace
  ) -> DocumentReadingProblem {
    DocumentReadingProblem(place, .unconnectedOutlet, missing("action", name, object, declared))
  }

  static func noAttribute(
    _ name: String, _ object: NSObject, _ declared: [String]?, _ place: SourcePlace
  ) -> DocumentReadingProblem {
    DocumentReadingProblem(place, .unconnectedOutlet, missing("attribute", name, object, declared))
  }

  private static func missing(
    _ what: String, _ name: String, _ object: NSObject, _ declared: [String]?
  ) -> String {
    let owner = "\(type(of: object))"
    guard let declared else {
      return "\(owner) does not conform to 'OutletConnecting', and has no \(what) \(name.quoted)."
    }
    return "\(owner) declares no \(what) \(name.quoted)."
      + (Suggestion.nearest(to: name, among: declared).map { " Did you mean '\($0)'?" } ?? "")
  }

  static func wrongType(
    _ name: String, _ object: NSObject, _ value: Any, _ place: SourcePlace
  ) -> DocumentReadingProblem {
    DocumentReadingProblem(
      place, .unconnectedOutlet, "\(name.quoted) of \(type(of: object)) does not take a \(type(of: value)).")
  }
}
