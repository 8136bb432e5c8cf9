/// A kind of device that a string can vary by, as string catalogues and strings dictionaries name it.
public enum StringsDevice: String, CaseIterable, Hashable, Sendable {
  case iphone
  case ipod
  case ipad
  case mac
  case applewatch
  case appletv
  case applevision
  /// Every device without a text of its own.
  case other
}
