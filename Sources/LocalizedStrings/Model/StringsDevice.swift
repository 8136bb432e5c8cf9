/// A kind of device that a string can differ on, as string catalogues and strings dictionaries name it.
public enum StringsDevice: String, CaseIterable, Hashable, Sendable {
  case iphone
  case ipod
  case ipad
  case mac
  case applewatch
  case appletv
  case applevision
  /// Every device that a string has no text of its own for.
  case other
}
