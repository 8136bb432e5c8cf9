public import Foundation
public import HeadlessUIKit

// The values that follow from the traits.
extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { traits.userInterfaceStyle == .dark ? .dark : .light }
    set { changeTraits { $0.userInterfaceStyle = newValue == .dark ? .dark : .light } }
  }

  /// The contrast of the case.
  public var colorSchemeContrast: ColorSchemeContrast {
    traits.accessibilityContrast == .high ? .increased : .standard
  }
  /// What `colorSchemeContrast` is, which previews set.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { changeTraits { $0.accessibilityContrast = newValue == .increased ? .high : .normal } }
  }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large }
    set { changeTraits { $0.preferredContentSizeCategory = newValue.category } }
  }

  /// The user's text size by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }

  /// The amount of room from side to side; nil if the case does not say.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.horizontalSizeClass) }
    set { changeTraits { $0.horizontalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }

  /// The amount of room from top to bottom; nil if the case does not say.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(traits.verticalSizeClass) }
    set { changeTraits { $0.verticalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }

  /// Whether text is bold everywhere.
  public var legibilityWeight: LegibilityWeight? {
    get { traits.legibilityWeight == .bold ? .bold : .regular }
    set { changeTraits { $0.legibilityWeight = newValue == .bold ? .bold : .regular } }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { traits.displayScale > 0 ? traits.displayScale : 1 }
    set { changeTraits { $0.displayScale = newValue } }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's size class.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(identifier: "GMT") ?? TimeZone.current }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// The language of texts, that of the case unless it is set.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? Locale(identifier: traits.localeIdentifier) }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of the locale unless it is set.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich's unless it is set: no machine's time zone reaches a picture.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The size of controls, regular unless it is set.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension UITraitCollection {
  /// The case's language; English if none is known.
  fileprivate var localeIdentifier: String { typesettingLanguage }
}
