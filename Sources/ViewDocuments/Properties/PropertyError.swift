import Suggestions

/// An error in a property's value. Whoever reads the value adds the place.
package enum PropertyError: Error, Equatable {
  case wrongType(property: String, expected: String)
  case notFinite(property: String)
  case outOfRange(property: String, value: String, expected: String)
  case unknownCase(property: String, name: String, suggestion: String?, names: [String])
  /// A name that no view of the document has.
  case unknownView(property: String, name: String, suggestion: String?, names: [String])
  case unknownColor(property: String, name: String, suggestion: String?)
  /// - Parameter origin: another place that names the font, such as in a typography's file.
  case unknownFont(name: String, suggestion: String?, origin: String? = nil)
  /// A key in strings files without a text for a device or a number.
  case noText(key: String, locale: String)
  case unreadableImage(path: String, reason: String)
  /// A name that no item of the document's bars has.
  case unknownItem(property: String, name: String, suggestion: String?, names: [String])
  /// Views that lead from one to the next and back, by their lists of elements and their subviews.
  case elementsInCircle([String])
  /// A height of a sheet that is not UIKit's own and has no figure.
  case detentWithoutHeight(property: String, name: String, suggestion: String?)
  /// An identifier that none of a sheet's heights has.
  case unknownDetent(property: String, name: String, suggestion: String?, names: [String])
  /// An error in a view that is the value of a property, with its own place.
  indirect case view(DocumentError)
}

extension PropertyError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .wrongType(let property, let expected):
      "'\(property)' takes \(expected)."
    case .notFinite(let property):
      "'\(property)' takes a finite number, not infinity or NaN."
    case .outOfRange(let property, let value, let expected):
      "'\(property)' takes \(expected), not \(value)."
    case .unknownCase(let property, let name, let suggestion, let names):
      "'\(property)' has no case '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownView(let property, let name, let suggestion, let names):
      "'\(property)': no view here is named '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .unknownColor(let property, let name, let suggestion):
      "'\(property)': UIColor has no colour '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? " Write a UIColor name or \"#RRGGBB\" in quotation marks.")
    case .unknownFont(let name, let suggestion, let origin):
      (origin.map { "\($0): no font" } ?? "No font") + " is named '\(name)'."
        + (suggestion.map { " Did you mean '\($0)'?" }
          ?? " List its file under 'fonts' in the catalogue file, or name a folder that contains it with --fonts.")
    case .noText(let key, let locale):
      "The key '\(key)' has no text in '\(locale)' for the device and the arguments. Add one, or a case 'other' to its "
        + "variations."
    case .unreadableImage(let path, let reason):
      "The image '\(path)' cannot be used. \(reason)"
    case .unknownItem(let property, let name, let suggestion, let names):
      "'\(property)': no item in a bar here has the accessibilityIdentifier '\(name)'."
        + Suggestion.sentence(suggestion, orOneOf: names)
    case .elementsInCircle(let views):
      "'accessibilityElements' forms a cycle: from \(views.joined(separator: " to ")). Leave one of them out."
    case .detentWithoutHeight(let property, let name, let suggestion):
      "'\(property)': '\(name)' needs a 'height'; only medium and large have their own."
        + (suggestion.map { " Did you mean '\($0)'?" } ?? "")
    case .unknownDetent(let property, let name, let suggestion, let names):
      "'\(property)': no detent has the identifier '\(name)'." + Suggestion.sentence(suggestion, orOneOf: names)
    case .view(let error): error.description
    }
  }
}
