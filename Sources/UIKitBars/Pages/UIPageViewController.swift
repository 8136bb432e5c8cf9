public import Foundation
import UIKitControls
@_spi(Subclasses) public import UIKitCore
import UIKitValues

/// A container that shows one of several pages, with dots below that tell which, if its data source counts the pages.
///
/// Differs from UIKit: a book's spine is not drawn, and only the first of two pages is shown.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The transition between pages. Without effect on a still picture, but that dots are only below scrolled pages.
  public final let transitionStyle: TransitionStyle
  /// The way in which pages are turned. Without effect on a still picture, but that dots are only below pages beside each
  /// other.
  public final let navigationOrientation: NavigationOrientation
  /// The place of the spine: at the first edge with pages that curl, else none.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether there is something on the back of pages. Stored.
  open var isDoubleSided = false
  /// The source of the pages before and after the shown one. A weak reference.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updateDots() }
  }
  /// The delegate, which is never called automatically. A weak reference.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The recognizers of turning pages; there are no touches.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private let dots = UIPageControl(frame: .zero)
  private var shown: [UIViewController] = []

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an Interface Builder document. An archive's coder gives default values.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.document?.attribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      coder.document?.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
    coder.document?.decodeProperties(of: self, declaredBy: UIPageViewController.self)
  }

  /// The shown pages.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Shows pages, without animation; `completion` is called before the call returns. None is a fault and has no effect, and so
  /// are two in a controller without a spine in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let wanted = viewControllers ?? []
    guard wanted.count == 1 else {
      raiseFault(
        "NSInvalidArgumentException", call: "UIPageViewController.setViewControllers",
        reason: "the number of view controllers provided (\(wanted.count)) doesn't match the number required (1)")
      return
    }
    for child in shown where !wanted.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    shown = wanted
    for child in wanted where child.parent !== self { addChild(child) }
    showPage()
    updateDots()
    completion?(true)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    showPage()
    updateDots()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateDots()
    placeParts()
  }

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }

  private func showPage() {
    guard isViewLoaded, let page = shown.first, let content = page.view, content.superview !== view else { return }
    view.insertSubview(content, at: 0)
    placeParts()
    page.didMove(toParent: self)
  }

  /// The height of the row of dots: 37 in pictures of iOS before 14, kept since (low confidence).
  private static let dotsHeight: CGFloat = 37

  private var showsDots: Bool {
    transitionStyle == .scroll && navigationOrientation == .horizontal && dots.numberOfPages > 0
  }

  private func updateDots() {
    guard isViewLoaded else { return }
    dots.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dots.isHidden = !showsDots
  }

  /// Places the page above the dots, which are above the bottom of the safe area.
  private func placeParts() {
    let bounds = view.bounds
    let height = showsDots ? UIPageViewController.dotsHeight + view.safeAreaInsets.bottom : 0
    let page = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    if let content = shown.first?.viewIfLoaded, content.frame != page { content.frame = page }
    let row = CGRect(x: 0, y: page.maxY, width: bounds.width, height: UIPageViewController.dotsHeight)
    if dots.frame != row { dots.frame = row }
  }
}
