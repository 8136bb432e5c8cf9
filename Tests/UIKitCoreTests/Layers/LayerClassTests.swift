import Drawing
import Foundation
import Raster
import Testing
import UIKitCore
import UIKitTestSupport

/// The painting of gradient, shape and text layers (QuartzCore's headers; `facts` for what they leave open).
@MainActor @Suite(.ownEnvironment) struct LayerClassTests {
  private let root = RecordingTests.view(0, 0, 100, 100)

  private func commands(of layer: CALayer) -> [DrawCommand] {
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    root.layer.addSublayer(layer)
    return root.record().displayList.commands
  }

  private func gradient(of layer: CALayer) -> Gradient? {
    for case .fill(_, .gradient(let gradient)) in commands(of: layer) { return gradient }
    return nil
  }

  private static let colors: [Any] = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.white.cgColor]

  // MARK: Gradients

  @Test func aGradientLiesOverTheBackgroundInItsShape() {
    let layer = CAGradientLayer()
    layer.colors = Self.colors
    layer.backgroundColor = UIColor.black.cgColor
    layer.cornerRadius = 4
    let shape = RecordingTests.shape(0, 0, 40, 20, radius: 4)
    let gradient = Gradient(
      .axial(from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)),
      stops: [
        .init(location: 0, color: RecordingTests.red), .init(location: 0.5, color: RecordingTests.blue),
        .init(location: 1, color: RecordingTests.white),
      ], transform: AffineTransform(m11: 40, m12: 0, m21: 0, m22: 20, tX: 0, tY: 0))
    #expect(
      commands(of: layer) == [
        .fill(.rectangle(shape), RecordingTests.black), .fill(.rectangle(shape), .gradient(gradient)),
      ])
  }

  @Test func locationsAreInOrderAndInTheUnit() {
    let layer = CAGradientLayer()
    layer.colors = Self.colors + ["no colour"]
    layer.locations = [-1, 0.75, 0.25]
    #expect(gradient(of: layer)?.stops.map(\.location) == [0, 0.75, 0.75])
    layer.locations = [0.1]
    #expect(gradient(of: layer)?.stops.map(\.location) == [0, 0.5, 1])
    layer.locations = [NSNumber(value: Double.nan), 0.5, 9]
    #expect(gradient(of: layer)?.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test func aRadialGradientIsAnEllipseAboutItsStart() {
    let layer = CAGradientLayer()
    layer.colors = Self.colors
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    let gradient = gradient(of: layer)
    #expect(gradient?.geometry == .radial(from: .zero, startRadius: 0, to: .zero, endRadius: 1))
    #expect(gradient?.transform == AffineTransform(m11: 20, m12: 0, m21: 0, m22: 5, tX: 20, tY: 10))
    layer.endPoint.y = 0.5
    #expect(self.gradient(of: layer) == nil)
  }

  @Test func aConicGradientBeginsTowardsItsEnd() {
    let layer = CAGradientLayer()
    layer.colors = Self.colors
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    guard case .conic(let center, let angle)? = gradient(of: layer)?.geometry else {
      Issue.record("no conic gradient")
      return
    }
    #expect(center == CGPoint(x: 0.5, y: 0.5) && (angle - 90).magnitude < 1e-9)
  }

  @Test("Gradients of nothing", arguments: 0..<4)
  func noGradient(_ way: Int) {
    let layer = CAGradientLayer()
    if way > 0 { layer.colors = Self.colors }
    if way == 1 { layer.endPoint = layer.startPoint }
    if way == 2 { layer.startPoint.x = .nan }
    if way == 3 { layer.colors = [] }
    #expect(commands(of: layer).isEmpty)
  }

  // MARK: Shapes

  private static let square = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)

  @Test func aShapeIsFilledInBlackUnlessTold() {
    let layer = CAShapeLayer()
    layer.path = Self.square
    #expect(commands(of: layer) == [.fill(.outline(Self.square.outline), RecordingTests.black)])
    layer.fillRule = .evenOdd
    var outline = Self.square.outline
    outline.usesEvenOddRule = true
    #expect(commands(of: layer) == [.fill(.outline(outline), RecordingTests.black)])
    layer.fillColor = nil
    #expect(commands(of: layer).isEmpty)
  }

  @Test func aLineIsDrawnOverTheFilling() {
    let layer = CAShapeLayer()
    layer.path = Self.square
    layer.strokeColor = UIColor.red.cgColor
    (layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit) = (3, .round, .bevel, 4)
    (layer.lineDashPattern, layer.lineDashPhase) = ([4, 2], 1)
    let style = StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dashes: [4, 2], dashPhase: 1)
    #expect(commands(of: layer).last == .stroke(Self.square.outline, style, .color(RecordingTests.red)))
  }

  /// Half of the way around a square ends at its third corner.
  @Test func aPartOfTheLineIsAPartOfItsLength() {
    let layer = CAShapeLayer()
    layer.path = Self.square
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.strokeEnd = 0.5
    guard case .stroke(let outline, _, _)? = commands(of: layer).first else {
      Issue.record("nothing drawn")
      return
    }
    let points = outline.elements.flatMap(\.points)
    #expect(points.map(\.x) == [5, 15, 15] && points.map(\.y) == [5, 5, 15])
  }

  @Test("Lines of nothing", arguments: 0..<4)
  func noLine(_ way: Int) {
    let layer = CAShapeLayer()
    layer.path = Self.square
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    if way == 0 { layer.strokeStart = 1 }
    if way == 1 { layer.strokeEnd = .nan }
    if way == 2 { layer.lineWidth = 0 }
    if way == 3 { layer.lineWidth = .infinity }
    #expect(commands(of: layer).isEmpty)
  }

  @Test(arguments: [[0, 0], [-1, 2], [Double.nan, 1]])
  func aPatternThatIsNoneIsALine(pattern: [Double]) {
    let layer = CAShapeLayer()
    layer.path = Self.square
    layer.strokeColor = UIColor.red.cgColor
    layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
    guard case .stroke(_, let style, _)? = commands(of: layer).last else {
      Issue.record("nothing drawn")
      return
    }
    #expect(style.dashes.isEmpty)
  }

  @Test func aPathThatChangesLaterIsNotTheLayers() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    let layer = CAShapeLayer()
    layer.path = path
    path.addLine(to: CGPoint(x: 50, y: 5))
    #expect(layer.path?.outline.elements.count == 2)
  }

  // MARK: Texts

  @Test func aTextIsDrawnInTheLayersColorAndCutOff() {
    let layer = CATextLayer()
    layer.string = "Hello"
    layer.fontSize = 12
    layer.foregroundColor = UIColor.red.cgColor
    let commands = commands(of: layer)
    #expect(commands.first == .begin(.clip(.rectangle(RecordingTests.shape(0, 0, 40, 20)))))
    let runs = commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    #expect(runs.first?.pointSize == 12 && runs.first?.color == RecordingTests.red)
    layer.string = 5
    #expect(self.commands(of: layer).isEmpty)
  }

  // MARK: Contents

  @Test func topIsTheGreatestYAndSizesArePixelsPerPoint() throws {
    let layer = CALayer()
    layer.contents = CGImage(ImageSource(bitmap: try Bitmap(width: 20, height: 8)))
    layer.contentsScale = 2
    func place() -> CGRect? {
      for case .fill(_, .image(_, let rect)) in commands(of: layer) { return rect }
      return nil
    }
    #expect(place() == CGRect(x: 0, y: 0, width: 40, height: 20))
    layer.contentsGravity = .top
    #expect(place() == CGRect(x: 15, y: 16, width: 10, height: 4))
    layer.contentsGravity = .bottomLeft
    #expect(place() == CGRect(x: 0, y: 0, width: 10, height: 4))
    layer.contentsGravity = .resizeAspect
    #expect(place() == CGRect(x: 0, y: 2, width: 40, height: 16))
    layer.contentsGravity = .resize
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(place() == CGRect(x: -40, y: 0, width: 80, height: 20))
    layer.contents = "no image"
    #expect(place() == nil)
  }

  @Test func theCenterOfContentsIsStretched() throws {
    let layer = CALayer()
    layer.contents = CGImage(ImageSource(bitmap: try Bitmap(width: 10, height: 10)))
    layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
    let places = commands(of: layer).compactMap { if case .fill(let path, _) = $0 { path.bounds } else { nil } }
    #expect(places.count == 9)
    #expect(places.map { [$0.minX, $0.width] }.prefix(3) == [[0, 3], [3, 34], [37, 3]])
    #expect(places.map { [$0.minY, $0.height] }.last == [17, 3])
  }

  /// Core Animation's properties are overridden in subclasses: what is set reaches the override.
  @Test func propertiesOfALayerAreOverridden() {
    final class Watched: CALayer {
      var names: [String] = []
      override var contentsScale: CGFloat { didSet { names.append("contentsScale") } }
      override var shadowPath: CGPath? { didSet { names.append("shadowPath") } }
      override var mask: CALayer? { didSet { names.append("mask") } }
      override var transform: CATransform3D { didSet { names.append("transform") } }
      override var cornerCurve: CALayerCornerCurve { didSet { names.append("cornerCurve") } }
    }
    let layer = Watched()
    layer.contentsScale = 3
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.mask = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.cornerCurve = .continuous
    #expect(layer.names == ["contentsScale", "shadowPath", "mask", "transform", "cornerCurve"])
    #expect(layer.contentsScale == 3 && layer.mask != nil && layer.transform.m11 == 2)
  }
}
