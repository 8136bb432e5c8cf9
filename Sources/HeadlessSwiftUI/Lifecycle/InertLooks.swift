public import Combine
public import Foundation
public import HeadlessUIKit

extension View {
  /// Room at the edges as windows have it: 16 points, as on phones.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
  /// Room at the edges as windows have it: 16 points, as on phones.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, 16)
  }

  /// The size of sheets where there is much room. Theirs is the system's: a finding says so on tablets.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    changingNodes { node, context in
      if context.environment.horizontalSizeClass == .regular { node.note("presentationSizing(_:) is not shown.") }
    }
  }

  /// Buttons of a section in a list, which are not shown: a finding says so.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    undrawn("sectionActions(content:)", when: true)
  }

  /// Has no effect: nothing has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(EmptyModifier())
  }
}

/// An object of the view that has the focus: nil, as none has it.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// An object by its type.
  public init() {}
  /// Nil.
  public var wrappedValue: ObjectType? { nil }
}

/// The room at the edges of windows.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// The least room.
  public static let minimum = ScenePadding(name: "minimum")
  /// The room of navigation bars.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

/// The size of sheets where there is much room.
public protocol PresentationSizing {}

/// A size of the system's.
public struct _SystemPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == _SystemPresentationSizing {
  /// As the system has it.
  public static var automatic: _SystemPresentationSizing { _SystemPresentationSizing() }
  /// As large as the content.
  public static var fitted: _SystemPresentationSizing { _SystemPresentationSizing() }
  /// That of forms.
  public static var form: _SystemPresentationSizing { _SystemPresentationSizing() }
  /// That of pages.
  public static var page: _SystemPresentationSizing { _SystemPresentationSizing() }
}

extension PresentationSizing {
  /// The same size, as large as the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// The same size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}
