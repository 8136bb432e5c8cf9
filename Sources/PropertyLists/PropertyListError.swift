package import SourcePlaces
package import XMLDocuments

/// The reason why a property list cannot be read, with its place.
package struct PropertyListError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case xml(XMLError.Problem)
    /// There is no value.
    case empty
    /// An unexpected element.
    case unexpected(String, expected: String)
    /// A dictionary ends with a key that has no value.
    case missingValue(key: String)
  }

  package let place: SourcePlace
  package let problem: Problem
}

extension PropertyListError: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .xml(let problem): "\(place): \(problem)"
    case .empty: "\(place): Expected a value in '<plist>'."
    case .unexpected(let found, let expected): "\(place): Expected '\(expected)', not '\(found)'."
    case .missingValue(let key): "\(place): The key '\(key)' has no value."
    }
  }
}
