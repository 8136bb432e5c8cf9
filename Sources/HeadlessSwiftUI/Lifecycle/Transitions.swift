public import Foundation
public import HeadlessUIKit

/// The way in which a view appears and disappears. A still picture shows it as it is at last.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that is changed.
  typealias Content = PlaceholderContentView<Self>
  /// What is known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves something.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
  /// Whether something moves.
  public var hasMotion: Bool

  /// Whether something moves.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The phase of a view that appears or disappears.
public enum TransitionPhase: Hashable, Sendable {
  /// Before it appears.
  case willAppear
  /// The view is there.
  case identity
  /// After it has disappeared.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 when it is there, 1 after it has disappeared.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

extension Transition {
  /// Both at once: the same transition.
  public nonisolated func combined<T: Transition>(with other: T) -> Self { self }
  /// The same transition.
  public nonisolated func animation(_ animation: Animation?) -> Self { self }
}

/// One transition for what appears, and another for what disappears.
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of a view that appears.
  public var insertion: Insertion
  /// The transition of a view that disappears.
  public var removal: Removal

  /// One transition for what appears, and another for what disappears.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By the opacity.
public struct OpacityTransition: Transition {
  /// By the opacity.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From the leading edge to the trailing one.
public struct SlideTransition: Transition {
  /// From the leading edge to the trailing one.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Without a change.
public struct IdentityTransition: Transition {
  /// Without a change.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By the size.
public struct ScaleTransition: Transition {
  /// From a size.
  public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge.
public struct MoveTransition: Transition {
  /// From an edge.
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From an edge, pushing the view that was there.
public struct PushTransition: Transition {
  /// From an edge.
  public nonisolated init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// From a distance.
public struct OffsetTransition: Transition {
  /// From a distance in points.
  public nonisolated init(_ offset: CGSize) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// By a blur.
public struct BlurReplaceTransition: Transition {
  /// The change of size that goes with the blur.
  public struct Configuration: Equatable, Sendable {
    /// It becomes smaller.
    public static let downUp = Configuration()
    /// It becomes larger.
    public static let upUp = Configuration()
  }

  /// By a blur.
  public nonisolated init(configuration: Configuration = .downUp) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// By the opacity.
  public static nonisolated var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge to the trailing one.
  public static nonisolated var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == IdentityTransition {
  /// Without a change.
  public static nonisolated var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// By the size.
  public static nonisolated var scale: ScaleTransition { ScaleTransition() }
  /// From a size.
  public static nonisolated func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// From an edge.
  public static nonisolated func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// From an edge, pushing the view that was there.
  public static nonisolated func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// From a distance in points.
  public static nonisolated func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
}

extension Transition where Self == BlurReplaceTransition {
  /// By a blur.
  public static nonisolated var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

extension AnyTransition {
  /// A transition of any type.
  public init<T: Transition>(_ transition: T) { self = .identity }
}

extension View {
  /// Has no effect in a still picture.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { modifier(EmptyModifier()) }
  /// The view, changed by a closure; nothing moves.
  public nonisolated func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
  ) -> some View where V: View { body(AnyView(self)) }
}
