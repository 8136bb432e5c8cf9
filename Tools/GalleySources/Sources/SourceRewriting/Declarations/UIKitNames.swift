/// Names of UIKit and of Foundation that files use which import neither: they see them through other files, as with a
/// bridging header.
enum UIKitNames {
  /// Whether a name is UIKit's, CoreGraphics' or QuartzCore's, or of Objective-C's runtime.
  static func areOnlyInUIKit(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(4))
    guard bytes.count >= 3 else { return false }
    if isUpper(bytes[2]), bytes.count > 3, !isUpper(bytes[3]) || name.hasPrefix("UI") {
      if name.hasPrefix("UI") { return true }
      if name.hasPrefix("CA") || name.hasPrefix("CG") { return !ofFoundation.contains(name) }
    }
    return ofUIKit.contains(name) || name.hasPrefix("NSCollectionLayout") || name.hasPrefix("NSDiffableDataSource")
      || name.hasPrefix("objc_")
  }

  /// Whether a name is Foundation's.
  static func areInFoundation(_ name: String) -> Bool {
    if ofFoundation.contains(name) { return true }
    let bytes = Array(name.utf8.prefix(4))
    return bytes.count == 4 && name.hasPrefix("NS") && isUpper(bytes[2]) && !isUpper(bytes[3])
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static let ofUIKit: Set<String> = [
    "NSDataAsset", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSKeyValueObservation", "NSLayoutAnchor",
    "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutManager", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLineBreakMode", "NSMutableParagraphStyle", "NSParagraphStyle", "NSSelectorFromString", "NSShadow",
    "NSStringDrawingContext", "NSStringDrawingOptions", "NSStringFromCGPoint", "NSStringFromCGRect",
    "NSStringFromCGSize",
    "NSStringFromSelector", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextTab",
    "NSUnderlineStyle", "NSWritingDirection", "Selector", "autoreleasepool",
  ]

  private static let ofFoundation: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "CharacterSet", "CocoaError", "Data", "Date", "DateComponents", "DateComponentsFormatter", "DateFormatter",
    "DateInterval", "Decimal", "Dimension", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime",
    "DispatchWorkItem", "FileHandle", "FileManager", "Formatter", "HTTPCookie", "HTTPURLResponse",
    "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
    "LocalizedError", "Measurement", "MeasurementFormatter", "Notification", "NotificationCenter", "NotificationQueue",
    "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization", "RunLoop", "Scanner", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLCache", "URLComponents", "URLError", "URLQueryItem", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID",
    "UndoManager",
    "Unit", "UserDefaults", "XMLParser",
  ]
}
