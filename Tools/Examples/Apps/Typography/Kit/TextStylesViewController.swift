import UIKit

@objc public protocol TextStylesViewControllerDelegate: NSObjectProtocol {
    @objc optional func textStylesViewController(_ controller: TextStylesViewController, didSelect style: TextStyle)
    @objc optional func textStylesViewControllerDidFinish(_ controller: TextStylesViewController)
}

/// Lists the styles, each written in itself.
open class TextStylesViewController: UITableViewController {
    public weak var delegate: TextStylesViewControllerDelegate?
    private var observation: NSKeyValueObservation?
    private var styles: [TextStyle] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Styles"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: NSStringFromClass(UITableViewCell.self))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Done", style: .done, target: self, action: #selector(TextStylesViewController.finish))
        let control = UISegmentedControl(items: ["Light", "Dark"])
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(self.appearanceChanged(sender:)), for: .valueChanged)
        navigationItem.titleView = control
        observation = Configuration.shared.observe(\.styles, options: [.initial, .new]) { [weak self] _, change in
            self?.show(change.newValue ?? [:])
        }
    }

    private func show(_ styles: [String: TextStyle]) {
        self.styles = styles.keys.sorted().compactMap { styles[$0] }
        tableView.reloadData()
    }

    @objc fileprivate func finish() {
        delegate?.textStylesViewControllerDidFinish?(self)
        if presentingViewController != nil { dismiss(animated: true, completion: nil) }
    }

    @objc private func appearanceChanged(sender: UISegmentedControl) {
        overrideUserInterfaceStyle = sender.selectedSegmentIndex == 0 ? .light : .dark
    }

    // MARK: UITableViewDataSource

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return styles.count
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = NSStringFromClass(UITableViewCell.self)
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.textLabel?.text = styles[indexPath.row].name
        cell.textLabel?.textStyleName = styles[indexPath.row].name
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.textStylesViewController?(self, didSelect: styles[indexPath.row])
    }
}
