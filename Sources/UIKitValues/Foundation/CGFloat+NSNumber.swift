public import Foundation

/// Conversions from numbers as objects, which Foundation on Linux has for other types of numbers alone.
extension CGFloat {
  /// The number, rounded if it has no exact equal.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number; `nil` if it has no exact equal.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
