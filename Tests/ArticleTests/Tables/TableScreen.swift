import Testing
import UIKit

/// Screens with tables: those of the articles, and common ones in apps.
enum TableScreen: String, CaseIterable, CustomTestStringConvertible {
  case doctors, drawers, rowWays, settings, contacts, playlist, choosing, editing

  /// The scroll offset of the contacts: the second section pushes the first one's title away.
  static let contactsOffset: CGFloat = 140

  @MainActor func make() -> UITableViewController {
    switch self {
    case .doctors: DoctorsViewController()
    case .drawers: DrawersViewController()
    case .rowWays: RowWaysViewController()
    case .settings: SettingsViewController()
    case .contacts: ContactsViewController(offset: TableScreen.contactsOffset)
    case .playlist: PlaylistViewController(.selecting)
    case .choosing: PlaylistViewController(.choosing)
    case .editing: PlaylistViewController(.editing)
    }
  }

  var testDescription: String { rawValue }
}

extension DisplayedScene where Controller == UITableViewController {
  /// A screen with a table after the first layout.
  convenience init(_ screen: TableScreen, _ device: Device = .phone, _ category: UIContentSizeCategory = .large) {
    self.init(device, category) { screen.make() }
    window.layoutIfNeeded()
  }

  // swift-format-ignore: NeverForceUnwrap
  var table: UITableView { controller.tableView! }

  /// Switches the interface to right to left.
  func mirror() {
    window.overrideTraits = UITraitCollection(traitsFrom: [
      window.traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
    ])
    window.layoutIfNeeded()
  }

  /// Scrolls from the top to the bottom, a screenful at a time.
  func visitPages(_ visit: () -> Void) {
    let insets = table.adjustedContentInset
    var offset = -insets.top
    while true {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      visit()
      offset += table.bounds.height - insets.top - insets.bottom
      guard offset < table.contentSize.height else { return }
    }
  }

  func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }
}
