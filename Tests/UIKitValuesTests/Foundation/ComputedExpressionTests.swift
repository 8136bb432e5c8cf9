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

  /// Nothing that a text may have ends the program.
  @Test(arguments: ["", "1 +", "(1", "2 3", "foo(1)", "1..2", "%@", String(repeating: "(", count: 5000), "9 / 0"])
  func oddTexts(text: String) {
    let value = ComputedExpression(format: text).expressionValue(with: nil, context: nil)
    #expect(text == "9 / 0" ? value as? Double == .infinity : value == nil)
  }

  /// Functions are named as in `NSExpression`'s documentation.
  @Test func functionsOfKeys() {
    let numbers: [String: Any] = ["prices": [2, 3.5], "name": "x"]
    func value(_ function: String) -> Any? {
      ComputedExpression(forFunction: function, arguments: [ComputedExpression(forKeyPath: "prices")])
        .expressionValue(with: numbers, context: nil)
    }
    #expect(value("sum:") as? Double == 5.5 && value("count:") as? Int == 2 && value("max:") as? Double == 3.5)
    #expect(value("median:") == nil)
    let sum = ComputedExpression(forFunction: "sum:", arguments: [ComputedExpression(forKeyPath: "prices")])
    #expect(sum.function == "sum:" && sum.arguments?.first?.keyPath == "prices")
    #expect(ComputedExpression(forConstantValue: 3).constantValue as? Int == 3)
  }
}
