public import CoreMedia
public import UIKit

/// A fact about a recording. Of those that are read there are none; `AVMutableMetadataItem` is one that an app makes.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var identifier: AVMetadataIdentifier? { nil }
  open var key: (any NSCopying & NSObjectProtocol)? { nil }
  open var keySpace: AVMetadataKeySpace? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { nil }
  open var extendedLanguageTag: String? { nil }
  open var locale: Locale? { nil }
  open var dataType: String? { nil }
  open var time: CMTime { .invalid }
  open var duration: CMTime { .invalid }
  open var startDate: Date? { nil }

  open var stringValue: String? { (value as? NSString).map { $0 as String } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  open var dataValue: Data? { (value as? NSData).map { $0 as Data } }

  /// A value, which is there.
  open func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T { property.read(self) }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  /// Those of a key, or all keys, in a space of keys, or in all.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
    return metadataItems.filter { item in
      let itsName = item.commonKey?.rawValue ?? (item.key as? NSString).map { $0 as String }
      return (keySpace == nil || item.keySpace == keySpace) && (name == nil || itsName == name)
    }
  }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] { metadataItems.filter { $0.locale == locale } }
  /// The first that there is for each language, in the order of languages.
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMetadataItem] {
    preferredLanguages.compactMap { language in metadataItems.first { $0.extendedLanguageTag == language } }
  }
}

/// A fact about a recording that an app makes. Stored.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var stored = Values()

  open override var identifier: AVMetadataIdentifier? {
    get { stored.identifier }
    set { stored.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { stored.key }
    set { stored.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { stored.keySpace }
    set { stored.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { stored.value }
    set { stored.value = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { stored.extraAttributes }
    set { stored.extraAttributes = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { stored.extendedLanguageTag }
    set { stored.extendedLanguageTag = newValue }
  }
  open override var locale: Locale? {
    get { stored.locale }
    set { stored.locale = newValue }
  }
  open override var dataType: String? {
    get { stored.dataType }
    set { stored.dataType = newValue }
  }
  open override var time: CMTime {
    get { stored.time }
    set { stored.time = newValue }
  }
  open override var duration: CMTime {
    get { stored.duration }
    set { stored.duration = newValue }
  }
  open override var startDate: Date? {
    get { stored.startDate }
    set { stored.startDate = newValue }
  }
  /// The common key that the identifier, or the key in the common space, names.
  open override var commonKey: AVMetadataKey? {
    if keySpace == .common, let key = key as? NSString { return AVMetadataKey(rawValue: key as String) }
    guard let name = identifier?.rawValue, name.hasPrefix("comn/") else { return nil }
    return AVMetadataKey(rawValue: String(name.dropFirst(5)))
  }

  private struct Values {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    var extendedLanguageTag: String?
    var locale: Locale?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
  }
}
