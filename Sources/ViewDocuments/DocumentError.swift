package import SourcePlaces

/// A mistake in a document, with the place its reader gave what is wrong.
package struct DocumentError: Error, Equatable {
  package let place: SourcePlace
  package let problem: DocumentProblem
}

extension DocumentError: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

/// What is wrong at a place of a document, whatever it was read from.
package enum DocumentProblem: Error, Equatable {
  case constraint(ConstraintProblem)
  case property(PropertyError)
}

extension DocumentProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .constraint(let problem): problem.description
    case .property(let error): error.description
    }
  }
}
