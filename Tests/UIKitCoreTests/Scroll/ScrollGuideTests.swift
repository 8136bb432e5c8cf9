import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `contentLayoutGuide` and `frameLayoutGuide`, and the article "Building layouts with
/// accessibility in mind", part 2 (polpiella.dev), whose screen centres its content until it is too high.
@MainActor @Suite struct ScrollGuideTests {
  private func scrollView() -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  /// Content pinned to the guide, as wide as the view, and at least as high at priority 250, containing a view of this
  /// height.
  private func article(height: CGFloat) -> (UIScrollView, UIView) {
    let view = scrollView()
    let content = constrained(UIView(), "content", in: view)
    let inner = constrained(UIView(), "inner", in: content)
    let (guide, frame) = (view.contentLayoutGuide, view.frameLayoutGuide)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor).at(250),
      inner.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      inner.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    inner.fix(height: height)
    view.layoutIfNeeded()
    return (view, inner)
  }

  @Test func constraintsToTheContentsGuideGiveTheContentSize() {
    let (low, lowInner) = article(height: 60)
    #expect(low.contentSize == CGSize(width: 100, height: 200))
    #expect(lowInner.numbers == [0, 70, 100, 60])
    let (high, highInner) = article(height: 450)
    #expect(high.contentSize == CGSize(width: 100, height: 450))
    #expect(highInner.numbers == [0, 0, 100, 450])
  }

  @Test func aContentSizeSetByHandStaysWhereNoConstraintIsAboutIt() {
    let view = scrollView()
    view.contentSize = CGSize(width: 300, height: 400)
    _ = view.contentLayoutGuide
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 400))
    let subview = constrained(UIView(), "subview", in: view)
    subview.fix(width: 50, height: 70)
    subview.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor).isActive = true
    subview.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor).isActive = true
    subview.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 70))
  }

  @Test func whatHangsOnTheFramesGuideStaysInView() {
    let view = scrollView()
    view.contentSize = CGSize(width: 100, height: 900)
    let fixed = constrained(UIView(), "fixed", in: view)
    fixed.fix(width: 10, height: 10)
    fixed.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 5).isActive = true
    fixed.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(fixed.numbers == [90, 5, 10, 10])
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    #expect(fixed.numbers == [90, 305, 10, 10])
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 300, width: 100, height: 200))
  }
}
