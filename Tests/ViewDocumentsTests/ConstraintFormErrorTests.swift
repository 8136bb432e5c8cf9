import Testing

@testable import ViewDocuments

/// Invalid forms of a constraint's line, with the message for each: columns are those of the line alone.
@Suite struct ConstraintFormErrorTests {
  private func mistake(_ line: String) -> String? {
    do throws(ConstraintError) {
      _ = try ConstraintParser.parse(line)
      return nil
    } catch {
      return "\(error.offset): \(error.problem)"
    }
  }

  private static let relation = "a constraint needs one of =, <=, >= here, not"
  private static let end = "a constraint needs an end, or '@' and a priority here, not"
  private static let range = "a constraint's numbers must be from -100000 to 100000, not"

  @Test(arguments: [
    ("a.width => 5", "8: \(relation) '=>'. Did you mean '>='?"),
    ("a.width =< 5", "8: \(relation) '=<'. Did you mean '<='?"),
    ("a.width < 5", "8: \(relation) '<'. Did you mean '<='?"),
    ("a.width > 5", "8: \(relation) '>'. Did you mean '>='?"),
    ("a.width === 5", "8: \(relation) '==='. Did you mean '='?"), ("a.width != 5", "8: \(relation) '!='."),
    ("a.width equalTo b.width", "8: \(relation) 'equalTo'."),
    ("a.width <= 5 <= 9", "13: a constraint can have only one relation. Write a line for each."),
  ])
  func relationsThatAreNone(line: String, message: String) {
    #expect(mistake(line) == message, "\(line)")
  }

  @Test(arguments: [
    (
      "2 * a.width = b.width",
      "0: the left side of a constraint must be a single attribute. Move its numbers to the right."
    ),
    (
      "a.width + 8 = b.width",
      "0: the left side of a constraint must be a single attribute. Move its numbers to the right."
    ),
    (
      "300 >= a.width",
      "0: a constraint starts with an attribute such as title.width, not with '300'. Put numbers on the right."
    ),
    ("a.width = b.width + c.width", "20: a constraint can have only one attribute on each side."),
    (
      "a.width = b.width * c.width", "20: a constraint can multiply an attribute only by numbers, as in body.width * 2."
    ),
    (
      "a.width = 8 / b.width", "14: a constraint can divide by a number, as in body.width / 2, but not by an attribute."
    ),
    ("a.width = b.width / 0", "20: a constraint cannot divide by zero."),
    (
      "a.width = (b.width + 8) * 2",
      "10: a constraint has no brackets. Write a multiplier and a constant, as in body.width * 2 + 8."
    ),
    ("a.top = system", "8: 'system', the system's spacing, must follow a position, as in title.bottom + system."),
    ("a.top = b.bottom + system + 4", "19: 'system', the system's spacing, cannot be combined with points."),
    (
      "a.top = b.bottom + system - system", "28: 'system', the system's spacing, can be used only once in a constraint."
    ),
  ])
  func sumsThatUIKitHasNoConstraintFor(line: String, message: String) {
    #expect(mistake(line) == message, "\(line)")
  }

  private static let grows = "'scaled', points that grow with the text,"

  @Test(arguments: [
    ("a.width = scaled", "16: a constraint needs '(' and a number, as in scaled(128) here, not its end."),
    ("a.width = scaled(b.width)", "17: a constraint needs a number here, not 'b'."),
    ("a.width = scaled(8", "18: a constraint needs ')' here, not its end."),
    ("a.width = scaled(8,)", "19: a constraint needs a text style here, not ')'."),
    ("a.width = scaled(8, footnot)", "20: 'footnot' is not a text style. Did you mean 'footnote'?"),
    ("a.width = scaled(1e300)", "10: \(range) 1e+300."), ("a.width = 1e300 * scaled(1)", "10: \(range) 1e+300."),
    ("a.width = scaled(8) + 4", "10: \(grows) cannot be combined with points."),
    ("a.width = scaled(8) + scaled(4)", "22: \(grows) can be used only once in a constraint."),
    ("a.top = b.bottom + system + scaled(4)", "28: \(grows) cannot be combined with 'system'."),
    (
      "a.width + scaled(8) = 20",
      "0: the left side of a constraint must be a single attribute. Move its numbers to the right."
    ),
    (
      "scaled(8) = a.width",
      "0: a constraint starts with an attribute such as title.width, not with 'scaled'. Put numbers on the right."
    ),
  ])
  func pointsThatGrowStandAlone(line: String, message: String) {
    #expect(mistake(line) == message, "\(line)")
  }

  @Test(arguments: [
    ("a.width = 8pt", "11: a constraint's numbers are points. Remove 'pt'."),
    ("a.width = 50%", "12: a constraint has no percentages. Write a multiplier, as in title.width = body.width * 0.5."),
    ("a.width = 0,5 * b.width", "11: \(end) ','. Did you mean '.'?"),
    ("a.width = 2 b.width", "12: a constraint needs '*' here, not 'b'."),
    ("a.top = b.top − 8", "14: \(end) '−'. Did you mean '-'?"),
    ("a.width = b.width × 2", "18: \(end) '×'. Did you mean '*'?"),
    ("a.top = b.top + 8, a.left = b.left", "17: \(end) ','."), ("a.width = 100001", "10: \(range) 100001."),
    ("a.width = b.width * 1e300", "10: \(range) 1e+300."), ("a.width = 1e300 * 1e300 * 0", "10: \(range) nan."),
    ("a.width = ∞", "10: '∞' is not a finite number, which a constraint needs."),
  ])
  func numbersThatAreWrittenOtherwise(line: String, message: String) {
    #expect(mistake(line) == message, "\(line)")
  }

  @Test(arguments: [
    ("a.width = 3 @high", "13: 'high' is not a priority. Write a number from 1 to 1000. Did you mean 'defaultHigh'?"),
    ("a.width = 3 @-1", "13: a priority must be from 1 to 1000, not -1."),
    ("a.width = 3 @required + 1", "13: a priority must be from 1 to 1000, not 1001."),
    ("a.topAnchor = b.top", "2: 'topAnchor' is not a layout attribute. Did you mean 'top'?"),
    ("a.start = b.start", "2: 'start' is not a layout attribute. Did you mean 'leading'?"),
    ("a.top = b.safeArea.top", "10: 'safeArea' is not a layout guide of a view. Did you mean 'safeAreaLayoutGuide'?"),
    (
      "a.top = b.topLayoutGuide.bottom",
      "10: 'topLayoutGuide' is not a layout guide of a view. Did you mean 'safeAreaLayoutGuide'?"
    ),
    (
      "a.top = b.safeAreaLayoutGuide",
      "10: 'safeAreaLayoutGuide' is a guide and needs an attribute, as in self.safeAreaLayoutGuide.top."
    ),
  ])
  func wordsThatAreNearlyRight(line: String, message: String) {
    #expect(mistake(line) == message, "\(line)")
  }
}
