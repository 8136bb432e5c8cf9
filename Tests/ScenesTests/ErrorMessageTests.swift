import Foundation
import Testing

@testable import Scenes

/// Every error in a view, word for word. `oneScene` puts the first key on line 6, column 7.
@Suite struct ErrorMessageTests {
  @Test(arguments: [
    ("txt: a", "6:7: UILabel has no 'txt'. Did you mean 'text'?"),
    ("cornerRadius: 4", "6:7: UILabel has no 'cornerRadius'. Did you mean 'layer.cornerRadius'?"),
    ("alpha: half", "6:14: 'alpha' takes a number from 0 to 1, not 'half'."),
    ("alpha: 1.5", "6:14: 'alpha' takes a number from 0 to 1, not 1.5."),
    ("alpha: .nan", "6:14: 'alpha' takes a finite number, not infinity or NaN."),
    ("alpha: 1e999", "6:14: 'alpha' takes a finite number, not infinity or NaN."),
    ("alpha: 0x1", "6:14: 'alpha' takes a number from 0 to 1, not '0x1'."),
    (
      "alpha: '0.5'",
      "6:14: 'alpha' takes a number from 0 to 1, not '0.5'. Write 0.5 without quotation marks, which make it text."
    ),
    (
      "numberOfLines: \"3\"",
      "6:22: 'numberOfLines' takes a whole number from 0 to 10000, not '3'. Write 3 without quotation marks, which make it "
        + "text."
    ),
    ("alpha: null", "6:14: 'alpha' takes a number from 0 to 1, not null."),
    (
      "alpha:",
      "6:13: 'alpha' has no value; it takes a number from 0 to 1. (A # without quotation marks starts a comment.)"
    ),
    ("isHidden: yes", "6:17: 'isHidden' takes true or false, not 'yes'."),
    ("numberOfLines: 2.5", "6:22: 'numberOfLines' takes a whole number from 0 to 10000, not '2.5'."),
    ("numberOfLines: -1", "6:22: 'numberOfLines' takes a whole number from 0 to 10000, not -1."),
    ("tag: 99999999999999999999", "6:12: 'tag' takes a whole number, not '99999999999999999999'."),
    ("text: [a]", "6:13: 'text' takes a text, not a list."),
    ("text: {a: b}", "6:13: 'text' takes a text, not a mapping."),
    ("text: null", "6:13: 'text' takes a text, not null. Put 'null' in quotation marks if it is meant to be text."),
    ("text: ~", "6:13: 'text' takes a text, not null. Put '~' in quotation marks if it is meant to be text."),
    ("text: !!null \"\"", "6:13: 'text' takes a text, not null."),
    ("text: !!null a", "6:13: 'text' takes a text, not null."),
    ("alpha: !!null 1", "6:14: 'alpha' takes a number from 0 to 1, not null."),
    ("text: !!str null\nalpha: 2", "7:14: 'alpha' takes a number from 0 to 1, not 2."),
    ("text:", "6:12: 'text' has no value; it takes a text. (A # without quotation marks starts a comment.)"),
    ("name: Null", "6:13: 'name' takes a name, not null. Put 'Null' in quotation marks if it is meant to be text."),
    ("frame: []", "6:14: 'frame' takes [x, y, width, height], not an empty list."),
    ("frame: [0, 0, 10]", "6:14: 'frame' takes [x, y, width, height], not a list of 3."),
    ("frame: {x: 0, y: 0, width: 10}", "6:14: 'frame' needs 'height'."),
    ("frame: {x: 0, y: 0, w: 10, height: 1}", "6:27: 'frame' has no 'w'. Use one of x, y, width, height."),
    ("frame: [0, 0, 10, -1]", "6:14: 'frame.height' takes a number from 0 to 100000, not -1."),
    ("frame: [0, 0, 1e6, 1]", "6:14: 'frame.width' takes a number from 0 to 100000, not 1000000."),
    (
      "frame: [0, 0, .inf, 1]",
      "6:14: 'frame.width' takes a finite number, not infinity or NaN."
    ),
    ("attributedText: [{kern: 1}]", "6:24: 'attributedText' needs 'text'."),
    ("attributedText: [{text: a, kernel: 1}]", "6:34: 'attributedText' has no 'kernel'. Did you mean 'kern'?"),
    ("attributedText: [{text: a, kern: x}]", "6:40: 'kern' takes a number from -100000 to 100000, not 'x'."),
    (
      "attributedText: [{text: a, paragraphStyle: {lineSpacing: -1}}]",
      "6:64: 'attributedText.paragraphStyle.lineSpacing' takes a number from 0 to 100000, not -1."
    ),
    ("textAlignment: centre", "6:22: 'textAlignment' has no case 'centre'. Did you mean 'center'?"),
    ("lineBreakMode: byCliping", "6:22: 'lineBreakMode' has no case 'byCliping'. Did you mean 'byClipping'?"),
    (
      "autoresizingMask: [flexibleWith]",
      "6:25: 'autoresizingMask' has no case 'flexibleWith'. Did you mean 'flexibleWidth'?"
    ),
    ("textColor: systemRad", "6:18: 'textColor': UIColor has no colour 'systemRad'. Did you mean 'systemRed'?"),
    (
      "textColor: mauve",
      "6:18: 'textColor': UIColor has no colour 'mauve'. Write a UIColor name or \"#RRGGBB\" in quotation marks."
    ),
    (
      "textColor: #FF0000",
      "6:17: 'textColor' has no value; it takes a colour: a UIColor name, \"#RRGGBB\", \"#RRGGBBAA\", {red, green, blue, alpha} or {light, dark}. (A # without quotation marks starts a comment.)"
    ),
    (
      "textColor: \"#FF00\"",
      "6:18: 'textColor' takes a colour: a UIColor name, \"#RRGGBB\", \"#RRGGBBAA\", {red, green, blue, alpha} or {light, dark}, not '#FF00'."
    ),
    (
      "textColor: {red: 2, green: 0, blue: 0}",
      "6:18: 'textColor.red' takes a number from 0 to 1, not 2."
    ),
    ("font: body", "6:13: 'font' takes a font: {textStyle}, {systemFontOfSize, weight} or {name, size}, not 'body'."),
    (
      "font: {textStyle: boddy}",
      "6:25: 'textStyle' has no value 'boddy'. Did you mean 'body'?"
    ),
    ("font: {textStyle: body, size: 3}", "6:31: a font with 'textStyle' alone has no 'size'."),
    (
      "font: {systemFontOfSize: 0}",
      "6:13: 'font.systemFontOfSize' takes a point size above 0 and at most 1000, not 0."
    ),
    (
      "font: {systemFontOfSize: 17, weight: semi-bold}",
      "6:44: 'weight' has no value 'semi-bold'. Did you mean 'semibold'?"
    ),
    ("font: {name: A, size: 17, maximumPointSize: 20}", "6:33: a font without 'textStyle' has no 'maximumPointSize'."),
    ("font: {name: A}", "6:13: a font needs 'size'."),
    ("font: {weight: bold}", "6:13: a font needs one of textStyle, systemFontOfSize, name."),
    ("font: {}", "6:13: a font needs one of textStyle, systemFontOfSize, name."),
    ("font: {nam: A}", "6:14: a font has no 'nam'. Did you mean 'name'?"),
    (
      "name: a\naccessibilityIdentifier: b",
      "7:7: this mapping has the same key twice: 'name', 'accessibilityIdentifier'. Keep one."
    ),
    ("text: a\ntext: b", "7:7: this mapping has the same key twice: 'text'. Keep one."),
    ("subviews: 3", "6:17: 'subviews' takes a list of views, not '3'."),
    ("subviews: [{text: a}]", "6:18: a view needs 'class'."),
    ("subviews: [{class: UIButon}]", "6:26: 'class' has no value 'UIButon'. Did you mean 'UIButton'?"),
    ("variations: [{text: a}]", "6:20: a variation of UILabel needs 'when'."),
    (
      "variations: [{when: {}, text: a}]",
      "6:27: 'when' takes at least one of category, horizontalSizeClass, verticalSizeClass, idiom, locale, orientation, appearance, direction, legibilityWeight, contrast, transparency, buttonShapes, onOffLabels, not an empty mapping."
    ),
    (
      "variations: [{when: {size: L}}]",
      "6:28: 'when' has no 'size'. Use one of category, horizontalSizeClass, verticalSizeClass, idiom, locale, orientation, appearance, direction, legibilityWeight, contrast, transparency, buttonShapes, onOffLabels."
    ),
    ("variations: [{when: {category: \">= AX9\"}}]", "6:38: 'category' has no value 'AX9'. Did you mean 'AX1'?"),
    ("variations: [{when: {category: \"=> AX1\"}}]", "6:38: 'category' has no value '=>'. Use one of <, <=, >, >=."),
    ("variations: [{when: {idiom: tablet}}]", "6:35: 'idiom' has no value 'tablet'. Use one of phone, pad."),
    (
      "variations: [{when: {locale: Arabic!}}]",
      "6:36: 'locale' takes a language tag such as en or zh-Hans, not 'Arabic!'."
    ),
    (
      "variations: [{when: {direction: rtl}}]",
      "6:39: 'direction' has no value 'rtl'. Use one of leftToRight, rightToLeft."
    ),
    ("variations: [{when: {idiom: pad}, txt: a}]", "6:41: UILabel has no 'txt'. Did you mean 'text'?"),
    (
      "? [a]\n: b",
      "6:9: a key must be a plain word here, not an alias, list or mapping. Put text that looks like one in quotation marks."
    ),
  ])
  func aMistakeInAViewHasItsPlaceAndItsSentence(keys: String, message: String) throws {
    #expect(try firstError(oneScene(keys)) == "a.yaml:" + message, "\(keys)")
  }

  @Test func imagesThatAreNotThereAreSuggested() throws {
    let catalogue = try TemporaryCatalogue([
      "pictures/cat.png": "", "a.yaml": oneScene("image: pictures/cta.png", viewClass: "UIImageView"),
    ])
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    #expect(throws: SceneError.self) { try file.definition() }
    guard case .failure(let error)? = file.scenes.first?.definition else { return }
    #expect(error.description == "a.yaml:6:14: there is no file 'pictures/cta.png'. Did you mean 'pictures/cat.png'?")
    let absolute = try firstError(oneScene("image: /etc/passwd", viewClass: "UIImageView"))
    #expect(absolute?.hasPrefix("a.yaml:6:14: '/etc/passwd' is not relative to this file's folder, ") == true)
    for folder in [".", "..", "./"] {
      let error = try firstError(oneScene("image: \(folder)", viewClass: "UIImageView"))
      #expect(error == "a.yaml:6:14: '\(folder)' is a folder. Name a file in it.")
    }
  }

  private static let mapping =
    "the file must be a mapping, such as {scenes: [{name: title, view: {class: UILabel}}]}"

  @Test(arguments: [
    ("", " the file is empty. It needs a list 'scenes'."),
    ("# a", " the file is empty. It needs a list 'scenes'."),
    ("---\n", " the file is empty. It needs a list 'scenes'."),
    ("- a", "1:1: \(mapping); this is a list."), ("[]", "1:1: \(mapping); this is an empty list."),
    ("a", "1:1: \(mapping); this is 'a'."), ("~", "1:1: \(mapping); this is null."),
    ("!!null \"\"", "1:1: \(mapping); this is null."),
    ("matrix: {}", "1:1: the file needs 'scenes'."),
    ("scenes: []", "1:9: 'scenes' takes at least one scene, not an empty list."),
    ("scense: []", "1:1: the file has no 'scense'. Did you mean 'scenes'?"),
    (
      "scenes: [",
      "2:1: this is not valid YAML: while parsing a flow node, did not find expected node content. Look for a bracket that is not closed."
    ),
    (
      "scenes: *a",
      "1:9: this is not valid YAML: found undefined alias. Put text that starts with * in quotation marks."
    ),
    (
      "a: 1\n---\nb: 2",
      "2:1: this is not valid YAML: expected a single document in the stream, but found another document."
    ),
    ("a: \u{1}", "1:4: this is not valid YAML: control characters are not allowed."),
    ("matrix: {scale: [2]}\nscenes: []", "1:10: 'matrix' has no 'scale'. Did you mean 'scales'?"),
    (
      "matrix: {devices: [iPhone 51]}\nscenes: []",
      "1:20: 'iPhone 51' is not a known device. Did you mean 'iPhone 5s'?"
    ),
    (
      "matrix: {devices: [Nokia]}\nscenes: []",
      "1:20: 'Nokia' is not a known device. Write a free size, such as {name: card, width: 343, height: content}."
    ),
    ("matrix: {devices: []}\nscenes: []", "1:19: 'devices' takes at least one value, not an empty list."),
    (
      "matrix: {devices: [{name: a, width: 0, height: 1}]}\nscenes: []",
      "1:37: 'width' takes a number from 1 to 10000, not 0."
    ),
    (
      "matrix: {devices: [{name: a, width: 10, height: .nan}]}\nscenes: []",
      "1:49: 'height' takes a finite number, not infinity or NaN."
    ),
    (
      "matrix: {devices: [{name: a, width: 10, height: tall}]}\nscenes: []",
      "1:49: 'height' takes a number or content, not 'tall'."
    ),
    (
      "matrix: {devices: [{name: a/b, width: 10, height: 1}]}\nscenes: []",
      "1:27: 'name': 'a/b' cannot be used in file names. A name starts with a letter or digit, does not end with a space or dot, has at most 120 bytes, and contains none of / \\ : * ? \" < > | @."
    ),
    ("matrix: {categories: [XSS]}\nscenes: []", "1:23: 'categories' has no value 'XSS'. Did you mean 'XS'?"),
    ("matrix: {categories: L}\nscenes: []", "1:22: 'categories' takes all, or a list such as [XS, L, AX5], not 'L'."),
    ("matrix: {scales: [4]}\nscenes: []", "1:19: 'scales' has no value '4'. Use one of 1, 2, 3."),
    ("matrix: {appearances: [drak]}\nscenes: []", "1:24: 'appearances' has no value 'drak'. Did you mean 'dark'?"),
    (
      "matrix: {locales: [../en]}\nscenes: []",
      "1:20: 'locales' takes a language tag such as en or zh-Hans, not '../en'."
    ),
    ("matrix: {widths: [-5]}\nscenes: []", "1:19: 'widths' takes a number from 1 to 10000, not -5."),
  ])
  func aMistakeOutsideOfTheScenesIsTheFiles(text: String, message: String) throws {
    let file = try read(text)
    #expect(file.error?.description == "a.yaml:" + message)
    #expect(file.cases.count == 1)
    #expect(file.cases.first?.scene == "#file")
    #expect(file.cases.first?.configurationName == "#none")
  }

  @Test(arguments: [
    "../up", "a/b", "..", ".", ".hidden", "a\\b", "a:b", "-a", "a ", "a.", "a\u{202E}b", "a\u{0}b", "a\u{2028}b",
  ])
  func sceneNamesThatWouldLeaveTheirFolderAreRefused(name: String) throws {
    let quoted = name.replacing("\\", with: "\\\\").replacing("\u{0}", with: "\\0").replacing(
      "\u{202E}", with: "\\u202E"
    ).replacing("\u{2028}", with: "\\u2028")
    let file = try read("matrix: {devices: [iPhone 15]}\nscenes:\n  - name: \"\(quoted)\"\n    view: {class: UIView}\n")
    guard case .failure(let error)? = file.scenes.first?.definition else {
      Issue.record("'\(name)' was accepted")
      return
    }
    #expect(error.problem == .invalidName(name, key: "name"))
    #expect("\(error.place)" == "a.yaml:3:11")
    #expect(file.cases.map(\.scene) == ["#1"])
  }

  @Test(arguments: ["body", "Body 2", "größe", "日本語", "a..b", "v1.2 (final)"])
  func ordinaryNamesAreTaken(name: String) { #expect(FileName.isValid(name)) }
}
