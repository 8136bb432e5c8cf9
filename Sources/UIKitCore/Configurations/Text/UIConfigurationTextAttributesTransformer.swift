public import Foundation

/// A function that derives the displayed attributes of a text from those of a configuration.
// Unchecked because apps' closures are not marked `@Sendable`: they are called on the main actor only.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the displayed attributes for attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The identity of the transformer, as functions cannot be compared.
  private let identity = NSObject()

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The displayed attributes for `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
  /// Whether both are the same transformer, or copies of it.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
