import ArgumentParser

/// The sides of a comparison, as they are written: `main`, or `v1.2..v1.3`.
struct ComparedRevisions: ExpressibleByArgument, Equatable {
  let expected: String
  /// Nil for the working tree.
  let actual: String?

  /// Nil for two dots without a revision on either side, and for three dots. No name of a branch or a tag contains two
  /// dots (git-check-ref-format).
  init?(argument: String) {
    guard let dots = argument.firstRange(of: "..") else {
      (expected, actual) = (argument, nil)
      return
    }
    let (first, second) = (argument[..<dots.lowerBound], argument[dots.upperBound...])
    guard !first.isEmpty, !second.isEmpty, !second.hasPrefix(".") else { return nil }
    (expected, actual) = (String(first), String(second))
  }
}
