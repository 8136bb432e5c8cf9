import Drawing
public import Foundation
public import HeadlessUIKit

/// Effects that follow from a view's geometry, and do not change the layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, the innermost first.
  var _effects: _VisualEffects { get }
}

/// Effects of a view.
public struct _VisualEffects: @unchecked Sendable {
  // Unchecked: effects are made and applied on the main actor.
  var list: [NodeEffect] = []
}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {
  /// No effect.
  public init() {}
  public var _effects: _VisualEffects { _VisualEffects() }
}

/// An effect after others.
public struct _NextVisualEffect: VisualEffect {
  public let _effects: _VisualEffects
}

extension VisualEffect {
  private func adding(_ effect: NodeEffect?) -> _NextVisualEffect {
    var effects = _effects
    if let effect { effects.list.append(effect) }
    return _NextVisualEffect(_effects: effects)
  }

  private func undrawn(_ name: String, when isSeen: Bool) -> _NextVisualEffect {
    adding(isSeen ? .finding("\(name) is not drawn.") : nil)
  }

  private func transformed(
    _ anchor: UnitPoint, _ change: @escaping @Sendable (CGAffineTransform) -> CGAffineTransform
  ) -> _NextVisualEffect {
    adding(
      .scope { rect, canvas in
        let place = anchor.place(in: rect, mirrored: canvas.environment.layoutDirection == .rightToLeft)
        let moved = CGAffineTransform(translationX: place.x, y: place.y)
        return .transform(change(moved).translatedBy(x: -place.x, y: -place.y).affine)
      })
  }

  /// Shows the view with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(min(max(opacity, 0), 1))) }

  /// Shows the view elsewhere, in points. Leading is left.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.scope { _, _ in .transform(CGAffineTransform(translationX: x, y: y).affine) })
  }

  /// Shows the view elsewhere, by points.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Scales the view from a place of its frame.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(anchor) { $0.scaledBy(x: x, y: y) }
  }

  /// Scales the view from a place of its frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the view from a place of its frame.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Turns the view around a place of its frame, clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    transformed(anchor) { $0.rotated(by: CGFloat(angle.radians)) }
  }

  /// Turns the view in space, which is not drawn.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { undrawn("rotation3DEffect", when: angle.radians != 0) }

  /// Transforms the view from its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformed(.topLeading) { transform.concatenating($0) }
  }

  /// Not drawn: a radius above 0 is a finding.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    undrawn("blur(radius:)", when: radius > 0)
  }
  /// Not drawn: a value other than 0 is a finding.
  public func brightness(_ amount: Double) -> some VisualEffect { undrawn("brightness", when: amount != 0) }
  /// Not drawn: a value other than 1 is a finding.
  public func contrast(_ amount: Double) -> some VisualEffect { undrawn("contrast", when: amount != 1) }
  /// Not drawn: a value other than 1 is a finding.
  public func saturation(_ amount: Double) -> some VisualEffect { undrawn("saturation", when: amount != 1) }
  /// Not drawn: a value other than 0 is a finding.
  public func grayscale(_ amount: Double) -> some VisualEffect { undrawn("grayscale", when: amount != 0) }
  /// Not drawn: an angle other than 0 is a finding.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { undrawn("hueRotation", when: angle.radians != 0) }
}

extension View {
  /// Effects that follow from the view's size and place.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    changingNodes { node, context in
      let late = LateEffects()
      node.effects.append(.late(late))
      node.layoutActions.append { frame in
        let proxy = GeometryProxy(DeferredPlace(size: frame.size, frame: frame), in: context)
        late.effects = effect(EmptyVisualEffect(), proxy)._effects.list
      }
    }
  }

  /// Effects of a view that comes into sight, in the phase in which it is in sight.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    changingNodes { node, context in
      node.effects += transition(EmptyVisualEffect(), .identity)._effects.list
      let (late, bounds) = (LateEffects(), context.environment.safeArea.bounds)
      node.effects.append(.late(late))
      node.layoutActions.append { frame in
        let isCut = !bounds.isNull && bounds.intersects(frame) && !bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame)
        late.effects =
          isCut
          ? [.finding("scrollTransition is not drawn: the view is partly in sight, and shown as if all of it was.")]
          : []
      }
    }
  }

  /// Effects of a view that comes into sight, in the phase in which it is in sight.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(axis: axis, transition: transition) }
}

/// The way in which a view comes into sight.
public struct ScrollTransitionConfiguration: Sendable {
  /// At once when the view comes into sight.
  public static let animated = ScrollTransitionConfiguration()
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
  /// By an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// With the scrolling, by a curve.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  /// The same: nothing moves.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The same: nothing scrolls.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The part of a view that is in sight.
  public struct Threshold: Sendable {
    /// The whole view is visible.
    public static let visible = Threshold()
    /// The view is not visible.
    public static let hidden = Threshold()
    /// The view is in the middle.
    public static let centered = Threshold()
    /// A part from 0 to 1 of the view is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// The same threshold: nothing scrolls.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// The phase of a view that becomes visible.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before, in sight, below or behind.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }
  /// -1 above, 0 in sight, 1 below.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
