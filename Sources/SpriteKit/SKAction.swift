public import UIKit

/// A change of nodes over time. Nothing runs: only its duration is kept.
open class SKAction: NSObject, NSCopying {
  open var duration: TimeInterval = 0
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  open var speed: CGFloat = 1

  public override init() {}
  public convenience init?(named name: String) { self.init() }
  public convenience init?(named name: String, duration: TimeInterval) { self.init(duration: duration) }
  fileprivate convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  open func reversed() -> SKAction { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
    SKAction(duration: duration)
  }
  open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func hide() -> SKAction { SKAction() }
  open class func unhide() -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
    SKAction(duration: timePerFrame * Double(textures.count))
  }
  open class func animate(with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool)
    -> SKAction
  { SKAction(duration: timePerFrame * Double(textures.count)) }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval)
    -> SKAction
  { SKAction(duration: duration) }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction {
    SKAction()
  }
  open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  open class func removeFromParent() -> SKAction { SKAction() }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction() }
  open class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(duration: duration) }
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction() }
  open class func play() -> SKAction { SKAction() }
  open class func pause() -> SKAction { SKAction() }
  open class func stop() -> SKAction { SKAction() }
  open class func changeVolume(to volume: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(duration: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(duration: actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(duration: action.duration * Double(count))
  }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(duration: .infinity) }
}

/// The pace of an action, with its raw values.
public enum SKActionTimingMode: Int, Sendable {
  case linear = 0
  case easeIn = 1
  case easeOut = 2
  case easeInEaseOut = 3
}

/// A picture of nodes. It is the image of its name.
open class SKTexture: NSObject, NSCopying {
  private let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  private init(picture: UIImage?) { image = picture }
  public override convenience init() { self.init(picture: nil) }
  public convenience init(imageNamed name: String) { self.init(picture: UIImage(named: name)) }
  public convenience init(image: UIImage) { self.init(picture: image) }
  public convenience init(cgImage image: CGImage) { self.init(picture: UIImage(cgImage: image)) }
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(picture: texture.image) }

  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  open func cgImage() -> CGImage? { image?.cgImage }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
    completionHandler()
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The filtering between pixels, with its raw values.
public enum SKTextureFilteringMode: Int, Sendable {
  case nearest = 0
  case linear = 1
}

/// An atlas of pictures. Its pictures are images by name; it lists no names.
open class SKTextureAtlas: NSObject {
  public convenience init(named name: String) { self.init() }
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

/// The transition from one scene to the next. It is not shown.
open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true

  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}

/// The direction of a transition, with its raw values.
public enum SKTransitionDirection: Int, Sendable {
  case up = 0
  case down = 1
  case right = 2
  case left = 3
}

/// A program for pixels. It is not run.
open class SKShader: NSObject {
  open var source: String?
  public convenience init(source: String) {
    self.init()
    self.source = source
  }
  public convenience init(fileNamed name: String) { self.init() }
}

/// Values over time.
open class SKKeyframeSequence: NSObject {
  public let keyframeValues: [Any]
  public let times: [NSNumber]
  public init(keyframeValues values: [Any], times: [NSNumber]) { (keyframeValues, self.times) = (values, times) }
}
