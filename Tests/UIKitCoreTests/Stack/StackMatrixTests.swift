import Foundation
import Testing
import UIKitCore

/// Compares stack views in many configurations with a linear program on UIStackView's published constraints.
///
/// `Fixtures/StackViews/README.md` documents how the frames were recorded. They are exact; ours are rounded to pixels
/// of 1/4096 point. Coordinates that the constraints leave open must be within the program's ranges, and
/// `hasAmbiguousLayout` must be true for exactly these views.
@MainActor @Suite struct StackMatrixTests {
  /// The number of configurations in each group with open coordinates: views with equal priorities that share too much
  /// or too little space. All others have one solution.
  static let ties = [
    "baseline-relative": 4, "custom spacing": 16, "hidden": 32, "margins and sizes": 16, "one or two items": 8,
  ]

  @Test func framesAreThoseOfTheLinearProgram() throws {
    let cases = try StackCase.load()
    #expect(cases.count >= 500)
    var ties: [String: [String]] = [:]
    for (number, entry) in cases.enumerated() {
      let differences = StackMatrixTests.differences(of: entry)
      #expect(differences.isEmpty, "case \(number + 1), \(entry.description): \(differences)")
      if entry.views.contains(where: { $0.ambiguous != nil }) {
        ties[entry.group, default: []].append(entry.description)
      }
    }
    #expect(ties.mapValues(\.count) == StackMatrixTests.ties, "\(ties)")
  }

  static func differences(of entry: StackCase) -> [String] {
    let stack = entry.stack.view()
    let fixture = StackFixture(
      stack, width: entry.width.map { CGFloat($0) }, height: entry.height.map { CGFloat($0) })
    return entry.views.flatMap { expected -> [String] in
      guard let view = StackCase.view(at: expected.path, in: fixture.stack) else { return ["no view \(expected.path)"] }
      let isTie = expected.ambiguous != nil
      guard view.hasAmbiguousLayout == isTie else { return ["view '\(expected.path)' is \(isTie ? "not " : "")a tie"] }
      let frame = view.frame
      let actual = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
      return zip(["x", "y", "width", "height"], zip(actual, expected.frame)).compactMap { name, values in
        expected.allows(values.0, name, recorded: values.1)
          ? nil : "view '\(expected.path)' \(name) \(values.0), not \(values.1.map { "\($0)" } ?? "in the range")"
      }
    }
  }
}
