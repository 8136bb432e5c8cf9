package import Foundation
import UIKitCore

/// The values that a bar's height and margins depend on.
package struct BarSurroundings: Equatable, Sendable {
  package var isPad = false
  /// Whether the height is compact, as on a phone in landscape.
  package var isLow = false
  /// Whether the width is regular, as on a tablet, or on a large phone in landscape.
  package var isWide = false
  /// Whether the bar is at the top of a page or form sheet.
  package var isInSheet = false

  package init(isPad: Bool = false, isLow: Bool = false, isWide: Bool = false, isInSheet: Bool = false) {
    (self.isPad, self.isLow, self.isWide, self.isInSheet) = (isPad, isLow, isWide, isInSheet)
  }

  /// The surroundings of a bar with these traits.
  package init(_ traits: UITraitCollection, isInSheet: Bool = false) {
    self.init(
      isPad: traits.userInterfaceIdiom == .pad, isLow: traits.verticalSizeClass == .compact,
      isWide: traits.horizontalSizeClass == .regular, isInSheet: isInSheet)
  }
}

/// The figures of bars, in points, in the look of iOS 13 to 18. Sources: pictures of simulators at three pixels per point
/// (AccessibilitySnapshot, swift-snapshot-testing, ResearchKit, react-native-navigation, openHAB) and frames stored by
/// Interface Builder; high confidence where nothing else is said. No figure grows with the text (WWDC 2019, session 261).
package enum BarMetrics {
  // MARK: Heights

  /// The height of a navigation bar without a large title, a search bar or a prompt.
  ///
  /// 44, in sheets 56 (stored frames and pictures). At compact height 32, on large phones 44; on tablets 50 (Quick
  /// measurements, medium).
  package static func navigationBarHeight(_ surroundings: BarSurroundings) -> CGFloat {
    if surroundings.isLow { return surroundings.isWide ? 44 : 32 }
    if surroundings.isInSheet { return 56 }
    return surroundings.isPad ? 50 : 44
  }

  /// The height of a toolbar, without the safe area.
  ///
  /// 44, on a canvas from 414 points on 49 (stored frames, 3 of 6). At compact height 32 and on tablets 50 (medium); on
  /// large phones at compact height as a navigation bar (no source).
  package static func toolbarHeight(_ surroundings: BarSurroundings, width: CGFloat) -> CGFloat {
    if surroundings.isLow { return surroundings.isWide ? 44 : 32 }
    if surroundings.isPad { return 50 }
    return width >= 414 ? 49 : 44
  }

  /// The height of a large title.
  package static let largeTitleHeight: CGFloat = 52
  /// The height of a search bar: 1, the field of 36, and 15.
  package static let searchHeight: CGFloat = 52
  /// From a search bar's own upper edge to its field, and from the edge of the room below the title to the field.
  package static let searchFieldTop: CGFloat = 10
  package static let searchFieldGap: CGFloat = 1
  /// The space beside the field within a search bar.
  package static let searchFieldSide: CGFloat = 8
  /// The height of scope buttons below a search bar. No source.
  package static let scopeHeight: CGFloat = 47
  /// The height of a prompt, and its size of text. Low: from memory; 32 in a picture of iOS 26.
  package static let promptHeight: CGFloat = 30
  package static let promptFontSize: CGFloat = 13
  /// The room of an active search whose navigation bar is hidden. No source: the search bar's own height.
  package static let activeSearchHeight: CGFloat = 56

  // MARK: Margins

  /// The space between the bar's edge and its first item.
  ///
  /// 16 below 414 points, 20 from there on; beside an inset of the safe area always 16 (pictures of 320 to 896 points).
  package static func margin(width: CGFloat, safeArea inset: CGFloat) -> CGFloat {
    inset > 0 ? inset + 16 : width < 414 ? 16 : 20
  }

  /// The space on either side of an item's content, by what it is: text 8, pictures 5 (constraint logs, medium), views of
  /// the app (no source).
  package static let textPadding: CGFloat = 8
  package static let imagePadding: CGFloat = 5
  package static let customPadding: CGFloat = 4
  /// The least width of an item's content that gives way to others. No source: an ellipsis and a letter.
  package static let leastItemWidth: CGFloat = 24

  // MARK: Titles

  package static let titleFontSize: CGFloat = 17
  package static let largeTitleFontSize: CGFloat = 34
  /// From the lower edge of the standard bar to a large title's baseline.
  package static let largeTitleBaseline: CGFloat = 36.333
  /// The least space between a title and what is beside it: 6.3 in iOS 18, 9.3 in iOS 15 (medium).
  package static let titleGap: CGFloat = 6.333

  // MARK: Back button

  /// The chevron's ink.
  package static let chevron = CGSize(width: 11, height: 19)
  /// From the margin to the chevron's ink, to the left.
  package static let chevronOutset: CGFloat = 6.667
  /// From the margin to the back title; 28.7 in all in a picture of iOS 17 (medium).
  package static let backTitleInset: CGFloat = 14.1
  /// The area of the back button beyond its title: "First" ends at 63.667 in pictures of iOS 17 and 18, where the title begins
  /// 28.7 or 30.1 from the edge (high for the area's end).
  package static let backTouchMargin: CGFloat = 0.333
  /// The distance of the chevron below the bar's middle: its ink is from 12.33 to 31.33 of 44.
  package static let chevronDrop: CGFloat = -0.167
}
