public import Foundation

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of what the scene is made of.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes of Galley's own have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Makes one scene of the scenes in a closure.
@resultBuilder
public struct SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// A scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes, which are not kept.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    for scene in repeat each content { _ = scene }
    return InertScene()
  }
  /// The scene of an `if` without `else`.
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }
  /// The scene of an `if`.
  public static func buildEither<Content: Scene>(first: Content) -> some Scene { first }
  /// The scene of an `else`.
  public static func buildEither<Content: Scene>(second: Content) -> some Scene { second }
  /// The scene of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

extension Optional: Scene where Wrapped: Scene {}

/// A scene that shows nothing.
// The synthesized initializer belongs to the main actor.
// swift-format-ignore: UseSynthesizedInitializer
struct InertScene: Scene {
  typealias Body = Never

  nonisolated init() {}
}

/// The window of an app, or several alike. Its content is not made.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  /// A window, whose content is not made.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  /// A window with an identifier, whose content is not made.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {}
  /// A window with a title, whose content is not made.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A window with a title and an identifier, whose content is not made.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  /// A window for a value, whose content is not made.
  public nonisolated init<D: Decodable & Encodable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
  /// A window for a value, whose content is not made.
  public nonisolated init<D: Decodable & Encodable & Hashable>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {}
}

/// The window with an app's settings.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  /// A window with settings, whose content is not made.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

// What leaves no mark, as no scene is shown.
extension Scene {
  /// Has no effect: scenes are not shown.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    InertScene()
  }
  /// Has no effect: scenes are not shown.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    InertScene()
  }
  /// Has no effect: scenes are not shown.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some Scene { InertScene() }
  /// Has no effect: scenes are not shown.
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some Scene { InertScene() }
  /// The action is not called.
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    InertScene()
  }
  /// The action is not called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { InertScene() }
  /// The action is not called.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { InertScene() }
  /// Has no effect: scenes are not shown.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { InertScene() }
  /// Has no effect: scenes are not shown.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { InertScene() }
  /// Has no effect: scenes are not shown.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { InertScene() }
  /// Has no effect: scenes are not shown.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { InertScene() }
  /// The action is not called.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { InertScene() }
}

/// Whether a window's size can be changed.
public struct WindowResizability: Sendable {
  /// As the system has it.
  public static let automatic = WindowResizability()
  /// By the content's size.
  public static let contentSize = WindowResizability()
  /// Down to the content's least size.
  public static let contentMinSize = WindowResizability()
}

/// Work of an app that is not in use.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  /// The end of a transfer.
  public static var urlSession: BackgroundTask { BackgroundTask() }
}
