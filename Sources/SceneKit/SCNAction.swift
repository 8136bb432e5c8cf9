// Names are SceneKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A change of nodes over time. Nothing runs.
open class SCNAction: NSObject {
  open var duration: TimeInterval = 0
  open var timingMode = SCNActionTimingMode.linear
  open var timingFunction: ((Float) -> Float)?
  open var speed: CGFloat = 1

  public override init() {}
  private convenience init(duration: TimeInterval) {
    self.init()
    self.duration = duration
  }

  open func reversed() -> SCNAction { self }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func fadeIn(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func fadeOut(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func fadeOpacity(to opacity: CGFloat, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func fadeOpacity(by factor: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func rotateTo(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval, usesShortestUnitArc shortestUnitArc: Bool
  ) -> SCNAction { SCNAction(duration: duration) }
  open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func hide() -> SCNAction { SCNAction() }
  open class func unhide() -> SCNAction { SCNAction() }
  open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction { SCNAction() }
  open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction {
    SCNAction(duration: seconds)
  }
  open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction { SCNAction() }
  open class func wait(duration: TimeInterval) -> SCNAction { SCNAction(duration: duration) }
  open class func wait(duration: TimeInterval, range durationRange: TimeInterval) -> SCNAction {
    SCNAction(duration: duration)
  }
  open class func removeFromParentNode() -> SCNAction { SCNAction() }
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  open class func customAction(duration: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void) -> SCNAction
  { SCNAction(duration: duration) }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(duration: actions.reduce(0) { $0 + $1.duration })
  }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(duration: actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(duration: action.duration * Double(count))
  }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(duration: .infinity) }
}

/// The pace of an action, with its raw values.
public enum SCNActionTimingMode: Int, Sendable {
  case linear = 0
  case easeIn = 1
  case easeOut = 2
  case easeInEaseOut = 3
}
