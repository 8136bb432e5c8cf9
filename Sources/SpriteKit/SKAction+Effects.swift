public import UIKit

/// Changes of sounds, forces, fields and limbs. Nothing runs.
extension SKAction {
  // MARK: Pictures

  public class func setNormalTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  public class func animate(withNormalTextures textures: [SKTexture], timePerFrame: TimeInterval) -> SKAction {
    SKAction(duration: timePerFrame * Double(textures.count))
  }
  public class func animate(
    withNormalTextures textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { SKAction(duration: timePerFrame * Double(textures.count)) }
  public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
    animate(withWarps: warps, times: times, restore: false)
  }
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
    SKAction(duration: times.last?.doubleValue ?? 0)
  }

  // MARK: Sounds

  public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func stereoPan(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func stereoPan(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }

  // MARK: Forces

  public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func strength(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func strength(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func falloff(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }
  public class func falloff(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration: duration) }

  // MARK: Limbs

  public class func reach(to position: CGPoint, rootNode root: SKNode, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction { SKAction() }
  public class func reach(to node: SKNode, rootNode root: SKNode, duration: TimeInterval) -> SKAction {
    SKAction(duration: duration)
  }
  public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction { SKAction() }

  // MARK: Methods

  public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction() }
}
