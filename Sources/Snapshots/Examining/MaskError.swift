/// A reason that a case's tolerance cannot mask a view.
package enum MaskError: Error, Equatable {
  /// No view has the name; `views` are the existing names.
  case unknownView(String, views: [String])
}

extension MaskError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownView(let name, let views):
      "The tolerance masks '\(name)', but no view has this accessibilityIdentifier. "
        + (views.isEmpty ? "Give the view a name." : "The names are \(views.listed(12)).")
    }
  }
}
