import Foundation
import HeadlessUIKit

/// A page view controller with the pages of a document.
final class DocumentPageViewController: UIPageViewController {
  let pages = DocumentPages()

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    dataSource = pages
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the page at the index; the last one if there are fewer.
  func showPage() {
    guard !pages.controllers.isEmpty else { return }
    pages.index = min(pages.index, pages.controllers.count - 1)
    setViewControllers([pages.controllers[pages.index]], direction: .forward, animated: false)
  }
}

/// The pages of a document, as the data source that tells how many there are.
@MainActor
final class DocumentPages: NSObject, UIPageViewControllerDataSource {
  var controllers: [UIViewController] = []
  var index = 0
  var showsPageControl = false

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: -1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: 1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsPageControl ? controllers.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { index }

  private func page(at distance: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = controllers.firstIndex(where: { $0 === controller }) else { return nil }
    let other = index + distance
    return controllers.indices.contains(other) ? controllers[other] : nil
  }
}
