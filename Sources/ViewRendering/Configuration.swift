package import DynamicType
import Foundation
package import HeadlessUIKit
package import TextLayout

/// All settings that a scene is rendered with.
package struct Configuration: Hashable, Sendable {
  package enum Orientation: String, CaseIterable, Sendable {
    case portrait
    case landscape
  }

  package enum Appearance: String, CaseIterable, Sendable {
    case light
    case dark
  }

  package enum Direction: String, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
  }

  package enum LegibilityWeight: String, CaseIterable, Sendable {
    case regular
    case bold
  }

  package enum Contrast: String, CaseIterable, Sendable {
    case normal
    case high
  }

  package enum Transparency: String, CaseIterable, Sendable {
    case normal
    case reduced
  }

  /// Whether something that a setting adds is visible.
  package enum Visibility: String, CaseIterable, Sendable {
    case hidden
    case shown
  }

  package var device: Device
  package var orientation = Orientation.portrait
  package var category = ContentSizeCategory.large
  package var appearance = Appearance.light
  package var direction = Direction.leftToRight
  /// A BCP 47 language tag.
  package var locale = Configuration.defaultLocale
  package var legibilityWeight = LegibilityWeight.regular
  package var contrast = Contrast.normal
  package var transparency = Transparency.normal
  package var buttonShapes = Visibility.hidden
  package var onOffLabels = Visibility.hidden
  /// The reader's decimal acuity: the inverse of the smallest angle that can be resolved, in minutes of arc.
  package var acuity = 1.0
  /// The distance from the eye to the screen, in centimetres. The default is usual for near vision; phones are held
  /// somewhat closer (Y. Bababekova and others, *Font Size and Viewing Distance of Handheld Smart Phones*, Optometry
  /// and Vision Science 88 (2011), 795–797).
  package var viewingDistance = Configuration.defaultViewingDistance
  package var colorVision = ColorVision.normal
  /// The reader's contrast sensitivity: the logarithm of the inverse of the smallest contrast that can be seen.
  package var contrastSensitivity = Configuration.contrastSensitivities.upperBound
  /// The window's width in points, if it differs from the device's.
  package var width: Double?
  /// Device pixels per point.
  package var scale: Double

  package static let defaultLocale = "en"
  package static let defaultViewingDistance = 40.0

  package init(device: Device) {
    self.device = device
    scale = device.scale
  }

  /// The window's dimensions in points; nil for one that the content determines.
  package var windowSize: (width: Double?, height: Double?) {
    orientation == .landscape && device.hasGivenSize
      ? (width ?? device.height, device.width) : (width ?? device.width, device.height)
  }

  /// Whether the window's width is not known until there is a view.
  package var isSizedByView: Bool { device.isSizeOfView && width == nil }

  /// The window's width in points; nil if it is not known until there is a view, or if the content determines it.
  private var windowWidth: CGFloat? { isSizedByView ? nil : windowSize.width.map { CGFloat($0) } }

  /// The device's screen in its orientation; nil for a custom size.
  package var screen: ScreenDevice? {
    guard device.isScreen, let width = windowSize.width, let height = windowSize.height else { return nil }
    return ScreenDevice(
      size: CGSize(width: width, height: height), safeAreaInsets: device.safeArea.insets(in: orientation),
      traits: traits)
  }

  /// The configuration's part of a reference's name: the device, the category, and the settings that differ from the
  /// defaults.
  package var slug: String {
    var slug = "\(Configuration.nameForFiles(device.name))-\(category.shortName)"
    for namePart in Configuration.nameParts { if let part = namePart(self) { slug += part } }
    return slug
  }

  /// The axes' parts of names: a catalogue has a name for each of its cases, and an axis is much to copy.
  private static let nameParts = Axis.all.map { axis in { @Sendable in axis.namePart($0) } }

  /// The environment in which views are made and laid out; for a custom size the screen is an iPhone's.
  ///
  /// - Parameter fonts: the font library; nil for the current environment's.
  package func environment(fonts: FontLibrary? = nil) -> ViewEnvironment {
    let environment = ViewEnvironment(
      traits: traits, screen: screen ?? .phone, fonts: fonts, windowWidth: windowWidth, sharingBundlesOf: .current)
    environment.accessibility.reducesTransparency = transparency == .reduced
    environment.accessibility.showsButtonShapes = buttonShapes == .shown
    environment.accessibility.showsOnOffLabels = onOffLabels == .shown
    return environment
  }

  package var traits: UITraitCollection {
    let sizeClasses = device.sizeClasses(in: orientation, windowWidth: width)
    var values = TraitValues()
    values.userInterfaceIdiom = device.idiom
    values.userInterfaceStyle = appearance == .dark ? .dark : .light
    values.userInterfaceLevel = .base
    values.accessibilityContrast = contrast == .high ? .high : .normal
    values.legibilityWeight = legibilityWeight == .bold ? .bold : .regular
    values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    values.horizontalSizeClass = sizeClasses.horizontal
    values.verticalSizeClass = sizeClasses.vertical
    values.preferredContentSizeCategory = UIContentSizeCategory(rawValue: category.uiKitRawValue)
    values.displayScale = scale
    values.locale = locale
    return UITraitCollection(values: values)
  }

  /// A name's letters, digits and dots, with a single hyphen for each run of other characters.
  static func nameForFiles(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }

  /// A number with the fewest decimals that read back as the same number, `0.00001`; whole numbers have no fraction.
  ///
  /// There is no exponent, as the hyphen of `1e-05` would separate words in a name.
  static func plain(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return String(Int(number)) }
    let parts = String(abs(number)).split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else { return String(number) }
    let (sign, digits) = (number < 0 ? "-" : "", parts[0].replacing(".", with: ""))
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
  }
}
