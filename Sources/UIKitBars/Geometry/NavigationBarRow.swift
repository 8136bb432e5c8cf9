package import Foundation

/// The text of a back button beside its chevron.
package enum BackTitle: Equatable, Sendable {
  /// The title of the controller before.
  case full
  /// "Back".
  case generic
  /// Nothing.
  case none
}

/// The places in the row of a navigation bar that has the title, as if text ran from left to right.
package struct NavigationBarRow: Equatable, Sendable {
  /// The widths of the contents and the bar.
  package struct Content: Equatable, Sendable {
    /// The bar's width.
    package var width: CGFloat = 0
    /// The space beside the first and the last item.
    package var leadingMargin: CGFloat = 0
    package var trailingMargin: CGFloat = 0
    /// The widths of a back button's titles that may be shown, the preferred first; `nil` without a back button.
    package var backTitles: [(title: BackTitle, width: CGFloat)]?
    /// The width of the back button's image.
    package var backIndicatorWidth: CGFloat = BarMetrics.chevron.width
    /// The leading items, from the edge on.
    package var leading: [BarItemSize] = []
    /// The trailing items, from the edge on.
    package var trailing: [BarItemSize] = []
    /// The width of the title or the title's view; `nil` without one.
    package var title: CGFloat?

    package init() {}

    package static func == (left: Content, right: Content) -> Bool {
      left.width == right.width && left.leadingMargin == right.leadingMargin
        && left.trailingMargin == right.trailingMargin && left.leading == right.leading
        && left.trailing == right.trailing && left.title == right.title
        && left.backIndicatorWidth == right.backIndicatorWidth
        && (left.backTitles ?? []).elementsEqual(right.backTitles ?? []) { $0 == $1 }
        && (left.backTitles == nil) == (right.backTitles == nil)
    }
  }

  /// The back button's text, and where it begins; `nil` without a button.
  package let back: BackTitle?
  package let backTitleStart: CGFloat
  package let backTitleWidth: CGFloat
  /// The leading edges of items' contents with their widths.
  package let leading: [(start: CGFloat, width: CGFloat)]
  package let trailing: [(start: CGFloat, width: CGFloat)]
  /// The leading edge and the width of the title, before they are rounded to pixels.
  package let title: (start: CGFloat, width: CGFloat)?

  /// Places the contents: the back button's title is shortened before the title is, which is off the centre only as far as it
  /// must be. The title gives way to items; where these do not fit, the side that needs more is shortened, or both are to the
  /// same width. Flexible spaces have no width here.
  package init(_ content: Content) {
    let needs = (leading: BarItemRow.width(of: content.leading), trailing: BarItemRow.width(of: content.trailing))
    let start =
      content.leadingMargin + BarMetrics.backTitleInset
      + max(0, content.backIndicatorWidth - BarMetrics.chevron.width)
    let fitting = content.backTitles.map { titles in
      let before = content.leading.isEmpty ? 0 : BarMetrics.textPadding + needs.leading
      let wanted = content.title.map { $0 + 2 * BarMetrics.titleGap } ?? 0
      let limit = content.width - content.trailingMargin - needs.trailing
      return titles.first { start + $0.width + before + wanted <= limit } ?? titles.last ?? (BackTitle.none, 0)
    }
    back = fitting?.title
    backTitleStart = start
    backTitleWidth = fitting?.width ?? 0
    let leadingStart = fitting.map { start + $0.width + BarMetrics.textPadding } ?? content.leadingMargin
    let rooms = NavigationBarRow.rooms(needs, in: content.width - content.trailingMargin - leadingStart)
    let leading = BarItemRow(content.leading, from: leadingStart, to: leadingStart + rooms.leading)
    let trailing = BarItemRow(
      content.trailing, from: content.trailingMargin, to: content.trailingMargin + rooms.trailing)
    self.leading = leading.spans
    self.trailing = trailing.spans.map { (content.width - $0.start - $0.width, $0.width) }
    let indicatorEnd = content.leadingMargin - BarMetrics.chevronOutset + content.backIndicatorWidth
    let backEnd = fitting.map { $0.title == .none ? indicatorEnd : start + $0.width }
    let leadingEnd = content.leading.isEmpty ? backEnd : leading.end
    let limit = content.width - (content.trailing.isEmpty ? content.trailingMargin : trailing.end)
    title = content.title.map { width in
      NavigationBarRow.title(
        width, in: content.width, from: leadingEnd.map { $0 + BarMetrics.titleGap } ?? content.leadingMargin,
        to: limit - (content.trailing.isEmpty ? 0 : BarMetrics.titleGap))
    }
  }

  /// The widths for the items of both sides: what they need, or as much of it as there is. Between them is the space that is
  /// between two texts.
  private static func rooms(
    _ needs: (leading: CGFloat, trailing: CGFloat), in width: CGFloat
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let gap = needs.leading > 0 && needs.trailing > 0 ? 2 * BarMetrics.textPadding : 0
    let room = max(0, width - gap)
    if needs.leading + needs.trailing <= room { return needs }
    if needs.leading <= room / 2 { return (needs.leading, room - needs.leading) }
    if needs.trailing <= room / 2 { return (room - needs.trailing, needs.trailing) }
    return (room / 2, room / 2)
  }

  /// The title in the centre of the bar, or as near to it as the items beside it permit. One for which there is not the least
  /// width has none.
  private static func title(
    _ width: CGFloat, in bar: CGFloat, from least: CGFloat, to greatest: CGFloat
  ) -> (start: CGFloat, width: CGFloat) {
    let room = greatest - least
    let fitted = room < min(width, BarMetrics.leastItemWidth) ? 0 : min(width, room)
    return (max(least, min((bar - fitted) / 2, greatest - fitted)), fitted)
  }

  package static func == (left: NavigationBarRow, right: NavigationBarRow) -> Bool {
    left.back == right.back && left.backTitleStart == right.backTitleStart
      && left.backTitleWidth == right.backTitleWidth && left.leading.elementsEqual(right.leading) { $0 == $1 }
      && left.trailing.elementsEqual(right.trailing) { $0 == $1 } && left.title?.start == right.title?.start
      && left.title?.width == right.title?.width
  }
}
