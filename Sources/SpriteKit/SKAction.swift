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
  public convenience init?(named name: String, from url: URL) { self.init() }
  public convenience init?(named name: String, from url: URL, duration: TimeInterval) {
    self.init(duration: duration)
  }
  convenience init(duration: TimeInterval) {
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
