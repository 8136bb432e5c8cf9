import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Visual Format Language. The lines are from Apple's Auto Layout Guide, appendix "Visual Format Language", which
/// explains each.
@MainActor @Suite(.ownEnvironment) struct VisualFormatTests {
  static func descriptions(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    let root = root(300, 300)
    var views: [String: Any] = [:]
    for name in [
      "button", "textField", "maroonView", "purpleBox", "topField", "bottomField", "blueBox", "flexibleButton",
      "button1",
      "button2", "find", "findNext", "findField",
    ] { views[name] = constrained(UIView(), name, in: root) }
    return NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
      .map { constraint in
        constraint.description.replacingOccurrences(of: "<NSLayoutConstraint ", with: "").replacingOccurrences(
          of: "   (inactive)>", with: "")
      }
  }

  /// A superview's own margins determine the position at its edges without a number (richardallen.me, 23 December
  /// 2014).
  @Test func theStandardDistanceToTheSuperviewIsItsMargin() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for format in ["H:|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view]))
    }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 184, height: 84))
    root.layoutMargins = UIEdgeInsets(top: 22, left: 1, bottom: 3, right: 5)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 22, width: 194, height: 75))
  }

  @Test(arguments: [
    ("[button]-[textField]", ["textField.leading == button.trailing + 8"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    (
      "|-50-[purpleBox]-50-|",
      [
        "purpleBox.leading == root.leading + 50", "root.trailing == purpleBox.trailing + 50",
      ]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
    ("[maroonView][blueBox]", ["blueBox.leading == maroonView.trailing"]),
    ("[button(100@20)]", ["button.width == 100 @20"]),
    ("[button1(==button2)]", ["button1.width == button2.width"]),
    ("[flexibleButton(>=70,<=100)]", ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == root.leadingMargin", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20",
        "root.trailingMargin == findField.trailing",
      ]
    ),
    ("H:|[button]", ["button.leading == root.leading"]),
    (
      "V:|-(-5)-[button(==3.5)]-(>=4@750,<=9)-|",
      [
        "button.top == root.top - 5", "button.height == 3.5", "root.bottom >= button.bottom + 4 @750",
        "root.bottom <= button.bottom + 9",
      ]
    ),
  ])
  func everyLineOfTheGuide(format: String, expected: [String]) {
    #expect(Self.descriptions(format) == expected)
    #expect(UIKitFaults.take() == [])
  }

  @Test func metricsStandForNumbers() {
    let metrics: [String: Any] = ["gap": 12, "w": CGFloat(33), "level": NSNumber(value: 600.5)]
    #expect(
      Self.descriptions("[button(w@level)]-gap-[find]-(>=gap)-[findNext(find)]", metrics: metrics) == [
        "button.width == 33 @600.5", "find.leading == button.trailing + 12", "findNext.leading >= find.trailing + 12",
        "findNext.width == find.width",
      ])
  }

  @Test func optionsAlignAndTurnTheLine() {
    #expect(
      Self.descriptions("[button]-[find]-[findNext]", options: [.alignAllTop, .alignAllCenterY]) == [
        "find.leading == button.trailing + 8", "findNext.leading == find.trailing + 8", "button.top == find.top",
        "find.top == findNext.top", "button.centerY == find.centerY", "find.centerY == findNext.centerY",
      ])
    #expect(
      Self.descriptions("|-5-[button]-6-[find]", options: .directionRightToLeft) == [
        "root.right == button.right + 5", "button.left == find.right + 6",
      ])
    #expect(
      Self.descriptions("|-5-[button]", options: .directionLeftToRight) == ["button.left == root.left + 5"])
    #expect(
      Self.descriptions("V:[button]-5-[find]", options: .spacingBaselineToBaseline) == [
        "find.firstBaseline == button.lastBaseline + 5"
      ])
  }

  /// The error and its position, with characters counted from 1.
  @Test(arguments: [
    ("", "Expected a view, or '|' for the superview, at character 1"),
    ("|", "Expected a view, at character 2"),
    ("H:", "Expected a view, or '|' for the superview, at character 3"),
    ("[button", "Expected ']' after the view, at character 8"),
    ("[]", "Expected the name of a view, at character 2"),
    ("[button]-", "Expected a distance, at character 10"),
    ("[button]-5", "Expected '-' after the distance, at character 11"),
    ("[button]-5-", "Expected a view, or '|' for the superview, at character 12"),
    ("[button(>5)]", "Expected '=' after '>', at character 10"),
    ("[button(5]", "Expected ')' after the conditions, at character 10"),
    ("[button()]", "Expected a number, a metric or a view, at character 9"),
    ("[button(5@)]", "Expected a priority, at character 11"),
    ("[button]|[find]", "Expected the end after the superview, at character 10"),
    ("[button]x", "Expected a view, or '|' for the superview, at character 9"),
    ("[nobody]", "nobody is not a key in the views dictionary, at character 2"),
    ("[button(nobody)]", "nobody is not a key in the views dictionary, at character 9"),
    ("[button]-nobody-[find]", "nobody is not a key in the metrics dictionary, or not a number, at character 10"),
    ("[button(5@1001)]", "Priority 1001 is not above 0 and at most 1000, at character 11"),
    ("[button(5@0)]", "Priority 0 is not above 0 and at most 1000, at character 11"),
  ])
  func errorsSayWhere(format: String, message: String) {
    #expect(Self.descriptions(format) == [])
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: constraints(withVisualFormat: \"\(format)\"): \(message)"
      ])
  }

  /// For tools that point at the position; a combining mark is a separate code point.
  @Test func placesCountCodePoints() {
    let root = root(10, 10)
    let view = constrained(UIView(), "v", in: root)
    #expect(throws: VisualFormatError(message: "Expected a distance", offset: 5)) {
      try NSLayoutConstraint.makeConstraints(visualFormat: "[e\u{301}]-", views: ["e\u{301}": view])
    }
    #expect(
      throws: VisualFormatError(message: "gap is not a key in the metrics dictionary, or not a number", offset: 6)
    ) {
      try NSLayoutConstraint.makeConstraints(
        visualFormat: "|-[v]-gap-|", metrics: ["gap": Double.nan], views: ["v": view])
    }
    #expect(throws: VisualFormatError(message: "The option to align all left is along the line", offset: nil)) {
      try NSLayoutConstraint.makeConstraints(visualFormat: "[v]", options: .alignAllLeft, views: ["v": view])
    }
  }

  @Test func anAlignmentAlongTheLineIsRefused() {
    #expect(Self.descriptions("[button][find]", options: .alignAllLeft) == [])
    #expect(UIKitFaults.take().count == 1)
  }

  @Test func aViewWithoutSuperviewHasNoEdge() {
    #expect(NSLayoutConstraint.constraints(withVisualFormat: "|[v]", views: ["v": UIView()]).isEmpty)
    #expect(UIKitFaults.take().first?.contains("v has no superview for '|'") == true)
  }

  @Test func guidesCountAsViews() {
    let root = root(300, 300)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-10-[g]-20-|", views: ["g": guide]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 0, width: 270, height: 0))
  }
}
