import Foundation
import UIKitValues

/// A layer's values that have no effect on a picture; created when the first of them is set.
final class InertLayerValues {
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var allowsGroupOpacity = true
  var needsDisplayOnBoundsChange = false
  var sublayerTransform = CATransform3DIdentity
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  var isGeometryFlipped = false
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedDynamicRangeContent = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var preferredDynamicRange = CALayer.DynamicRange.automatic
  var contentsHeadroom: CGFloat = 0
  var timing = LayerTiming()
  var animations: [(key: String?, animation: CAAnimation)] = []
  /// The values of properties declared `@NSManaged`.
  var managed: [String: Any] = [:]
}

extension CALayer {
  /// The values, created on first access.
  final var inertValues: InertLayerValues {
    if let quiet { return quiet }
    let values = InertLayerValues()
    quiet = values
    return values
  }

  /// Starts and ends an animation, including the animations in a group. One that repeats for ever is only started.
  final func begin(_ animation: CAAnimation, _ key: String?) {
    if let key { removeAnimation(forKey: key) }
    inertValues.animations.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    for inner in animation.parts {
      inner.delegate?.animationDidStart(inner)
      inner.delegate?.animationDidStop(inner, finished: true)
    }
    guard !animation.isEndless else { return }
    animation.delegate?.animationDidStop(animation, finished: true)
    if animation.isRemovedOnCompletion { forgetLater(animation) }
  }

  /// Removes animations, of which those that had not ended end.
  final func endAnimations(where isEnded: (String?) -> Bool) {
    let ended = (quiet?.animations ?? []).filter { isEnded($0.key) }
    quiet?.animations.removeAll { isEnded($0.key) }
    for (_, animation) in ended where animation.isEndless {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  /// Removes an animation that has ended in the next turn of the main queue: code that has just added it finds it.
  private func forgetLater(_ animation: CAAnimation) {
    nonisolated(unsafe) weak var layer = self
    nonisolated(unsafe) let animation = animation
    DispatchQueue.main.async {
      MainActor.assumeIsolated { layer?.quiet?.animations.removeAll { $0.animation === animation } }
    }
  }
}

extension CAAnimation {
  /// Whether it does not end by itself. Apps write for ever as a large number, too.
  fileprivate var isEndless: Bool { repeatCount >= 1_000_000 || repeatDuration == .infinity || duration == .infinity }
}

/// A layer's place in time, with Core Animation's defaults.
struct LayerTiming {
  var beginTime: CFTimeInterval = 0
  var duration = CFTimeInterval.infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
}

extension CALayer {
  /// How bright colours are made less bright.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's choice.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Never.
    public static let never = ToneMapMode(rawValue: "never")
    /// Where it is possible.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }

  /// The ranges of brightness.
  public struct DynamicRange: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The content's.
    public static let automatic = DynamicRange(rawValue: "automatic")
    /// Up to white.
    public static let standard = DynamicRange(rawValue: "standard")
    /// A little beyond white.
    public static let constrainedHigh = DynamicRange(rawValue: "constrainedHigh")
    /// Beyond white.
    public static let high = DynamicRange(rawValue: "high")
  }
}
