/// Names of UIKit and of Foundation that files use which import neither: they see them through other files, as with a
/// bridging header.
enum UIKitNames {
  /// Whether a name is UIKit's, CoreGraphics' or QuartzCore's, of Objective-C's runtime, or one of Foundation's that Linux
  /// lacks.
  static func areOnlyInUIKit(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(4))
    guard bytes.count >= 3 else { return false }
    if isUpper(bytes[2]), bytes.count > 3, !isUpper(bytes[3]) || name.hasPrefix("UI") {
      if name.hasPrefix("UI") { return true }
      if name.hasPrefix("CA") || name.hasPrefix("CG") { return !ofFoundation.contains(name) }
    }
    return ofUIKit.contains(name) || lackingOnLinux.contains(name) || isMovedOnLinux(name) || isOfCoreFoundation(name)
      || name.hasPrefix("NSCollectionLayout") || name.hasPrefix("NSDiffableDataSource") || name.hasPrefix("objc_")
  }

  /// Whether a name is Foundation's.
  static func areInFoundation(_ name: String) -> Bool {
    if ofFoundation.contains(name) { return true }
    let bytes = Array(name.utf8.prefix(4))
    return bytes.count == 4 && name.hasPrefix("NS") && isUpper(bytes[2]) && !isUpper(bytes[3])
  }

  /// Whether a name is Foundation's on iOS, and of a module beside Foundation on Linux, which Galley's UIKit shows.
  private static func isMovedOnLinux(_ name: String) -> Bool {
    name.hasPrefix("URLSession") || movedOnLinux.contains(name)
  }

  /// Whether a name begins as Core Foundation's do: Foundation has them on iOS, and Galley's UIKit here.
  private static func isOfCoreFoundation(_ name: String) -> Bool {
    let rest = name.hasPrefix("kCF") ? name.dropFirst(3) : name.hasPrefix("CF") ? name.dropFirst(2) : ""
    return rest.utf8.first.map(isUpper) ?? false
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  private static let ofUIKit: Set<String> = [
    "NSDataAsset", "NSDirectionalEdgeInsets", "NSDirectionalRectEdge", "NSKeyValueObservation", "NSLayoutAnchor",
    "NSLayoutConstraint", "NSLayoutDimension", "NSLayoutManager", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSLineBreakMode", "NSMutableParagraphStyle", "NSParagraphStyle", "NSSelectorFromString", "NSShadow",
    "NSStringDrawingContext", "NSStringDrawingOptions", "NSStringFromCGPoint", "NSStringFromCGRect",
    "NSStringFromCGSize",
    "NSStringFromSelector", "NSTextAlignment", "NSTextAttachment", "NSTextContainer", "NSTextStorage", "NSTextTab",
    "NSUnderlineStyle", "NSWritingDirection", "Selector", "_KeyValueCodingAndObserving",
    "autoreleasepool",
  ]

  /// Names of Foundation and of the system's libraries that are not there on Linux, or do not know the app's bundle and the
  /// language that is shown: Galley's UIKit has them.
  private static let lackingOnLinux: Set<String> = [
    "CustomLocalizedStringResourceConvertible", "DarwinBoolean", "DateComponentsFormatter", "FourCharCode",
    "ListFormatter",
    "LocalizedStringResource", "MSEC_PER_SEC",
    "MeasurementFormatter", "NSComparisonPredicate",
    "NSDataDetector", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSErrorPointer", "NSException",
    "NSExceptionName", "NSExpression", "NSExtensionContext", "NSExtensionItem", "NSFastEnumeration",
    "NSFileCoordinator",
    "NSFilePresenter",
    "NSHashTable", "NSInteger", "NSLinguisticTag", "NSLinguisticTagScheme", "NSLinguisticTagger",
    "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
    "NSKeyValueChange",
    "NSKeyValueChangeKey", "NSKeyValueObservedChange", "NSKeyValueObservingOptions", "NSLocalizedString", "NSMapTable",
    "NSMetadataItem", "NSMetadataQuery", "NSMetadataQueryDelegate", "NSPointerArray",
    "NSPointerFunctions", "NSSecureUnarchiveFromDataTransformer", "NSStringFromProtocol", "NSTextCheckingTypes",
    "NSUInteger", "NSUbiquitousKeyValueStore", "NSUserActivity", "NSUserActivityDelegate",
    "NSUserActivityTypeBrowsingWeb", "NSValueTransformerName", "NetService",
    "NetServiceBrowser", "NetServiceBrowserDelegate", "NetServiceDelegate", "OSStatus", "OSType",
    "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter",
    "USEC_PER_SEC", "UndoManager", "UniChar", "UserDefaults", "ValueTransformer", "mach_absolute_time",
    "mach_timebase_info",
    "mach_timebase_info_data_t", "noErr",
  ]

  private static let movedOnLinux: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
    "NSMutableURLRequest", "NSURLRequest", "NSURLSession", "URLAuthenticationChallenge",
    "URLAuthenticationChallengeSender",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLProtocolClient",
    "URLRequest", "URLResponse", "XMLParser", "XMLParserDelegate",
  ]

  private static let ofFoundation: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar",
    "CharacterSet", "CocoaError", "Data", "Date", "DateComponents", "DateFormatter",
    "DateInterval", "Decimal", "Dimension", "DispatchGroup", "DispatchQueue", "DispatchSemaphore", "DispatchTime",
    "DispatchWorkItem", "FileHandle", "FileManager", "Formatter", "HTTPCookie", "HTTPURLResponse",
    "ISO8601DateFormatter",
    "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale",
    "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NotificationQueue",
    "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Pipe", "Process", "ProcessInfo", "Progress",
    "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization", "RunLoop", "Scanner", "Thread",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLCache", "URLComponents", "URLError", "URLQueryItem", "URLRequest",
    "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionTask", "UUID",
    "Unit", "XMLParser",
  ]
}
