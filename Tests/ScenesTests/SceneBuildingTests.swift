import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

@MainActor
@Suite struct SceneBuildingTests {
  private func configuration(
    _ category: ContentSizeCategory = .large, _ change: (inout Configuration) -> Void = { _ in }
  ) throws -> Configuration {
    var configuration = Configuration(device: try #require(Device.named("iPhone 15")))
    configuration.category = category
    change(&configuration)
    return configuration
  }

  private func label(_ keys: String, for configuration: Configuration) throws -> UILabel {
    let view = try read(oneScene(keys)).definition().makeView(for: configuration)
    return try #require(view as? UILabel)
  }

  @Test(arguments: [
    ("no", "no"), ("yes", "yes"), ("17", "17"), ("1e3", "1e3"), ("'~'", "~"), ("\"null\"", "null"), ("0x10", "0x10"),
    ("2026-11-21", "2026-11-21"), ("\"quoted\"", "quoted"), ("''", ""), ("'a: b'", "a: b"), ("nullable", "nullable"),
  ])
  func aScalarIsReadByTheTypeItsKeyAsksFor(written: String, text: String) throws {
    #expect(try label("text: \(written)", for: configuration()).text == text)
  }

  @Test func numbersAreNumbersWhereANumberIsAskedFor() throws {
    let label = try label("numberOfLines: 3\nalpha: 00.5\ntag: -4", for: configuration())
    #expect(label.numberOfLines == 3)
    #expect(label.alpha == 0.5)
    #expect(label.tag == -4)
  }

  @Test func viewsNestInTheOrderWritten() throws {
    let text = oneScene(
      """
      name: card
      frame: {x: 0, y: 0, width: 343, height: 100}
      subviews:
        - {class: UILabel, name: title, frame: [16, 16, 311, 68]}
        - {class: UIImageView, name: picture}
      """, viewClass: "UIView")
    let card = try read(text).definition().makeView(for: configuration())
    #expect(card.accessibilityIdentifier == "card")
    #expect(card.frame == CGRect(x: 0, y: 0, width: 343, height: 100))
    #expect(card.subviews.map { $0.accessibilityIdentifier } == ["title", "picture"])
    #expect(card.subviews.first?.frame == CGRect(x: 16, y: 16, width: 311, height: 68))
    #expect(card.subviews.last is UIImageView)
  }

  // Sizes of body: 17 points at L, 53 at AX5 (Human Interface Guidelines, Typography).
  @Test func fontsFollowTheConfigurationsCategory() throws {
    let keys = "font: {textStyle: body}"
    #expect(try label(keys, for: configuration(.large)).font.pointSize == 17)
    #expect(try label(keys, for: configuration(.accessibilityExtraExtraExtraLarge)).font.pointSize == 53)
    let fixed = "font: {systemFontOfSize: 12.5, weight: bold}"
    #expect(try label(fixed, for: configuration(.accessibilityExtraExtraExtraLarge)).font.pointSize == 12.5)
  }

  @Test func customFontsScaleUpToTheirMaximum() throws {
    let large = try configuration(.accessibilityExtraExtraExtraLarge)
    let scaled = try label("font: {name: RobotoSlab-Regular, size: 17, textStyle: body}", for: large)
    #expect(scaled.font.fontName == "RobotoSlab-Regular")
    #expect(scaled.font.pointSize > 40)
    let limited = "font: {name: RobotoSlab-Regular, size: 17, textStyle: body, maximumPointSize: 24}"
    #expect(try label(limited, for: large).font.pointSize == 24)
    #expect(try label(limited, for: configuration(.large)).font.pointSize == 17)
  }

  @Test func aFontThatIsNotThereFailsTheCaseAtItsPlace() throws {
    let definition = try read(oneScene("font: {name: Frutiger, size: 17}")).definition()
    do {
      _ = try definition.makeView(for: configuration())
      Issue.record("there is no Frutiger")
    } catch {
      let message =
        "a.yaml:6:13: No font is named 'Frutiger'. List its file under 'fonts' in the catalogue file, or name a "
        + "folder that contains it with --fonts."
      #expect("\(error)" == message)
    }
  }

  @Test func anImageThatIsNoPictureFailsTheCaseAtItsPlace() throws {
    let scene = oneScene("image: cat.png", viewClass: "UIImageView")
    let catalogue = try TemporaryCatalogue(["cat.png": "version https://git-lfs.github.com/spec/v1\n", "a.yaml": scene])
    let definition = try Catalogue.load(at: catalogue.folder).files[0].definition()
    do {
      _ = try definition.makeView(for: configuration())
      Issue.record("an LFS pointer is no picture")
    } catch {
      #expect("\(error)".hasPrefix("a.yaml:6:14: The image 'cat.png' cannot be used. The file "), "\(error)")
    }
  }

  /// The path does not tell which of an image's files is damaged.
  @Test func theFileOfADamagedImageIsNamed() throws {
    let scene = oneScene("image: pictures/cat", viewClass: "UIImageView")
    let catalogue = try TemporaryCatalogue(["pictures/cat@2x.png": "GIF89a", "a.yaml": scene])
    let definition = try Catalogue.load(at: catalogue.folder).files[0].definition()
    let error = #expect(throws: SceneError.self) { try definition.makeView(for: configuration()) }
    let message = try #require(error?.description)
    #expect(
      message.hasPrefix("a.yaml:6:14: The image 'pictures/cat@2x.png' cannot be used. The GIF file is damaged"),
      "\(message)")
  }

  // MARK: Variations

  @Test(arguments: [
    ("accessibility", 5), ("AX1", 1), (">= AX1", 5), ("> AX1", 4), ("< AX1", 7), ("<= AX1", 8), (">=AX1", 5),
    ("accessibilityMedium", 1), ("<= extraSmall", 1), ("< XS", 0), ("> AX5", 0),
  ])
  func variationsHoldForTheCategoriesTheyCompareWith(test: String, count: Int) throws {
    let keys = "text: a\nvariations: [{when: {category: \"\(test)\"}, text: b}]"
    let definition = try read(oneScene(keys)).definition()
    let texts = try ContentSizeCategory.allCases.map { category in
      (try definition.makeView(for: configuration(category)) as? UILabel)?.text
    }
    #expect(texts.count { $0 == "b" } == count, "\(texts)")
    #expect(texts.count { $0 == "a" } == 12 - count, "\(texts)")
  }

  @Test func variationsHoldForAppearanceIdiomAndSizeClass() throws {
    func text(_ test: String, _ configuration: Configuration) throws -> String? {
      try label("text: a\nvariations: [{when: {\(test)}, text: b}]", for: configuration).text
    }
    let phone = try configuration()
    let dark = try configuration { $0.appearance = .dark }
    let landscape = try configuration { $0.orientation = .landscape }
    let pad = Configuration(device: try #require(Device.named("iPad (10th gen)")))
    #expect(try text("appearance: dark", phone) == "a")
    #expect(try text("appearance: dark", dark) == "b")
    #expect(try text("idiom: pad", phone) == "a")
    #expect(try text("idiom: pad", pad) == "b")
    #expect(try text("horizontalSizeClass: regular", phone) == "a")
    #expect(try text("horizontalSizeClass: regular", pad) == "b")
    #expect(try text("verticalSizeClass: compact", phone) == "a")
    #expect(try text("verticalSizeClass: compact", landscape) == "b")
    #expect(try text("appearance: dark, idiom: pad", dark) == "a")
  }

  @Test func theLastVariationThatHoldsCounts() throws {
    let keys = """
      text: a
      variations:
        - when: {category: ">= AX1"}
          text: b
          numberOfLines: 2
        - {when: {category: ">= AX3"}, text: c}
      """
    let medium = try label(keys, for: configuration(.accessibilityMedium))
    let largest = try label(keys, for: configuration(.accessibilityExtraExtraExtraLarge))
    #expect(medium.text == "b")
    #expect(largest.text == "c")
    #expect(largest.numberOfLines == 2)
    #expect(try label(keys, for: configuration(.large)).numberOfLines == 1)
  }
}
