import Foundation
import Testing
import UIKitCore

extension UIView {
  fileprivate convenience init(side: CGFloat = 10, tag: Int = 1) {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    self.tag = tag
  }
}

extension UIViewController {
  fileprivate convenience init(name: String = "Notes") {
    self.init(nibName: nil, bundle: nil)
    title = name
  }
}

private final class RatingView: UIView {
  convenience init(stars: Int = 5) {
    self.init(frame: CGRect(x: 0, y: 0, width: stars * 20, height: 20))
  }
}

private final class SwipeGesture: UIGestureRecognizer {
  convenience init(isNamed: Bool = true) {
    self.init(target: nil, action: nil)
    name = isNamed ? "swipe" : nil
  }
}

/// `init()` beside an app's initializer whose parameters all have defaults. Swift calls the one that needs no default: so
/// it is on iOS, where `UIView()` is `-[UIView init]`.
@MainActor @Suite struct PlainInitializerTests {
  @Test func viewsOfUIKit() {
    #expect(UIView().frame == .zero)
    #expect(UIView().tag == 0)
    #expect(UIView(side: 4).frame.size == CGSize(width: 4, height: 4))
    #expect(UIImageView().tag == 0)
  }

  @Test func viewsOfTheApp() {
    #expect(RatingView().frame == .zero)
    #expect(RatingView(stars: 3).frame.width == 60)
  }

  @Test func controllers() {
    #expect(UIViewController().title == nil)
    #expect(UIViewController(name: "Walks").title == "Walks")
  }

  // What Apple's headers do not forbid, an app may write as a value for the time being.
  @Test func placeholders() {
    #expect(UIFont().pointSize > 0 && UIFont() == UIFont())
    #expect(UIViewPropertyAnimator().duration == 0 && UIViewPropertyAnimator().state == .inactive)
    #expect(UISwipeActionsConfiguration().actions.isEmpty)
  }

  @Test func recognizers() {
    #expect(SwipeGesture().name == nil)
    #expect(SwipeGesture(isNamed: true).name == "swipe")
  }
}
