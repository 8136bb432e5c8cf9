import Drawing
import Foundation
import Testing
import UIKitCore

/// Ten thousand levels: more than the stack allows for any recursion over views.
@MainActor @Suite struct DeepTreeTests {
  static let depth = 10_000

  static func chain() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var innermost = root
    for _ in 1..<depth {
      let view = UIView(frame: innermost.bounds)
      view.autoresizingMask = .flexibleWidth
      innermost.addSubview(view)
      innermost = view
    }
    return root
  }

  static func innermost(of root: UIView) -> UIView {
    var view = root
    while let next = view.subviews.first { view = next }
    return view
  }

  @Test func depthIsCounted() {
    let root = Self.chain()
    #expect(!root.treeDepthExceeds(Self.depth))
    #expect(root.treeDepthExceeds(Self.depth - 1))
    #expect(!UIView().treeDepthExceeds(1))
    #expect(UIView().treeDepthExceeds(0))
  }

  @Test func resizingReachesTheInnermostView() {
    let root = Self.chain()
    root.frame.size.width = 150
    #expect(Self.innermost(of: root).frame.width == 150)
  }

  @Test func layoutReachesTheInnermostView() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let root = Self.chain()
    let view = Counting()
    Self.innermost(of: root).addSubview(view)
    root.layoutIfNeeded()
    #expect(view.count == 1)
  }

  @Test func recordingReachesTheInnermostView() {
    let root = Self.chain()
    Self.innermost(of: root).backgroundColor = .red
    #expect(root.record().displayList.flatCommands.count == 1)
  }
}
