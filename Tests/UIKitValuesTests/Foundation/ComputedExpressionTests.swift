import Foundation
import Testing
import UIKitTestSupport
import UIKitValues

/// What Apple's documentation of `NSExpression` says of numbers: whole ones stay whole.
@MainActor @Suite(.ownEnvironment) struct ComputedExpressionTests {
  @Test(
    arguments: [
      ("2 * (3 + 4)", 14), ("7/2", 3), ("7.0/2", 3.5), ("-3+5", 2), ("2 ** 3 ** 2", 64), ("10 - 2 - 3", 5),
      ("1.5*4", 6), ("sqrt(16)", 4), ("max(1, 7, 3)", 7), ("-(2 + 3) * 2", -10), ("1/0.0", .infinity),
    ] as [(String, Double)])
  func arithmetic(text: String, value: Double) {
    #expect(ComputedExpression(format: text).expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test func argumentsAndKeys() {
    let sum = ComputedExpression(format: "%d + width * 2", 3)
    #expect(sum.expressionValue(with: ["width": 4], context: nil) as? Int == 11)
    #expect(ComputedExpression(forKeyPath: "width").expressionValue(with: ["width": 4], context: nil) as? Int == 4)
    #expect(ComputedExpression(forConstantValue: "a").expressionValue(with: nil, context: nil) as? String == "a")
  }

  private final class Budget: NSObject {
    let amount: NSNumber?
    init(_ amount: NSNumber?) { self.amount = amount }
  }

  /// Apple's documentation of `NSExpression` lists the functions and says what they do with numbers.
  @Test(
    arguments: [
      ("sum:", [[1, 2, 4]], 7), ("average:", [[1, 2, 6]], 3), ("median:", [[5, 1, 3, 2]], 2.5),
      ("count:", [[1, 2]], 2),
      ("min:", [[3, 1]], 1), ("stddev:", [[2, 4, 4, 4, 5, 5, 7, 9]], 2), ("add:to:", [3, 4], 7),
      ("from:subtract:", [3, 4], -1), ("divide:by:", [7, 2], 3), ("modulus:by:", [7, 4], 3),
      ("raise:toPower:", [2, 10], 1024), ("sqrt:", [16], 4), ("trunc:", [-2.5], -2),
    ] as [(String, [any Sendable], Double)])
  func functions(name: String, arguments: [any Sendable], value: Double) {
    let expression = ComputedExpression(forFunction: name, arguments: arguments)
    #expect(expression.expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test func functionsOfProperties() {
    let amount = ComputedExpression(forKeyPath: \Budget.amount)
    let sum = ComputedExpression(forFunction: "sum:", arguments: [amount])
    #expect(sum.expressionValue(with: [Budget(2), Budget(nil), Budget(5)], context: nil) as? Int == 7)
    #expect(amount.expressionValue(with: Budget(nil), context: nil) == nil)
    let variable = ComputedExpression(forAggregate: [amount, ComputedExpression(forVariable: "a")])
    #expect(variable.expressionValue(with: Budget(1), context: ["a": 3]) as? [Int] == [1, 3])
    #expect(ComputedExpression(forFunction: "uppercase:", arguments: []).expressionValue(with: 1, context: nil) == nil)
    #expect(UIKitFaults.take().count == 1)
  }

  /// Nothing that a text may have ends the program.
  @Test(arguments: ["", "1 +", "(1", "2 3", "foo(1)", "1..2", "%@", String(repeating: "(", count: 5000), "9 / 0"])
  func oddTexts(text: String) {
    let value = ComputedExpression(format: text).expressionValue(with: nil, context: nil)
    #expect(text == "9 / 0" ? value as? Double == .infinity : value == nil)
  }
}
