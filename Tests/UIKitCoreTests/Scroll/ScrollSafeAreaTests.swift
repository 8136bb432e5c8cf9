import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Scroll views and the safe area, as Interface Builder documents were stored (kharrison/CodeExamples: ScrollGuide-IB, and
/// DynamicContainer 1 and 2, whose texts are boxes of their height here).
@MainActor @Suite struct ScrollSafeAreaTests {
  /// A scroll view that fills a controller's view with a safe area.
  private func scrollView(height: CGFloat, safeArea insets: UIEdgeInsets) -> (UIViewController, UIScrollView) {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: height)
    controller.additionalSafeAreaInsets = insets
    let view = constrained(UIScrollView(), "scroll", in: controller.view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.view.topAnchor),
      view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
    ])
    return (controller, view)
  }

  /// Below bars of 64 points the content begins at -64 and the button, 8 below the safe area's top, at 8.
  @Test func theSafeAreasGuideStaysWhereItIsWhileTheContentScrolls() {
    let (controller, view) = scrollView(height: 667, safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .always
    let button = constrained(UIView(), "button", in: view)
    button.fix(width: 25, height: 24)
    button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
    button.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8).isActive = true
    controller.view.layoutIfNeeded()
    view.contentOffset.y = -64
    controller.view.layoutIfNeeded()
    #expect(button.numbers == [8, 8, 25, 24])
    // 72 points below the top of the view, wherever its content is.
    view.contentOffset.y = 100
    controller.view.layoutIfNeeded()
    #expect(button.numbers == [8, 172, 25, 24])
  }

  /// From outside, the guide is where the view is.
  @Test func theSafeAreasGuideIsInTheFrameForViewsAround() {
    let (controller, view) = scrollView(height: 667, safeArea: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    let badge = constrained(UIView(), "badge", in: controller.view)
    badge.fix(width: 10, height: 10)
    badge.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8).isActive = true
    badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
    controller.view.layoutIfNeeded()
    view.contentOffset.y = 100
    controller.view.layoutIfNeeded()
    #expect(badge.numbers == [0, 72, 10, 10])
  }

  /// As the rows of tables in documents, whose cells preserve the table's margins: they look alike below a bar and away from
  /// it, because the content inset keeps clear of the safe area. Sides that it does not keep clear of count.
  @Test func whatIsScrolledPreservesMarginsWithoutTheAdjustedSafeArea() {
    let (controller, view) = scrollView(height: 667, safeArea: UIEdgeInsets(top: 0, left: 30, bottom: 80, right: 0))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let rows = [100, 600].map { UIView(frame: CGRect(x: 0, y: $0, width: 375, height: 60)) }
    for row in rows {
      row.preservesSuperviewLayoutMargins = true
      row.insetsLayoutMarginsFromSafeArea = false
      view.addSubview(row)
    }
    view.contentSize = CGSize(width: 300, height: 2_000)
    controller.view.layoutIfNeeded()
    #expect(view.adjustedContentInset.bottom == 80 && view.layoutMargins.bottom == 80)
    for row in rows { #expect(row.layoutMargins == UIEdgeInsets(top: 8, left: 46, bottom: 8, right: 16)) }
    view.contentInsetAdjustmentBehavior = .never
    controller.view.layoutIfNeeded()
    #expect(rows[0].layoutMargins.bottom == 8 && rows[1].layoutMargins.bottom == 73)
  }

  /// Content with margins of 20 points around a text of 130.5, in a view of 190 with a safe area of 44 at its top.
  ///
  /// - Parameter fills: whether the content is to be as high as the view.
  private func message(fills: Bool) -> (content: UIView, text: UIView) {
    let (controller, view) = scrollView(height: 190, safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let content = constrained(UIView(), "content", in: view)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let text = constrained(UIView(), "text", in: content)
    let margins = content.layoutMarginsGuide
    let height = text.heightAnchor.constraint(equalToConstant: 130.5).at(fills ? 700 : 999)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.heightAnchor.constraint(greaterThanOrEqualToConstant: 130.5), height,
    ])
    if fills { content.heightAnchor.constraint(equalTo: view.heightAnchor).at(749).isActive = true }
    controller.view.layoutIfNeeded()
    controller.view.layoutIfNeeded()
    return withExtendedLifetime(controller) { (content, text) }
  }

  /// Insets for the safe area would make the content lower than the view, which then needs none.
  @Test func contentThatNeedsNoInsetsOnceItHasThemHasNone() {
    let (content, text) = message(fills: false)
    #expect(content.frame.height == 214.5)
    #expect(text.frame.minY == 64)
  }

  @Test func contentThatFillsTheViewBetweenItsInsetsKeepsThem() {
    let (content, text) = message(fills: true)
    #expect(content.frame.height == 190)
    #expect(text.frame.minY == 20 && text.frame.height == 150)
  }
}
