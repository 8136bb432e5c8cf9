import UIKit

/// A plain list that has been scrolled: the title of the current section stays at the top, and the next one pushes it
/// away.
final class ContactsViewController: UITableViewController {
  private let offset: CGFloat
  private var hasScrolled = false
  private let names = [
    ["Amara Okafor", "Ada Wong", "Andrea Lind"], ["Ben Osei", "Bo Chen", "Britta Holm", "Bruno Sá"],
    ["Carla Mensah", "Chidi Eze", "Cleo Adler"], ["Dana Weiss", "Dev Patel", "Dora Nagy", "Duc Tran"],
    ["Eli Katz", "Ema Novak", "Eun Park"],
  ]

  init(offset: CGFloat) {
    self.offset = offset
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !hasScrolled, tableView.bounds.height > 0 else { return }
    hasScrolled = true
    tableView.contentOffset.y = offset
  }

  override func numberOfSections(in tableView: UITableView) -> Int { names.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    names[section].first.map { String($0.prefix(1)) }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "name")
      ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.section][indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
