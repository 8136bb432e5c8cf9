public import Foundation

/// A place in the text of a content manager.
public protocol NSTextLocation: AnyObject {
  /// The order of this place and another one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A range of places, which may be empty.
open class NSTextRange: NSObject {
  /// The first place.
  public final let location: any NSTextLocation
  /// The place after the last one.
  public final let endLocation: any NSTextLocation

  /// Creates a range; `nil` if it ends before it starts.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// Creates an empty range.
  public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

  /// Creates a range of code units.
  convenience init(_ range: NSRange) {
    self.init(from: StorageLocation(range.location), to: StorageLocation(range.upperBound))
  }

  private init(from location: any NSTextLocation, to endLocation: any NSTextLocation) {
    (self.location, self.endLocation) = (location, endLocation)
    super.init()
  }

  /// Whether the range has no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Whether a place is in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }
}

/// A place by its offset in UTF-16 code units.
final class StorageLocation: NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? StorageLocation else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }
}

extension NSTextRange {
  /// The range in code units; `nil` for places of another content manager.
  var offsets: NSRange? {
    guard let start = location as? StorageLocation, let end = endLocation as? StorageLocation else { return nil }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
