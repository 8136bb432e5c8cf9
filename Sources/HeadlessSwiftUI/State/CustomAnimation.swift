public import Foundation

/// An animation of an app's own. It is not asked: nothing moves.
public protocol CustomAnimation: Hashable {
  /// The value at a moment; nil at the end.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// The speed at a moment.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation goes on where another was.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The context of an animation: its state, and whether it is complete.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps, by keys.
  public var state = AnimationState<Value>()
  /// Whether the value has come to its end.
  public var isLogicallyComplete = false
}

/// The values that an animation keeps, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing.
  public init() {}
  /// A value by its key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for what an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

extension ViewModifier {
  /// The same change: nothing moves.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }
  /// The same change: nothing moves.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
