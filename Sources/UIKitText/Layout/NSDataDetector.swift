public import Foundation
import UIKitValues

/// The numbers of types of data, combined.
public typealias NSTextCheckingTypes = UInt64

/// A detector of web and email addresses and of telephone numbers in text, by patterns.
///
/// Differs from Foundation: addresses of places, dates and other data are not found, and a detector is no
/// `NSRegularExpression`.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types that are searched for.
  public final let checkingTypes: NSTextCheckingTypes
  private let detector: DataDetector?

  /// Creates a detector of some types of data.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    var types: UIDataDetectorTypes = []
    if wanted.contains(.link) { types.insert(.link) }
    if wanted.contains(.phoneNumber) { types.insert(.phoneNumber) }
    detector = DataDetector(types)
    super.init()
  }

  /// The matches in a range of a text, in order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = NSString(string: string)
    return (detector?.ranges(in: string) ?? []).filter {
      $0.location >= range.location && $0.upperBound <= range.upperBound
    }.map { DetectedData(range: $0, text: text.substring(with: $0)) }
  }

  /// The number of what is found in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// The first match in a range of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Calls `block` with all that is found in a range of a text, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }
}

extension NSTextCheckingResult {
  /// The address that was found; email addresses have the scheme `mailto`.
  public var url: URL? { (self as? DetectedData)?.foundURL }
  /// The telephone number that was found.
  public var phoneNumber: String? { (self as? DetectedData)?.foundNumber }
  /// The date that was found; `nil`, as none are.
  public var date: Date? { nil }
}

/// An address or a telephone number in a text.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  let foundURL: URL?
  let foundNumber: String?

  init(range: NSRange, text: String) {
    place = range
    let digits = text.unicodeScalars.count { ("0"..."9").contains($0) }
    let isNumber = !text.contains("@") && digits >= 7 && text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
    foundNumber = isNumber ? text : nil
    foundURL = isNumber ? nil : DetectedData.url(text)
    super.init()
  }

  required init?(coder aDecoder: NSCoder) {
    nil
  }

  private static func url(_ text: String) -> URL? {
    if text.contains("://") || text.hasPrefix("mailto:") { return URL(string: text) }
    return URL(string: (text.contains("@") ? "mailto:" : "http://") + text)
  }

  override var resultType: NSTextCheckingResult.CheckingType { foundNumber == nil ? .link : .phoneNumber }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// The parts of an address; `nil`: no addresses are found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of what was found; `nil`: nothing with parts is.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// The time zone of a date; `nil`: no dates are found.
  public var timeZone: TimeZone? { nil }
  /// The length of a date's span; 0: no dates are found.
  public var duration: TimeInterval { 0 }
}

extension NSTextCheckingKey {
  /// A name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A job.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// An organization.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// A street.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// An airline.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// A flight.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
