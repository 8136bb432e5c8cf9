public import Combine
public import HeadlessUIKit
public import Observation

extension View {
  /// Sets a value of the environment of the view and those in it.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment of the view and those in it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let (keyPath, transform) = (keyPath, transform)
    return changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Makes an object known to the view and those in it by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// Makes an observable object known to the view and those in it by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// Shows the view as if the user had another text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    changingEnvironment { $0.dynamicTypeSize = size }
  }

  /// Limits the user's text size for the view and those in it.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    nonisolated(unsafe) let range = range
    return changingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }

  /// Shows the view in light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment { $0.colorScheme = colorScheme }
  }

  /// Shows all of the hosting controller's view in light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingNodes { $0.preferences[ObjectIdentifier(PreferredColorSchemeKey.self)] = colorScheme }
  }

  /// Disables controls in the view.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the size of controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = controlSize }
  }
}

/// The appearance that views ask for, which a hosting view shows them in.
enum PreferredColorSchemeKey: PreferenceKey {
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension ColorScheme {
  var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension UIUserInterfaceStyle {
  /// UIKit's appearance; unspecified if it is nil.
  public init(_ colorScheme: ColorScheme?) { self = colorScheme?.style ?? .unspecified }
}
