import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `UIView.transform`, `frame` and `CALayer.transform`: the frame is the bounding rectangle of the
/// transformed bounds, centre and bounds do not change. Expected numbers are worked out by hand.
@MainActor @Suite(.ownEnvironment) struct TransformedGeometryTests {
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { $0.magnitude < 1e-9 }
  }

  @Test func theFrameIsTheBoxAroundTheTransformedBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: -10, y: 35, width: 80, height: 30))
    #expect(view.center == CGPoint(x: 30, y: 50) && view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 0, y: 30, width: 60, height: 40)))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 100 / 2.0.squareRoot()
    #expect(isClose(view.frame, CGRect(x: 30 - side / 2, y: 50 - side / 2, width: side, height: side)))
    view.transform = CGAffineTransform(translationX: 5, y: -7)
    #expect(view.frame == CGRect(x: 15, y: 13, width: 40, height: 60) && view.center == CGPoint(x: 30, y: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test func theAnchorPointStaysWhereItIs() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.center = CGPoint(x: 10, y: 80)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: 10, y: 50, width: 20, height: 30))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 10, y: 80, width: 60, height: 40)))
  }

  /// Setting the frame of a layer that is scaled, mirrored or turned by right angles gives it that frame.
  @Test(
    arguments: [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(translationX: 3, y: 4),
      CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(a: 0, b: -2, c: 1, d: 0, tx: 7, ty: 9),
    ])
  func aFrameUnderATransformIsTheOneThatWasSet(transform: CGAffineTransform) {
    for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25)] {
      let (view, layer) = (UIView(), CALayer())
      (view.layer.anchorPoint, layer.anchorPoint) = (anchor, anchor)
      view.transform = transform
      layer.setAffineTransform(transform)
      let frame = CGRect(x: 11, y: 13, width: 30, height: 50)
      (view.frame, layer.frame) = (frame, frame)
      #expect(isClose(view.frame, frame) && isClose(layer.frame, frame), "\(anchor) \(view.frame)")
    }
  }

  /// With any other angle the bounds become those of the frame turned back, as many reports of growing views tell.
  @Test func aTurnedViewGrowsWhenItsFrameIsSet() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = view.frame
    #expect((view.bounds.width - 200).magnitude < 1e-9 && (view.center.x - 50).magnitude < 1e-9)
  }

  @Test func sizesAndCentresAreSetWithoutTheTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.bounds.size = CGSize(width: 40, height: 20)
    view.center = CGPoint(x: 10, y: 10)
    #expect(view.frame == CGRect(x: 0, y: 5, width: 20, height: 10))
  }

  @Test func constraintsPlaceTheUntransformedView() {
    let root = root(100, 100)
    let view = constrained(UIView(), "v", in: root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30).isActive = true
    view.fix(width: 20, height: 10)
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 40, y: 45) && view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.frame == CGRect(x: 20, y: 35, width: 40, height: 20))
  }

  @Test func aTransformedViewIsResizedByItsMaskWithoutIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.frame.size = CGSize(width: 200, height: 100)
    #expect(view.bounds.size == CGSize(width: 180, height: 80) && view.center == CGPoint(x: 100, y: 50))
  }

  // MARK: Places

  @Test func pointsAreConvertedThroughTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.convert(CGPoint(x: 10, y: 5), to: root) == CGPoint(x: 20, y: 10))
    #expect(inner.convert(CGPoint(x: 20, y: 10), from: root) == CGPoint(x: 10, y: 5))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 0, y: 0, width: 20, height: 20))
    outer.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 150, y: 50))
    #expect(inner.convert(CGPoint(x: 150, y: 50), from: root) == .zero)
  }

  @Test func aTransformedViewIsHitWhereItIsSeen() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 90, width: 100, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(root.hitTest(CGPoint(x: 100, y: 60), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 60, y: 100), with: nil) === root)
    #expect(root.layer.hitTest(CGPoint(x: 100, y: 60)) === view.layer)
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
  }

  @Test func layersAreHitFromTheFront() {
    let root = CALayer()
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for layer in [back, front] {
      layer.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
      root.addSublayer(layer)
    }
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === front && root.hitTest(CGPoint(x: 115, y: 115)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === back)
    back.isHidden = true
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 105, y: 105)) === front && root.hitTest(CGPoint(x: 115, y: 115)) == nil)
  }

  // MARK: In space

  @Test func aRotationAboutAVerticalAxisIsNarrower() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isClose(layer.frame, CGRect(x: 25, y: 0, width: 50, height: 50)))
    #expect(!CATransform3DIsAffine(layer.transform) && (layer.affineTransform().a - 0.5).magnitude < 1e-12)
  }

  @Test func aTransformInSpaceIsUndoneByItsInverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect((both.m11 - 1).magnitude < 1e-9 && both.m12.magnitude < 1e-9 && both.m43.magnitude < 1e-9)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  // MARK: Bad input

  @Test(arguments: [.nan, .infinity] as [CGFloat])
  func aTransformThatIsNotFiniteHasNoEffectAndIsReported(value: CGFloat) {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: value, y: 1)
    view.layer.transform.m14 = value
    #expect(view.transform.isIdentity && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      UIKitFaults.take() == ["CALayerInvalidGeometry: CALayer.transform: a number in it is not finite"])
  }

  @Test func aFrameUnderACollapsingTransformMovesTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(view.frame == CGRect(x: 5, y: 10, width: 0, height: 0))
    view.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 35, y: 35) && view.bounds.size == CGSize(width: 10, height: 20))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil).x.isFinite)
  }
}
