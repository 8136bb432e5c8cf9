import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `UIScrollView`: `contentOffset`, `contentInset`, `adjustedContentInset`,
/// `scrollRectToVisible(_:animated:)`.
@MainActor @Suite(.ownEnvironment) struct ScrollOffsetTests {
  private func scrollView(content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 200))
    view.contentSize = content
    return view
  }

  @Test func theContentOffsetIsTheBoundsOrigin() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    view.contentOffset = CGPoint(x: 0, y: 300)
    #expect(view.bounds == CGRect(x: 0, y: 300, width: 100, height: 200))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
    view.bounds.origin.y = 40
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func theOffsetBeginsAtMinusTheInsetsAndStaysThereAsTheyChange() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    view.contentInset = UIEdgeInsets(top: 12, left: 7, bottom: 5, right: 0)
    #expect(view.contentOffset == CGPoint(x: -7, y: -12))
    view.contentInset.top = 30
    #expect(view.contentOffset == CGPoint(x: -7, y: -30))
    view.contentOffset.y = 100
    view.contentInset.top = 0
    #expect(view.contentOffset == CGPoint(x: -7, y: 100))
  }

  @Test func theVisiblePartIsThatOfTheBounds() {
    let view = scrollView(content: CGSize(width: 300, height: 400))
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    view.contentOffset.y = 50
    #expect(view.visibleSize == view.bounds.size)
  }

  @Test func theDelegateHearsOfEachScrollOnce() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    let listener = ScrollListener()
    view.delegate = listener
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    #expect(listener.events == ["scroll 10.0", "scroll 20.0", "end"])
  }

  @Test func rectanglesAreShownByTheShortestWay() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    func show(_ y: CGFloat, _ height: CGFloat) -> Double {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return Double(view.contentOffset.y)
    }
    #expect(show(50, 50) == 0)
    #expect(show(180, 50) == 30)
    #expect(show(20, 50) == 20)
    #expect(show(990, 50) == 800)
    // There is not enough room for all of it: its start is shown.
    #expect(show(100, 400) == 100)
  }

  @Test func aContentThatShrinksDoesNotLeaveTheViewBeyondItsEnd() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    view.contentInset.bottom = 10
    view.contentOffset.y = 810
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 310)
    view.frame.size.height = 400
    #expect(view.contentOffset.y == 110)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
  }

  @Test func sizesThatAreNotFiniteAreFaultsWithoutEffect() {
    let view = scrollView(content: CGSize(width: 100, height: 1000))
    view.contentSize = CGSize(width: 100, height: CGFloat.nan)
    view.contentOffset = CGPoint(x: 0, y: CGFloat.infinity)
    #expect(view.contentSize == CGSize(width: 100, height: 1000))
    #expect(view.contentOffset == .zero)
    let faults = UIKitFaults.take()
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.hasPrefix("CALayerInvalidGeometry") })
  }
}

final class ScrollListener: NSObject, UIScrollViewDelegate {
  var events: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("scroll \(Double(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("end")
  }
}
