import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// `when` with `locale`, and with axes whose values are words.
@MainActor @Suite struct ConditionTests {
  @Test func aSceneHasTheTextOfItsLocaleAndDirection() throws {
    let keys = """
      text: Hello
      variations:
        - {when: {locale: ar}, text: مرحبا}
        - {when: {locale: zh}, text: 你好}
        - {when: {direction: rightToLeft, locale: en}, text: olleH}
      """
    let definition = try read(oneScene(keys)).definition()
    func text(_ locale: String, _ direction: Configuration.Direction = .leftToRight) throws -> String? {
      var configuration = Configuration(device: Device(freeSize: "card", width: 100, height: nil))
      configuration.locale = locale
      configuration.direction = direction
      return (try definition.makeView(for: configuration) as? UILabel)?.text
    }
    #expect(try text("en") == "Hello")
    #expect(try text("ar") == "مرحبا")
    #expect(try text("ar-EG", .rightToLeft) == "مرحبا")
    #expect(try text("zh-Hant") == "你好")
    #expect(try text("en", .rightToLeft) == "olleH")
  }

  /// Each value of each axis with words, alone and with others; a new axis is included automatically.
  @Test func everyAxisOfWordsIsACondition() throws {
    let device = Device(freeSize: "card", width: 100, height: 50)
    for (key, words) in ConditionReader.words {
      for word in words {
        let keys = "text: no\nvariations: [{when: {\(key): \(word.word)}, text: yes}]"
        let definition = try read(oneScene(keys)).definition()
        for other in words {
          var configuration = Configuration(device: device)
          other.set(&configuration)
          let label = try #require(try definition.makeView(for: configuration) as? UILabel)
          #expect(label.text == (other.word == word.word ? "yes" : "no"), "\(key): \(word.word), \(other.word)")
        }
      }
    }
    #expect(
      ConditionReader.words.map(\.key) == [
        "orientation", "appearance", "direction", "legibilityWeight", "contrast", "transparency", "buttonShapes",
        "onOffLabels",
      ])
  }
}
