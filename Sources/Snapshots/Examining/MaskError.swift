/// Why a case's tolerance cannot mask what it names.
package enum MaskError: Error, Equatable {
  /// No view has the name; `views` are the names that there are.
  case unknownView(String, views: [String])
}

extension MaskError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownView(let name, let views):
      "The tolerance masks '\(name)', and no view has this accessibilityIdentifier. "
        + (views.isEmpty ? "Give the view a name." : "There are \(views.listed(12)).")
    }
  }
}
