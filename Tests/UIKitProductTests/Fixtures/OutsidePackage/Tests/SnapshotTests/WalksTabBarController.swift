import UIKit

/// An app with three tabs, as apps write it: each tab's stack has an item and a large title.
final class WalksTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    viewControllers = [
      stack(WalksViewController(), "Walks", "figure.walk"), stack(NoteViewController(), "Notes", "note.text"),
      stack(UIViewController(), "Friends", "person.2"),
    ]
    viewControllers?.first?.tabBarItem.badgeValue = "3"
    tabBar.tintColor = .systemGreen
    let appearance = UITabBarAppearance()
    appearance.configureWithDefaultBackground()
    tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) { tabBar.scrollEdgeAppearance = appearance }
  }

  private func stack(_ root: UIViewController, _ title: String, _ symbol: String) -> UINavigationController {
    root.title = title
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    stack.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    return stack
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}

/// A list of walks.
final class WalksViewController: UITableViewController {
  private let walks = ["Along the canal", "Up to the ridge", "Through the orchards"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "walk")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { walks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "walk", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = walks[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

/// A text between the safe area's edges.
final class NoteViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "Take water along: the mill is closed until May."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
