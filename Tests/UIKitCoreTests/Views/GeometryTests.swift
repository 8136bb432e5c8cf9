import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct GeometryTests {
  @Test func framesStayAsGiven() {
    let rect = CGRect(x: 0.1, y: 0.7, width: 10.3, height: 1.0 / 3)
    #expect(UIView(frame: rect).frame == rect)
    #expect(UIView().frame == .zero)
  }

  @Test func frameBoundsAndCenterAgree() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -20, y: -30, width: 40, height: 60))
    view.bounds = CGRect(x: 5, y: 6, width: 20, height: 20)
    #expect(view.center == .zero)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 3, height: 4))
  }

  @Test func negativeSizesAreStandardized() {
    #expect(UIView(frame: CGRect(x: 10, y: 10, width: -4, height: -6)).frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [CGFloat])
  func geometryThatIsNotFiniteHasNoEffectAndIsReported(value: CGFloat) {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = UIView(frame: rect)
    view.frame = CGRect(x: value, y: 0, width: 1, height: 1)
    view.bounds = CGRect(x: 0, y: 0, width: 1, height: value)
    view.center = CGPoint(x: 0, y: value)
    #expect(view.frame == rect)
    let faults = UIKitFaults.take().filter { $0.hasPrefix("CALayerInvalidGeometry: UIView.") }
    #expect(faults.count == 3)
    #expect(faults.allSatisfy { $0.hasSuffix(": it is not finite") })
  }

  @Test func pointsAreConvertedThroughTheRoot() {
    let root = UIView(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let right = UIView(frame: CGRect(x: 200, y: 30, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.bounds.origin = CGPoint(x: 1, y: 1)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 24))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 13, y: 24))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: right) == CGPoint(x: -187, y: -6))
    #expect(right.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: -187, y: -6))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 12, y: 23, width: 5, height: 5))
  }

  /// Windows are side by side on the screen; other roots are assumed to be at their frames' positions, too.
  @Test func treesWithoutACommonRootLieWhereTheirRootsDo() {
    let roots = [
      UIView(frame: CGRect(x: 100, y: 50, width: 9, height: 9)),
      UIWindow(frame: CGRect(x: 7, y: 8, width: 9, height: 9)),
    ]
    let views = roots.map { root in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
      root.addSubview(view)
      return view
    }
    roots[1].bounds.origin = CGPoint(x: 1, y: 1)
    #expect(roots[0].convert(CGPoint.zero, to: roots[1]) == CGPoint(x: 94, y: 43))
    #expect(views[0].convert(CGPoint.zero, to: views[1]) == CGPoint(x: 94, y: 43))
    #expect(
      views[1].convert(CGRect(x: 94, y: 43, width: 1, height: 2), to: views[0])
        == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(views[1].convert(CGPoint.zero, from: views[0]) == CGPoint(x: 94, y: 43))
    #expect(views[1].convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
  }

  @Test func insetsMoveTheEdges() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 14, height: 16))
    #expect(UIEdgeInsets() == .zero)
    #expect(NSDirectionalEdgeInsets() == .zero)
  }
}
