/// A reason that a case cannot be accepted.
package enum AcceptanceError: Error, Equatable {
  /// It has no picture that could be a reference.
  case nothing(case: String, Verdict)
  /// It is compared with another case, and has no reference.
  case counterpart(case: String, Counterpart)
  /// The run's folder no longer has a file.
  case lost(case: String, path: String)
  /// A picture in the run's folder, or its record, has changed since it was written.
  case edited(path: String)
  /// The reference is not the one that the run compared with.
  case changedReference(case: String)
  /// The folder of its reference is unknown, or one that a run may not name.
  case place(case: String, RunPlaceError)
  /// A decision is about pictures that are neither the run's nor the references'.
  case unknownPictures(case: String)
  /// A decision is about a case that the run does not have.
  case unknown(case: String)
  case unnamed(CaseIdentityError)
  case unusable(StoreError)
}

extension AcceptanceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothing(let path, .failed): "\(path): it did not render, so there is nothing to accept."
    case .nothing(let path, let verdict): "\(path): it is \(verdict.rawValue), so there is nothing to accept."
    case .counterpart(let path, let counterpart):
      "\(path): it is compared with \(counterpart.name) and has no reference to accept. Change one of the two, or remove "
        + "'\(counterpart.relation.rawValue)'."
    case .lost(let path, let file):
      "\(path): '\(file)' does not exist any more. Run again: a run's pictures are removed when five newer runs have begun."
    case .edited(let file): "'\(file)' was changed since the run wrote it. Run again, and review the result."
    case .changedReference(let path):
      "\(path): the reference was changed since the run compared it. Run again, and review the differences."
    case .place(let path, let error): "\(path): \(error)"
    case .unknownPictures(let path):
      "\(path): the decision was made on other pictures. Review the pictures of this run, and decide again."
    case .unknown(let path): "\(path): the run has no such case. Name the run that the decisions are about."
    case .unnamed(let error): error.description
    case .unusable(let error): error.description
    }
  }
}
