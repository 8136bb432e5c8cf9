public import Foundation
public import HeadlessUIKit

/// A list of what is configured, with a control for the appearance above it, and a close button.
///
/// The common part of the lists of styles and of colours.
@MainActor
open class TypographyListController: UITableViewController {
  /// The object that is notified when the list was closed.
  public typealias Delegate = TypographyKitViewControllerDelegate
  /// The settings of the bar.
  public typealias NavigationSettings = ViewControllerNavigationSettings

  weak var delegate: (any Delegate)?
  var navigationSettings: NavigationSettings?
  /// Chooses the appearance in which the list is shown.
  let styleControl = UISegmentedControl(items: TypographyInterfaceStyle.allCases.map(\.rawValue.capitalized))

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    styleControl.selectedSegmentIndex = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    styleControl.addAction(UIAction { [weak self] _ in self?.appearanceDidChange() }, for: .valueChanged)
    configureNavigationBar()
  }

  /// The button beside the close button; `nil` for none.
  var exportButton: UIBarButtonItem? { nil }

  private func configureNavigationBar() {
    let alignment = navigationSettings?.closeButtonAlignment ?? .closeButtonLeftExportButtonRight
    let close = UIBarButtonItem(
      systemItem: navigationSettings?.closeButton ?? .done,
      primaryAction: UIAction { [weak self] _ in self?.close() })
    switch alignment {
    case .closeButtonLeftExportButtonRight:
      (navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem) = (close, exportButton)
    case .closeButtonRightExportButtonLeft:
      (navigationItem.leftBarButtonItem, navigationItem.rightBarButtonItem) = (exportButton, close)
    case .noCloseButtonExportButtonLeft: navigationItem.leftBarButtonItem = exportButton
    case .noCloseButtonExportButtonRight: navigationItem.rightBarButtonItem = exportButton
    }
    navigationItem.leftItemsSupplementBackButton = true
  }

  private func appearanceDidChange() {
    overrideUserInterfaceStyle = styleControl.selectedSegmentIndex == 1 ? .dark : .light
    tableView.reloadData()
  }

  /// Closes the list, unless the settings leave that to the app, and tells the delegate.
  func close() {
    let settings = navigationSettings
    if settings?.autoClose ?? true {
      if settings?.isModal ?? (navigationController == nil) {
        dismiss(animated: settings?.animated ?? true)
      } else {
        if let settings { navigationController?.isNavigationBarHidden = settings.isNavigationBarHidden }
        navigationController?.popViewController(animated: settings?.animated ?? true)
      }
    }
    delegate?.viewControllerDidFinish()
  }

  // MARK: Table

  open override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    styleControl
  }

  open override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    styleControl.intrinsicContentSize.height
  }
}
