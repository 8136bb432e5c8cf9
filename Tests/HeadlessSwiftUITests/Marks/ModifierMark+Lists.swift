import Foundation
import HeadlessUIKit

@testable import HeadlessSwiftUI

extension ModifierMark {
  private static func list(_ row: some View) -> some View {
    List {
      row
      Text(verbatim: "row")
    }
  }

  private static func sections(_ section: some View) -> some View {
    List {
      section
      Section("Second") { Text(verbatim: "row") }
    }
  }

  /// Lists and their rows.
  static var lists: [ModifierMark] {
    let row = Text(verbatim: "row")
    let section = Section("First") { row }
    return [
      ModifierMark("badge", of: list(row)) { _ in list(row.badge(3)) },
      ModifierMark("badgeProminence", of: list(row.badge(3))) { $0.badgeProminence(.increased) },
      ModifierMark("headerProminence", of: sections(section)) { $0.headerProminence(.increased) },
      ModifierMark("listItemTint", of: list(Button("Button") {})) {
        $0.listItemTint(.red)
      },
      ModifierMark("listRowBackground", of: list(row)) { _ in list(row.listRowBackground(Color.red)) },
      ModifierMark("listRowBackground", of: sections(section)) { _ in sections(section.listRowBackground(Color.red)) },
      ModifierMark("listRowInsets", of: list(row)) { _ in list(row.listRowInsets(EdgeInsets())) },
      ModifierMark("listRowSeparator", of: list(row)) { _ in list(row.listRowSeparator(.hidden)) },
      ModifierMark("listRowSeparator", of: list(row)) { _ in list(row.listRowSeparator(.hidden, edges: .top)) },
      ModifierMark("listRowSeparatorTint", of: list(row)) { _ in list(row.listRowSeparatorTint(.red)) },
      ModifierMark("listRowSeparatorTint", of: list(row)) { _ in list(row.listRowSeparatorTint(.red, edges: .top)) },
      ModifierMark("listRowSpacing", of: list(row)) { $0.listRowSpacing(10) },
      ModifierMark("listSectionSeparator", of: sections(section).listStyle(.plain)) { _ in
        sections(section.listSectionSeparator(.hidden)).listStyle(.plain)
      },
      ModifierMark("listSectionSeparatorTint", of: sections(section)) { _ in
        sections(section.listSectionSeparatorTint(.red))
      },
      ModifierMark("listSectionSpacing", of: sections(Section { row })) { _ in
        List {
          Section { row }
          Section { row }
        }.listSectionSpacing(50)
      },
      ModifierMark("listStyle", of: list(row)) { $0.listStyle(.plain) },
    ]
  }
}
