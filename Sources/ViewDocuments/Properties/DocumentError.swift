package import SourcePlaces

/// An error in a document, with its place.
package struct DocumentError: Error, Equatable {
  package let place: SourcePlace
  package let problem: DocumentProblem
}

extension DocumentError: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

/// A problem in a document, independent of the document's format.
package enum DocumentProblem: Error, Equatable {
  case constraint(ConstraintProblem)
  case property(PropertyError)
  /// Why a view or a controller of an Interface Builder document cannot be made as it is to be.
  case screen(String)
  /// Why the program's own code did not make a view.
  case program(String)
}

extension DocumentProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .constraint(let problem): problem.description
    case .property(let error): error.description
    case .screen(let reason), .program(let reason): reason
    }
  }
}
