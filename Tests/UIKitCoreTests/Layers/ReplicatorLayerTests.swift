import Drawing
import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// A replicator shows its sublayers once per instance, each transformed about the layer's middle
/// (`CAReplicatorLayer.instanceTransform`).
@MainActor @Suite(.ownEnvironment) struct ReplicatorLayerTests {
  private func fills(_ change: (CAReplicatorLayer) -> Void) -> Int {
    let root = RecordingTests.view(0, 0, 100, 100)
    let (layer, dot) = (CAReplicatorLayer(), CALayer())
    layer.frame = root.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    root.layer.addSublayer(layer)
    change(layer)
    return root.record().displayList.commands.filter { if case .fill = $0 { true } else { false } }.count
  }

  @Test func eachInstanceIsDrawn() {
    #expect(fills { _ in } == 1)
    #expect(
      fills {
        $0.instanceCount = 3
        $0.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      } == 3)
  }

  @Test func instancesTurnAboutTheMiddle() {
    let root = RecordingTests.view(0, 0, 100, 100)
    let (layer, dot) = (CAReplicatorLayer(), CALayer())
    layer.frame = root.bounds
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(dot)
    layer.instanceCount = 2
    layer.instanceTransform = CATransform3DMakeScale(-1, -1, 1)
    root.layer.addSublayer(layer)
    let transforms = root.record().displayList.commands.compactMap { command -> AffineTransform? in
      if case .begin(.transform(let transform)) = command, !transform.isTranslation { transform } else { nil }
    }
    #expect(transforms.map { $0.place(of: .zero) } == [CGPoint(x: 100, y: 100)])
  }

  @Test func bogusCountsAndTransformsAreHarmless() {
    #expect(fills { $0.instanceCount = -5 } == 1)
    #expect(fills { $0.instanceCount = .max } <= 100_001)
    #expect(
      fills {
        $0.instanceCount = 3
        $0.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
      } == 1)
  }
}
