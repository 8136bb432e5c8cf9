/// A view whose body need not be asked again as long as it is equal, which changes nothing that is shown.
public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// A view that is asked again when it has changed.
  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, which is asked again when it has changed.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
