import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Constraints between a scroll view's own edges and its content.
///
/// Apple, Auto Layout Guide, "Working with Scroll Views": edges and margins attach to the content area, width, height
/// and centre to the frame, constraints to things outside to the frame. Technical Note TN2154 says the same.
@MainActor @Suite struct ScrollEdgeTests {
  private func scrollView(_ width: CGFloat = 100, _ height: CGFloat = 200) -> UIScrollView {
    UIScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// From the explanation of TN2154 at e-learn.cn/qa/answer/116983: 100 + 200 + 500 wide, 131 + 200 + 269 high.
  @Test func edgesGiveTheContentSize() {
    let view = scrollView(320, 480)
    let content = constrained(UIView(), "content", in: view)
    content.fix(width: 200, height: 200)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 500),
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: 131),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 269),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 800, height: 600))
    #expect(content.numbers == [100, 131, 200, 200])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// From example-a.com/answer/19689591: a button of 50 with 10 around makes content of 70 by 70.
  @Test func visualFormat() {
    let root = root(400, 400)
    let view = constrained(UIScrollView(), "scroll", in: root)
    let button = constrained(Sized(50, 50), "button", in: view)
    for (format, views) in [
      ("H:|[scroll]|", ["scroll": view]), ("V:|[scroll]|", ["scroll": view]),
      ("H:|-10-[button]-10-|", ["button": button]),
      ("V:|-10-[button]-10-|", ["button": button]),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    root.layoutIfNeeded()
    #expect(view.numbers == [0, 0, 400, 400])
    #expect(view.contentSize == CGSize(width: 70, height: 70))
    #expect(button.numbers == [10, 10, 50, 50])
  }

  /// The guide's description of a page that scrolls vertically: a content view on all four edges, as wide as the scroll
  /// view, as high as its content.
  @Test func widthMeansTheFrames() {
    let view = scrollView()
    let content = constrained(UIView(), "content", in: view)
    let text = constrained(Wrapping(1000), "text", in: content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: view.widthAnchor),
      text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      text.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
      text.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 260))
    view.frame.size.width = 250
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 250, height: 140))
    text.length = 5000
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 250, height: 460))
    #expect(text.numbers == [0, 30, 250, 400])
  }

  @Test func heightAndCentreMeanTheFrames() {
    let view = scrollView()
    let content = constrained(UIView(), "content", in: view)
    let dot = constrained(UIView(), "dot", in: view)
    content.fix(width: 300)
    dot.fix(width: 20, height: 20)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.heightAnchor.constraint(equalTo: view.heightAnchor),
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 200))
    #expect(dot.numbers == [40, 90, 20, 20])
  }

  @Test func marginsAreThoseOfTheContent() {
    for usesGuide in [false, true] {
      let view = scrollView()
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let content = constrained(UIView(), "content", in: view)
      content.fix(width: 200, height: 500)
      if usesGuide {
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          content.topAnchor.constraint(equalTo: guide.topAnchor),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      } else {
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
          (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ]
        for (attribute, margin) in pairs {
          NSLayoutConstraint(
            item: content, attribute: attribute, relatedBy: .equal, toItem: view, attribute: margin, multiplier: 1,
            constant: 0
          ).isActive = true
        }
      }
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 206, height: 504))
      #expect(content.numbers == [2, 1, 200, 500])
      view.layoutMargins.right = 40
      view.layoutIfNeeded()
      #expect(view.contentSize.width == 242)
    }
  }

  /// Leading is the right end of the content in this case, not of the frame.
  @Test func fromRightToLeft() {
    for isWide in [true, false] {
      let view = scrollView(isWide ? 100 : 400, 200)
      view.overrideTraits = UITraitCollection(layoutDirection: .rightToLeft)
      let content = constrained(UIView(), "content", in: view)
      content.fix(width: 200, height: 50)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -30),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 240, height: 50))
      #expect(content.numbers == [30, 0, 200, 50])
      view.overrideTraits = UITraitCollection(layoutDirection: .leftToRight)
      view.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 240, height: 50))
      #expect(content.numbers == [10, 0, 200, 50])
    }
  }

  /// A view constrained to something outside is positioned by the frame, and floats over the content.
  @Test func constraintsToTheOutsideMeanTheFrame() {
    let root = root(400, 400)
    let view = constrained(UIScrollView(), "scroll", in: root)
    let content = constrained(UIView(), "content", in: view)
    let floating = constrained(UIView(), "floating", in: view)
    content.fix(width: 100, height: 900)
    floating.fix(width: 30, height: 30)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      floating.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      floating.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.numbers == [20, 20, 360, 360])
    #expect(view.contentSize == CGSize(width: 100, height: 900))
    #expect(floating.numbers == [330, 0, 30, 30])
  }

  @Test func oneScrollViewInAnother() {
    let outer = scrollView()
    let inner = constrained(UIScrollView(), "inner", in: outer)
    let content = constrained(UIView(), "content", in: inner)
    inner.fix(width: 300, height: 150)
    content.fix(width: 70, height: 800)
    for (view, superview) in [(inner as UIView, outer as UIView), (content, inner)] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        view.topAnchor.constraint(equalTo: superview.topAnchor),
        view.bottomAnchor.constraint(equalTo: superview.bottomAnchor),
      ])
    }
    outer.layoutIfNeeded()
    #expect(outer.contentSize == CGSize(width: 300, height: 150))
    #expect(inner.contentSize == CGSize(width: 70, height: 800))
  }

  @Test func whoeverHoldsTheConstraint() {
    let root = root(400, 400)
    let view = constrained(UIScrollView(), "scroll", in: root)
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    view.translatesAutoresizingMaskIntoConstraints = true
    let content = constrained(UIView(), "content", in: view)
    content.fix(width: 250, height: 350)
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    root.addConstraints([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: content.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 25),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 275, height: 350))
  }

  /// TN2154's mixed approach: a content size set in code stays, as long as no constraint determines the end of the
  /// content.
  @Test func nearEdgesAloneSayNothingOfTheSize() {
    let view = scrollView()
    view.contentSize = CGSize(width: 500, height: 600)
    let content = constrained(UIView(), "content", in: view)
    content.fix(width: 50, height: 50)
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let bottom = content.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 600))
    bottom.isActive = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 50))
    bottom.isActive = false
    view.contentSize.height = 70
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 70))
  }

  /// A collection view's content area is determined by its layout. There is no public information on that.
  @Test func aCollectionViewsContentAreaIsItsLayouts() {
    let list = ListCollection(count: 20)
    let frame = constrained(UIView(), "frame", in: list.view)
    NSLayoutConstraint.activate([
      frame.leadingAnchor.constraint(equalTo: list.view.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: list.view.trailingAnchor),
      frame.topAnchor.constraint(equalTo: list.view.topAnchor),
      frame.bottomAnchor.constraint(equalTo: list.view.bottomAnchor),
    ])
    list.view.layoutIfNeeded()
    #expect(list.view.contentSize == CGSize(width: 100, height: 1000))
    #expect(frame.numbers == [0, 0, 100, 1000])
    list.source.sections = [["a"]]
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(frame.numbers == [0, 0, 100, 50])
  }
}
