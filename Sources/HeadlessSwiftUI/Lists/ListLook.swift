import Foundation
import HeadlessUIKit
import ProposalLayout

/// The colour behind a list, which is seen behind a navigation bar at rest.
struct ContainerBackgroundKey: PreferenceKey {
  static var defaultValue: Color { .clear }
  static func reduce(value: inout Color, nextValue: () -> Color) {}
}

/// The figures of a list's look, measured on iOS 17.5 and 18.5 (swiftui-facts §3, 22–32).
struct ListLook {
  let isGrouped: Bool
  let isInset: Bool
  let rowInsets: EdgeInsets
  let minimumRowHeight: CGFloat
  /// The distance of rows.
  let rowSpacing: CGFloat
  /// The distance of sections without headers; nil for the standard one.
  let sectionSpacing: CGFloat?
  let isBackgroundHidden: Bool

  var background: Color {
    isBackgroundHidden ? .clear : isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground)
  }

  /// The distance of headers and footers from the screen's sides.
  var headerInset: CGFloat { rowInsets.leading + (isInset ? 20 : 0) }

  init(style: ListStyleKind, environment: EnvironmentValues) {
    isGrouped = style != .plain
    isInset = style == .insetGrouped
    let side: CGFloat = style == .plain ? 16 : 20
    rowInsets = EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    minimumRowHeight = environment.defaultMinListRowHeight
    rowSpacing = environment.listSpacing.rows
    sectionSpacing = environment.listSpacing.sections
    isBackgroundHidden = environment.isScrollContentHidden
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
  let parts: SectionParts
  let look: ListLook
  let isFirst: Bool
  let followsFooter: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !parts.header.isEmpty {
        // 38.667 high, its text's baseline 9.333 above the row (§3, 27, 28); 17.667 below the last row (30).
        NodesView(nodes: parts.header)
          .frame(maxWidth: .infinity, minHeight: 0, alignment: .bottomLeading)
          .padding(
            EdgeInsets(
              top: isFirst || followsFooter ? 50.0 / 3 : 103.0 / 3, leading: look.headerInset,
              bottom: 19.0 / 3, trailing: look.headerInset)
          )
          // AccessibilitySnapshot's pictures: a header is read as a heading, a footer is not.
          .accessibilityAddTraits(.isHeader)
      } else if look.isGrouped {
        Color.clear.frame(height: isFirst ? 35 : look.sectionSpacing ?? (followsFooter ? 18 : 35))
          .frame(maxWidth: .infinity)
      }
      rows
      if !parts.footer.isEmpty {
        NodesView(nodes: parts.footer)
          .frame(maxWidth: .infinity, alignment: .leading)
          // 33.667 high with one line (§3, 29).
          .padding(EdgeInsets(top: 8, leading: look.headerInset, bottom: 10, trailing: look.headerInset))
      }
    }
  }

  @ViewBuilder private var rows: some View {
    let rows = ListRows(parts: parts, look: look)
    if look.rowSpacing > 0, look.isGrouped {
      // Each row is a card of its own.
      rows.padding(.horizontal, look.isInset ? 20 : 0)
    } else if look.isInset {
      rows.background(Color(.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 10))
        .padding(.horizontal, 20)
    } else if look.isGrouped {
      rows.background(Color(.secondarySystemGroupedBackground))
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
        } else if look.rowSpacing > 0, look.isGrouped {
          Color(.secondarySystemGroupedBackground)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: look.rowSpacing > 0 && look.isInset ? 10 : 0))
      .overlay(alignment: .bottom) {
        if hasSeparator, row.listRow.separator != .hidden {
          (row.listRow.separatorTint ?? Color(.separator)).frame(height: pixel).padding(.leading, insets.leading)
        }
      }
  }

  @ViewBuilder private var content: some View {
    if let badge = row.listRow.badge {
      HStack {
        NodesView(nodes: [row])
        Spacer(minLength: 0)
        badge.foregroundStyle(.secondary)
      }
    } else {
      NodesView(nodes: [row])
    }
  }
}
