package import SourcePlaces
package import XMLDocuments

/// Why a property list is not read, and where.
package struct PropertyListError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case xml(XMLError.Problem)
    /// There is no value.
    case empty
    /// A tag that is not the one a property list has there.
    case unexpected(String, expected: String)
    /// A key that is a dictionary's last element.
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
