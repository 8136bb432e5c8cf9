public import CoreImage
public import UIKit

/// A picture in a scene.
@preconcurrency @MainActor
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var size: CGSize
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shader: SKShader?

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
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let size = (text ?? attributedText?.string ?? "").size(withAttributes: [.font: font])
    return CGRect(x: position.x - size.width / 2, y: position.y, width: size.width, height: size.height)
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

  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
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

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  open override var frame: CGRect {
    (path?.boundingBoxOfPath ?? .zero).insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
      .offsetBy(dx: position.x, dy: position.y)
  }
}

/// Particles in a scene.
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaSpeed: CGFloat = 0
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particleRotation: CGFloat = 0
  open var particleRotationSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var particleZPosition: CGFloat = 0
  open weak var targetNode: SKNode?
  open func resetSimulation() {}
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}

/// The camera through which a scene is seen.
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { true }
}

/// A part that is cut by a mask.
@preconcurrency @MainActor
open class SKCropNode: SKNode {
  open var maskNode: SKNode?
}

/// A part with an effect.
@preconcurrency @MainActor
open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var filter: CIFilter?
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
}

/// A sound in a scene. It is not played.
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true

  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
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

/// A field of forces in a scene. It moves nothing.
@preconcurrency @MainActor
open class SKFieldNode: SKNode {
  open var strength: Float = 1
  open var falloff: Float = 0
  open var isEnabled = true
  open var categoryBitMask: UInt32 = .max

  open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
  open class func springField() -> SKFieldNode { SKFieldNode() }
  open class func vortexField() -> SKFieldNode { SKFieldNode() }
  open class func dragField() -> SKFieldNode { SKFieldNode() }
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
