public import Foundation
public import HeadlessUIKit

/// A pressed key.
public struct KeyPress: Sendable {
  /// Whether a key was used.
  public enum Result: Sendable {
    /// It was used.
    case handled
    /// It was not used.
    case ignored
  }

  /// When a key is heard of.
  public struct Phases: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int
    /// The members of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// When it is pressed.
    public static let down = Phases(rawValue: 1)
    /// While it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// When it is let go.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// When the key is heard of.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key writes.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

/// The place of a pointer. There is none.
public enum HoverPhase: Equatable, Sendable {
  /// At a point of the view.
  case active(CGPoint)
  /// Outside of the view.
  case ended
}

/// The look of a view below a pointer. There is none.
public struct HoverEffect: Sendable {
  /// As the system has it.
  public static let automatic = HoverEffect()
  /// A light.
  public static let highlight = HoverEffect()
  /// A lift.
  public static let lift = HoverEffect()
}

/// Whether a button that is held acts again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = ButtonRepeatBehavior()
  /// It acts again.
  public static let enabled = ButtonRepeatBehavior()
  /// It acts once.
  public static let disabled = ButtonRepeatBehavior()
}

/// Whether dragging above a control uses it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// As the system has it.
  public static let automatic = SpringLoadingBehavior()
  /// It is used.
  public static let enabled = SpringLoadingBehavior()
  /// It is not used.
  public static let disabled = SpringLoadingBehavior()
}

/// Whether the system helps with writing.
public struct WritingToolsBehavior: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = WritingToolsBehavior()
  /// In every way.
  public static let complete = WritingToolsBehavior()
  /// In a panel.
  public static let limited = WritingToolsBehavior()
  /// Not at all.
  public static let disabled = WritingToolsBehavior()
}

/// The transition from one screen to another. A still picture shows none.
public protocol NavigationTransition {}

/// The standard way.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// The standard way.
  public init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The standard way.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen that grows out of a view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The look of a view while a screen grows out of it. No screen does.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The same: no screen grows.
  public func background(_ style: Color) -> Self { self }
  /// The same: no screen grows.
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  /// The same: no screen grows.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = DialogSeverity()
  /// As usual.
  public static let standard = DialogSeverity()
  /// As a warning.
  public static let critical = DialogSeverity()
}

/// A container that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// A navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A tab view.
  public static let tabView = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
  /// A split view.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// The header of the store's subscriptions.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement()
  /// The full height of the store's subscriptions.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement()
  /// The store's subscriptions.
  public static let subscriptionStore = ContainerBackgroundPlacement()
}

/// A function that colours pixels, which is not called.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// The functions of the app.
  public static let `default` = ShaderLibrary()
  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  init() {}
  /// The functions of a library's data.
  public init(data: Data) {}
  /// The functions of a library's file.
  public init(url: URL) {}

  /// A function by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of a library.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  init() {}

  /// A function by its name.
  public init(library: ShaderLibrary, name: String) {}

  /// The function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A function with its arguments.
public struct Shader: Equatable, Sendable {
  init() {}

  /// A function with its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {}

  /// A value for a function.
  public struct Argument: Equatable, Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    /// Numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// Colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The frame of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// The look of dots for pages.
public protocol IndexViewStyle {}

/// Dots, perhaps on a background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// Whether the background is shown.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// Not shown at rest.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// Not shown at rest.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Shown.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Not shown.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let hasBackground: Bool

  /// Dots on a background, or without.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasBackground = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots on a background, or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// The look of a palette's selected item.
public struct PaletteSelectionEffect: Equatable, Sendable {
  /// As the system has it.
  public static let automatic = PaletteSelectionEffect()
  /// The app shows it.
  public static let custom = PaletteSelectionEffect()
}

/// The focus of VoiceOver: on nothing, in a still picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  /// Whether VoiceOver is at a view: it is not.
  public init() where Value == Bool { value = false }
  /// The view that VoiceOver is at: none.
  public init<T: Hashable>() where Value == T? { value = nil }

  /// The value for no focus; setting another value has no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The value for views.
  public var projectedValue: Binding { Binding(wrappedValue: value) }

  /// The value for views.
  public struct Binding {
    /// The value for no focus.
    public let wrappedValue: Value
  }
}

/// The ways in which a focused view is used.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the system has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension Shader: ShapeStyle {
  /// The foreground's colour: a finding says that the function is not called.
  public func filling(in environment: EnvironmentValues) -> Filling {
    Color.primary.filling(in: environment).noted("A shader is drawn as the primary colour.")
  }
}
