import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Views do not retain their superviews, nor constraints and guides their views: released objects are gone for all of
/// them.
@MainActor @Suite struct ReleasedItemTests {
  @Test func aSubviewOutlivesItsSuperview() {
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let grandchild = UIView()
    do {
      let superview = root(10, 10)
      let between = UIView()
      superview.addSubview(between)
      between.addSubview(child)
      child.addSubview(grandchild)
      #expect(child.superview === between)
    }
    #expect(child.superview == nil && grandchild.superview === child)
    #expect(child.window == nil && child.convert(CGPoint.zero, to: nil) == .zero)
    let other = root(10, 10)
    other.addSubview(child)
    other.layoutIfNeeded()
    #expect(child.superview === other)
  }

  @Test func constraintsForgetTheirItems() {
    let view = root(100, 100)
    var constraints: [NSLayoutConstraint] = []
    do {
      let gone = constrained(UIView(), "gone", in: view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      constraints = [
        gone.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.widthAnchor.constraint(equalTo: gone.widthAnchor),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        view.leadingAnchor.anchorWithOffset(to: gone.leadingAnchor).constraint(equalToConstant: 5),
      ]
      NSLayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
      gone.removeFromSuperview()
      view.removeLayoutGuide(guide)
    }
    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(constraints[0].firstItem == nil && constraints[1].secondItem == nil && constraints[2].firstItem == nil)
    #expect(constraints[0].secondItem === view)
    view.layoutIfNeeded()
  }

  @Test func guidesAndLayersForgetTheirView() {
    let guide = UILayoutGuide()
    var margins: UILayoutGuide?
    var layer: CALayer?
    do {
      let gone = root(10, 10)
      gone.addLayoutGuide(guide)
      (margins, layer) = (gone.layoutMarginsGuide, gone.layer)
      gone.backgroundColor = .systemRed
      #expect(guide.owningView === gone && margins?.owningView === gone)
    }
    #expect(guide.owningView == nil && margins?.owningView == nil)
    #expect(layer?.backgroundColor != nil)
  }

  @Test func aViewThatWasLaidOutAloneJoinsAnother() {
    let (first, second) = (root(100, 100), root(200, 200))
    let view = constrained(UIView(), "view", in: first)
    let inner = constrained(UIView(), "inner", in: view)
    inner.fix(width: 10, height: 20)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor), inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    for superview in [first, second, first] {
      superview.addSubview(view)
      view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 7).isActive = true
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: superview === first ? 1 : 2).isActive =
        true
      superview.layoutIfNeeded()
      #expect(view.numbers == [superview === first ? 1 : 2, 7, 10, 20])
    }
  }
}
