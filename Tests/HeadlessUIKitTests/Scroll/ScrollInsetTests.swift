import Foundation
import HeadlessUIKit
import Testing

/// What `UIScrollView.h` says of `contentInsetAdjustmentBehavior`, on a screen with 47 points unsafe above, 34 below.
@MainActor @Suite struct ScrollInsetTests {
  private func show(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, contentHeight: CGFloat, bounces: Bool = false
  ) -> (UIScrollView, UIWindow) {
    let window = UIWindow(
      size: CGSize(width: 390, height: 844), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: UITraitCollection(displayScale: 3))
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.alwaysBounceVertical = bounces
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.addSubview(view)
    view.contentSize = CGSize(width: 390, height: contentHeight)
    window.layoutIfNeeded()
    return (view, window)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000.0, false, 57.0, 34.0),
    (.automatic, 300, false, 10, 0),
    (.automatic, 300, true, 57, 34),
    (.scrollableAxes, 2000, false, 57, 34),
    (.scrollableAxes, 300, false, 10, 0),
    (.always, 300, false, 57, 34),
    (.never, 2000, false, 10, 0),
  ])
  func theSafeAreaIsAddedWhereTheContentCanScroll(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Double, bounces: Bool, top: Double, bottom: Double
  ) {
    let (view, window) = show(behavior, contentHeight: CGFloat(height), bounces: bounces)
    withExtendedLifetime(window) {
      #expect(view.adjustedContentInset == UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0))
      #expect(view.contentOffset.y == CGFloat(-top))
      #expect(view.contentInset.top == 10)
    }
  }

  @Test func outsideOfAWindowThereIsNoSafeArea() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 2000)
    #expect(view.adjustedContentInset == .zero)
  }

  @Test func aChangeOfTheInsetsIsToldOf() {
    final class Watching: UIScrollView {
      var count = 0
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        count += 1
      }
    }
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.top = 5
    view.contentInset.top = 5
    #expect(view.count == 1)
  }
}
