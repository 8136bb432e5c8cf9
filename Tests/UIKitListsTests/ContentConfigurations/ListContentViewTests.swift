import DynamicType
import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The positions of parts in a list content view. Margins and paddings are those of `ListConfigurationFactTests`.
@MainActor @Suite(.ownEnvironment) struct ListContentViewTests {
  private static func image(_ width: Int, _ height: Int) throws -> UIImage {
    try #require(UIImage(data: try pngData(width: width, height: height)))
  }

  /// At L a line of body plus twice 11 points is 42.333, less than 44; at XXXL 49.667.
  @Test func aCellIsAtLeastFortyFourPointsHigh() throws {
    let usual = DisplayedList(UIListContentConfiguration.cell().with("Anna"))
    #expect(usual.view.frame.height == 44)
    let large = DisplayedList(
      UIListContentConfiguration.cell().with("Anna"), phoneTraits(.extraExtraExtraLarge, scale: 3))
    #expect(isNear(large.view.frame.height, 149 / 3))
    #expect(isNear(try large.text.frame.height, 83 / 3))
  }

  /// The leading margin is the larger of 16 and the superview's, the trailing one of 8 and the superview's.
  @Test(arguments: [(CGFloat(8), CGFloat(16), CGFloat(8)), (16, 16, 16), (20, 20, 20)])
  func marginsAreAtLeastTheSuperviews(margin: CGFloat, leading: CGFloat, trailing: CGFloat) throws {
    let list = DisplayedList(UIListContentConfiguration.cell().with("Anna"), margin: margin)
    #expect(try list.text.frame.minX == leading)
    #expect(try list.text.frame.maxX == 375 - trailing)
  }

  @Test func withoutAxesTheOwnMarginsCount() throws {
    var configuration = UIListContentConfiguration.cell().with("Anna")
    configuration.axesPreservingSuperviewLayoutMargins = []
    let list = DisplayedList(configuration, margin: 20)
    #expect(try list.text.frame.minX == 16)
    #expect(try list.text.frame.maxX == 367)
  }

  @Test func theSecondTextStandsBelow() throws {
    let cell = DisplayedList(UIListContentConfiguration.cell().with("Anna", "Doctor"))
    #expect(isNear(try cell.secondary.frame.minY - cell.text.frame.maxY, 3))
    let heights: [CGFloat] = [11, try cell.text.frame.height, 3, try cell.secondary.frame.height, 11]
    #expect(isNear(cell.view.frame.height, heights.reduce(0, +)))
    let subtitle = DisplayedList(UIListContentConfiguration.subtitleCell().with("Anna", "Doctor"))
    #expect(isNear(try subtitle.secondary.frame.minY, try subtitle.text.frame.maxY))
  }

  @Test func thePictureStandsBeforeTheTexts() throws {
    let list = DisplayedList(UIListContentConfiguration.cell().with("Anna", nil, try Self.image(25, 22)))
    #expect(try list.image.frame == CGRect(x: 16, y: 11, width: 25, height: 22))
    #expect(try list.text.frame.minX == 16 + 25 + 16)
    let tall = DisplayedList(UIListContentConfiguration.cell().with("Anna", nil, try Self.image(30, 60)))
    #expect(tall.view.frame.height == 82)
    let alone = DisplayedList(UIListContentConfiguration.cell().with(nil, nil, try Self.image(25, 22)))
    #expect(alone.view.frame.height == 44)
    #expect(isNear(alone.view.intrinsicContentSize.width, 16 + 25 + 8))
  }

  @Test func aPictureIsNoLargerThanItsMaximumAndInTheMiddleOfItsRoom() throws {
    var configuration = UIListContentConfiguration.cell().with("Anna", nil, try Self.image(80, 40))
    configuration.imageProperties.maximumSize = CGSize(width: 30, height: 30)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    let list = DisplayedList(configuration)
    #expect(try list.image.frame.size == CGSize(width: 30, height: 15))
    #expect(try list.image.frame.minX == 21)
    #expect(try list.text.frame.minX == 16 + 40 + 16)
  }

  /// Body's leadings in Apple's table over 22: adjusting images grow by that (`AccessibilityImageSizeTests`).
  @Test func picturesGrowAtAccessibilityCategories() throws {
    let configuration = UIListContentConfiguration.cell().with("Anna", nil, try Self.image(44, 22))
    let list = DisplayedList(configuration, phoneTraits(.accessibilityMedium, scale: 2))
    #expect(try list.image.frame.size == CGSize(width: 68, height: 34))
    let usual = DisplayedList(configuration, phoneTraits(.extraExtraExtraLarge, scale: 2))
    #expect(try usual.image.frame.size == CGSize(width: 44, height: 22))
  }

  // MARK: Values

  @Test func aValueStandsAtTheEndOfTheLine() throws {
    let list = DisplayedList(UIListContentConfiguration.valueCell().with("Language", "English"), margin: 16)
    #expect(list.view.frame.height == 44)
    #expect(try list.text.frame.minX == 16)
    #expect(isNear(try list.secondary.frame.maxX, 359))
    #expect(try list.secondary.frame.minY == list.text.frame.minY)
  }

  /// Apple's documentation of `prefersSideBySideTextAndSecondaryText`: without enough room, one is above the other.
  @Test func aValueWithoutRoomStandsBelow() throws {
    let configuration = UIListContentConfiguration.valueCell().with("Language", "English")
    let width = DisplayedList(configuration).view.intrinsicContentSize.width
    let fitting = DisplayedList(configuration, width: width)
    #expect(try fitting.secondary.frame.minY == fitting.text.frame.minY)
    let narrow = DisplayedList(configuration, width: width - 1)
    #expect(isNear(try narrow.secondary.frame.minY - narrow.text.frame.maxY, 3))
    #expect(try narrow.secondary.frame.minX == 16)
  }

  /// WordPress' guide to Dynamic Type: the texts of value cells are below each other at AX1 to AX5.
  @Test(arguments: ContentSizeCategory.allCases)
  func valuesStandBelowAtAccessibilityCategories(category: ContentSizeCategory) throws {
    let traits = phoneTraits(category, scale: 3)
    let list = DisplayedList(UIListContentConfiguration.valueCell().with("A", "B"), traits)
    let isBelow = try list.secondary.frame.minY >= list.text.frame.maxY
    #expect(isBelow == traits.preferredContentSizeCategory.isAccessibilityCategory)
  }

  // MARK: Headers

  @Test func aGroupedHeaderIsUppercasedAndAsHighAsItsLineAndMargins() throws {
    let list = DisplayedList(UIListContentConfiguration.groupedHeader().with("Friends"), margin: 16)
    #expect(try list.text.text == "FRIENDS")
    let origin = try list.text.frame.origin
    #expect(origin == CGPoint(x: 16, y: 17))
    #expect(isNear(list.view.frame.height, 17 + (try list.text.frame.height) + 6))
  }

  // MARK: Directions and sizes

  @Test func rightToLeftInterfacesAreMirrored() throws {
    let configuration = UIListContentConfiguration.valueCell().with("Language", "English", try Self.image(25, 22))
    let list = DisplayedList(configuration, phoneTraits(.large, scale: 3, direction: .rightToLeft))
    #expect(try list.image.frame.maxX == 375 - 16)
    #expect(isNear(try list.text.frame.maxX, 375 - 16 - 25 - 16))
    #expect(isNear(try list.secondary.frame.minX, 8))
  }

  /// Body's point sizes in Apple's table.
  @Test func fontsFollowTheCategory() throws {
    let list = DisplayedList(UIListContentConfiguration.cell().with("Anna"))
    let sizes = try ContentSizeCategory.allCases.map { category in
      list.root.overrideTraits = phoneTraits(category, scale: 3)
      return try list.text.font.pointSize
    }
    #expect(sizes == PublishedFont.all.filter { $0.rawValue == UIFont.TextStyle.body.rawValue }.map(\.pointSize))
  }

  @Test func guidesAreWhereThePartsAre() throws {
    let list = DisplayedList(UIListContentConfiguration.cell().with("Anna", nil, try Self.image(25, 22)))
    let guide = try #require(list.view.textLayoutGuide)
    #expect(list.view.secondaryTextLayoutGuide == nil)
    list.root.layoutIfNeeded()
    #expect(isNear(guide.layoutFrame.minX, try list.text.frame.minX))
    #expect(isNear(guide.layoutFrame.width, try list.text.frame.width))
  }

  /// Constraints around the view give it a width: its height follows, like a label's.
  @Test func inConstraintsTheHeightFollowsTheWidth() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
    root.overrideTraits = phoneTraits(.large, scale: 2)
    let text = "A text that is long enough for three lines at least in a view of that width"
    let view = UIListContentView(configuration: UIListContentConfiguration.cell().with(text))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let label = try #require(view.subviews.first as? UILabel)
    let height = label.sizeThatFits(CGSize(width: 176, height: 0)).height
    #expect(height > 60)
    #expect(isNear(view.frame.height, height + 22))
  }

  @Test func anotherKindOfConfigurationIsAFault() {
    let view = UIListContentView(configuration: .cell())
    #expect(!view.supports(BadgeConfiguration()))
    let faults = collectFaults { view.configuration = BadgeConfiguration() }
    #expect(
      faults == [
        "NSInvalidArgumentException: UIListContentView.configuration: BadgeConfiguration is not a "
          + "UIListContentConfiguration"
      ])
    #expect(view.configuration is UIListContentConfiguration)
  }
}
