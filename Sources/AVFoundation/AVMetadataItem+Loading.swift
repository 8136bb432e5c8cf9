public import Foundation

extension AVMetadataItem {
  /// A value, which is there.
  public func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { property.read(self) }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
  /// The value as a text.
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init { $0.stringValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
  /// The value as data.
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init { $0.dataValue } }
}
