public import Foundation
@_spi(Subclasses) public import UIKitCore
import UIKitValues

/// A container of controllers in columns, on tablets; where the width is compact, it shows one of them.
///
/// A split view controller with a style puts each column's controller into a navigation controller, unless it is one, and a
/// button that changes the columns into the bar of the first of them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  final var columns: [Column: UIViewController] = [:]
  /// The controllers whose views stand in the columns: those of `columns`, or navigation controllers around them.
  final var wrappers: [Column: UIViewController] = [:]
  final let parts = SplitParts()
  /// The display mode that `show(_:)` and `hide(_:)` have led to.
  final var chosenMode: DisplayMode?
  /// The number of controllers that the first column's stack had before the others' were added to it.
  final var mergedCounts: [(column: Column, count: Int)] = []

  /// The style given on creation, or by the Interface Builder document.
  public package(set) final var style: Style
  /// The delegate, which is asked about columns where there is room for one only. A weak reference.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred combination of visible columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The visible columns. Automatically it is one column beside the content, but in a window that is higher than wide
  /// only the content.
  open var displayMode: DisplayMode { resolvedMode }
  /// The preferred way of arranging the columns.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The way of arranging the columns; automatically beside the content.
  open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
  /// The side of the first column.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Widths

  /// The preferred width of the first column, in points; the standard one, 320, if negative.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred fraction of the width for the first column; 0.4, but not more than 320 points, if negative.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the first column, in points; none if negative.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the first column, in points; none if negative.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred width of the column before the content, in points; the standard one, 320, if negative.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The preferred fraction of the width for the column before the content.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the column before the content, in points; none if negative.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the column before the content, in points; none if negative.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The value of widths that the system determines.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// The width of the first column, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the column before the content, in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Settings

  /// The look of the primary column. Stored: sidebars look like other lists.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether swipes show columns, and whether a button does. There are no touches.
  open var presentsWithGesture = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether there is a button that shows or hides columns, where there is a style. Automatically as `presentsWithGesture`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether there is a button for the content alone. Stored; there are no touches.
  open var showsSecondaryOnlyButton = false
  /// Whether only one column is visible: at compact width.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// A button item that shows or hides the first column, for the app's own bars where there is no style. Hidden where there is one
  /// column.
  public final let displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)

  /// Creates a split view controller of a style, without child controllers.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UISplitViewController.self)
  }

  // MARK: Columns

  /// The controllers in the order of the columns; those of a style in their navigation controllers.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { wrappers[$0] } }
    set {
      let order: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (index, column) in order.enumerated() { setViewController(newValue.dropFirst(index).first, for: column) }
    }
  }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { replace(column, with: vc) }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column beside the content, or over it.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column.
  open func hide(_ column: Column) { conceal(column) }

  @_spi(Subclasses) open override var showsDetailControllers: Bool { true }
  @_spi(Subclasses) open override var containerKind: ContainerKind? { .split }

  /// Shows a controller as the content; in its stack if there is only one column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc) }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    showColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The delegate of a split view controller. Methods that are optional in Objective-C have defaults.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Whether the secondary controller has been merged into the primary one for a single column: `true` leaves it out.
  /// Asked of split view controllers without a style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that is shown if there is space for only one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called before the visible columns change; never called automatically.
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
