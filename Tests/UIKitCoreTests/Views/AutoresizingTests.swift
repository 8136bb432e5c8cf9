import Foundation
import Testing
import UIKitCore

/// All 64 masks. Expected numbers are worked out by hand from Apple's documentation of `UIView.autoresizingMask`: "the
/// default behavior is to distribute the size difference proportionally among the flexible portions".
@MainActor @Suite struct AutoresizingTests {
  /// The parts of 100 points are 20 before the view, the view's 30, and 50 after it; the superview grows by 60.
  static let horizontal: [(mask: UIView.AutoresizingMask, origin: CGFloat, length: CGFloat)] = [
    ([], 20, 30),
    ([.flexibleLeftMargin], 80, 30),
    ([.flexibleWidth], 20, 90),
    ([.flexibleRightMargin], 20, 30),
    ([.flexibleLeftMargin, .flexibleWidth], 44, 66),  // 60 as 20 : 30
    ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 60 * 20.0 / 70, 30),
    ([.flexibleWidth, .flexibleRightMargin], 20, 52.5),  // 60 as 30 : 50
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 32, 48),  // 60 as 20 : 30 : 50
  ]

  /// The parts of 200 points are 40 above the view, the view's 40, and 120 below it; the superview shrinks by 20.
  static let vertical: [(mask: UIView.AutoresizingMask, origin: CGFloat, length: CGFloat)] = [
    ([], 40, 40),
    ([.flexibleTopMargin], 20, 40),
    ([.flexibleHeight], 40, 20),
    ([.flexibleBottomMargin], 40, 40),
    ([.flexibleTopMargin, .flexibleHeight], 30, 30),  // -20 as 1 : 1
    ([.flexibleTopMargin, .flexibleBottomMargin], 35, 40),  // -20 as 1 : 3
    ([.flexibleHeight, .flexibleBottomMargin], 40, 35),  // -20 as 1 : 3
    ([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin], 36, 36),  // -20 as 1 : 1 : 3
  ]

  @Test func everyMaskDistributesTheChange() {
    var masks: Set<UInt> = []
    for x in Self.horizontal {
      for y in Self.vertical {
        let superview = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 20, y: 40, width: 30, height: 40))
        view.autoresizingMask = x.mask.union(y.mask)
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 160, height: 180)
        let expected = [x.origin, y.origin, x.length, y.length]
        let actual = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        // One quotient and one product of numbers below 256: the error is far below 1e-12.
        #expect(
          zip(actual, expected).allSatisfy { abs($0 - $1) < 1e-12 },
          "mask \(view.autoresizingMask.rawValue): \(actual), not \(expected)")
        masks.insert(view.autoresizingMask.rawValue)
      }
    }
    #expect(masks == Set(0..<64))
  }

  @Test func rawValuesAreUIKits() {
    let masks: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
      .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test func aViewOfNoSizeFillsItsSuperview() {
    let superview = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    superview.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  /// Our choice, as the documentation gives no proportion.
  @Test func partsOfNoSizeShareEvenly() {
    let superview = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    superview.addSubview(view)
    superview.frame.size.width = 90
    #expect(view.frame == CGRect(x: 30, y: 0, width: 30, height: 0))
  }

  @Test func theWidthNeverBecomesNegative() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 60, y: 0, width: 30, height: 100))
    view.autoresizingMask = .flexibleWidth
    superview.addSubview(view)
    superview.frame.size.width = 20
    #expect(view.frame == CGRect(x: 60, y: 0, width: 0, height: 100))
  }

  @Test func subviewsStayWhenAutoresizingIsOff() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.autoresizesSubviews = false
    let view = UIView(frame: superview.bounds)
    view.autoresizingMask = .flexibleWidth
    superview.addSubview(view)
    superview.bounds.size.width = 200
    #expect(view.frame.width == 100)
  }

  /// A size that a subclass sets while it is being resized takes effect after its subviews have followed.
  @Test func subviewsFollowBeforeObserversRun() {
    final class Filling: UIView {
      let content = UIView()
      override var frame: CGRect { didSet { content.frame = bounds } }
    }
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Filling(frame: superview.bounds)
    view.autoresizingMask = .flexibleWidth
    view.content.autoresizingMask = .flexibleWidth
    view.addSubview(view.content)
    superview.addSubview(view)
    superview.frame.size.width = 300
    #expect(view.content.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
  }
}
