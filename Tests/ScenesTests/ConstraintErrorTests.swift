import Foundation
import Testing

@testable import Scenes

/// Every error in a constraint, word for word and with its place. The list begins on line 7, its texts at column 11.
@Suite struct ConstraintErrorTests {
  private func error(_ constraint: String) throws -> String? {
    try firstError(
      oneScene(
        """
        constraints:
          - \(constraint)
        name: card
        subviews:
          - {class: UILabel, name: title}
          - {class: UILabel, name: body}
          - {class: UIView, name: twin}
          - {class: UIView, subviews: [{class: UIView, name: twin}]}
        """, viewClass: "UIView"))
  }

  private static let names = "Use one of card, title, body, twin, twin, self."

  @Test(arguments: [
    // Words.
    ("title.leading", "7:24: a constraint needs one of =, <=, >= here, not its end."),
    ("title leading = 3", "7:17: a constraint needs '.' and an attribute here, not 'leading'."),
    ("title.top =", "7:22: a constraint needs an attribute such as title.top, or a number here, not its end."),
    ("title.top = body.top + 2 * body", "7:42: a constraint needs '.' and an attribute here, not its end."),
    ("title.width = 3 4", "7:27: a constraint needs an end, or '@' and a priority here, not '4'."),
    ("title.width = 1.2.3", "7:25: a constraint needs a number here, not '1.2.3'."),
    ("= 3", "7:11: a constraint needs an attribute such as title.top here, not '='."),
    ("title.width = 3 @", "7:28: a constraint needs a priority here, not its end."),
    // Numbers.
    ("title.width = inf", "7:25: 'inf' is not a finite number, which a constraint needs."),
    ("title.width = body.width * nan", "7:38: 'nan' is not a finite number, which a constraint needs."),
    ("title.width = body.width + infinity", "7:38: 'infinity' is not a finite number, which a constraint needs."),
    ("title.width = 1e999", "7:25: '1e999' is not a finite number, which a constraint needs."),
    ("H:|-100001-[title]", "7:15: a constraint's numbers must be from -100000 to 100000, not 100001."),
    ("H:[title(>=1000000.5@900)]", "7:22: a constraint's numbers must be from -100000 to 100000, not 1000000.5."),
    ("H:|-(-2000000)-[title]", "7:17: a constraint's numbers must be from -100000 to 100000, not 2000000."),
    ("title.width = 3 @0", "7:28: a priority must be from 1 to 1000, not 0."),
    ("title.width = 3 @1000.5", "7:28: a priority must be from 1 to 1000, not 1000.5."),
    (
      "title.width = 3 @defaultHi",
      "7:28: 'defaultHi' is not a priority. Write a number from 1 to 1000. Did you mean 'defaultHigh'?"
    ),
    // Names.
    ("titel.top = self.top", "7:11: no view here is named 'titel'. Did you mean 'title'?"),
    ("title.top = x.top", "7:23: no view here is named 'x'. \(names)"),
    ("title.top = superview.top", "7:23: the outermost view of a scene, or of a template, has no superview."),
    (
      "H:|-[self]", "7:16: a visual format has no 'self'. It names subviews, and | is the view itself."
    ),
    ("H:|-[bdoy]", "7:16: no view here is named 'bdoy'. Did you mean 'body'?"),
    ("H:|-[x]", "7:16: no view here is named 'x'. Use one of card, title, body, twin, twin."),
    ("twin.top = self.top", "7:11: two views here are named 'twin'. Give each its own name."),
    ("title.topp = self.top", "7:17: 'topp' is not a layout attribute. Did you mean 'top'?"),
    ("title.top = self.leding", "7:28: 'leding' is not a layout attribute. Did you mean 'leading'?"),
    (
      "title.top = self.safeAreaGuide.top",
      "7:28: 'safeAreaGuide' is not a layout guide of a view. Did you mean 'safeAreaLayoutGuide'?"
    ),
    // Pairs that UIKit does not allow.
    (
      "title.width = self.leading",
      "7:25: 'width' cannot be compared with 'leading': one is a length, the other a position."
    ),
    (
      "title.top = self.leading",
      "7:23: 'top' cannot be compared with 'leading': one is horizontal, the other vertical."
    ),
    (
      "title.left = self.leading",
      "7:24: 'left' cannot be compared with 'leading': one follows the layout direction, the other does not."
    ),
    (
      "title.top = 3",
      "7:11: 'top' is a position, so the right side needs another item's position, not only a number."
    ),
    ("title.top = 0 * self.top", "7:27: 'top' is a position, so its multiplier cannot be 0."),
    (
      "title.top = self.layoutMarginsGuide.firstBaseline",
      "7:23: a guide has no 'firstBaseline'. Name the view, or an edge of the guide."
    ),
    (
      "title.width = self.width + system",
      "7:25: 'system', the system's spacing, needs positions on both sides, not lengths."
    ),
    (
      "title.top = self.topMargin + system",
      "7:23: 'system', the system's spacing, cannot start at margins: name an edge of layoutMarginsGuide."
    ),
    (
      "title.top = 2 * self.top + system",
      "7:27: 'system', the system's spacing, needs a position without a multiplier."
    ),
    // Quoted lines, and mappings.
    ("\"titel.top = self.top\"", "7:12: no view here is named 'titel'. Did you mean 'title'?"),
    ("{constraint: titel.top = self.top}", "7:24: no view here is named 'titel'. Did you mean 'title'?"),
    ("{constrain: a}", "7:12: a constraint has no 'constrain'. Did you mean 'constraint'?"),
    ("{identifier: a}", "7:11: a constraint needs one of constraint, visualFormat."),
    (
      "[a]",
      "7:11: a constraint is a text, not a list. Put a visual format that starts with [ in quotation marks."
    ),
    ("title.top: 8", "7:11: a constraint is one text with '=', not ':', as in title.top = self.top + 8."),
    // Visual Format Language.
    ("H:|-[titel]-|", "7:16: no view here is named 'titel'. Did you mean 'title'?"),
    ("'H:|-[titel]-|'", "7:17: no view here is named 'titel'. Did you mean 'title'?"),
    (
      "{visualFormat: 'H:|-gap-[title]', metrics: {gab: 3}}",
      "7:31: 'gap' is neither a metric nor the name of a view. Did you mean 'gab'?"
    ),
    (
      "{visualFormat: 'H:[title]', options: [alignAllTopp]}",
      "7:49: 'options' has no value 'alignAllTopp'. Did you mean 'alignAllTop'?"
    ),
    (
      "{visualFormat: 'H:[title]', metrics: {a: .inf}}",
      "7:52: 'a' takes a finite number, not infinity or NaN."
    ),
  ])
  func aMistakeHasItsPlaceAndItsSentence(constraint: String, message: String) throws {
    #expect(try error(constraint) == "a.yaml:" + message, "\(constraint)")
  }

  @Test func aBlockHasThePlaceItStartsAt() throws {
    #expect(
      try error("|\n    titel.top = self.top")?.hasPrefix("a.yaml:7:11: no view here is named 'titel'") == true)
  }

  @MainActor @Test func whatUIKitRaisesOnInAVisualFormatIsAMistakeOfItsLine() throws {
    let scene = oneScene(
      "constraints: [\"H:|-[title\"]\nsubviews: [{class: UILabel, name: title}]", viewClass: "UIView")
    let file = try read(scene)
    let configuration = try #require(file.scenes[0].configurations.first)
    do {
      _ = try file.definition().makeView(for: configuration)
      Issue.record("the bracket is open")
    } catch {
      #expect("\(error)" == "a.yaml:6:32: this is not a visual format: expected ']' after the view.")
    }
  }

  @Test func namesOfVariationsAreCheckedToo() throws {
    let keys = "variations: [{when: {category: accessibility}, constraints: [titel.top = self.top]}]"
    #expect(
      try firstError(oneScene(keys, viewClass: "UIView"))?.hasPrefix("a.yaml:6:68: no view here is named 'titel'.")
        == true)
  }

  @Test func tenThousandConstraintsAreTheLimit() throws {
    func scene(_ count: Int) -> String {
      let list = Array(repeating: "    - self.width = 3", count: count).joined(separator: "\n")
      return oneScene("constraints:\n" + list, viewClass: "UIView")
    }
    #expect(try firstError(scene(10_000)) == nil)
    #expect(
      try firstError(scene(10_001))
        == "a.yaml:5:7: the number of constraints is too large: the limit is 10,000 in a scene.")
  }

  @Test(arguments: [
    ("horizontalHuggingPriority: 0", "6:34: 'horizontalHuggingPriority' takes a number from 1 to 1000, not 0."),
    (
      "horizontalHuggingPriority: high",
      "6:34: 'horizontalHuggingPriority' takes a number from 1 to 1000, or required, defaultHigh, defaultLow, "
        + "fittingSizeLevel, not 'high'. Did you mean 'defaultHigh'?"
    ),
    (
      "directionalLayoutMargins: {top: 1, left: 2, bottom: 3, right: 4}",
      "6:42: 'directionalLayoutMargins' has no 'left'. Use one of top, leading, bottom, trailing."
    ),
  ])
  func keysOfViewsAreChecked(keys: String, message: String) throws {
    #expect(try firstError(oneScene(keys, viewClass: "UIView")) == "a.yaml:" + message)
  }

  @Test(arguments: [
    ("gap.firstBaseline = self.top", "7:22: a guide has no 'firstBaseline'. Name the view, or an edge of the guide."),
    ("gap.layoutMarginsGuide.top = self.top", "'gap' is a layout guide, which has no 'layoutMarginsGuide'."),
    ("H:|[gap]|", "'gap' is a layout guide, but a visual format can name only views."),
    ("gip.top = self.top", "no view here is named 'gip'. Did you mean 'gap'?"),
  ])
  func layoutGuidesAreNoViews(constraint: String, message: String) throws {
    let error = try firstError(oneScene("layoutGuides: [gap]\nconstraints: ['\(constraint)']", viewClass: "UIView"))
    #expect(error?.contains(message) == true, Comment(rawValue: error ?? "none"))
  }

  @Test func aGuideNamedAsAViewIsAmbiguous() throws {
    let keys = "name: gap\nlayoutGuides: [gap]\nconstraints: [gap.top = self.top]"
    let error = try firstError(oneScene(keys, viewClass: "UIView"))
    #expect(error?.contains("two views here are named 'gap'") == true, Comment(rawValue: error ?? "none"))
  }

  @Test func onlyStackViewsArrange() throws {
    let message = try firstError(oneScene("arrangedSubviews: []", viewClass: "UIView"))
    #expect(message?.hasPrefix("a.yaml:6:7: UIView has no 'arrangedSubviews'.") == true, "\(message ?? "none")")
    #expect(try firstError(oneScene("arrangedSubviews: []", viewClass: "UIStackView")) == nil)
  }

  @Test func customSpacingNamesArrangedViews() throws {
    let keys = "arrangedSubviews: [{class: UIView, name: title}]\ncustomSpacing: {titel: 3}"
    #expect(
      try firstError(oneScene(keys, viewClass: "UIStackView"))
        == "a.yaml:7:23: 'customSpacing' has no 'titel'. Did you mean 'title'?")
  }
}
