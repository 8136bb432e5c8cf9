public import Combine
public import Foundation
public import HeadlessUIKit

// Modifiers that leave no mark in a still picture.
extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func animation(_ animation: Animation?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func transition(_ transition: AnyTransition) -> some View { modifier(EmptyModifier()) }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { modifier(EmptyModifier()) }
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { modifier(EmptyModifier()) }

  // Touches
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    changingNodes { $0.spoken.isTarget = true }
  }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { modifier(EmptyModifier()) }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func hoverEffect() -> some View { modifier(EmptyModifier()) }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(EmptyModifier()) }
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(EmptyModifier())
  }

  // Text input
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { modifier(EmptyModifier()) }
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { modifier(EmptyModifier()) }
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { modifier(EmptyModifier()) }
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { modifier(EmptyModifier()) }
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(EmptyModifier())
  }

  // The app
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(EmptyModifier()) }
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }
  public nonisolated func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EmptyModifier())
  }
  public nonisolated func help(_ text: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { modifier(EmptyModifier()) }
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }

  /// Gives the view an identity. A view of another identity is a new one.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let id = AnyHashable(id)
    return modifier(IdentityModifier(id: id))
  }

  /// Says which value a view stands for in a picker or a tab view.
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
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

/// How a view appears.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// A gesture. There are no touches.
public protocol Gesture<Value> {
  associatedtype Value
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndTranslation: CGSize { translation }
    public var predictedEndLocation: CGPoint { location }
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A turn.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// The state of a gesture, which has not begun.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

/// What is felt.
public struct SensoryFeedback: Equatable, Sendable {
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let impact = SensoryFeedback()
}

/// What a keyboard writes in capitals.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// The label of the return key.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Whether text can be selected.
public protocol TextSelectability {}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public init() {}
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// The size of a preview.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// Previews of a file, as older files have them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
