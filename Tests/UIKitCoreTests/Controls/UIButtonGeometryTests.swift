import Drawing
import Foundation
import Raster
import Testing
@_spi(Subclasses) import UIKitCore
import UIKitTestSupport

@MainActor @Suite struct UIButtonGeometryTests {
  static func image(_ width: Int, _ height: Int) throws -> UIImage {
    let data = try PNG.encode(try Bitmap(width: width, height: height))
    return try #require(UIImage(data: data, scale: 1))
  }

  static func button(_ title: String? = nil, size: CGFloat = 18, image: UIImage? = nil) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if title != nil { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  // MARK: Size

  /// Frames stored by Interface Builder, in over 3,000 documents.
  @Test(arguments: [(14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (24, 41)])
  func aTitlesHeightIsWholePointsAndTwelve(size: Int, height: Int) {
    #expect(Self.button("Button", size: CGFloat(size)).intrinsicContentSize.height == CGFloat(height))
  }

  /// Frames stored by Interface Builder for phones with three pixels per point: storyboards of AlexKulish,
  /// EvgeniyKuzin, Kirilloao and KorchakK/LoginApp, Alessandrr/TrafficLight. A label's line of 17 points is 20.333 high
  /// there.
  @Test(arguments: [(12, 27), (13, 28), (17, 33), (21, 38), (22, 39), (26, 44), (39, 59)])
  func aTitlesHeightIsWholePointsAtThreePixelsToo(size: Int, height: Int) {
    let button = Self.button("Log Out", size: CGFloat(size))
    button.overrideTraits = UITraitCollection(displayScale: 3)
    #expect(button.intrinsicContentSize.height == CGFloat(height))
    let width = button.intrinsicContentSize.width
    #expect(width == width.rounded())
  }

  /// SummerSkies/Personality-Quiz: a text of 17.333 points gives a button of 29.333.
  @Test func aTitleWithAttributesIsAsHighAsItsPixels() throws {
    let button = UIButton()
    let title = NSAttributedString(string: "Submit Answer", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    button.setAttributedTitle(title, for: .normal)
    button.overrideTraits = UITraitCollection(displayScale: 3)
    let label = try #require(button.titleLabel).intrinsicContentSize
    #expect(abs(label.height - 61.0 / 3) < 1e-9)
    #expect(button.intrinsicContentSize == CGSize(width: label.width, height: label.height + 12))
  }

  /// flowkey/UIKit-cross-platform, ButtonSizeToFitTests, which also ran on iOS.
  @Test func withoutATitleAndWithAPictureAlone() throws {
    let empty = UIButton()
    empty.sizeToFit()
    #expect(empty.frame.size == CGSize(width: 30, height: 34))
    let pictured = Self.button(image: try Self.image(80, 80))
    pictured.sizeToFit()
    #expect(pictured.frame.size == CGSize(width: 80, height: 80))
  }

  /// A title alone is in whole points: stored frames are 45, 61, 73 and 118 wide at three pixels per point.
  @Test func theTitleIsAsWideAsItsLabel() throws {
    let button = Self.button("A longer title")
    let label = try #require(button.titleLabel)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
    button.setImage(try Self.image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize.width == label.intrinsicContentSize.width + 20)
  }

  /// No authority: apps remove the space around a title with the smallest insets.
  @Test func insetsTakeThePlaceOfTheButtonsOwnRoom() throws {
    let button = Self.button("I")
    let label = try #require(button.titleLabel).intrinsicContentSize
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: label.width + 6, height: 22 + 4))
  }

  /// Apple's documentation of the two properties.
  @Test func insetsOfTitleAndPictureLeaveTheSize() throws {
    let button = Self.button("Title", image: try Self.image(20, 20))
    let size = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(button.intrinsicContentSize == size)
  }

  /// UIKit's header: the image only grows at the accessibility categories. By how much is not public.
  @Test func picturesGrowAtAccessibilityCategories() throws {
    let button = Self.button(image: try Self.image(20, 20))
    for category in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium] {
      button.overrideTraits = UITraitCollection(preferredContentSizeCategory: category)
      #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    }
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize.width > 20)
    button.overrideTraits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func aLabelWithAnotherFontMakesTheButtonAskForLayout() throws {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (superview, button) = (Counting(), Self.button("Title"))
    superview.addSubview(button)
    superview.layoutIfNeeded()
    button.titleLabel?.font = .systemFont(ofSize: 30)
    superview.layoutIfNeeded()
    #expect(superview.count == 2)
  }

  // MARK: Places

  /// A button 335 wide with an image of 32 x 32: e-com-net.com article 1745505489363419136 prints 124.5 and 156.5 for a
  /// title 54 wide, 149.5 and 106.5 with insets, by the formula asserted here.
  @Test(arguments: [(0, 0, 0, 0), (50, 0, 0, 0), (50, 0, 0, 100), (10, 100, 20, 30)])
  func pictureAndTitleStandTogetherInTheMiddle(left: CGFloat, right: CGFloat, titleLeft: CGFloat, titleRight: CGFloat)
    throws
  {
    let button = Self.button("按钮标题", image: try Self.image(32, 32))
    button.frame = CGRect(x: 0, y: 0, width: 335, height: 40)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: titleLeft, bottom: 0, right: titleRight)
    button.layoutIfNeeded()
    let (picture, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    let imageX = (335 - left - right - 32 - title.width) / 2 + left
    let titleX = (335 - titleLeft - titleRight - 32 - title.width) / 2 + titleLeft + 32
    #expect(abs(picture.minX - imageX) <= 0.25 && abs(title.minX - titleX) <= 0.25)
    // The title's height is 21.5 and its top at 9.5.
    #expect(picture.minY == 4 && title.minY == 9.5 && title.height == 21.5)
  }

  /// flowkey/UIKit-cross-platform, ButtonContentAlignmentTests, which also ran on iOS: a title alone keeps 6 points to
  /// the edge, next to an image it keeps none.
  @Test(arguments: [false, true])
  func contentAlignedToTheCorners(hasPicture: Bool) throws {
    let button = Self.button("Short", size: 12, image: hasPicture ? try Self.image(30, 30) : nil)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let (room, width): (CGFloat, CGFloat) = hasPicture ? (0, 30) : (6, 0)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .top)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.frame.origin == CGPoint(x: width, y: room))
    if hasPicture { #expect(button.imageView?.frame.origin == .zero) }
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.right, .bottom)
    button.layoutIfNeeded()
    #expect(label.frame.maxX == 200 && label.frame.maxY == 100 - room)
    if hasPicture { #expect(button.imageView?.frame.maxY == 100) }
  }

  /// `semanticContentAttribute` moves the image to the other side (Apple's documentation of the property).
  @Test func thePictureIsOnTheRightInRightToLeftLayouts() throws {
    let button = Self.button("Title", image: try Self.image(20, 20))
    button.semanticContentAttribute = .forceRightToLeft
    button.frame.size = CGSize(width: 200, height: 40)
    button.layoutIfNeeded()
    let (picture, title) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
    #expect(picture.minX == title.maxX)
  }

  @Test func aTitleTooWideIsCut() throws {
    let button = Self.button("A title that is too wide", image: try Self.image(20, 20))
    button.frame.size = CGSize(width: 80, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.width == 60 && button.titleLabel?.frame.minX == 20)
    #expect(button.record().isTruncated)
  }

  /// A button's baselines are its title's, at the title's position in a button of the given size.
  @Test func baselinesAreTheTitles() throws {
    let button = Self.button("Title")
    let label = try #require(button.titleLabel)
    let offsets = button.baselineOffsets(for: CGSize(width: 100, height: 56))
    button.frame.size = CGSize(width: 100, height: 56)
    button.layoutIfNeeded()
    let own = label.baselineOffsets(for: label.bounds.size)
    #expect(label.frame.minY == 17.5 && label.frame.height == 21.5)
    #expect(offsets.first == 17.5 + own.first && offsets.last == 17 + own.last)
    #expect(UIButton().baselineOffsets(for: CGSize(width: 100, height: 56)) == (0, 0))
  }

  @Test func aPictureAloneFillsWhereAsked() throws {
    let button = Self.button(image: try Self.image(20, 20))
    button.frame.size = CGSize(width: 80, height: 40)
    (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.fill, .fill)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
  }
}
