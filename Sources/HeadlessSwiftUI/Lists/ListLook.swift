import Foundation
import HeadlessUIKit
import ProposalLayout
import SystemText
import UIKitLists
import UIKitValues

/// The colour behind a list, which is seen behind a navigation bar at rest.
struct ContainerBackgroundKey: PreferenceKey {
  static var defaultValue: Color { .clear }
  static func reduce(value: inout Color, nextValue: () -> Color) {}
}

/// The look of a list: the figures of UIKit's lists, as SwiftUI's are on iOS 16 and later (measured on iOS 17.5 and 18.5:
/// swiftui-facts §3, 22–32).
struct ListLook {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  /// The distance of cards from the list's sides, and of content from the sides of its row.
  let margin: CGFloat
  let rowInsets: EdgeInsets
  let minimumRowHeight: CGFloat
  /// The distance of rows.
  let rowSpacing: CGFloat
  /// The distance of sections without headers; nil for the standard one.
  let sectionSpacing: CGFloat?
  let isBackgroundHidden: Bool
  /// The space above a section without a header, and below one without a footer.
  let spaceWithoutMargin: CGFloat
  /// The space around headers and footers.
  let headerInsets: EdgeInsets
  let footerInsets: EdgeInsets

  var isGrouped: Bool { appearance.isGrouped }
  var isInset: Bool { appearance == .insetGrouped }

  var background: Color { isBackgroundHidden ? .clear : Color(appearance.backgroundColor) }

  @MainActor init(style: ListStyleKind, environment: EnvironmentValues) {
    let appearance = style.appearance
    self.appearance = appearance
    margin = UICollectionLayoutListConfiguration.Appearance.margin(listWidth: environment.safeArea.area.width)
    rowInsets = EdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)
    minimumRowHeight = environment.defaultMinListRowHeight
    rowSpacing = environment.listSpacing.rows
    sectionSpacing = environment.listSpacing.sections
    isBackgroundHidden = environment.isScrollContentHidden
    spaceWithoutMargin = appearance.spaceWithoutMargin(environment.traits.pixelGrid)
    let side = appearance == .insetGrouped ? 2 * margin : margin
    func insets(_ role: ListRole, above: CGFloat = 0) -> EdgeInsets {
      let own = appearance.contentConfiguration(role).directionalLayoutMargins
      return EdgeInsets(top: own.top + above, leading: side, bottom: own.bottom, trailing: side)
    }
    headerInsets = insets(.header, above: appearance.headerTopPadding)
    footerInsets = insets(.footer)
  }
}

extension ListStyleKind {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

struct ListBody: View {
  let parts: [ListPart]
  let look: ListLook

  var body: some View {
    ScrollView {
      ListSections(parts: parts, look: look)
        .frame(maxWidth: .infinity)
    }
    .background(look.background)
  }
}

struct ListSection: View {
  @Environment(\.pixelLength) private var pixel
  let parts: SectionParts
  let look: ListLook
  let isFirst: Bool

  /// The line at an end of a group that reaches from edge to edge.
  private var edge: some View { Rectangle().fill(Color(.separator)).frame(height: pixel) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !parts.header.isEmpty {
        NodesView(nodes: parts.header)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(look.headerInsets)
          // AccessibilitySnapshot's pictures: a header is read as a heading, a footer is not.
          .accessibilityAddTraits(.isHeader)
      } else {
        space(isFirst || look.sectionSpacing == nil ? look.spaceWithoutMargin : 0)
      }
      rows
      if !parts.footer.isEmpty {
        NodesView(nodes: parts.footer)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(look.footerInsets)
      } else {
        space(look.isGrouped ? look.sectionSpacing ?? look.spaceWithoutMargin : 0)
      }
    }
  }

  private func space(_ height: CGFloat) -> some View { Color.clear.frame(height: height).frame(maxWidth: .infinity) }

  @ViewBuilder private var rows: some View {
    let rows = ListRows(parts: parts, look: look)
    if look.rowSpacing > 0, look.isGrouped {
      // Each row is a card of its own.
      rows.padding(.horizontal, look.isInset ? look.margin : 0)
    } else if look.isInset {
      rows.clipShape(RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, look.margin)
    } else if look.isGrouped {
      rows.overlay(alignment: .top) { edge }
        .overlay(alignment: .bottom) { edge }
    } else {
      rows
    }
  }
}

struct ListRow: View {
  @Environment(\.pixelLength) private var pixel
  let row: ViewNode
  let look: ListLook
  let hasSeparator: Bool

  var body: some View {
    let insets = row.listRow.insets ?? look.rowInsets
    content
      .padding(insets)
      .frame(maxWidth: .infinity, minHeight: look.minimumRowHeight, alignment: .leading)
      .background {
        if let background = row.listRow.background {
          NodesView(nodes: background)
        } else if look.isGrouped {
          StyleBackground(style: Color(.secondarySystemGroupedBackground), edges: [])
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: look.rowSpacing > 0 && look.isInset ? 10 : 0))
      .overlay(alignment: .bottom) {
        if hasSeparator, row.listRow.separator != .hidden {
          RowSeparator(row: row, color: row.listRow.separatorTint ?? Color(.separator), inset: insets.leading)
            .frame(height: pixel)
        }
      }
  }

  @ViewBuilder private var content: some View {
    let isLink = [row].preference(RowLinkKey.self) == true
    if row.listRow.badge != nil || isLink {
      HStack(spacing: 0) {
        NodesView(nodes: [row]).frame(maxWidth: .infinity, alignment: .leading)
        if let badge = row.listRow.badge { badge.foregroundStyle(.secondary).padding(.leading, 8) }
        if isLink {
          DisclosureIndicator().padding(.leading, row.listRow.badge == nil ? 8 : AccessoryGlyph.spacing)
        }
      }
    } else {
      NodesView(nodes: [row])
    }
  }
}
