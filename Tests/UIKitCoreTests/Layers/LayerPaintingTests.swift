import Drawing
import Findings
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// The order in which the parts of a layer are painted (QuartzCore's `CALayer.h`), and what becomes of its shadow.
@MainActor @Suite(.ownEnvironment) struct LayerPaintingTests {
  private let root = RecordingTests.view(0, 0, 100, 100)
  private let card = RecordingTests.view(10, 20, 40, 30, .white)

  init() { root.addSubview(card) }

  private var commands: [DrawCommand] { root.record().displayList.commands }
  private static let shadow = Shadow(
    offset: CGSize(width: 1, height: 4), blurRadius: 10, color: Color(red: 0, green: 0, blue: 0, alpha: 0.5))
  private static let shape = RecordingTests.shape(0, 0, 40, 30)
  private static let move = DrawCommand.begin(.transform(AffineTransform(translationByX: 10, byY: 20)))

  private func castShadow(on view: UIView) {
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = CGSize(width: 1, height: 4)
    view.layer.shadowRadius = 5
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CALayer()
    #expect(layer.shadowColor == CGColor(gray: 0, alpha: 1) && layer.shadowOpacity == 0 && layer.shadowRadius == 3)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil && layer.mask == nil)
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular && layer.isDoubleSided)
    #expect(layer.contentsGravity == .resize && layer.contentsScale == 1 && layer.contents == nil)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && CATransform3DIsIdentity(layer.transform))
    #expect(CACornerMask.layerMinXMinYCorner.rawValue == 1 && CACornerMask.layerMaxXMinYCorner.rawValue == 2)
    #expect(CACornerMask.layerMinXMaxYCorner.rawValue == 4 && CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(UIView.layerClass == CALayer.self && type(of: UIView().layer) == CALayer.self)
  }

  // MARK: Shadows

  /// The deviation of the blur is `shadowRadius`; `Shadow` has twice that.
  @Test func anOpaqueLayerCastsTheShadowOfItsShape() {
    castShadow(on: card)
    card.addSubview(RecordingTests.view(5, 5, 10, 10, .red))
    #expect(
      commands == [
        Self.move, .shadow(.rectangle(Self.shape), Self.shadow), .fill(.rectangle(Self.shape), RecordingTests.white),
        .begin(.transform(AffineTransform(translationByX: 5, byY: 5))),
        .fill(.rectangle(RecordingTests.shape(0, 0, 10, 10)), RecordingTests.red), .end, .end,
      ])
  }

  @Test("What reaches beyond an opaque layer, or a translucent one, casts a shadow itself", arguments: 0..<4)
  func castByContent(_ way: Int) {
    castShadow(on: card)
    let inner = RecordingTests.view(35, 5, 10, 10, .red)
    if way == 0 { card.backgroundColor = UIColor(white: 1, alpha: 0.5) }
    if way == 1 { card.addSubview(inner) }
    if way == 2 {
      card.addSubview(RecordingTests.view(0, 0, 20, 20))
      card.subviews[0].addSubview(inner)
    }
    if way == 3 {
      // Its corner is outside the card's round one.
      card.layer.cornerRadius = 10
      inner.frame.origin = .zero
      card.addSubview(inner)
    }
    #expect(commands[1] == .begin(.shadow(Self.shadow)))
    #expect(commands.suffix(2) == [.end, .end])
  }

  @Test func whatASubviewClipsCastsNoShadow() {
    castShadow(on: card)
    let clip = RecordingTests.view(0, 0, 20, 20)
    clip.clipsToBounds = true
    clip.addSubview(RecordingTests.view(10, 10, 100, 100, .red))
    card.addSubview(clip)
    #expect(commands[1] == .shadow(.rectangle(Self.shape), Self.shadow))
  }

  @Test func aSubviewsOwnShadowReachesBeyondTheCard() {
    castShadow(on: card)
    let inner = RecordingTests.view(5, 5, 10, 10, .red)
    castShadow(on: inner)
    card.addSubview(inner)
    #expect(commands[1] == .begin(.shadow(Self.shadow)))
    inner.layer.shadowRadius = 0.5
    #expect(commands[1] == .shadow(.rectangle(Self.shape), Self.shadow))
  }

  @Test func aShadowPathIsUsedAsItIs() {
    castShadow(on: card)
    card.backgroundColor = nil
    card.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 7, height: 8), transform: nil)
    guard case .shadow(.outline(let outline), Self.shadow) = commands[1] else {
      Issue.record("\(commands)")
      return
    }
    #expect(outline.bounds == CGRect(x: 0, y: 0, width: 7, height: 8) && commands.count == 3)
  }

  @Test func maskingToBoundsCutsOffTheShadow() {
    castShadow(on: card)
    card.clipsToBounds = true
    #expect(commands == [Self.move, .fill(.rectangle(Self.shape), RecordingTests.white), .end])
  }

  @Test("Shadows of nothing", arguments: 0..<5)
  func notPainted(_ way: Int) {
    castShadow(on: card)
    if way == 0 { card.layer.shadowOpacity = 0 }
    if way == 1 { card.layer.shadowColor = nil }
    if way == 2 { card.layer.shadowColor = UIColor.clear.cgColor }
    if way == 3 { card.layer.shadowRadius = .nan }
    if way == 4 { card.layer.shadowOffset.width = .infinity }
    #expect(commands == [Self.move, .fill(.rectangle(Self.shape), RecordingTests.white), .end])
  }

  /// The offset is along the superlayer's axes: of a layer that is turned by a right angle, down is its own right.
  @Test func theOffsetIsNotTurnedWithTheLayer() {
    castShadow(on: card)
    card.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    guard case .shadow(_, let shadow) = commands[1] else {
      Issue.record("\(commands)")
      return
    }
    #expect(shadow.offset == CGSize(width: 4, height: -1))
  }

  // MARK: Corners

  @Test func cornersHaveTheirCurveAndTheirMask() {
    card.layer.cornerRadius = 8
    card.layer.cornerCurve = .continuous
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let shape = RoundedRectangle(
      rect: Self.shape.rect, cornerRadius: 8, corners: [.topLeft, .bottomRight], curve: .continuous)
    #expect(commands[1] == .fill(.rectangle(shape), RecordingTests.white))
    let attributes = root.record().layout.children[0].attributes.map { "\($0.name) \($0.value)" }
    #expect(attributes.contains("maskedCorners topLeft bottomRight") && attributes.contains("cornerCurve continuous"))
  }

  // MARK: Order

  @Test func theBorderIsOverTheSublayersAndTheMaskAppliesToAll() {
    castShadow(on: card)
    card.alpha = 0.5
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.red.cgColor
    card.addSubview(RecordingTests.view(5, 5, 10, 10, .blue))
    card.mask = RecordingTests.view(0, 0, 20, 20, .black)
    let mask = [DrawCommand.fill(.rectangle(RecordingTests.shape(0, 0, 20, 20)), RecordingTests.black)]
    #expect(
      commands == [
        Self.move, .begin(.group(alpha: 0.5)), .begin(.mask(mask)),
        .shadow(.rectangle(Self.shape), Self.shadow), .fill(.rectangle(Self.shape), RecordingTests.white),
        .begin(.transform(AffineTransform(translationByX: 5, byY: 5))),
        .fill(.rectangle(RecordingTests.shape(0, 0, 10, 10)), RecordingTests.blue), .end,
        .fill(.border(Self.shape, width: 2), RecordingTests.red), .end, .end, .end,
      ])
  }

  @Test func aTransformedViewIsRecordedWhereItIs() {
    let label = UILabel(frame: CGRect(x: 4, y: 5, width: 30, height: 20))
    label.text = "A"
    card.addSubview(label)
    let before = root.record()
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    let after = root.record()
    let node = after.layout.children[0]
    #expect(node.frame == CGRect(x: -10, y: 5, width: 80, height: 60) && node.children[0].frame.minX == -2)
    #expect(node.attributes.contains { $0.name == "transform" && $0.value == "2 0 0 2 0 0" })
    let (line, turned) = (before.layout.children[0].children[0].lines[0], node.children[0].lines[0])
    #expect((turned.width - 2 * line.width).magnitude < 1e-9 && (turned.x - (-10 + 2 * (line.x - 10))).magnitude < 1e-9)
    #expect((turned.baseline - (5 + 2 * (line.baseline - 20))).magnitude < 1e-9)
  }

  /// Text stands on the layer's own pixels, wherever the layer is turned to.
  @Test func whatIsInATurnedViewIsDrawnTheSameWhereverItIs() {
    let label = UILabel(frame: CGRect(x: 4.3, y: 5.7, width: 30, height: 20))
    label.text = "A"
    card.addSubview(label)
    card.transform = CGAffineTransform(rotationAngle: 0.3)
    let before = commands
    card.center.x += 0.37
    #expect(before.dropFirst() == commands.dropFirst() && before != commands)
  }

  @Test("Transforms that leave nothing", arguments: 0..<3)
  func collapsed(_ way: Int) {
    if way == 0 { card.transform = CGAffineTransform(scaleX: 0, y: 1) }
    if way == 1 { card.layer.transform = CATransform3D() }
    if way == 2 {
      card.layer.isDoubleSided = false
      card.layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    let recording = root.record()
    #expect(recording.displayList.commands.isEmpty && recording.layout.children.isEmpty)
    if way == 2 {
      card.layer.isDoubleSided = true
      #expect(!root.record().displayList.commands.isEmpty)
    }
  }

  @Test func aCollapsedRootIsEmpty() {
    root.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(root.record().displayList.commands.isEmpty && root.record().layout.frame.size == root.bounds.size)
  }

  @Test func perspectiveIsNamedOnce() {
    for _ in 0..<2 {
      let view = RecordingTests.view(0, 0, 10, 10, .red)
      view.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
      view.layer.transform.m14 = 0.001
      root.addSubview(view)
    }
    #expect(root.record().findings.map(\.kind) == [.approximateLook])
  }

  // MARK: Layers of views

  private final class GradientCard: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
  }

  private final class CountingLayer: CALayer {
    var layouts = 0
    let inner = CALayer()
    override func layoutSublayers() {
      layouts += 1
      if inner.superlayer == nil { addSublayer(inner) }
      inner.frame = bounds.insetBy(dx: 1, dy: 1)
    }
  }

  private final class CountingView: UIView {
    override class var layerClass: AnyClass { CountingLayer.self }
  }

  @Test func aViewHasTheLayerOfItsClass() {
    let view = GradientCard(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.colors = [UIColor.red.cgColor]
    #expect(type(of: (view as UIView).layer) == CAGradientLayer.self && view.layer.frame == view.frame)
    #expect((view.layer as CALayer) === (view as UIView).layer)
    let counting = CountingView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let layer = counting.layer as? CountingLayer
    _ = counting.record()
    _ = counting.record()
    #expect(layer?.layouts == 1 && layer?.inner.frame == CGRect(x: 1, y: 1, width: 18, height: 8))
    counting.frame.size.width = 30
    _ = counting.record()
    #expect(layer?.layouts == 2 && layer?.inner.frame.width == 28)
  }

  /// A view that draws its layer's shape in `layoutSublayers(of:)` has it after a layout, and again after each request.
  @Test func sublayersAreLaidOutWithTheirView() {
    final class Outline: UIView {
      var inset = 0.0 { didSet { setNeedsLayout() } }
      var calls: [String] = []
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
      override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("subviews")
      }
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls.append("sublayers")
        self.layer.path = CGPath(rect: bounds.insetBy(dx: inset, dy: inset), transform: nil)
      }
    }
    let view = Outline(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.layoutIfNeeded()
    #expect(view.layer.path?.boundingBox == view.bounds && view.calls == ["subviews", "sublayers"])
    view.inset = 2
    view.layoutIfNeeded()
    #expect(view.layer.path?.boundingBox == CGRect(x: 2, y: 2, width: 16, height: 6))
    _ = view.record()
    #expect(view.calls == ["subviews", "sublayers", "subviews", "sublayers"])
  }
}
