import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitText
import UIKitValues

/// The places of the bars and the content.
extension UINavigationController {
  /// The number of times that the bars are placed again because their place moved the content by which they are placed.
  private static let passLimit = 4

  /// Lays out the bars and the content again before the next picture.
  final func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    containerHandler?()
  }

  /// Places the bars, the content among them, and the results of a search.
  final func layOutBars() {
    guard isViewLoaded, !isLayingOutBars else { return }
    isLayingOutBars = true
    defer { isLayingOutBars = false }
    followContent()
    for _ in 0..<UINavigationController.passLimit {
      let distance = scrolledDistance
      placeNavigationBar()
      placeToolbar()
      placeContent()
      if scrolledDistance == distance { break }
    }
    showResults()
  }

  private var search: UISearchController? { topViewController?.navigationItem.searchController }
  private var hidesBars: Bool { hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact }
  /// Whether the navigation bar is seen.
  private var showsNavigationBar: Bool { !isNavigationBarHidden && !hidesBars }
  private var showsToolbar: Bool { !isToolbarHidden && !hidesBars }

  /// Whether the controller is in a sheet, which covers less than the screen.
  private var isInSheet: Bool {
    presentingViewController != nil && sheetPresentationController != nil
      && traitCollection.verticalSizeClass != .compact
  }

  // MARK: Bars

  private func placeNavigationBar() {
    let bar = navigationBar
    bar.isHidden = !showsNavigationBar
    var place = NavigationBarPlace()
    let statusBar = StatusBarMetrics.height(safeAreaTop: view.safeAreaInsets.top)
    place.isInController = true
    place.columnItem = columnItem
    place.isInSheet = isInSheet
    place.overhang = statusBar
    place.scrolled = scrolledDistance
    place.hidesRow = search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
    bar.place = place
    place.isAtEdge = followedScrollView == nil || bar.fullZones.isAtEdge(scrolledBy: place.scrolled)
    bar.place = place
    bar.frame = CGRect(x: 0, y: statusBar, width: view.bounds.width, height: bar.wholeHeight)
  }

  private func placeToolbar() {
    toolbar.isHidden = !showsToolbar
    guard showsToolbar else { return }
    toolbar.items = topViewController?.toolbarItems
    let height = toolbar.sizeThatFits(view.bounds.size).height
    let bottom = view.safeAreaInsets.bottom
    toolbar.place = ToolbarPlace(isInController: true, isAtEdge: followedScrollView?.isAtEnd ?? false, overhang: bottom)
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
  }

  // MARK: Content

  private func placeContent() {
    guard let top = topViewController, let content = top.viewIfLoaded, content.superview === view else { return }
    let room = contentRoom(for: top)
    top.containerInsets = room.insets
    if content.frame != room.frame { content.frame = room.frame }
  }

  /// The frame of a controller's view, and what bars over it add to its safe area.
  private func contentRoom(for controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
    var (frame, insets) = (bounds, UIEdgeInsets.zero)
    func extends(_ edge: UIRectEdge, under isOpaque: Bool) -> Bool {
      controller.edgesForExtendedLayout.contains(edge) && (!isOpaque || controller.extendedLayoutIncludesOpaqueBars)
    }
    if showsNavigationBar {
      let covered = navigationBar.frame.maxY
      if extends(.top, under: navigationBar.isOpaqueBar) {
        insets.top = covered - safeArea.top
      } else {
        (frame.origin.y, frame.size.height) = (covered, max(0, bounds.height - covered))
      }
    }
    if showsToolbar {
      if extends(.bottom, under: !toolbar.isTranslucent) {
        insets.bottom = toolbar.frame.height
      } else {
        frame.size.height = max(0, toolbar.frame.minY - frame.minY)
      }
    }
    return (frame, insets)
  }

  // MARK: Scrolling

  /// Follows the scroll view of the controller that is seen: the one that it names or else the first in its view.
  private func followContent() {
    let top = topViewController
    let named = top?.contentScrollView(for: .top) ?? top?.contentScrollView(for: .bottom)
    let wanted = named ?? top?.viewIfLoaded.flatMap(UIScrollView.first(in:))
    wanted?.liesUnderBars = true
    wanted?.placeHandler = { [weak self] in self?.barsDidChange() }
    guard wanted !== followedScrollView else { return }
    followedScrollView?.placeHandler = nil
    followedScrollView?.liesUnderBars = false
    followedScrollView = wanted
  }

  /// The distance by which the followed content has been scrolled from where it begins below the whole bar.
  private var scrolledDistance: CGFloat {
    guard let content = followedScrollView else { return 0 }
    let hidden =
      content.safeAreaAdjustment.top > 0 ? navigationBar.fullZones.height - navigationBar.shownZones.height : 0
    return content.contentOffset.y + content.adjustedContentInset.top + hidden
  }

  // MARK: Search

  /// Shows the results of an active search over the content, below the bars.
  private func showResults() {
    let results = search?.shownResults
    if shownResults !== results, shownResults?.viewIfLoaded?.superview === view {
      shownResults?.leaveContainer(animated: false)
    }
    shownResults = results
    guard let results, let top = topViewController, let content = top.viewIfLoaded, let shown = results.view else {
      return
    }
    results.containerInsets = contentRoom(for: top).insets
    shown.frame = content.frame
    guard shown.superview !== view else { return }
    results.beginAppearanceTransition(true, animated: false)
    view.insertSubview(shown, aboveSubview: content)
    results.endAppearanceTransition()
  }
}
