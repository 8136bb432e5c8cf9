/// A window with a view.
public struct Window<Content: View>: Scene {
  /// A window with a title, whose content is not made.
  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// Opens a window; none is opened here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D>(value: D) {}
}

extension EnvironmentValues {
  /// An action that opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
}
