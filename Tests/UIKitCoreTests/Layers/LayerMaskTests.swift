import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `CALayer.mask` and `UIView.mask`, and masks that cannot be.
@MainActor @Suite(.ownEnvironment) struct LayerMaskTests {
  private func masks(_ view: UIView) -> [[DrawCommand]] {
    view.record().displayList.commands.compactMap { if case .begin(.mask(let commands)) = $0 { commands } else { nil } }
  }

  private static func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DrawCommand {
    .fill(.rectangle(RecordingTests.shape(x, y, width, height)), RecordingTests.black)
  }

  @Test func aMaskIsInTheCoordinatesOfWhatItMasks() {
    let view = RecordingTests.view(0, 0, 50, 50, .white)
    view.bounds.origin = CGPoint(x: 5, y: 6)
    let mask = RecordingTests.view(10, 20, 8, 9, .black)
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer && mask.superview == nil && view.subviews.isEmpty)
    #expect(
      masks(view) == [[.begin(.transform(AffineTransform(translationByX: 10, byY: 20))), Self.fill(0, 0, 8, 9), .end]])
    #expect(view.record().layout.attributes.contains { $0.name == "mask" && $0.value == "UIView" })
    view.mask = nil
    #expect(masks(view).isEmpty && view.layer.mask == nil)
  }

  @Test func aMaskWithoutAnythingToSeeHidesAll() {
    let view = RecordingTests.view(0, 0, 50, 50, .white)
    view.layer.mask = CALayer()
    #expect(masks(view) == [[]])
  }

  @Test func aMasksOwnMaskIsIgnored() {
    let view = RecordingTests.view(0, 0, 50, 50, .white)
    let mask = RecordingTests.view(0, 0, 8, 9, .black)
    mask.mask = RecordingTests.view(0, 0, 1, 1, .black)
    view.mask = mask
    #expect(masks(view) == [[Self.fill(0, 0, 8, 9)]])
  }

  @Test func aMaskLeavesItsSuperview() {
    let (view, other) = (UIView(), UIView())
    let mask = RecordingTests.view(0, 0, 8, 9, .black)
    other.addSubview(mask)
    view.mask = mask
    #expect(other.subviews.isEmpty && mask.superview == nil)
    other.addSubview(mask)
    #expect(view.mask == nil && view.layer.mask == nil && mask.superview === other)
    view.layer.mask = mask.layer
    #expect(other.subviews.isEmpty && view.mask == nil && view.layer.mask === mask.layer)
  }

  @Test func aMaskIsLaidOut() {
    final class Mask: UIView {
      let inner = RecordingTests.view(0, 0, 0, 0, .black)
      override func layoutSubviews() {
        if inner.superview == nil { addSubview(inner) }
        inner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 3)
      }
    }
    let view = RecordingTests.view(0, 0, 50, 50, .white)
    view.setMaskOfOwnSize(Mask())
    view.layoutIfNeeded()
    #expect(masks(view) == [[Self.fill(0, 0, 50, 3)]])
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(masks(view) == [[Self.fill(0, 0, 60, 3)]])
  }

  // MARK: Masks that cannot be

  private static let fault = "CALayerInvalid: mask: a layer was made the mask of itself, or of one of its own sublayers"

  @Test func aMaskThatContainsItsViewIsRefused() {
    let (root, outer, view) = (UIView(), UIView(), UIView())
    root.addSubview(outer)
    outer.addSubview(view)
    view.mask = root
    view.mask = view
    #expect(view.mask == nil && outer.superview === root)
    #expect(Set(UIKitFaults.take()) == [Self.fault])
  }

  @Test("A cycle that is closed later is refused as well", arguments: 0..<3)
  func closedLater(_ way: Int) {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    if way == 0 { mask.addSubview(view) }
    if way == 1 { mask.layer.addSublayer(view.layer) }
    if way == 2 { mask.mask = view }
    #expect(mask.subviews.isEmpty && mask.layer.sublayers == nil && mask.mask == nil && view.mask === mask)
    #expect(UIKitFaults.take().count == 1)
    _ = view.record()
    #expect(view.layer.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test func masksInMasksEndSomewhere() {
    let root = RecordingTests.view(0, 0, 10, 10, .white)
    var view = root
    for _ in 0..<2_000 {
      let (mask, inner) = (UIView(), RecordingTests.view(0, 0, 10, 10, .white))
      mask.addSubview(inner)
      view.mask = mask
      view = inner
    }
    root.layoutIfNeeded()
    #expect(root.record().displayList.commands.count == 3)
  }

  @Test func masksDeeperThanTheStackAreReleased() {
    weak var last: CALayer?
    do {
      let root = CALayer()
      var layer = root
      for _ in 0..<100_000 {
        let mask = CALayer()
        layer.mask = mask
        layer = mask
      }
      last = layer
      #expect(last != nil)
    }
    #expect(last == nil)
  }
}
