public import Foundation
@_spi(Subclasses) public import UIKitCore

/// A container of controllers in columns, on tablets. It stores its controllers, but does not lay them out: a scene
/// that would show it fails.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private var columns: [Column: UIViewController] = [:]

  /// The style given on creation.
  public final let style: Style
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred combination of visible columns.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The visible columns: only the content, as columns are not laid out.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// The preferred way of arranging the columns.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The preferred fraction of the width for the first column.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  /// The minimum width of the first column.
  open var minimumPrimaryColumnWidth: CGFloat = -1
  /// The maximum width of the first column.
  open var maximumPrimaryColumnWidth: CGFloat = -1
  /// Whether swipes show columns. Stored; there are no touches.
  open var presentsWithGesture = true
  /// Whether only one column is visible; always `true`, as columns are not laid out.
  open var isCollapsed: Bool { true }
  /// A button item that shows or hides the first column. Stored; no bar is drawn.
  public final let displayModeButtonItem = UIBarButtonItem()

  /// Creates a split view controller of a style, without child controllers.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controllers in the order of the columns.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary, .compact].compactMap { columns[$0] } }
    set {
      for column in columns.keys { setViewController(nil, for: column) }
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Does nothing: columns are not laid out.
  open func show(_ column: Column) {}
  /// Does nothing: columns are not laid out.
  open func hide(_ column: Column) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    reportUnsupported("UISplitViewController", instead: "Show its columns' controllers by themselves.")
  }
}

/// The delegate of a split view controller. It is never called automatically; methods that are optional in
/// Objective-C have defaults.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the secondary controller has been merged into the primary one for a single column.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that is shown if there is space for only one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called before the visible columns change.
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
