public import Foundation

/// An effect of moving the device. Stored; nothing moves.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// The values that a view's properties change by at an offset; none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that moves a property with the device's tilt. Stored; nothing moves.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes about which the device tilts, with UIKit's raw values.
  public enum EffectType: Int, Sendable {
    /// Along the horizontal axis.
    case tiltAlongHorizontalAxis = 0
    /// Along the vertical axis.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  public final let keyPath: String
  /// The axis.
  public final let type: EffectType
  /// The property's smallest change.
  open var minimumRelativeValue: Any?
  /// The property's largest change.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects together. Stored; nothing moves.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}
