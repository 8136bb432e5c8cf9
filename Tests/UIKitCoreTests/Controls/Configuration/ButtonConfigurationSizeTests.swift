import DynamicType
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Sizes of buttons with configurations: `tables-and-controls.md` §5 and `input-and-controls.md` §10 of the shared facts.
/// Texts are in a font with other widths than Apple's: widths are compared with those of labels.
@MainActor @Suite(.ownEnvironment) struct ButtonConfigurationSizeTests {
  private func button(
    _ configuration: UIButton.Configuration, scale: CGFloat = 3,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.overrideTraits = phoneTraits(.large, scale: scale, direction: direction)
    return button
  }

  private func titled(
    _ title: String? = "Button", _ size: UIButton.Configuration.Size = .medium
  ) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.buttonSize = size
    return configuration
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  /// Stored by Interface Builder: 17 points 34.333 and 34.5 high; 12 points 28.333, 18 points 35.667, all with insets of
  /// 7 and 12 (high confidence).
  @Test(arguments: [(17.0, 3.0, 34.333), (17, 2, 34.5), (12, 3, 28.333), (18, 3, 35.667)])
  func aTitleHasTheInsetsOfItsSize(points: Double, scale: Double, height: Double) throws {
    var configuration = titled(nil)
    var title = AttributedString("Button")
    title.font = .systemFont(ofSize: CGFloat(points))
    configuration.attributedTitle = title
    let button = button(configuration, scale: CGFloat(scale))
    let size = button.intrinsicContentSize
    #expect(abs(Double(size.height) - height) < 0.001)
    let label = try #require(button.titleLabel)
    #expect(size.width == label.intrinsicContentSize.width + 24)
    button.frame = CGRect(origin: .zero, size: size)
    button.layoutIfNeeded()
    #expect(label.frame.minX == 12 && label.frame.minY == 7)
  }

  /// 28 and 50.333 with texts of 15 and 17 points (low confidence).
  @Test func smallAndLargeButtons() {
    #expect(abs(button(titled("Button", .small)).intrinsicContentSize.height - 28) < 0.001)
    #expect(abs(button(titled("Button", .large)).intrinsicContentSize.height - 50.333) < 0.001)
    let small = button(titled("Button", .small))
    _ = small.intrinsicContentSize
    #expect(small.titleLabel?.font.pointSize == 15)
  }

  /// 48 by 38 for an image of 24 by 24 (high confidence).
  @Test func anImageHasTheSameInsets() {
    var configuration = titled(nil)
    configuration.image = image(24, 24)
    let button = button(configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 38))
    button.frame.size = CGSize(width: 48, height: 38)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 12, y: 7, width: 24, height: 24))
  }

  /// A spinner of 20 points stands in the image's place (high confidence, Apple's documentation).
  @Test func aSpinnerReplacesTheImage() {
    var configuration = titled(nil)
    configuration.image = image(40, 40)
    configuration.showsActivityIndicator = true
    let button = button(configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
    let spinner = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.isAnimating == true && spinner?.isHidden == false)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 64, height: 54))
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test func contentInsetsAreTheAppsOrTheSizes() {
    var configuration = titled(nil)
    configuration.image = image(10, 10)
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 16, height: 14))
    let mirrored = button(configuration, direction: .rightToLeft)
    mirrored.frame.size = CGSize(width: 16, height: 14)
    mirrored.layoutIfNeeded()
    #expect(mirrored.imageView?.frame == CGRect(x: 4, y: 1, width: 10, height: 10))
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(button(configuration).contentRect(forBounds: CGRect(x: 0, y: 0, width: 60, height: 34)).width == 36)
  }

  /// Two lines of body are 42.333 high (`uikit-behaviour.md` §6: ceil(2 × 20.287 + 1.713), as lines of a text style are
  /// 22 apart; `public-pictures.md`, 53). A title wraps by words in the width that constraints leave, and the button is
  /// as high as its lines.
  @Test func aTitleWrapsInTheWidthOfTheButton() throws {
    let screen = root(160, 400)
    screen.overrideTraits = phoneTraits(.large, scale: 3)
    let button = constrained(UIButton(configuration: titled("Remember this address")), "button", in: screen)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      button.topAnchor.constraint(equalTo: screen.topAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(abs(button.frame.height - (42.333 + 14)) < 0.01)
    #expect(try abs(#require(button.titleLabel).frame.height - 42.333) < 0.01)
    #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height == button.frame.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    screen.layoutIfNeeded()
    #expect(abs(button.frame.height - 34.333) < 0.01)
  }

  @Test func subtitlesStandBelowTitles() throws {
    var configuration = titled("Long title")
    configuration.subtitle = "short"
    configuration.titleAlignment = .leading
    let button = button(configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let (title, subtitle) = try (#require(button.titleLabel), #require(button.subtitleLabel))
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 0.34)
    #expect(subtitle.frame.minX == title.frame.minX)
    #expect((12...13).contains(subtitle.font.pointSize))
    configuration.titleAlignment = .trailing
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(abs(subtitle.frame.maxX - title.frame.maxX) < 0.34)
    #expect(button.accessibilityLabel == "Long title, short")
    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, UITraitEnvironmentLayoutDirection.leftToRight, true),
    (.trailing, .leftToRight, false), (.leading, .rightToLeft, false), (.trailing, .rightToLeft, true),
  ])
  func imagesFollowTheDirection(
    edge: NSDirectionalRectEdge, direction: UITraitEnvironmentLayoutDirection, isLeft: Bool
  ) throws {
    var configuration = titled("Go")
    configuration.image = image(10, 10)
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    let button = button(configuration, direction: direction)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    let (image, title) = try (#require(button.imageView).frame, #require(button.titleLabel).frame)
    let gap = isLeft ? title.minX - image.maxX : image.minX - title.maxX
    #expect(abs(gap - 6) < 0.34)
  }

  @Test func numbersThatAreNoneMoveNothing() {
    var configuration = titled("Go")
    let size = button(configuration).intrinsicContentSize
    (configuration.imagePadding, configuration.titlePadding, configuration.imageReservation) = (.nan, .infinity, .nan)
    configuration.image = nil
    #expect(button(configuration).intrinsicContentSize == size)
    let narrow = button(configuration)
    narrow.frame.size = CGSize(width: 4, height: 2)
    narrow.layoutIfNeeded()
    #expect(narrow.titleLabel?.frame.width.isFinite == true)
  }

  @Test func baselinesAreTheTitles() throws {
    let screen = root(300, 200)
    screen.overrideTraits = phoneTraits(.large, scale: 3)
    let label = constrained(UILabel(), "label", in: screen)
    label.text = "Label"
    let button = constrained(UIButton(configuration: titled()), "button", in: screen)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
      label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 40),
      button.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    screen.layoutIfNeeded()
    #expect(button.frame.minY == 33)
  }
}
