public import Foundation

/// Content that goes through phases: its first one is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  /// Shows the first phase, whatever the trigger is.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (phase, self.content) = (phases.first { _ in true }, content) }

  /// Shows the first phase.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { (phase, self.content) = (phases.first { _ in true }, content) }

  public var body: some View { if let phase { content(phase) } }
}

/// Content of values that change along tracks: the first values are shown.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Shows the first value.
  public init<Track: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) where Track.Value == Value { (value, self.content) = (initialValue, content) }

  /// Shows the first value, whatever the trigger is.
  public init<Track: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) where Track.Value == Value { (value, self.content) = (initialValue, content) }

  public var body: some View { content(value) }
}

/// The view that an animator changes.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  let make: NodeMaker

  public func makeNodes(in context: NodeContext) -> [ViewNode] { make(context) }
}

/// Changes a view by the first phase or value of an animator.
nonisolated struct AnimatorModifier<Value, Output: View>: ViewModifier, PrimitiveModifier {
  let value: Value
  let change: (PlaceholderContentView<Self>, Value) -> Output

  @MainActor func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    context.nodes(of: change(PlaceholderContentView(make: content), value), at: .part("changed"))
  }
}

extension View {
  /// The view in the first of several phases.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { firstPhase(phases.first { _ in true }, content) }

  /// The view in the first of several phases.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (AnyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { firstPhase(phases.first { _ in true }, content) }

  private nonisolated func firstPhase<Phase, Output: View>(
    _ phase: Phase?, _ content: @escaping (AnyView, Phase) -> Output
  ) -> ModifiedContent<Self, AnimatorModifier<Phase?, AnyView>> {
    nonisolated(unsafe) let content = content
    return modifier(
      AnimatorModifier(value: phase) { view, phase in
        phase.map { AnyView(content(AnyView(view), $0)) } ?? AnyView(view)
      })
  }

  /// The view with the first values of tracks.
  public nonisolated func keyframeAnimator<Value, Track: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) -> some View where Track.Value == Value { firstPhase(initialValue, content) }

  /// The view with the first values of tracks.
  public nonisolated func keyframeAnimator<Value, Track: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (AnyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Track
  ) -> some View where Track.Value == Value { firstPhase(initialValue, content) }
}

/// The course of values over time.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// The course of one of several values.
public struct KeyframeTrack<Root, Value: Animatable>: Keyframes {
  public typealias Value = Root

  /// Values of a property one after another, which have no effect.
  public init<Content: KeyframeTrackContent>(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  /// Values one after another, which have no effect.
  public init<Content: KeyframeTrackContent>(
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) where Root == Value {}
}

/// Points of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value
}

/// Several points of a track.
public struct _KeyframeList<Value>: KeyframeTrackContent, Keyframes {}

/// Makes tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track as it is.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// A keyframe of the whole value, which has no effect.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  /// Tracks, which have no effect.
  public static func buildBlock<each K: Keyframes>(_ tracks: repeat each K) -> _KeyframeList<Value> { _KeyframeList() }
}

/// Makes points of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  /// A keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Keyframes, which have no effect.
  public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The keyframes of a loop, which have no effect.
  public static func buildArray(_ components: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The first of two branches, which has no effect.
  public static func buildEither(first component: _KeyframeList<Value>) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// The second of two branches, which has no effect.
  public static func buildEither(second component: _KeyframeList<Value>) -> _KeyframeList<Value> {
    _KeyframeList()
  }
  /// Keyframes under a condition, which have no effect.
  public static func buildOptional(_ component: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    _KeyframeList()
  }
}

/// A point that is reached along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A point that is reached as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value by a spring, in seconds; nil for the spring's own time.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A point that is reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value in seconds, smoothly.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A point that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// To a value at once.
  public init(_ to: Value) {}
}
