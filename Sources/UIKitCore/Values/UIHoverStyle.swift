public import Foundation
public import UIKitValues

/// The look of a view below a pointer. Stored; there is none.
public struct UIHoverStyle: Sendable {
  /// The effect.
  public var effect: any UIHoverEffect
  /// The shape of the effect; the view's own if `nil`.
  public var shape: UIShape?
  /// Whether there is an effect.
  public var isEnabled = true

  /// Creates a style.
  public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
  }

  /// Creates the automatic style of a shape.
  public init(shape: UIShape?) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }

  /// The automatic style.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// An effect of a pointer on the view below it.
public protocol UIHoverEffect: Sendable {}

/// The effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A light on the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A view that is lifted.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light on the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A view that is lifted.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The outline of an effect. Stored.
public struct UIShape: Sendable {
  /// The kind of outline.
  package enum Outline: Sendable, Equatable {
    case rectangle(cornerRadius: CGFloat?)
    case circle
    case capsule
    case path
  }

  package let outline: Outline

  /// A rectangle.
  public static let rect = UIShape(outline: .rectangle(cornerRadius: nil))
  /// The largest circle in the middle.
  public static let circle = UIShape(outline: .circle)
  /// A rectangle with half circles at its ends.
  public static let capsule = UIShape(outline: .capsule)

  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(outline: .rectangle(cornerRadius: cornerRadius)) }
  /// A path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(outline: .path) }
}
