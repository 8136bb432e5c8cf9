import Foundation
import Testing
import UIKitCore

/// The view that a point hits (Apple's documentation of `hitTest(_:with:)`), and the views that get touches.
@MainActor @Suite struct HitTestingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func theFrontmostViewIsHit() {
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test("Hidden views, transparent ones and those that are not for touches are passed over", arguments: 0..<3)
  func passedOver(_ way: Int) {
    if way == 0 { front.isHidden = true }
    if way == 1 { front.alpha = 0.009 }
    if way == 2 { front.isUserInteractionEnabled = false }
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
  }

  @Test func aSubviewOutsideOfItsSuperviewIsNotHit() {
    let outside = UIView(frame: CGRect(x: 45, y: 0, width: 40, height: 10))
    back.addSubview(outside)
    #expect(root.hitTest(CGPoint(x: 58, y: 12), with: nil) === outside)
    #expect(root.hitTest(CGPoint(x: 70, y: 12), with: nil) === root)
  }

  @Test func scrolledContentIsHitWhereItIsSeen() {
    let scroll = UIScrollView(frame: root.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    scroll.addSubview(content)
    scroll.contentOffset.y = 495
    #expect(scroll.hitTest(CGPoint(x: 5, y: 507), with: nil) === content)
  }

  @Test("Labels and image views are not for touches unless set; others are")
  func touchableAtFirst() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled && !UIImageView(image: nil).isUserInteractionEnabled)
    #expect(UIView().isUserInteractionEnabled && UIButton().isUserInteractionEnabled)
  }

  @Test func touchesGoUpTheChain() {
    let listener = Listener(frame: root.bounds)
    listener.addSubview(root)
    back.touchesBegan([UITouch()], with: nil)
    back.touchesMoved([UITouch()], with: nil)
    back.touchesEnded([UITouch()], with: nil)
    back.touchesCancelled([UITouch()], with: nil)
    #expect(listener.heard == ["began", "moved", "ended", "cancelled"])
  }
}

private final class Listener: UIView {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
}
