import Foundation
import UIKitCore
import UIKitLists
import UIKitValues

/// More's list of the tabs for which there is no room in the bar.
final class MoreListController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  /// The items of the tabs.
  var tabs: [UITabBarItem?] = [] {
    didSet { if !tabs.elementsEqual(oldValue, by: ===) { table.reloadData() } }
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    table.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    table.backgroundColor = .systemBackground
    view = table
  }
}

extension MoreListController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tabs.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab") ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = tabs[indexPath.row]
    let system = item?.systemItem.map(SystemTabContent.init)
    cell.textLabel?.text = item?.title ?? system?.title
    cell.imageView?.image = item?.image ?? system.flatMap { UIImage(systemName: $0.symbol) }
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
