/// The directions in which text is stored, with UIKit's raw values.
public enum UITextStorageDirection: Int, Sendable, CaseIterable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the start of the text.
  case backward = 1
}

/// The directions in which text is laid out, with UIKit's raw values.
public enum UITextLayoutDirection: Int, Sendable, CaseIterable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Upwards.
  case up = 4
  /// Downwards.
  case down = 5
}

/// A raw value of `UITextStorageDirection` or `UITextLayoutDirection`.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction of storage.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction of layout.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units of text, with UIKit's raw values.
public enum UITextGranularity: Int, Sendable, CaseIterable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// The kinds of content that a text view finds in its text and shows as links, with UIKit's raw values.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web, and of email.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Not found here.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Not found here.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments. Not found here.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Not found here.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that look like something to look up. Not found here.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money. Not found here.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measurements. Not found here.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Ways to interact with an item in a text, with UIKit's raw values.
public enum UITextItemInteraction: Int, Sendable, CaseIterable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press.
  case presentActions = 1
  /// A deep press.
  case preview = 2
}

/// Whether words are suggested in a text, with UIKit's raw values.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// The extent of the system's writing help, with UIKit's raw values.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// As the system does.
  case `default` = 0
  /// All of it.
  case complete = 1
  /// A part of it.
  case limited = 2
}

/// The results that the system's writing help gives, with UIKit's raw values.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
  /// Text with marks of its meaning.
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 1 << 4)
}

/// Whether results of calculations are suggested, with UIKit's raw values.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}
