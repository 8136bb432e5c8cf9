import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Figures of list configurations. *Log*: a description printed by UIKit on a phone, quoted in public repositories;
/// *Catalyst*: differential tests against UIKit on a Mac (kern0x1b/charon).
@MainActor @Suite struct ListConfigurationFactTests {
  private typealias Configuration = UIListContentConfiguration

  /// Log: "directionalLayoutMargins = {11, 16, 11, 8}; axesPreservingSuperviewLayoutMargins = [Horizontal];
  /// imageToTextPadding = 16; textToSecondaryTextVerticalPadding = 3".
  @Test func aCellHasTheFiguresOfTheLog() {
    let cell = Configuration.cell()
    #expect(
      cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 3)
    #expect(!cell.prefersSideBySideTextAndSecondaryText)
  }

  /// Two independent logs.
  @Test func aGroupedHeaderHasTheMarginsOfTheLogs() {
    let header = Configuration.groupedHeader()
    #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    #expect(header.textToSecondaryTextVerticalPadding == 3)
    #expect(header.imageToTextPadding == 16)
  }

  /// Catalyst: 10 between image and text in sidebars, 16 elsewhere.
  @Test func picturesInSidebarsStandCloser() {
    let sidebars: [Configuration] = [
      .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
      .sidebarHeader(),
    ]
    #expect(sidebars.map(\.imageToTextPadding) == [10, 10, 10, 10, 10])
    let others: [Configuration] = [.cell(), .subtitleCell(), .valueCell(), .plainHeader(), .groupedFooter()]
    #expect(others.map(\.imageToTextPadding) == [16, 16, 16, 16, 16])
  }

  /// Catalyst: 11, 8, 11, 8 in sidebars, with a subtitle 4, 8, 4, 8.
  @Test func sidebarsHaveTheirOwnMargins() {
    let margins = NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
    let narrow = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    #expect(Configuration.sidebarCell().directionalLayoutMargins == margins)
    #expect(Configuration.accompaniedSidebarCell().directionalLayoutMargins == margins)
    #expect(Configuration.sidebarHeader().directionalLayoutMargins == margins)
    #expect(Configuration.sidebarSubtitleCell().directionalLayoutMargins == narrow)
    #expect(Configuration.accompaniedSidebarSubtitleCell().directionalLayoutMargins == narrow)
  }

  /// Catalyst: 8 between texts side by side, 0 in subtitle cells; 8, 8, 6, 8 around footers.
  @Test func distancesThatOnlyCatalystTells() {
    #expect(Configuration.cell().textToSecondaryTextHorizontalPadding == 8)
    #expect(Configuration.valueCell().textToSecondaryTextHorizontalPadding == 8)
    #expect(Configuration.subtitleCell().textToSecondaryTextHorizontalPadding == 0)
    #expect(Configuration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
    let footer = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8)
    #expect(Configuration.plainFooter().directionalLayoutMargins == footer)
    #expect(Configuration.groupedFooter().directionalLayoutMargins == footer)
    #expect(Configuration.footer().directionalLayoutMargins == footer)
  }

  /// Catalyst: `standardDimension` is the least number there is.
  @Test func theStandardDimensionIsTheLeastNumber() {
    #expect(Configuration.ImageProperties.standardDimension == -CGFloat.greatestFiniteMagnitude)
  }

  /// The classic fonts: body, with caption 1 in cells and body in values; footnote in headers and footers of groups.
  @Test func textsHaveTheFontsOfTheClassicLook() {
    phoneTraits().performAsCurrent {
      func size(_ configuration: Configuration) -> [CGFloat] {
        [configuration.textProperties.font.pointSize, configuration.secondaryTextProperties.font.pointSize]
      }
      #expect(size(.cell()) == [17, 12])
      #expect(size(.subtitleCell()) == [17, 12])
      #expect(size(.valueCell()) == [17, 17])
      #expect(Configuration.groupedHeader().textProperties.font == .preferredFont(forTextStyle: .footnote))
      #expect(Configuration.groupedFooter().textProperties.font == .preferredFont(forTextStyle: .footnote))
      #expect(Configuration.sidebarHeader().textProperties.font.pointSize == 17)
    }
    #expect(Configuration.groupedHeader().textProperties.transform == .uppercase)
    #expect(Configuration.groupedFooter().textProperties.transform == .none)
    #expect(Configuration.groupedHeader().textProperties.color == .secondaryLabel)
    #expect(Configuration.valueCell().secondaryTextProperties.color == .secondaryLabel)
    #expect(Configuration.valueCell().prefersSideBySideTextAndSecondaryText)
  }

  /// Catalyst: texts of a disabled cell have the third and the fourth label colour, a sidebar's content has half the
  /// opacity; colours set by the app stay.
  @Test func disabledCellsAreFainter() {
    let disabled = cellState { $0.isDisabled = true }
    let cell = Configuration.cell().updated(for: disabled)
    #expect(cell.textProperties.color == .tertiaryLabel)
    #expect(cell.secondaryTextProperties.color == .quaternaryLabel)
    #expect(cell.updated(for: cellState { _ in }) == .cell())
    let sidebar = Configuration.sidebarCell().updated(for: disabled)
    #expect(sidebar.textProperties.color == .label)
    #expect(sidebar.alpha == 0.5)
    var red = Configuration.cell()
    red.textProperties.color = .red
    #expect(red.updated(for: disabled).textProperties.color == .red)
    #expect(red.updated(for: disabled).secondaryTextProperties.color == .quaternaryLabel)
  }
}
