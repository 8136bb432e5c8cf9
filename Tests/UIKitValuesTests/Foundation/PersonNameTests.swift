import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Names in the styles of the example in Apple's documentation of `PersonNameComponents.FormatStyle`.
@MainActor @Suite(.ownEnvironment) struct PersonNameTests {
  private var name: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr", "Thomas", "Louis")
    (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq", "Tom")
    return name
  }

  @Test(
    arguments: [
      (.short, "Tom"), (.medium, "Thomas Clark"), (.long, "Dr Thomas Louis Clark Esq"), (.abbreviated, "TC"),
    ] as [(PersonNameFormatter.Style, String)])
  func styles(style: PersonNameFormatter.Style, expected: String) {
    #expect(PersonNameFormatter.localizedString(from: name, style: style) == expected)
    #expect(name.formatted(.name(style: style)) == expected)
  }

  @Test func partsOfAText() {
    let parts = PersonNameFormatter().personNameComponents(from: " Thomas Louis Clark ")
    #expect(parts?.givenName == "Thomas" && parts?.middleName == "Louis" && parts?.familyName == "Clark")
    #expect(PersonNameFormatter().personNameComponents(from: " ") == nil)
  }

  /// Comparisons by the operators of Apple's *Predicate Programming Guide*.
  @Test func comparisons() {
    let predicate = ComparedPredicate(
      leftExpression: ComputedExpression(forKeyPath: "name"),
      rightExpression: ComputedExpression(forConstantValue: "LUD"), modifier: .direct, type: .beginsWith,
      options: .caseInsensitive)
    #expect(predicate.evaluate(with: ["name": "Ludwig"]) && !predicate.evaluate(with: ["name": "Clara"]))
    let anyTag = ComparedPredicate(
      leftExpression: ComputedExpression(forKeyPath: "tags"),
      rightExpression: ComputedExpression(forConstantValue: "b"), modifier: .any, type: .equalTo)
    #expect(anyTag.evaluate(with: ["tags": ["a", "b"]]) && !anyTag.evaluate(with: ["tags": ["a"]]))
    let own = ComparedPredicate(
      leftExpression: .expressionForEvaluatedObject(), rightExpression: ComputedExpression(forConstantValue: 3),
      modifier: .direct, type: .greaterThan)
    #expect(own.evaluate(with: 4) && !own.evaluate(with: 2))
  }
}
