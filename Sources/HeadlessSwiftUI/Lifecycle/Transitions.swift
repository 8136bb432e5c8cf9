/// The way in which a view appears and disappears. A still picture shows it as it is at last.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The view that is changed.
  typealias Content = PlaceholderContentView<Self>
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
