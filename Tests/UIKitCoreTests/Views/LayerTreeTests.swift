import Drawing
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// Apple's documentation of `CALayer`: `addSublayer(_:)`, `insertSublayer`, `zPosition`, and the painting of a layer.
@MainActor @Suite(.ownEnvironment) struct LayerTreeTests {
  private static func layer(_ name: String, _ color: UIColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = color?.cgColor
    return layer
  }

  private static func names(_ layer: CALayer) -> String {
    (layer.sublayers ?? []).map { $0.name ?? "?" }.joined(separator: " ")
  }

  private static func subview(_ name: String, of view: UIView, at index: Int? = nil) -> UIView {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    subview.layer.name = name
    view.insertSubview(subview, at: index ?? view.subviews.count)
    return subview
  }

  @Test func sublayersAreInsertedWhereTheyAreAskedFor() {
    let root = CALayer()
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (Self.layer("a"), Self.layer("b"), Self.layer("c"), Self.layer("d"))
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: b)
    #expect(Self.names(root) == "d b c a" && a.superlayer === root)
    root.addSublayer(d)
    root.insertSublayer(b, at: 99)
    #expect(Self.names(root) == "c a d b")
    root.replaceSublayer(a, with: Self.layer("e"))
    c.removeFromSuperlayer()
    #expect(Self.names(root) == "e d b" && a.superlayer == nil && c.superlayer == nil)
    let other = CALayer()
    other.addSublayer(d)
    #expect(Self.names(root) == "e b" && d.superlayer === other)
    root.sublayers = nil
    #expect(root.sublayers == nil && b.superlayer == nil)
    root.sublayers = [a, b]
    #expect(Self.names(root) == "a b")
  }

  @Test func theLayersOfSubviewsAreAmongTheSublayers() {
    let view = UIView()
    let one = Self.subview("one", of: view)
    #expect(view.layer.sublayers == [one.layer] && one.layer.superlayer === view.layer)
    view.layer.addSublayer(Self.layer("a"))
    view.layer.insertSublayer(Self.layer("b"), at: 0)
    let two = Self.subview("two", of: view)
    #expect(Self.names(view.layer) == "b one a two")
    view.bringSubviewToFront(one)
    #expect(Self.names(view.layer) == "b a two one")
    view.sendSubviewToBack(one)
    #expect(Self.names(view.layer) == "one b a two")
    _ = Self.subview("three", of: view, at: 1)
    #expect(Self.names(view.layer) == "one b a three two")
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews.map(\.layer.name) == ["two", "three", "one"])
    #expect(Self.names(view.layer) == "two b a three one")
    two.removeFromSuperview()
    #expect(Self.names(view.layer) == "b a three one")
    one.layer.removeFromSuperlayer()
    #expect(Self.names(view.layer) == "b a three" && one.superview == nil)
    for layer in view.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(view.subviews.isEmpty && view.layer.sublayers == nil)
  }

  @Test func aViewsLayerMayBeAddedWithoutTheView() {
    let (view, other) = (UIView(), UIView())
    let inner = Self.subview("inner", of: other)
    view.layer.addSublayer(inner.layer)
    #expect(inner.superview == nil && other.layer.sublayers == nil && Self.names(view.layer) == "inner")
    other.addSubview(inner)
    #expect(view.layer.sublayers == nil && inner.layer.superlayer === other.layer)
  }

  @Test func aLayerInItselfIsRefused() {
    let (root, inner) = (CALayer(), CALayer())
    root.addSublayer(inner)
    inner.addSublayer(root)
    root.addSublayer(root)
    #expect(root.superlayer == nil && inner.sublayers == nil)
    #expect(
      UIKitFaults.take() == ["CALayerInvalid: addSublayer: a layer was added to itself, or to one of its own sublayers"]
    )
  }

  @Test func treesDeeperThanTheStackAreReleased() {
    weak var last: CALayer?
    do {
      let root = CALayer()
      var layer = root
      for _ in 0..<200_000 {
        let inner = CALayer()
        layer.addSublayer(inner)
        layer = inner
      }
      last = layer
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test func aSublayerOutlivesItsSuperlayer() {
    let inner = CALayer()
    do { UIView().layer.addSublayer(inner) }
    #expect(inner.superlayer == nil)
  }

  // MARK: Drawing

  @Test func layersArePaintedBetweenTheSubviews() {
    let view = RecordingTests.view(0, 0, 100, 100, .white)
    view.addSubview(RecordingTests.view(1, 1, 8, 8, .red))
    let layer = Self.layer("a", .blue)
    layer.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    (layer.cornerRadius, layer.borderWidth, layer.opacity) = (4, 2, 0.5)
    layer.borderColor = UIColor.red.cgColor
    layer.addSublayer(Self.layer("inner", .black))
    view.layer.addSublayer(layer)
    view.addSubview(RecordingTests.view(2, 2, 3, 3, .black))
    let shape = RecordingTests.shape(20, 30, 10, 10, radius: 4)
    #expect(
      view.record().displayList.flatCommands == [
        .fill(.rectangle(RecordingTests.shape(0, 0, 100, 100)), RecordingTests.white),
        .fill(.rectangle(RecordingTests.shape(1, 1, 8, 8)), RecordingTests.red), .begin(.group(alpha: 0.5)),
        .fill(.rectangle(shape), RecordingTests.blue),
        .fill(.rectangle(RecordingTests.shape(20, 30, 10, 10)), RecordingTests.black),
        .fill(.border(shape, width: 2), RecordingTests.red), .end,
        .fill(.rectangle(RecordingTests.shape(2, 2, 3, 3)), RecordingTests.black),
      ])
  }

  @Test func aMaskingLayerClipsAndAHiddenOneIsLeftOut() {
    let view = RecordingTests.view(0, 0, 100, 100)
    let (outer, inner, hidden) = (Self.layer("outer"), Self.layer("inner", .red), Self.layer("hidden", .red))
    outer.masksToBounds = true
    inner.frame.origin.x = 5
    hidden.isHidden = true
    view.layer.addSublayer(outer)
    view.layer.addSublayer(hidden)
    outer.addSublayer(inner)
    #expect(
      view.record().displayList.flatCommands == [
        .begin(.clip(.rectangle(RecordingTests.shape(0, 0, 10, 10)))),
        .fill(.rectangle(RecordingTests.shape(5, 0, 10, 10)), RecordingTests.red),
        .end,
      ])
  }

  /// Layers with equal positions are painted in the order in which they were added.
  @Test func aHigherZPositionIsPaintedOverALowerOne() {
    let view = RecordingTests.view(0, 0, 100, 100)
    let raised = RecordingTests.view(0, 0, 1, 1, .red)
    view.addSubview(raised)
    view.addSubview(RecordingTests.view(0, 0, 2, 2, .blue))
    let lowered = Self.layer("lowered", .black)
    view.layer.addSublayer(lowered)
    view.layer.addSublayer(Self.layer("last", .white))
    (raised.layer.zPosition, lowered.zPosition) = (1, -1)
    #expect(
      view.record().displayList.flatCommands == [
        .fill(.rectangle(RecordingTests.shape(0, 0, 10, 10)), RecordingTests.black),
        .fill(.rectangle(RecordingTests.shape(0, 0, 2, 2)), RecordingTests.blue),
        .fill(.rectangle(RecordingTests.shape(0, 0, 10, 10)), RecordingTests.white),
        .fill(.rectangle(RecordingTests.shape(0, 0, 1, 1)), RecordingTests.red),
      ])
  }

  /// The order of views in the layout follows the view hierarchy.
  @Test func whatIsPaintedLaterKeepsItsPlaceInTheLayout() {
    let root = RecordingTests.view(0, 0, 100, 100)
    for name in ["a", "b", "c"] {
      let view = Self.subview(name, of: root)
      view.accessibilityIdentifier = name
      Self.subview(name, of: view).accessibilityIdentifier = name + name
    }
    let unplaced = UILabel()
    unplaced.text = "unseen"
    root.subviews[2].addSubview(unplaced)
    root.subviews[0].layer.zPosition = 1
    root.subviews[2].layer.zPosition = -1
    let recording = root.record()
    #expect(recording.layout.children.map(\.name) == ["a", "b", "c"])
    #expect(recording.layout.children.map { $0.children.map(\.name) } == [["aa"], ["bb"], ["cc", ""]])
    #expect(recording.findings.map(\.index) == [7])
  }

  /// The layer is painted where it was added, but the view is not a subview there.
  @Test func aViewsLayerAddedWithoutTheViewIsNotInTheLayout() {
    let root = RecordingTests.view(0, 0, 100, 100)
    let foreign = RecordingTests.view(10, 10, 20, 20, .red)
    foreign.addSubview(RecordingTests.view(1, 1, 2, 2, .blue))
    root.layer.addSublayer(foreign.layer)
    root.addSubview(RecordingTests.view(0, 0, 5, 5))
    let recording = root.record()
    #expect(recording.displayList.flatCommands.count == 2)
    #expect(recording.layout.children.map(\.frame) == [CGRect(x: 0, y: 0, width: 5, height: 5)])
    #expect(recording.layout.children.first?.children == [])
  }
}
