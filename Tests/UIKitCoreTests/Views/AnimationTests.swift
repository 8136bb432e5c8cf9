import Foundation
import Testing
import UIKitCore

/// Nothing is animated: changes that UIKit spreads over time happen immediately, in UIKit's order.
@MainActor @Suite struct AnimationTests {
  @Test func animationsAndCompletionsRunAtOnce() {
    let view = UIView()
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(Double(view.alpha))") }
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    note("short")
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.25 }, completion: { note("completed \($0)") })
    UIView.animate(withDuration: 1, delay: 2, options: [.curveEaseOut, .repeat]) {
      view.alpha = 0.125
    } completion: {
      note("delayed \($0)")
    }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1, options: [],
      animations: { view.alpha = 1 }, completion: { note("spring \($0)") })
    UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil) {
      note("transition \($0)")
    }
    UIView.performWithoutAnimation { view.alpha = 0 }
    note("without")
    #expect(
      log == [
        "short 0.5", "completed true 0.25", "delayed true 0.125", "spring true 1.0", "transition true 1.0",
        "without 0.0",
      ])
    #expect(!UIView.areAnimationsEnabled)
  }

  /// `UIView.h`: the curve is in bits 16 to 19, the transition in bits 20 to 23.
  @Test func optionsHaveUIKitsValues() {
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 0x30000)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 0x50_0000)
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
  }

  @Test func valuesOfGeometry() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
    #expect(
      CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2))
        && !CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
    let rect = CGRect(x: 10, y: 10, width: -10, height: 5)
    #expect(rect.equalTo(CGRect(x: 0, y: 10, width: 10, height: 5)) && !rect.equalTo(.zero))
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0) && CGVector() == .zero)
    #expect(UIOffset(horizontal: 1, vertical: 0) != .zero && UIOffset() == .zero)
    #expect(UIRectEdge.all.rawValue == 15 && UIRectEdge.all.contains([.left, .bottom]))
  }
}
