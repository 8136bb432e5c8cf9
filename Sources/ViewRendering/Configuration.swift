package import DynamicType
import Foundation
package import HeadlessUIKit
package import TextLayout

/// Everything a scene is rendered under.
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

  /// Whether something that settings add is there.
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
  /// The reader's decimal acuity: the inverse of the least angle that is told apart, in minutes of arc.
  package var acuity = 1.0
  /// From the eye to the screen, in centimetres: usual for near vision; phones are held somewhat nearer (Y. Bababekova and
  /// others, *Font Size and Viewing Distance of Handheld Smart Phones*, Optometry and Vision Science 88 (2011), 795–797).
  package var viewingDistance = Configuration.defaultViewingDistance
  package var colorVision = ColorVision.normal
  /// The reader's: the logarithm of the inverse of the least contrast that is seen.
  package var contrastSensitivity = Configuration.contrastSensitivities.upperBound
  /// The window's width in points, where it is not the device's.
  package var width: Double?
  /// Device pixels in a point.
  package var scale: Double

  package static let defaultLocale = "en"
  package static let defaultViewingDistance = 40.0

  package init(device: Device) {
    self.device = device
    scale = device.scale
  }

  /// The window's sides in points, unless they are the content's.
  package var windowSize: (width: Double?, height: Double?) {
    orientation == .landscape && device.hasGivenSize
      ? (width ?? device.height, device.width) : (width ?? device.width, device.height)
  }

  /// Whether the window's width is yet to follow from the view that is shown.
  package var isSizedByView: Bool { device.isSizeOfView && width == nil }

  /// The window's width in points; nil while that is yet to follow from a view, or from its content.
  private var windowWidth: CGFloat? { isSizedByView ? nil : windowSize.width.map { CGFloat($0) } }

  /// The device's screen as it is held; nil for a free size.
  package var screen: ScreenDevice? {
    guard device.isScreen, let width = windowSize.width, let height = windowSize.height else { return nil }
    return ScreenDevice(
      size: CGSize(width: width, height: height), safeAreaInsets: device.safeArea.insets(in: orientation),
      traits: traits)
  }

  /// The part of a reference's name that says what differs from the defaults.
  package var slug: String {
    Axis.all.reduce("\(Configuration.nameForFiles(device.name))-\(category.shortName)") {
      $0 + ($1.namePart(self) ?? "")
    }
  }

  /// What views are made and laid out under; on a free size the screen is an iPhone's.
  ///
  /// - Parameter fonts: nil: those of the environment around.
  package func environment(fonts: FontLibrary? = nil) -> ViewEnvironment {
    var environment = ViewEnvironment(
      traits: traits, screen: screen ?? .phone, fonts: fonts, windowWidth: windowWidth)
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

  /// Letters, digits and dots of a name, with one hyphen for anything between them.
  static func nameForFiles(_ name: String) -> String {
    name.split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }

  /// The fewest decimals that read back as the same number, `0.00001`; whole numbers without a fraction.
  ///
  /// Names take no exponent: the hyphen of `1e-05` would end a word of theirs.
  static func plain(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e9 { return String(Int(number)) }
    let parts = String(abs(number)).split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else { return String(number) }
    let (sign, digits) = (number < 0 ? "-" : "", parts[0].replacing(".", with: ""))
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
  }
}
