import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `topLayoutGuide` and `bottomLayoutGuide`: the height that bars cover, for use in
/// constraints.
@MainActor @Suite struct LayoutSupportTests {
  @Test func theGuidesAreWhatIsCovered() {
    let (window, controller) = (WindowTests.phone(), UIViewController())
    window.rootViewController = controller
    let root: UIView = controller.view
    let view = constrained(UIView(), "v", in: root)
    NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 8
    ).isActive = true
    view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
    let bar = constrained(UIView(), "bar", in: root)
    NSLayoutConstraint.activate([
      bar.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2),
      bar.topAnchor.constraint(equalTo: controller.topLayoutGuide.topAnchor),
    ])
    window.makeKeyAndVisible()
    #expect(controller.topLayoutGuide.length == 47 && controller.bottomLayoutGuide.length == 34)
    #expect(view.frame.minY == 55 && view.frame.maxY == 810)
    #expect(bar.frame.minY == 0 && bar.frame.height == 94)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(controller.topLayoutGuide.length == 57 && view.frame.minY == 65)
  }

  /// SnapKit's tests counted six: two of their own, and two for each guide.
  @Test func eachGuideIsHeldByTwoConstraints() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let guides = [controller.topLayoutGuide, controller.bottomLayoutGuide]
    #expect(controller.topLayoutGuide === guides[0] && controller.bottomLayoutGuide === guides[1])
    #expect(controller.view.constraints.count == 4)
    #expect(guides.map(\.length) == [0, 0])
  }
}
