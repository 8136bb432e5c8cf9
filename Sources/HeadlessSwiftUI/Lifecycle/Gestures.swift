public import Foundation
public import HeadlessUIKit

// More gestures. There are no touches.

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the tap, in points.
    public var location: CGPoint
  }

  /// A number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch.
public struct MagnifyGesture: Gesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The factor of the size.
    public var magnification: CGFloat
    /// The change of the factor in a second.
    public var velocity: CGFloat
    /// The place between the fingers at first, as fractions of the view.
    public var startAnchor: UnitPoint
    /// The place between the fingers at first, in points.
    public var startLocation: CGPoint
  }

  /// A pinch of a least change.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotateGesture: Gesture {
  /// The state of a turn.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// The change of the angle in a second.
    public var velocity: Angle
    /// The place between the fingers at first, as fractions of the view.
    public var startAnchor: UnitPoint
    /// The place between the fingers at first, in points.
    public var startLocation: CGPoint
  }

  /// A turn of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The states of both gestures.
  public struct Value {
    /// The value of the first; nil if it has not begun.
    public var first: First.Value?
    /// The value of the second; nil if it has not begun.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at once.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The states of both gestures.
  public enum Value {
    /// The first has not ended.
    case first(First.Value)
    /// The first has ended, and the second has begun or not.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// The second gesture after the first.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The state of the one that recognizes.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// The first gesture, or else the second.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A gesture whose type is not known.
public struct AnyGesture<Value>: Gesture {
  /// A gesture of any type.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A gesture with other values.
public struct _MappedGesture<Value>: Gesture {}

/// The gestures that are recognized.
public struct GestureMask: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt32
  /// The members of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// The gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// The view's and those in it.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// The other gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  /// This gesture, or else the other.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// The gesture with other values.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<T> { _MappedGesture() }
}

extension View {
  /// Has no effect in a still picture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  { modifier(EmptyModifier()) }
  /// The action is not called. The view counts as one that is touched.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void
  ) -> some View { changingNodes { $0.spoken.isTarget = true } }
  /// Has no effect in a still picture.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    modifier(EmptyModifier())
  }
}

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// For touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// For VoiceOver.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
