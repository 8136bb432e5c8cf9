import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// The description of `contentInsetAdjustmentBehavior` in `UIScrollView.h`, on a screen with 47 unsafe points at the
/// top, 34 at the bottom.
@MainActor @Suite(.ownEnvironment) struct ScrollInsetTests {
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

  /// WWDC 2018, session 235: a scroll view 400 points high with content of 500 includes its safe area at the top in its
  /// insets, and no longer passes it on to its subviews at that edge, at any scroll position. With `never` it passes it
  /// on at all edges, like any view. Edges that are not included, left and right here, are passed on.
  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, [0.0, 20, 0, 0]), (.scrollableAxes, [0, 20, 0, 0]),
    (.always, [0, 0, 0, 0]), (.never, [40, 20, 0, 0]),
  ])
  func subviewsHaveNoSafeAreaAtEdgesWhereTheInsetsHaveIt(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, insets: [Double]
  ) {
    let window = UIWindow(
      size: CGSize(width: 300, height: 400), safeAreaInsets: UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0),
      traits: UITraitCollection(displayScale: 2))
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    let (subview, inner) = (UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 300)), UIView())
    inner.frame = subview.bounds
    subview.addSubview(inner)
    view.addSubview(subview)
    window.addSubview(view)
    view.contentSize = CGSize(width: 300, height: 500)
    func shown(_ view: UIView) -> [Double] {
      let insets = view.safeAreaInsets
      return [Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right)]
    }
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0))
    view.contentOffset = CGPoint(x: 0, y: 100)
    #expect(shown(subview) == insets)
    #expect(shown(inner) == insets)
    #expect(subview.layoutMargins.top == 8 + CGFloat(insets[0]))
  }

  @Test func insetsThatAreNotFiniteAreFaultsWithoutEffect() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset.left = 4
    let faults = collectFaults {
      view.contentInset.top = .nan
      view.contentInset = UIEdgeInsets(top: 0, left: -.infinity, bottom: 0, right: 0)
    }
    #expect(
      faults.count == 2 && faults.allSatisfy { $0.hasPrefix("CALayerInvalidGeometry: UIScrollView.contentInset") })
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
  }

  /// UIKit overflows the stack in this case.
  @Test func answersWithoutEndAreFaults() {
    final class Restless: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { scrollView.contentInset.bottom += 1 }
    }
    let (view, restless) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Restless())
    view.delegate = restless
    let faults = collectFaults {
      view.contentOffset.y = 1
      view.contentInset.bottom = 1
    }
    #expect(faults.count == 2 && faults.allSatisfy { $0.hasPrefix("UIScrollViewFeedbackLoop: UIScrollView.") })
    withExtendedLifetime(restless) {}
  }
}
