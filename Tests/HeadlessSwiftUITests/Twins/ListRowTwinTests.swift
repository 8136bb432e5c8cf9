import Foundation
import HeadlessUIKit
import Testing
import UIKitTestSupport

@testable import HeadlessSwiftUI
@testable import UIKitCore

/// Rows of lists have the pictures of cells in a list of UIKit's, which SwiftUI's `List` is on iOS 16 and later.
@MainActor @Suite(.ownEnvironment) struct ListRowTwinTests {
  private static let styles: [ListLookTwin] = [
    ListLookTwin(name: "plain", appearance: .plain), ListLookTwin(name: "grouped", appearance: .grouped),
    ListLookTwin(name: "insetGrouped", appearance: .insetGrouped),
  ]

  private func expectSame(
    _ name: String, _ terms: TwinTerms, _ sections: [ListTwin.Section], @ViewBuilder _ content: () -> some View
  ) throws {
    for style in Self.styles {
      let list = List { content() }
      let view =
        switch style.appearance {
        case .plain: AnyView(list.listStyle(.plain))
        case .grouped: AnyView(list.listStyle(.grouped))
        default: AnyView(list.listStyle(.insetGrouped))
        }
      let pictures = try TwinPictures(of: view, and: ListTwin(style.appearance, sections), terms)
      expectEqual(pictures, "\(name), \(style.name)", terms)
    }
  }

  private func row(
    _ text: String,
    _ configure: @escaping @MainActor (inout UIListContentConfiguration, UICollectionViewListCell) -> Void = { _, _ in }
  ) -> @MainActor (UICollectionViewListCell) -> Void {
    { $0.show(text, configure) }
  }

  private static let long = "A row with a text that is so long that it does not fit on one line of the list"

  @Test(arguments: TwinTerms.some) func texts(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [.init(rows: [row("One"), row(Self.long), row("Three")])]
    try expectSame("texts", terms, sections) {
      Text(verbatim: "One")
      Text(verbatim: Self.long)
      Text(verbatim: "Three")
    }
  }

  @Test(arguments: TwinTerms.some) func headersAndFooters(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [
      .init(
        header: "Header",
        footer: "A footer, which says what the rows above it are for and is longer than a line.",
        rows: [row("One"), row("Two")]),
      .init(header: "Header", rows: [row("Three")]), .init(rows: [row("Four")]),
      .init(footer: "Footer", rows: [row("Five")]), .init(rows: [row("Six")]),
    ]
    try expectSame("sections", terms, sections) {
      Section {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      } header: {
        Text(verbatim: "Header")
      } footer: {
        Text(verbatim: "A footer, which says what the rows above it are for and is longer than a line.")
      }
      Section {
        Text(verbatim: "Three")
      } header: {
        Text(verbatim: "Header")
      }
      Section { Text(verbatim: "Four") }
      Section {
        Text(verbatim: "Five")
      } footer: {
        Text(verbatim: "Footer")
      }
      Section { Text(verbatim: "Six") }
    }
  }

  @Test(arguments: TwinTerms.some) func links(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [
      .init(rows: [
        row("One") { $1.accessories = [.disclosureIndicator()] },
        row(Self.long) { $1.accessories = [.disclosureIndicator()] },
        row("Inbox") { $1.accessories = [.label(text: "3"), .disclosureIndicator()] },
      ])
    ]
    try expectSame("links", terms, sections) {
      NavigationLink(value: 1) { Text(verbatim: "One") }
      NavigationLink(value: 1) { Text(verbatim: Self.long) }
      NavigationLink(value: 1) { Text(verbatim: "Inbox") }.badge(3)
    }
  }

  @Test(arguments: TwinTerms.some) func values(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [
      .init(rows: [
        { cell in
          var content = UIListContentConfiguration.valueCell()
          (content.text, content.secondaryText) = ("Name", "Value")
          cell.contentConfiguration = content
        }, row("Inbox") { $1.accessories = [.label(text: "3")] },
      ])
    ]
    try expectSame("values", terms, sections) {
      LabeledContent("Name", value: "Value")
      Text(verbatim: "Inbox").badge(3)
    }
  }

  /// A switch is 51 points wide, and counts as 49: in SwiftUI it reaches beyond the row's margin (measured on iOS 26: 42), as an
  /// accessory it ends there (`public-pictures`, 19).
  @Test(arguments: TwinTerms.some) func switches(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [
      .init(rows: [
        row("Wi-Fi") { _, cell in
          let toggle = UISwitch()
          toggle.isOn = true
          let room = UIView(frame: CGRect(origin: .zero, size: toggle.intrinsicContentSize))
          room.addSubview(toggle)
          cell.accessories = [.customView(configuration: .init(customView: room, placement: .trailing()))]
        }, row("Bluetooth"),
      ])
    ]
    try expectSame("switches", terms, sections) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Text(verbatim: "Bluetooth")
    }
  }

  @Test(arguments: TwinTerms.some) func labels(_ terms: TwinTerms) throws {
    let sections: [ListTwin.Section] = [
      .init(
        rows: [("Star", "star"), ("Person", "person.2"), ("Pin", "pin")].map { title, symbol in
          row(title) { content, _ in content.image = UIImage(systemName: symbol) }
        })
    ]
    try expectSame("labels", terms, sections) {
      Label("Star", systemImage: "star")
      Label("Person", systemImage: "person.2")
      Label("Pin", systemImage: "pin")
    }
  }
}

private struct ListLookTwin {
  let name: String
  let appearance: UICollectionLayoutListConfiguration.Appearance
}
