public import Combine
public import Foundation
public import HeadlessUIKit

// Modifiers that leave no mark in a still picture.
extension View {
  /// Has no effect: nothing moves.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing moves.
  public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing moves.
  public nonisolated func transition(_ transition: AnyTransition) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing moves.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing moves.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing moves.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect on the source, as nothing moves. A view that is to take the source's place is where it is without that, and
  /// a finding says so.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { undrawn("matchedGeometryEffect(id:in:isSource:)", when: !isSource) }

  // Touches
  /// The action is not called. The view counts as one that is touched.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier())
  }
  /// The action is not called.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(EmptyModifier()) }
  /// The actions are not called.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called. The view counts as one that is touched.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping (CGPoint) -> Void) -> some View {
    modifier(TapModifier())
  }
  /// Has no effect: there are no touches.
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there are no touches.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there are no touches.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there are no touches.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there are no touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: there is no pointer.
  public nonisolated func hoverEffect() -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(EmptyModifier()) }
  // Text input
  /// Has no effect: there is no keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there is no keyboard.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there is no keyboard.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: there is no keyboard.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: there is no keyboard.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there is no keyboard.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there is no keyboard.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no field is edited.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no field is edited.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: there are no touches.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(EmptyModifier())
  }

  // The app
  /// The action is not called.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no status bar is drawn.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no status bar is drawn.
  public nonisolated func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is closed.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: help is not shown.
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { modifier(EmptyModifier()) }

  /// Gives the view an identity. A view of another identity is a new one.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let id = AnyHashable(id)
    return modifier(IdentityModifier(id: id))
  }

  /// Says which value a view stands for in a picker or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    nonisolated(unsafe) let tag = AnyHashable(tag)
    return changingNodes { $0.traits.tag = tag }
  }

  /// The name of the view in records.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    changingNodes { $0.name = identifier }
  }
}

/// Gives the content a place of its own by an identity.
struct IdentityModifier: ViewModifier, PrimitiveModifier {
  let id: AnyHashable

  func makeNodes(changing content: @escaping NodeMaker, in context: NodeContext) -> [ViewNode] {
    context.nodes(of: _ViewModifier_Content<Self>(make: content), at: .id(id))
  }
}

/// The properties that a view takes from the source of a matched geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt32
  /// The members of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The way in which a view appears and disappears.
public struct AnyTransition: Sendable {
  /// Without a change.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From the leading edge to the trailing one.
  public static let slide = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From an edge, pushing the view that was there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// By a blur.
  public static let blurReplace = AnyTransition()
  /// By a blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition { AnyTransition() }
  /// By a movement of symbols.
  public static let symbolEffect = AnyTransition()
  /// By a movement of symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { AnyTransition() }
  /// From a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// In one way, and away in another.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// By modifiers, which have no effect.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Both at once: the same transition.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same transition.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The way in which content changes.
public struct ContentTransition: Equatable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// By its opacity.
  public static let opacity = ContentTransition()
  /// Step by step.
  public static let interpolate = ContentTransition()
  /// By a movement of symbols.
  public static let symbolEffect = ContentTransition()
  /// By a movement of symbols.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition() }
  /// Digit by digit, up or down as a value changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// A gesture. There are no touches.
public protocol Gesture<Value> {
  /// The type of what the gesture has at a moment.
  associatedtype Value
}

extension Gesture {
  /// The same gesture: the action is not called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  /// The same gesture: the state keeps its first value.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

extension Gesture where Value: Equatable {
  /// The same gesture: the action is not called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}

/// A tap.
public struct TapGesture: Gesture {
  public typealias Value = Void
  /// A number of taps.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// A press of a least duration in seconds, within a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The place of the finger, in points.
    public var location = CGPoint.zero
    /// The first place of the finger, in points.
    public var startLocation = CGPoint.zero
    /// The time at which the finger was there.
    public var time = Date.distantPast
    /// The way that the finger makes in a second: none.
    public var velocity: CGSize { .zero }
    /// The way from the first place.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The way where the drag would end: so far.
    public var predictedEndTranslation: CGSize { translation }
    /// The place where the drag would end: this one.
    public var predictedEndLocation: CGPoint { location }
  }

  /// A drag of a least distance in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  /// A pinch of a least change.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  /// A turn of a least angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The state of a gesture, which has not begun.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value
  /// A state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// A state without a value, which never changes.
  public init(resetTransaction: Transaction = Transaction()) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  /// A state with its first value, which never changes: there is nothing to reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// A state with its first value, which never changes: there is nothing to reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// The words that a keyboard writes in capitals.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing.
  public static let never = TextInputAutocapitalization()
  /// The first letter of words.
  public static let words = TextInputAutocapitalization()
  /// The first letter of sentences.
  public static let sentences = TextInputAutocapitalization()
  /// All letters.
  public static let characters = TextInputAutocapitalization()

  init() {}

  /// UIKit's value; nil for one that is not known.
  public init?(_ type: UITextAutocapitalizationType) {}
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  /// “Done”.
  public static let done = SubmitLabel()
  /// “Go”.
  public static let go = SubmitLabel()
  /// “Send”.
  public static let send = SubmitLabel()
  /// “Join”.
  public static let join = SubmitLabel()
  /// “Route”.
  public static let route = SubmitLabel()
  /// “Search”.
  public static let search = SubmitLabel()
  /// “Return”.
  public static let `return` = SubmitLabel()
  /// “Next”.
  public static let next = SubmitLabel()
  /// “Continue”.
  public static let `continue` = SubmitLabel()
}

/// The events that submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// The members of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searches.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Text that can be selected.
  public init() {}
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Text that cannot be selected.
  public init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
