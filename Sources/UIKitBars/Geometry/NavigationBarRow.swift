package import Foundation

/// What a back button shows beside its chevron.
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
        && (left.backTitles ?? []).elementsEqual(right.backTitles ?? []) { $0 == $1 }
        && (left.backTitles == nil) == (right.backTitles == nil)
    }
  }

  /// What the back button shows, and where its text begins; `nil` without one.
  package let back: BackTitle?
  package let backTitleStart: CGFloat
  package let backTitleWidth: CGFloat
  /// The leading edges of items' contents with their widths.
  package let leading: [(start: CGFloat, width: CGFloat)]
  package let trailing: [(start: CGFloat, width: CGFloat)]
  /// The leading edge and the width of the title, before they are rounded to pixels.
  package let title: (start: CGFloat, width: CGFloat)?

  /// Places the contents: the back button's title is shortened before the title is, which is off the centre only as far as it
  /// must be.
  package init(_ content: Content) {
    let trailing = BarItemRow(content.trailing, from: content.trailingMargin, to: content.width)
    let trailingEnd = content.trailing.isEmpty ? content.trailingMargin : trailing.end
    let limit = content.width - trailingEnd
    let items = NavigationBarRow.room(for: content.leading)
    let wanted = (content.title ?? 0) + items + (content.title == nil ? 0 : 2 * BarMetrics.titleGap)
    let start = content.leadingMargin + BarMetrics.backTitleInset
    let fitting = content.backTitles.map { titles in
      titles.first { start + $0.width + wanted <= limit } ?? titles.last ?? (BackTitle.none, 0)
    }
    back = fitting?.title
    backTitleStart = start
    backTitleWidth = fitting?.width ?? 0
    let backEnd = fitting.map { $0.title == .none ? content.leadingMargin : start + $0.width }
    let leadingStart = backEnd.map { $0 + BarMetrics.textPadding } ?? content.leadingMargin
    let leading = BarItemRow(content.leading, from: leadingStart, to: content.width)
    self.leading = leading.spans
    self.trailing = trailing.spans.map { (content.width - $0.start - $0.width, $0.width) }
    let leadingEnd = content.leading.isEmpty ? backEnd ?? content.leadingMargin : leading.end
    title = content.title.map { width in
      NavigationBarRow.title(
        width, in: content.width, from: leadingEnd + (leadingEnd > content.leadingMargin ? BarMetrics.titleGap : 0),
        to: limit - (content.trailing.isEmpty ? 0 : BarMetrics.titleGap))
    }
  }

  /// The title in the centre of the bar, or as near to it as the items beside it permit.
  private static func title(
    _ width: CGFloat, in bar: CGFloat, from least: CGFloat, to greatest: CGFloat
  ) -> (start: CGFloat, width: CGFloat) {
    let fitted = min(width, max(0, greatest - least))
    return (max(least, min((bar - fitted) / 2, greatest - fitted)), fitted)
  }

  private static func room(for items: [BarItemSize]) -> CGFloat {
    items.isEmpty ? 0 : BarItemRow(items, from: BarMetrics.textPadding, to: 0).end
  }

  package static func == (left: NavigationBarRow, right: NavigationBarRow) -> Bool {
    left.back == right.back && left.backTitleStart == right.backTitleStart
      && left.backTitleWidth == right.backTitleWidth && left.leading.elementsEqual(right.leading) { $0 == $1 }
      && left.trailing.elementsEqual(right.trailing) { $0 == $1 } && left.title?.start == right.title?.start
      && left.title?.width == right.title?.width
  }
}
