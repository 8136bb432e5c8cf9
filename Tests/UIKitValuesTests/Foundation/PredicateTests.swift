import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// Predicates from texts, by the examples of Apple's *Predicate Programming Guide*.
@MainActor @Suite(.ownEnvironment) struct PredicateTests {
  private let person: [String: Any] = [
    "name": "Ludwig", "age": 41, "address": ["city": "Bonn"], "tags": ["deaf", "composer"],
  ]

  @Test(arguments: [
    ("name == 'Ludwig'", true), ("name BEGINSWITH 'Lud'", true), ("name beginswith[c] 'lud'", true),
    ("name BEGINSWITH 'lud'", false), ("name ENDSWITH 'wig' AND age > 40", true), ("age BETWEEN {40, 42}", true),
    ("age >= 42 OR name CONTAINS 'udwi'", true), ("NOT (age < 42)", false), ("name LIKE 'L?dw*'", true),
    ("name MATCHES 'Lud.*g'", true), ("name MATCHES 'Lud'", false), ("address.city == 'Bonn'", true),
    ("'deaf' IN tags", true), ("tags CONTAINS 'blind'", false), ("age IN {1, 41}", true), ("missing == nil", true),
    ("name != nil && age != 3", true), ("TRUEPREDICATE", true), ("age = 41.0", true),
  ])
  func aTextIsACondition(format: String, expected: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: person) == expected, "\(format)")
    #expect(UIKitFaults.take().isEmpty)
  }

  @Test func argumentsStandForValuesAndKeys() {
    #expect(NSPredicate(format: "%K CONTAINS[cd] %@ AND age == %d", "name", "LÚD", 41).evaluate(with: person))
    let email = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._]+@[a-z.]+")
    #expect(email.evaluate(with: "a.b@c.org") && !email.evaluate(with: "a.b"))
  }

  @Test func storedPropertiesAreKeys() {
    struct City { let name: String }
    class Person {
      let home = City(name: "Bonn")
    }
    final class Composer: Person {
      var age: Int? = 41
    }
    #expect(NSPredicate(format: "age == 41 AND home.name == 'Bonn'").evaluate(with: Composer()))
  }

  @Test func whatIsNotUnderstoodIsAFaultAndFalse() {
    for format in ["name ==", "SUBQUERY(tags, $x, $x == 1).@count > 0", "((((", "age > %d", ""] {
      #expect(!NSPredicate(format: format).evaluate(with: person))
      #expect(UIKitFaults.take().count == 1, "\(format)")
    }
    let deep = String(repeating: "(", count: 10_000) + "age == 1" + String(repeating: ")", count: 10_000)
    #expect(!NSPredicate(format: deep).evaluate(with: person))
    #expect(UIKitFaults.take().count == 1)
  }

  @Test func aDescriptorComparesTheValuesOfAKey() {
    let people: [NSDictionary] = [["age": 3], ["age": 1], ["age": 2]]
    let descriptor = NSSortDescriptor(key: "age", ascending: false)
    let sorted = people.sorted { descriptor.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map { $0["age"] as? Int } == [3, 2, 1])
  }
}
