import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct LayoutPassTests {
  final class Counting: UIView {
    var count = 0
    var onLayout: (() -> Void)?
    override func layoutSubviews() {
      count += 1
      onLayout?()
    }
  }

  /// A root with a child, both laid out once.
  static func pair() -> (root: Counting, child: Counting) {
    let (root, child) = (Counting(), Counting())
    root.addSubview(child)
    root.layoutIfNeeded()
    return (root, child)
  }

  @Test func everyNewViewIsLaidOutOnce() {
    let (root, child) = Self.pair()
    root.layoutIfNeeded()
    #expect((root.count, child.count) == (1, 1))
  }

  @Test func onlyViewsThatNeedItAreLaidOut() {
    let (root, child) = Self.pair()
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.count, child.count) == (1, 2))
    child.frame.size.width = 5
    root.layoutIfNeeded()
    #expect((root.count, child.count) == (1, 3))
    child.frame.origin.x = 5
    root.layoutIfNeeded()
    #expect((root.count, child.count) == (1, 3))
  }

  @Test func superviewsThatNeedLayoutComeFirst() {
    let (root, child) = Self.pair()
    var order: [String] = []
    root.onLayout = { order.append("root") }
    child.onLayout = { order.append("child") }
    root.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(order == ["root", "child"])
  }

  @Test func aSuperviewAskedAgainIsLaidOutAgain() {
    let (root, child) = Self.pair()
    child.onLayout = { if child.count == 2 { child.invalidateIntrinsicContentSize() } }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.count, child.count) == (2, 2))
  }

  @Test func viewsThatNeverComeToRestAreReported() {
    let (root, child) = Self.pair()
    child.onLayout = { child.setNeedsLayout() }
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(UIKitFaults.take().contains { $0.hasPrefix("UIViewLayoutFeedbackLoop: layoutIfNeeded: ") })
  }

  @Test func theViewsTraitsAreCurrentDuringLayout() {
    let (root, child) = Self.pair()
    var style = UIUserInterfaceStyle.unspecified
    child.onLayout = { style = UITraitCollection.current.userInterfaceStyle }
    root.overrideTraits = UITraitCollection(userInterfaceStyle: .dark)
    root.layoutIfNeeded()
    #expect(style == .dark)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 8) }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 4, width: 40, height: 2))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 20, height: 8))
  }

  @Test func aPlainViewHasNoSizeOfItsOwn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 40, height: 2))
  }
}
