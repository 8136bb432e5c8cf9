/// Draws text in a way of an app's own, which is not used.
public protocol TextRenderer: Animatable {}

/// An attribute of text for a renderer.
public protocol TextAttribute: Sendable {}

extension Text {
  /// The size of text against that around it.
  public struct Scale: Hashable, Sendable {
    private let rank: Int
    /// The size of the text.
    public static let `default` = Scale(rank: 0)
    /// A smaller size.
    public static let secondary = Scale(rank: 1)
  }

  /// The text with an attribute for a renderer, which is not used.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
