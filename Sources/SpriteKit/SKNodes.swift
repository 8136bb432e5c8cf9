public import CoreImage
public import UIKit
public import simd

/// A picture in a scene.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode, SKWarpable {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  open var shader: SKShader?
  open var warpGeometry: SKWarpGeometry?
  open var subdivisionLevels = 1

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }

  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }

  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
    self.init(texture: texture)
    normalTexture = normalMap
  }

  open func scale(to size: CGSize) { self.size = size }

  open override var frame: CGRect {
    let size = CGSize(width: abs(size.width * xScale), height: abs(size.height * yScale))
    return CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
}

/// A text in a scene.
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String? = "HelveticaNeue-UltraLight"
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha

  public override init() { super.init() }
  public init(fontNamed fontName: String?) {
    super.init()
    self.fontName = fontName
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  open override var frame: CGRect {
    let size = textSize
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline, .bottom: 0
      case .center: -size.height / 2
      case .top: -size.height
      }
    return CGRect(x: position.x + x, y: position.y + y, width: size.width, height: size.height)
  }

  /// The size of the text; several lines end at the greatest width.
  private var textSize: CGSize {
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let text = attributedText ?? NSAttributedString(string: text ?? "", attributes: [.font: font])
    guard numberOfLines != 1, preferredMaxLayoutWidth > 0 else { return text.size() }
    return text.boundingRect(
      with: CGSize(width: preferredMaxLayoutWidth, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }
}

/// A shape in a scene.
@preconcurrency @MainActor
open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor = UIColor.white
  open var fillColor = UIColor.clear
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  open var fillTexture: SKTexture?
  open var strokeTexture: SKTexture?
  open var fillShader: SKShader?
  open var strokeShader: SKShader?
  open var miterLimit: CGFloat = 10

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  /// A path, moved so that its middle is the node's place if it is centred.
  public convenience init(path: CGPath, centered: Bool) {
    let (moved, bounds) = (UIBezierPath(cgPath: path), path.boundingBoxOfPath)
    if centered { moved.apply(CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)) }
    self.init(path: moved.cgPath)
  }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: Self.centered(size), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = UIBezierPath()
    for index in 0..<max(numPoints, 0) {
      if index == 0 { path.move(to: points[index]) } else { path.addLine(to: points[index]) }
    }
    self.init(path: path.cgPath)
  }

  /// A smooth line through points, along Catmull and Rom's curves.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let places = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
    let path = UIBezierPath()
    if let first = places.first { path.move(to: first) }
    for index in places.indices.dropFirst() {
      let (start, end) = (places[index - 1], places[index])
      let (before, after) = (places[max(index - 2, 0)], places[min(index + 1, places.count - 1)])
      path.addCurve(
        to: end,
        controlPoint1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
        controlPoint2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
    }
    self.init(path: path.cgPath)
  }

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  open override var frame: CGRect {
    (path?.boundingBoxOfPath ?? .zero).insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
      .offsetBy(dx: position.x, dy: position.y)
  }
}

/// The camera through which a scene is seen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { true }
  /// All nodes of the scene but cameras: the extent of the view is not known.
  open func containedNodeSet() -> Set<SKNode> {
    func all(_ node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + all($0) } }
    return Set(scene.map(all)?.filter { !($0 is SKCameraNode) } ?? [])
  }
}

/// A part that is cut by a mask.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}

/// A part with an effect.
@preconcurrency @MainActor
open class SKEffectNode: SKNode, SKWarpable {
  open var shouldEnableEffects = true
  open var filter: CIFilter?
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
  open var warpGeometry: SKWarpGeometry?
  open var subdivisionLevels = 1
}

/// A sound in a scene. It is not played.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

/// A film in a scene. It is not shown.
@preconcurrency @MainActor
open class SKVideoNode: SKNode {
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  public convenience init(fileNamed videoFile: String) { self.init() }
  public convenience init(url: URL) { self.init() }

  open func play() {}
  open func pause() {}

  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }
}

/// A part that is read from a scene's file. It is empty: such files are not read.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public init(url: URL?) { super.init() }
  public init(fileNamed fileName: String?) { super.init() }

  open func didLoad(_ node: SKNode?) {}
  open func resolve() {}
}

/// A part that turns in space.
@preconcurrency @MainActor
open class SKTransformNode: SKNode {
  open var xRotation: CGFloat = 0
  open var yRotation: CGFloat = 0

  open func setEulerAngles(_ angles: vector_float3) {
    (xRotation, yRotation, zRotation) = (CGFloat(angles.x), CGFloat(angles.y), CGFloat(angles.z))
  }
  open func eulerAngles() -> vector_float3 { vector_float3(Float(xRotation), Float(yRotation), Float(zRotation)) }
}

/// A light in a scene.
@preconcurrency @MainActor
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor.black
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1
}

/// The blending of a picture with what is below it, with its raw values.
public enum SKBlendMode: Int, Sendable {
  case alpha = 0
  case add = 1
  case subtract = 2
  case multiply = 3
  case multiplyX2 = 4
  case screen = 5
  case replace = 6
}

/// A text's place above its origin, with its raw values.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline = 0
  case center = 1
  case top = 2
  case bottom = 3
}

/// A text's place beside its origin, with its raw values.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center = 0
  case left = 1
  case right = 2
}
