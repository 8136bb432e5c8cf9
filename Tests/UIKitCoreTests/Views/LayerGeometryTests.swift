import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Core Animation Programming Guide, "Layer Objects Define Their Own Geometry": frame, bounds, position, anchor point.
@MainActor @Suite(.ownEnvironment) struct LayerGeometryTests {
  @Test func frameBoundsPositionAndAnchorPointAgree() {
    let layer = CALayer()
    #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    layer.frame = CGRect(x: 40, y: 60, width: 120, height: 80)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 120, height: 80))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.frame == CGRect(x: 100, y: 20, width: 120, height: 80))
    layer.bounds = CGRect(x: 5, y: 6, width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 100, y: 90, width: 20, height: 10))
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(layer.position == CGPoint(x: 0, y: 4) && layer.bounds == CGRect(x: 5, y: 6, width: 4, height: 4))
  }

  @Test func aViewsLayerHasItsPlace() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.frame = CGRect(x: 1, y: 2, width: 30, height: 30)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 30))
    view.layer.position = CGPoint(x: 50, y: 50)
    #expect(view.center == CGPoint(x: 50, y: 50) && view.frame.minX == 35)
    view.layer.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 50, y: 50) && view.frame == CGRect(x: 50, y: 50, width: 30, height: 30))
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 50, y: 50, width: 10, height: 10))
    (view.layer.opacity, view.layer.isHidden) = (0.5, true)
    #expect(view.alpha == 0.5 && view.isHidden)
  }

  /// Layout determines frames, whatever the anchor point.
  @Test func constraintsPlaceTheFrame() {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).isActive = true
    view.fix(width: 20, height: 10)
    root.layoutIfNeeded()
    #expect(view.numbers == [3, 7, 20, 10] && view.center == CGPoint(x: 23, y: 17))
  }

  @Test func pointsAreConvertedThroughTheTree() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    outer.bounds.origin = CGPoint(x: 1, y: 2)
    inner.frame = CGRect(x: 3, y: 4, width: 5, height: 5)
    view.layer.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 13, y: 13))
    #expect(inner.convert(CGRect(x: 13, y: 13, width: 1, height: 2), from: view.layer).origin == CGPoint(x: 1, y: 1))
    let other = CALayer()
    other.frame = CGRect(x: 12, y: 12, width: 1, height: 1)
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 100, y: 100))
  }

  @Test(arguments: [.nan, .infinity] as [CGFloat])
  func geometryThatIsNotFiniteHasNoEffectAndIsReported(value: CGFloat) {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame.origin.x = value
    layer.bounds.size.width = value
    layer.position.y = value
    layer.anchorPoint.x = value
    layer.zPosition = value
    layer.opacity = Float(value)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && layer.zPosition == 0)
    #expect(layer.opacity == 1)
    #expect(UIKitFaults.take().filter { $0.hasPrefix("CALayerInvalidGeometry: CALayer.") }.count == 5)
  }
}
