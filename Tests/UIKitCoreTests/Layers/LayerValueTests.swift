import Foundation
import Testing
import UIKitCore

/// Values of layers that have no effect on a picture, with the defaults of Core Animation's documentation.
@MainActor @Suite struct LayerValueTests {
  private final class Progress: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? { event == "progress" ? CATransition() : nil }
  }

  @Test func timing() {
    let (layer, other) = (CALayer(), CALayer())
    #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0 && layer.fillMode == .removed)
    #expect(layer.convertTime(3, from: nil) == 3)
    // Apple's technical Q&A QA1673: a paused layer's time is its offset.
    layer.speed = 0
    layer.timeOffset = 2
    #expect(layer.convertTime(7, from: nil) == 2)
    (layer.speed, layer.timeOffset, layer.beginTime) = (2, 1, 3)
    #expect(layer.convertTime(5, from: nil) == 5 && layer.convertTime(5, to: nil) == 5)
    other.speed = 0.5
    #expect(layer.convertTime(2, from: other) == 3)
  }

  @Test func actions() {
    let layer = Progress()
    #expect(Progress.needsDisplay(forKey: "progress") && !Progress.needsDisplay(forKey: "bounds"))
    #expect(layer.action(forKey: "progress") is CATransition && CALayer().action(forKey: "bounds") == nil)
    let plain = CALayer()
    plain.actions = ["bounds": NSNull()]
    #expect(plain.action(forKey: "bounds") is NSNull)
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    #expect(
      CATransaction.disableActions() && CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
  }

  @Test func aScrollLayerScrollsJustFarEnough() {
    let (layer, inner) = (CAScrollLayer(), CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 150, y: 20, width: 10, height: 10)
    layer.addSublayer(inner)
    inner.scrollRectToVisible(inner.bounds)
    #expect(layer.bounds.origin == CGPoint(x: 60, y: 0))
    layer.scroll(to: CGPoint(x: 5, y: 6))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
  }
}
