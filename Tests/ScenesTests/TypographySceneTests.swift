import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import TypographyKit
import ViewRendering

@testable import Scenes

/// The key `typography` of a catalogue file, and its effects on labels and buttons.
@MainActor @Suite struct TypographySceneTests {
  private static let styles = """
    {"typography-colors": {"ink": {"light": "#102030", "dark": "#C0D0E0"}, "gray": "#123456"},
     "typography-kit": {"scaling-mode": "stepping", "labels": {"line-break-mode": "char-wrap"}},
     "ui-font-text-styles": {
       "title": {"font-name": "System", "point-size": 20, "text-color": "ink", "letter-case": "upper"},
       "grey": {"font-name": "System", "point-size": 20, "text-color": "gray"},
       "camel": {"letter-case": "upper-camel"},
       "spaced": {"font-name": "System", "point-size": 20, "letter-spacing": 3}, "wide": {"extends": "spaced"},
       "lost": {"font-name": "Inter-Reglar", "point-size": 20}}}
    """

  private func catalogue(
    _ view: String, typography: String = "TypographyKit.json", styles: String = styles,
    file: String = "TypographyKit.json"
  ) throws -> TemporaryCatalogue {
    try TemporaryCatalogue([
      file: styles,
      "a.yaml": """
      typography: \(typography)
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L, AX1]}
      scenes: [{name: one, view: \(view)}]
      """,
    ])
  }

  private func file(_ catalogue: TemporaryCatalogue) -> SceneFile {
    SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
  }

  private func views<View: UIView>(_ catalogue: TemporaryCatalogue, _: View.Type) throws -> [View] {
    try file(catalogue).cases.map { item in
      let (definition, configuration) = (try item.definition.get(), try #require(item.configuration))
      return try ViewEnvironment(traits: configuration.traits).run {
        try #require(try definition.makeView(for: configuration) as? View)
      }
    }
  }

  /// Two points per category, with five categories from L to AX1 (rwbutler/TypographyKit, T6).
  @Test func aLabelHasItsStyle() throws {
    let labels = try views(catalogue("{class: UILabel, fontTextStyle: title, text: hello}"), UILabel.self)
    #expect(labels.map(\.font.pointSize) == [20, 28])
    #expect(labels.map(\.text) == ["HELLO", "HELLO"])
    #expect(labels[0].numberOfLines == 0 && labels[0].lineBreakMode == .byCharWrapping)
    let dark = labels[0].textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(red: 192 / 255.0, green: 208 / 255.0, blue: 224 / 255.0, alpha: 1))
  }

  /// In any order in the file, and in variations.
  @Test func ownKeysGoBeforeTheStyle() throws {
    let text = """
      {class: UILabel, numberOfLines: 2, textColor: red, letterCase: kebab, fontTextStyle: title, text: good morning,
        variations: [{when: {category: AX1}, text: good night, font: {systemFontOfSize: 9}}]}
      """
    let labels = try views(catalogue(text), UILabel.self)
    #expect(labels.map(\.text) == ["good-morning", "good-night"])
    #expect(labels.map(\.numberOfLines) == [2, 2] && labels.allSatisfy { $0.textColor == .red })
    #expect(labels.map(\.font.pointSize) == [20, 9])
  }

  /// A text is converted to one case, its own rather than the style's, as in TypographyKit's
  /// `text(_:style:letterCase:)`; in any order of the keys, and without a style.
  @Test(arguments: [
    ("fontTextStyle: camel, letterCase: kebab, text: good morning all", "good-morning-all"),
    ("letterCase: kebab, text: good morning all, fontTextStyle: camel", "good-morning-all"),
    ("fontTextStyle: title, letterCase: regular, text: good Morning", "good Morning"),
    ("fontTextStyle: camel, text: good morning all", "GoodMorningAll"),
    ("letterCase: snake, text: good morning", "good_morning"),
  ])
  func aTextIsWrittenInOneCase(keys: String, expected: String) throws {
    let label = try views(catalogue("{class: UILabel, \(keys)}"), UILabel.self)[0]
    #expect(label.text == expected)
    let titled = keys.replacingOccurrences(of: "text:", with: "title:")
    let button = try views(catalogue("{class: UIButton, \(titled)}"), UIButton.self)[0]
    #expect(button.title(for: .normal) == expected)
  }

  /// There is no authority for the library's own buttons with a style's spacing, as they never have it: a file's button
  /// follows its style, with the colour and size from its own keys.
  @Test(arguments: ["spaced", "wide"]) func aButtonHasItsStylesSpacing(style: String) throws {
    let text =
      "{class: UIButton, buttonType: system, title: good morning, fontTextStyle: \(style), titleColor: red, titleLabel.font: {systemFontOfSize: 9}}"
    let button = try views(catalogue(text), UIButton.self)[0]
    let plain = try views(catalogue(text.replacingOccurrences(of: style, with: "grey")), UIButton.self)[0]
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.string == "good morning" && shown.attribute(.kern, at: 4, effectiveRange: nil) as? Double == 3)
    #expect(button.titleLabel?.textColor == .red && button.titleLabel?.font == .systemFont(ofSize: 9))
    // Three points after each of twelve characters; a plain title's width is in whole points.
    let wider = Double(button.intrinsicContentSize.width - plain.intrinsicContentSize.width)
    #expect(abs(wider - 36) < 1, "\(wider)")
  }

  /// As in `attributedText(_:style:)` of TypographyKit: runs keep their own colours and get the style's size and
  /// spacing.
  @Test func aTextWithAttributesHasItsStyle() throws {
    let text =
      "{class: UILabel, attributedText: [{text: one}, {text: two, foregroundColor: red}], fontTextStyle: spaced}"
    let shown = try #require(views(catalogue(text), UILabel.self)[1].attributedText)
    for index in [0, 4] {
      #expect((shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize == 28)
      #expect(shown.attribute(.kern, at: index, effectiveRange: nil) as? Double == 3)
    }
    #expect(shown.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func aButtonHasItsStyle() throws {
    let buttons = try views(catalogue("{class: UIButton, title: hello, fontTextStyle: title}"), UIButton.self)
    #expect(buttons.map { $0.title(for: .normal) } == ["HELLO", "HELLO"])
    #expect(buttons.map { $0.titleLabel?.font.pointSize } == [20, 28])
  }

  /// A name of `UIColor`'s keeps its meaning in YAML; within the typography it has the typography's.
  @Test func coloursHaveTheirNames() throws {
    let views = try views(catalogue("{class: UIView, backgroundColor: ink, tintColor: gray}"), UIView.self)
    let light = views[0].backgroundColor?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(red: 16 / 255.0, green: 32 / 255.0, blue: 48 / 255.0, alpha: 1))
    #expect(views[0].tintColor == .gray)
    let label = try self.views(catalogue("{class: UILabel, fontTextStyle: grey}"), UILabel.self)[0]
    #expect(label.textColor == UIColor(red: 18 / 255.0, green: 52 / 255.0, blue: 86 / 255.0, alpha: 1))
  }

  @Test func anIncludedFileBringsItsTypography() throws {
    let catalogue = try catalogue("{class: UILabel, text: a}")
    let scene = """
      include: [a.yaml]
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
      scenes: [{name: one, view: {class: UILabel, fontTextStyle: title, textColor: ink}}]
      """
    try catalogue.write(Data(scene.utf8), to: "b.yaml")
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("b.yaml"), path: "b.yaml")
    #expect(file.error == nil)
    _ = try #require(file.scenes.first).definition.get()
  }

  @Test(arguments: [
    (
      "{class: UILabel, fontTextStyle: titel}",
      "a.yaml:3:60: 'fontTextStyle' has no value 'titel'. Did you mean 'title'?"
    ),
    (
      "{class: UILabel, letterCase: loud}",
      "a.yaml:3:57: 'letterCase' has no case 'loud'. Use one of regular, capitalized, kebab, lower, lower-camel, macro, snake, train, upper, upper-camel."
    ),
  ])
  func mistakesInViews(view: String, message: String) throws {
    let definition = try #require(file(catalogue(view)).scenes.first).definition
    #expect(throws: SceneError.self) { try definition.get() }
    if case .failure(let error) = definition { #expect(error.description == message) }
  }

  /// Errors in all styles do not hide that a style is missing; one that is left out does exist.
  @Test(arguments: [
    ("titel", "a.yaml:3:60: 'fontTextStyle' has no value 'titel'. Did you mean 'title'?"),
    (
      "out",
      "a.yaml:3:60: TypographyKit.json:1:21: typography-kit.scaling-mod: the key is not known. Did you mean 'scaling-mode'? "
        + "TypographyKit.json:1:84: ui-font-text-styles.out: it must be a dictionary, not a number."
    ),
  ])
  func aStyleThatIsNotThereIsTold(style: String, message: String) throws {
    let styles = """
      {"typography-kit": {"scaling-mod": 1}, "ui-font-text-styles": {"title": {}, "out": 3}}
      """
    let definition = try #require(
      file(catalogue("{class: UILabel, fontTextStyle: \(style)}", styles: styles)).scenes.first
    ).definition
    if case .failure(let error) = definition { #expect(error.description == message) } else { Issue.record("\(style)") }
  }

  @Test(arguments: ["base", "whole"]) func halfAFontFailsWhatUsesIt(style: String) throws {
    let styles = """
      {"ui-font-text-styles": {"base": {"font-name": "System"}, "whole": {"extends": "base", "point-size": 9}}}
      """
    let definition = try #require(
      file(catalogue("{class: UILabel, fontTextStyle: \(style)}", styles: styles)).scenes.first
    ).definition
    guard case .failure(let error) = definition else { return #expect(style == "whole") }
    #expect(style == "base")
    #expect(
      error.description
        == "a.yaml:3:60: TypographyKit.json:1:34: ui-font-text-styles.base: it has a 'font-name' but no 'point-size'.")
  }

  /// The place of the font's name is reported, whether it is in the style itself or in one that it extends.
  @Test func aFontThatIsNotThereFailsTheScene() throws {
    let catalogue = try catalogue("{class: UILabel, fontTextStyle: lost}")
    let error = #expect(throws: (any Error).self) { try views(catalogue, UILabel.self) }
    #expect(
      error.map { "\($0)" }
        == "a.yaml:3:60: TypographyKit.json:8:26: ui-font-text-styles.lost.font-name: no font is named 'Inter-Reglar'. Did you mean 'Inter-Regular'?"
    )
  }

  @Test func aStyleWithoutTypography() throws {
    #expect(
      try firstError(oneScene("fontTextStyle: title"))
        == "a.yaml:6:22: the file has no styles. Name a typography file at its top: 'typography: TypographyKit.json'.")
  }

  @Test(arguments: [
    (
      "TypographyKt.json", "{}", "a.yaml:1:13: there is no file 'TypographyKt.json'. Did you mean 'TypographyKit.json'?"
    ),
    ("TypographyKit.json", "{", "a.yaml:1:13: TypographyKit.json:1:2: this is not JSON. The JSON text ends too early."),
  ])
  func mistakesInTheFile(name: String, styles: String, message: String) throws {
    let file = file(try catalogue("{class: UILabel}", typography: name, styles: styles))
    #expect(file.error?.description == message)
  }

  /// Valid entries and ones with errors: a scene only fails because of those that it uses.
  private static let faulty = """
    {"typography-colors": {"ink": "#102030", "pale": "lightest ink", "asset": "BrandColor", "tint": "light asset",
       "loop": "loop2", "loop2": "loop"},
     "typography-kit": {"configuration-url": "https://a.b/c.json"},
     "ui-font-text-styles": {
       "good": {"font-name": "System", "point-size": 20, "text-color": "pale"},
       "spaced": {"font-name": "System", "point-size": 20, "letter-spacing": -3},
       "heir": {"extends": "spaced", "letter-case": "uper"},
       "tinted": {"font-name": "System", "point-size": 20, "text-color": "tint"},
       "limited": {"font-name": "System", "point-size": 20, "minimum-point-size": 30, "maximum-point-size": 20},
       "half": {"font-name": "System"}, "lost": {"font-name": "Nope", "point-size": 20}, "found": {"extends": "lost"}}}
    """

  @Test(arguments: [
    "{class: UILabel}", "{class: UILabel, fontTextStyle: good, textColor: pale}",
    "{class: UIView, backgroundColor: ink}",
  ])
  func whatIsNotUsedFailsNothing(view: String) throws {
    _ = try views(catalogue(view, styles: Self.faulty), UIView.self)
  }

  /// All errors at once, in the file's order, including those of the entries it is based on.
  @Test(arguments: [
    (
      "fontTextStyle: spaced",
      "TypographyKit.json:6:74: ui-font-text-styles.spaced.letter-spacing: -3 is not between 0 and 1000."
    ),
    (
      "fontTextStyle: heir",
      "TypographyKit.json:6:74: ui-font-text-styles.spaced.letter-spacing: -3 is not between 0 and 1000. TypographyKit.json:7:49: ui-font-text-styles.heir.letter-case: there is no 'uper'. Did you mean 'upper'?"
    ),
    (
      "fontTextStyle: tinted",
      "TypographyKit.json:1:75: typography-colors.asset: there is no colour 'BrandColor'. Write #RRGGBB, rgb(r, g, b), a name, or that of an entry of typography-colors. TypographyKit.json:1:97: typography-colors.tint: it refers to the colour 'asset', which is ignored. TypographyKit.json:8:70: ui-font-text-styles.tinted.text-color: it refers to the colour 'tint', which is ignored."
    ),
    (
      "fontTextStyle: limited",
      "TypographyKit.json:9:79: ui-font-text-styles.limited.minimum-point-size: it is above 'maximum-point-size'."
    ),
    (
      "fontTextStyle: half",
      "TypographyKit.json:10:12: ui-font-text-styles.half: it has a 'font-name' but no 'point-size'."
    ),
    (
      "textColor: loop",
      "TypographyKit.json:2:12: typography-colors.loop: colours refer to each other in a cycle: loop → loop2 → loop. TypographyKit.json:2:30: typography-colors.loop2: colours refer to each other in a cycle: loop → loop2 → loop."
    ),
  ])
  func whatASceneUsesFailsIt(setting: String, message: String) throws {
    let definition = try #require(
      file(catalogue("{class: UILabel, \(setting)}", styles: Self.faulty)).scenes.first
    ).definition
    let key = setting.prefix { $0 != ":" }
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(error?.description == "a.yaml:3:\(47 + key.count): " + message)
  }

  @Test func aFontOfAnExtendedStyleIsToldWhereItStands() throws {
    let catalogue = try catalogue("{class: UILabel, fontTextStyle: found}", styles: Self.faulty)
    let error = #expect(throws: (any Error).self) { try views(catalogue, UILabel.self) }
    let place = "a.yaml:3:60: TypographyKit.json:10:59: ui-font-text-styles.lost.font-name: no font is named 'Nope'."
    #expect(error.map { "\($0)".hasPrefix(place) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  /// An error in a setting for all styles affects each of them.
  @Test(arguments: [
    "\"typography-kit\": {\"scaling-mode\": \"step\"}", "\"typography-kit\": [], \"typography-kid\": {}",
  ])
  func whatCountsForAllStylesFailsTheirScenes(entry: String) throws {
    let styles = "{\(entry), \"ui-font-text-styles\": {\"a\": {\"font-name\": \"System\", \"point-size\": 20}}}"
    _ = try views(catalogue("{class: UILabel}", styles: styles), UIView.self)
    let definition = try #require(
      file(catalogue("{class: UILabel, fontTextStyle: a}", styles: styles)).scenes.first
    ).definition
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(error?.description.contains("TypographyKit.json:1:") == true)
  }

  /// 1,000 errors are kept; where the others are is unknown.
  @Test func mistakesThatAreNotListedFailWhatTheyMayBeIn() throws {
    let wrong = (0...1_000).map { "\"w\($0)\": {\"point-size\": 0}" }.joined(separator: ",")
    let styles = "{\"ui-font-text-styles\": {\"a\": {}, \(wrong)}}"
    let definition = try #require(
      file(catalogue("{class: UILabel, fontTextStyle: a}", styles: styles)).scenes.first
    ).definition
    let error = #expect(throws: SceneError.self) { try definition.get() }
    #expect(error?.description.contains("mistakes are not listed") == true)
  }

  // MARK: The project's scene

  /// Sizes by the rules of T5 and T6: at least 12 points, the heading at most 48, capitals by two points per category.
  @Test(arguments: CatalogueCase.all(of: "typography", "walks"))
  func theScenesTextsHaveTheirSizes(_ tested: CatalogueCase) throws {
    let configuration = try #require(tested.scene.configuration)
    let view = try ViewEnvironment(traits: configuration.traits).run {
      try tested.scene.definition.get().makeView(for: configuration)
    }
    let steps = (ContentSizeCategory.allCases.firstIndex(of: configuration.category) ?? 0) - 3
    let traits = configuration.traits
    func scaled(_ size: CGFloat) -> CGFloat {
      UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits).pointSize
    }
    let expected: [(String, CGFloat)] = [
      ("eyebrow", max(12, CGFloat(13 + 2 * steps))), ("title", max(12, min(48, scaled(24)))),
      ("text", max(12, scaled(17))), ("note", max(12, scaled(15))),
    ]
    for (name, size) in expected { #expect(label(name, in: view)?.font.pointSize == size, "\(name)") }
    #expect(try LaidOutScene(tested).rendered.findings.isEmpty)
  }

  private func label(_ name: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.accessibilityIdentifier == name { return label }
    return view.subviews.lazy.compactMap { label(name, in: $0) }.first
  }
}
