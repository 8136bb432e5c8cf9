import Foundation
import HeadlessUIKit
import LocalizedStrings
import Testing

@testable import TypographyKit

/// An error in a configuration is reported with its place and the replacement value; everything else is used.
@Suite struct IssueTests {
  @Test(arguments: [
    (
      "{\"typography-colours\": {}}",
      "1:2: typography-colours: the key is not known. Did you mean 'typography-colors'? It is ignored."
    ),
    (
      "{\"typography-colors\": []}", "1:23: typography-colors: it must be a dictionary, not an array. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": 1}}",
      "1:29: typography-colors.a: it must be a string, or a dictionary of 'light' and 'dark', not a number. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": \"orang\"}}",
      "1:29: typography-colors.a: there is no colour 'orang'. Did you mean 'orange'? It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": \"#12\"}}",
      "1:29: typography-colors.a: there is no colour '#12'. Write #RRGGBB, rgb(r, g, b), a name, or that of an entry of typography-colors. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": {\"dark\": \"red\"}}}",
      "1:29: typography-colors.a: the colour for 'light' is missing. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": {\"light\": \"red\", \"dim\": \"red\"}}}",
      "1:29: typography-colors.a: there is no appearance 'dim'. Use one of light, dark. It is ignored."
    ),
    (
      "{\"typography-kit\": {\"scaling-mode\": \"step\"}}",
      "1:37: typography-kit.scaling-mode: there is no 'step'. Use one of uifontmetrics, uifontmetrics-with-fallback, stepping, disabled. It is ignored."
    ),
    (
      "{\"typography-kit\": {\"is-development\": 1}}",
      "1:39: typography-kit.is-development: it must be true or false, not a number. It is ignored."
    ),
    (
      "{\"typography-kit\": {\"point-step-size\": \"2\"}}",
      "1:40: typography-kit.point-step-size: it must be a number, not a string. It is ignored."
    ),
    (
      "{\"typography-kit\": {\"minimum-point-size\": -1}}",
      "1:43: typography-kit.minimum-point-size: -1 is not between 0.1 and 1000. It is ignored."
    ),
    (
      "{\"typography-kit\": {\"configuration-url\": \"https://a.b\"}}",
      "1:42: typography-kit.configuration-url: configurations are not read over a network. This file is used instead."
    ),
    (
      "{\"typography-kit\": {\"labels\": {\"line-break-mode\": \"wrap\"}}}",
      "1:51: typography-kit.labels.line-break-mode: there is no 'wrap'. Use one of char-wrap, clip, truncate-head, truncate-middle, truncate-tail, word-wrap. It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"point-size\": 1e400, \"font-name\": \"System\"}}}",
      "1:46: ui-font-text-styles.a.point-size: inf is not between 0.1 and 1000. It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"font-nam\": \"System\"}}}",
      "1:32: ui-font-text-styles.a.font-nam: the key is not known. Did you mean 'font-name'? It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"font-name\": \"Inter-Reglar\", \"point-size\": 9}}}",
      "1:45: ui-font-text-styles.a.font-name: there is no font 'Inter-Reglar'. Did you mean 'Inter-Regular'? Views keep their own font."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"letter-case\": \"uper\"}}}",
      "1:47: ui-font-text-styles.a.letter-case: there is no 'uper'. Did you mean 'upper'? It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"ab\": {}, \"b\": {\"extends\": \"ac\"}}}",
      "1:41: ui-font-text-styles.b: it extends 'ac', which does not exist. It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"minimum-point-size\": 9, \"maximum-point-size\": 8}}}",
      "1:54: ui-font-text-styles.a.minimum-point-size: it is above 'maximum-point-size'. With 'stepping' the maximum is used, otherwise the minimum."
    ),
    (
      "{\"typography-kit\": {\"minimum-point-size\": 9, \"maximum-point-size\": 8}}",
      "1:43: typography-kit.minimum-point-size: it is above 'maximum-point-size'. With 'stepping' the maximum is used, otherwise the minimum."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"letter-spacing\": -1}}}",
      "1:50: ui-font-text-styles.a.letter-spacing: -1 is not between 0 and 1000. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": {\"light\": \"red\", \"Light\": \"blue\"}}}",
      "1:29: typography-colors.a: there are two colours for 'light'. It is ignored."
    ),
    (
      "{\"typography-colors\": {\"a\": {\"light\": {\"light\": \"red\"}}}}",
      "1:29: typography-colors.a: the colour for 'light' must be a string, not a dictionary. It is ignored."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"font-name\": \"System\"}}}",
      "1:31: ui-font-text-styles.a: it has a 'font-name' but no 'point-size'. Views keep their own font."
    ),
    (
      "{\"ui-font-text-styles\": {\"a\": {\"point-size\": 9}}}",
      "1:31: ui-font-text-styles.a: it has a 'point-size' but no 'font-name'. Views keep their own font."
    ),
    // An invalid size is reported as such, not as missing.
    (
      "{\"ui-font-text-styles\": {\"a\": {\"font-name\": \"System\", \"point-size\": \"9\"}}}",
      "1:69: ui-font-text-styles.a.point-size: it must be a number, not a string. It is ignored."
    ),
  ])
  func messages(text: String, message: String) throws {
    let settings = try Configurations.read(text)
    #expect(settings.issues.map(\.description) == ["TypographyKit.json:" + message])
  }

  /// A style's font is combined with that of the style it extends; styles that others extend, and those without any
  /// font, need none.
  @Test func halfAFont() throws {
    let settings = try Configurations.styles(
      """
      "base": {"font-name": "System"}, "whole": {"extends": "base", "point-size": 9}, "color": {"text-color": "red"},
      "plain": {"extends": "color"}, "half": {"extends": "base", "text-color": "red"}, "last": {"extends": "half"}
      """)
    #expect(
      settings.issues.map { $0.keyPath.joined(separator: ".") + ": " + $0.problem } == [
        "ui-font-text-styles.last: it has a 'font-name' but no 'point-size'."
      ])
    #expect(settings.styles.count == 6 && settings.styles["last"]?.font(.large) == nil)
  }

  /// A font that others may complete is still incomplete for uses of the style itself, and only for these.
  @Test func halfAFontIsToldOfAStyleThatOthersExtendWhereItIsUsed() throws {
    let settings = try Configurations.styles(
      "\"base\": {\"font-name\": \"System\"}, \"whole\": {\"extends\": \"base\", \"point-size\": 9}")
    let alone = try Configurations.styles("\"base\": {\"font-name\": \"System\"}")
    #expect(settings.issues.isEmpty && settings.issues(of: .style("whole")).isEmpty)
    #expect(settings.issues(of: .style("base")) == alone.issues && alone.issues.count == 1)
  }

  /// The sizes are those of T6: three steps down and eight up. Invalid ones are replaced as in `UIFont`: 14 points for
  /// 0 or less (`UIFont.systemFontSize`), and at most 10,000, Galley's own limit.
  @Test(arguments: [
    ("", "\"point-size\": 6", "'stepping' makes it as small as 0 points.", UIContentSizeCategory.extraSmall, 14.0),
    (
      "\"point-step-size\": -1", "\"point-size\": 7.5", "'stepping' makes it as small as -0.5 points.",
      .accessibilityExtraExtraExtraLarge, 14
    ),
    (
      "\"point-step-size\": 1000, \"point-step-multiplier\": 2, \"minimum-point-size\": 1", "\"point-size\": 9",
      "'stepping' makes it as large as 16009 points.", .accessibilityExtraExtraExtraLarge, 10_000
    ),
  ])
  func stepsToSizesThatNoFontHas(
    kit: String, size: String, problem: String, category: UIContentSizeCategory, points: Double
  ) throws {
    let kit = (kit.isEmpty ? "" : kit + ", ") + "\"scaling-mode\": \"stepping\""
    let settings = try Configurations.styles("\"a\": {\"font-name\": \"System\", \(size)}", settings: kit)
    #expect(settings.issues.map(\.problem) == [problem])
    #expect(settings.issues.first?.keyPath == ["ui-font-text-styles", "a"])
    #expect(settings.issues.first?.fallback.hasPrefix("\(Int(points)) points are used") == true)
    #expect(settings.styles["a"]?.font(category)?.pointSize == CGFloat(points))
  }

  @Test(arguments: [
    ("\"point-size\": 6.5", ""), ("\"point-size\": 4, \"minimum-point-size\": 3", ""),
    ("\"point-size\": 4", "\"minimum-point-size\": 3"), ("\"point-size\": 4, \"scaling-mode\": \"disabled\"", ""),
    ("\"point-size\": 4, \"scaling-mode\": \"uifontmetrics\"", ""),
  ])
  func stepsToSizesThatFontsHave(style: String, kit: String) throws {
    let kit = (kit.isEmpty ? "" : kit + ", ") + "\"scaling-mode\": \"stepping\""
    let settings = try Configurations.styles("\"a\": {\"font-name\": \"System\", \(style)}", settings: kit)
    #expect(settings.issues.isEmpty, "\(settings.issues)")
  }

  /// Limits that come from two places; reported if one of them is the style's own.
  @Test func contradictoryLimits() throws {
    let settings = try Configurations.styles(
      """
      "a": {"minimum-point-size": 30}, "b": {"maximum-point-size": 15}, "c": {"extends": "b", "minimum-point-size": 16},
      "d": {"extends": "c"}, "e": {"minimum-point-size": 20}
      """, settings: "\"maximum-point-size\": 20")
    #expect(
      settings.issues.map { ($0.keyPath.last ?? "") + ": " + $0.problem } == [
        "a: its minimum of 30 points is above its maximum of 20.",
        "c: its minimum of 16 points is above its maximum of 15.",
      ])
  }

  @Test func whatIsNoDictionaryIsNoStyle() throws {
    let settings = try Configurations.styles("\"a\": 1, \"b\": {\"extends\": \"a\"}")
    #expect(settings.styles.isEmpty)
    #expect(
      settings.issues.map(\.problem)
        == ["it must be a dictionary, not a number.", "it extends 'a', which is ignored."])
  }

  @Test func issuesAreInTheFilesOrder() throws {
    let settings = try Configurations.read(
      """
      {"ui-font-text-styles": {"a": {"extends": "z"}, "b": {"letter-case": "x"}},
       "typography-kit": {"scaling-mode": 1}, "typography-colors": {"c": 2}, "x": 3}
      """)
    #expect(settings.issues.map(\.keyPath.last) == ["a", "letter-case", "scaling-mode", "c", "x"])
  }

  @Test(arguments: ["<integer>abc</integer>", "<real>abc</real>"]) func numbersThatAreNone(element: String) throws {
    let settings = try Configurations.read(
      "<plist><dict><key>typography-kit</key><dict><key>point-step-size</key>\(element)</dict></dict></plist>")
    let problem = "typography-kit.point-step-size: it must be a number, not 'abc'. It is ignored."
    #expect(settings.issues.map(\.description) == ["TypographyKit.json:1:71: " + problem])
  }

  @Test func circlesOfColors() throws {
    let settings = try Configurations.colors(
      "\"a\": \"b\", \"b\": \"dark c\", \"c\": \"a\", \"d\": \"red\", \"e\": \"a\"")
    #expect(settings.colors == ["d": .red])
    #expect(settings.issues.map(\.keyPath.last) == ["a", "b", "c", "e"])
    #expect(
      settings.issues.map(\.problem) == [
        "colours refer to each other in a cycle: a → b → c → a.",
        "colours refer to each other in a cycle: a → b → c → a.",
        "colours refer to each other in a cycle: a → b → c → a.", "it refers to the colour 'a', which is ignored.",
      ])
  }

  /// Colours with many others in between, with the result of 100,000 steps: `dark` ends at black.
  @Test func longChainsOfColors() throws {
    let count = 100_000
    func last(_ value: (String) -> String) throws -> TypographyKitSettings {
      let colors = (0..<count).map { "\"c\($0)\": \(value("c\($0 + 1)"))" }
      return try Configurations.colors((colors + ["\"c\(count)\": \"#400000\""]).joined(separator: ","))
    }
    let names = try last { "\"\($0)\"" }
    #expect(names.issues.isEmpty && names.colors["c0"] == .hexWithoutAlpha(string: "#400000"))
    let shades = try last { "\"dark \($0)\"" }
    #expect(shades.issues.isEmpty && shades.colors.count == count + 1)
    // Half as much red every second time, more than 32 times, within a Float's precision.
    let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(shades.colors["c0"]?.uiColor.resolvedColor(with: UITraitCollection()) == black)
    let pairs = try last { "{\"light\": \"\($0)\", \"dark\": \"lighter \($0)\"}" }
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let ends = try #require(pairs.colors["c0"]?.uiColor)
    #expect(pairs.issues.isEmpty)
    #expect(ends.resolvedColor(with: light) == UIColor(red: CGFloat(Float(64) / 255), green: 0, blue: 0, alpha: 1))
    #expect(ends.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func circlesOfStyles() throws {
    let settings = try Configurations.styles(
      "\"a\": {\"extends\": \"b\"}, \"b\": {\"extends\": \"a\"}, \"c\": {\"extends\": \"c\"}, \"d\": {\"extends\": \"a\"}, \"e\": {}"
    )
    #expect(settings.styles.keys.sorted() == ["e"])
    #expect(
      settings.issues.map(\.problem) == [
        "styles extend each other in a cycle: a → b → a.", "styles extend each other in a cycle: a → b → a.",
        "styles extend each other in a cycle: c → c.", "it extends 'a', which is ignored.",
      ])
  }

  @Test(arguments: [
    ("{\"typography-kit\": {", "1:21: this is not JSON. The JSON text ends too early."),
    ("[]", "1:1: a configuration must be a dictionary, not an array."),
    ("{\"a\": 1, \"a\": 2}", "1:10: this is not JSON. The object has two members 'a'."),
    (
      "<plist><dict><key>a</key>",
      "1:26: this is not XML. Expected '</dict>', not the end of the text."
    ),
    ("bplist00", ": this is a binary property list. Convert it with 'plutil -convert xml1'."),
  ])
  func whatCannotBeRead(text: String, message: String) {
    let error = #expect(throws: StringsError.self) { try Configurations.read(text) }
    let separator = message.hasPrefix(":") ? "" : ":"
    #expect(error?.description == "TypographyKit.json" + separator + message)
  }

  @Test func aKeyThatStandsTwiceInAPropertyList() throws {
    let settings = try Configurations.read(
      "<plist><dict><key>typography-kit</key><dict><key>point-step-size</key><integer>3</integer>"
        + "<key>point-step-size</key><integer>4</integer></dict></dict></plist>")
    #expect(settings.configuration.pointStepSize == 3)
    #expect(settings.issues.map(\.problem) == ["the key occurs twice."])
  }

  /// Chains, circles and errors by the thousand end quickly, and the first thousand are reported.
  @Test func hugeFiles() throws {
    let count = 5_000
    let chain = (0..<count).map { "\"s\($0)\": {\"extends\": \"s\($0 + 1)\"}" } + ["\"s\(count)\": {\"point-size\": 9}"]
    #expect(try Configurations.styles(chain.joined(separator: ",")).styles["s0"]?.pointSize == 9)
    let broken = try Configurations.styles(chain.dropLast().joined(separator: ","))
    #expect(broken.styles.isEmpty && broken.issues.count == 1000 && broken.omittedIssueCount == count - 1000)
    let fonts = (0..<count).map { "\"s\($0)\": {\"font-name\": \"Font\($0)\", \"point-size\": 9}" }
    let missing = try Configurations.styles(fonts.joined(separator: ","))
    #expect(missing.styles.count == count && missing.omittedIssueCount == count - 1000)
    let colors = (0..<count).map { "\"c\($0)\": \"dark c\(($0 + 1) % count)\"" }
    #expect(try Configurations.colors(colors.joined(separator: ",")).colors.isEmpty)
    let circle = (0..<count).map { "\"s\($0)\": {\"extends\": \"s\(($0 + 1) % count)\"}" }
    #expect(
      try Configurations.styles(circle.joined(separator: ",")).issues.first?.problem
        == "styles extend each other in a cycle: s0 → s1 → s2 → s3 → s4 → s5 → s6 → s7 → … → s0.")
    let words = String(repeating: "dark ", count: count) + "red"
    #expect(try Configurations.colors("\"a\": \"\(words)\"").issues.isEmpty)
  }

  @Test func aHundredThousandStyles() throws {
    let count = 100_000
    let styles = (0..<count).map { "\"s\($0)\": {\"font-name\": \"System\", \"point-size\": \($0 % 90 + 10)}" }
    let settings = try Configurations.styles(styles.joined(separator: ","))
    #expect(settings.styles.count == count && settings.issues.isEmpty)
    #expect(settings.styles["s99999"]?.pointSize == Float(99_999 % 90 + 10))
  }

  /// A truncated file, wherever it ends, is rejected with the place of its end.
  @Test(arguments: ConfigurationType.allCases) func truncatedFiles(type: ConfigurationType) throws {
    let list = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>typography-kit</key><dict><key>point-step-size</key>
      <real>2.5</real><key>is-development</key><true/></dict></dict></plist>
      """
    let text = type == .json ? Configurations.everything : list
    _ = try Configurations.read(text, type: type)
    for end in text.indices {
      let error = #expect(throws: StringsError.self, "\(text[..<end])") {
        try Configurations.read(String(text[..<end]), type: type)
      }
      let line = text[..<end].count { $0 == "\n" } + 1
      let message = error?.description ?? ""
      #expect((1...line).contains { message.hasPrefix("TypographyKit.json:\($0):") }, "\(message)")
    }
  }
}
