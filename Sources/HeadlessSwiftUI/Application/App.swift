public import Foundation
public import HeadlessUIKit

/// An app. It is declared for its sources to compile: its scenes are not shown.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene

  /// Makes the app. Nothing calls it.
  init()
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
}

/// A property with the app's delegate of UIKit. It is declared for sources to compile: apps are not started, so nothing asks
/// for the delegate.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// A delegate of a class, which is not made.
  public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// Reading it ends the program.
  public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) is not made: no app is started.") }
}
