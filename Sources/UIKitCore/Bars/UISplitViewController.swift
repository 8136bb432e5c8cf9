public import Foundation

/// Controllers beside each other on tablets. Its controllers are kept; which of them stand beside each other, and how wide,
/// is not worked out: a scene that would show it fails.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var columns: [Column: UIViewController] = [:]

  /// The style it was made with.
  public final let style: Style
  /// Who is asked and told of columns; nobody is, by itself.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are to be seen.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which columns are seen: one, as nothing is worked out.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// How columns are to stand to each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The part of the width that the first column is to have.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// The least width of the first column.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// The greatest width of the first column.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// Whether swipes show columns. Kept: nothing touches.
  open var presentsWithGesture = true
  /// Whether one column alone is seen; true, as nothing is worked out.
  open var isCollapsed: Bool { true }
  /// An item that shows or hides the first column. Kept: no bar is drawn.
  public final let displayModeButtonItem = UIBarButtonItem()

  /// Columns of a style, without controllers yet.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Gives `nil`: archives are not read.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controllers, from the start on.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] } }
    set {
      for column in columns.keys { setViewController(nil, for: column) }
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Sets a column's controller.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  /// A column's controller.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing on a still picture: which columns are seen is not worked out.
  open func show(_ column: Column) {}
  /// Does nothing on a still picture: which columns are seen is not worked out.
  open func hide(_ column: Column) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    UIKitFaults.unsupported("UISplitViewController", instead: "Show its columns' controllers by themselves.")
  }
}

/// Who is asked and told of columns. Nothing asks by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the second column goes where there is room for one.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Which column is seen where there is room for one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Other columns are about to be seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
