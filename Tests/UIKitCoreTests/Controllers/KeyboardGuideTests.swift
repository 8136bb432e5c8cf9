import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `keyboardLayoutGuide` while the keyboard is off screen: its top is the bottom of the safe
/// area or, without `usesBottomSafeArea`, of the view.
@MainActor @Suite struct KeyboardGuideTests {
  @Test func theGuideLiesBelowTheSafeArea() {
    let (window, controller) = (WindowTests.phone(), UIViewController())
    window.rootViewController = controller
    let root: UIView = controller.view
    let field = constrained(UIView(), "field", in: root)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.makeKeyAndVisible()
    // The bottom 34 points of the phone are unsafe.
    #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 810, width: 390, height: 34))
    #expect(field.frame == CGRect(x: 0, y: 762, width: 390, height: 40))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(field.frame.maxY == 836 && root.keyboardLayoutGuide.layoutFrame.height == 0)
    root.keyboardLayoutGuide.usesBottomSafeArea = true
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 16, right: 0)
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 786)
  }

  @Test("A keyboard that is not there is near the bottom, and away from the other edges")
  func trackedConstraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = view.keyboardLayoutGuide
    #expect(guide === view.keyboardLayoutGuide)
    let constraints = (0..<4).map { view.heightAnchor.constraint(equalToConstant: CGFloat($0)) }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenAwayFrom: .bottom)
    guide.setConstraints([constraints[2]], activeWhenNearEdge: .top)
    #expect(constraints.map(\.isActive) == [true, false, false, false])
    guide.setConstraints([constraints[3]], activeWhenNearEdge: .bottom)
    #expect(constraints.map(\.isActive) == [false, false, false, true])
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [constraints[3]])
    #expect(guide.constraintsActive(whenAwayFrom: .bottom) == [constraints[1]])
    guide.removeAllTrackedConstraints()
    #expect(!constraints[3].isActive && guide.constraintsActive(whenNearEdge: .bottom) == [])
  }
}
