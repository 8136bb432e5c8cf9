package import DynamicType
public import Foundation
import SystemText
package import TextLayout

/// A font at a size.
///
/// The system font is Inter, a substitute for San Francisco: it reports San Francisco's line metrics, and its text is
/// as wide as San Francisco's. A San Francisco that a team registers is found by its name, and has its own metrics.
///
/// A font that comes with iOS, such as Georgia, has its names and traits; it is measured and drawn as the bundled font that
/// stands in for it, unless its file is registered.
///
/// Differs from UIKit: `fontName` and `familyName` of the system font are Inter's.
// Unchecked because an open class cannot be checked: it stores immutable values.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// The way a font was created, used to create it again when the text size changes.
  package enum Origin: Hashable, Sendable {
    /// A font with a fixed size.
    case fixed
    /// A font from `preferredFont(forTextStyle:)`.
    case textStyle(DynamicType.TextStyle)
    /// A font from `UIFontMetrics.scaledFont(for:)`.
    indirect case scaled(base: UIFont, DynamicType.TextStyle, maximumPointSize: Double?)
  }

  let attributes: FontAttributes
  package let origin: Origin
  package let textFont: TextFont
  private let systemWeight: SystemFontWeight?
  /// The face of iOS's for which a bundled font stands in; nil for a font that is there.
  let platformFace: FontIdentity?

  /// The name of the font of iOS's for which a bundled one stands in; nil for a font that is there. The system's designs have
  /// the names under which Apple publishes them (developer.apple.com/fonts).
  var absentName: String? {
    if let platformFace { return platformFace.postScriptName }
    guard systemWeight != nil else { return nil }
    switch attributes.design {
    case .rounded: return "SF Pro Rounded"
    case .serif: return "New York"
    default: return nil
    }
  }

  /// - Parameter attributes: the requested attributes; without a size the font has the default one.
  init(_ attributes: FontAttributes, origin: Origin = .fixed) {
    let font = ResolvedFont(attributes)
    var attributes = attributes
    attributes.features.removeAll { setting in !setting.features.contains { font.instance.hasFeature($0.tag) } }
    self.attributes = attributes
    self.origin = origin
    platformFace = attributes.platformFace(in: FontRegistry.library)
    textFont = UIFont.textFont(font, attributes)
    systemWeight = font.systemWeight
    super.init()
  }

  /// The system font at the default size. Differs from UIKit: a font without a descriptor has neither a face nor a size there.
  public override convenience init() {
    self.init(FontAttributes())
  }

  private static func textFont(_ font: ResolvedFont, _ attributes: FontAttributes) -> TextFont {
    font.textFont(
      in: FontRegistry.library, then: attributes.cascade.map { ResolvedFont($0.attributes, size: font.size).instance },
      features: attributes.features.flatMap(\.features))
  }

  /// The font that matches a descriptor, at `pointSize` points or, if that is 0, at the descriptor's own size.
  ///
  /// A text style's font follows the text size as long as no traits are requested. A descriptor of an unavailable font
  /// gives the system font, and fails the scene.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var attributes = descriptor.attributes
    attributes.checkNames()
    attributes.hasBoldText = TextPreferences.current.hasBoldText
    attributes.size = ResolvedFont(attributes, size: pointSize > 0 ? Double(pointSize) : 0).size
    self.init(attributes, origin: attributes.origin)
  }

  /// The font with this PostScript name, or the regular face of the family with this name; `nil` if neither the registered
  /// files nor iOS have one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let file = FontRegistry.library.font(named: fontName).map(FontIdentity.init)
    guard let font = file ?? PlatformFonts.face(named: fontName) else { return nil }
    let size = ResolvedFont.validPointSize(Double(fontSize))
    let isFamily = font.familyName == fontName && font.postScriptName != fontName
    self.init(
      isFamily ? FontAttributes(family: fontName, size: size) : FontAttributes(name: fontName, size: size))
  }

  /// The attributes that the font was requested with, and its size. Settings of features that the font does not have
  /// are left out, as in Apple's documentation of `CTFontCopyFeatureSettings` and in BonMot's tests.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }

  // MARK: Metrics

  /// The size of the font in points per em.
  open var pointSize: CGFloat { textFont.pointSize }
  /// The PostScript name; Inter's for the system font.
  open var fontName: String { platformFace?.postScriptName ?? instance.postScriptName }
  /// The name of the family; Inter's for the system font.
  open var familyName: String { platformFace?.familyName ?? instance.familyName }
  /// The distance from the baseline up to the top of a line, in points.
  open var ascender: CGFloat { textFont.metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points: a negative number.
  open var descender: CGFloat { -textFont.metrics.descent }
  /// The height of a line in points: `ascender - descender`.
  open var lineHeight: CGFloat { textFont.metrics.lineHeight }
  /// The distance between two lines, in points; negative for some text styles.
  open var leading: CGFloat { textFont.metrics.leading }
  /// The height of capitals above the baseline, in points: San Francisco's for the system font, 0 if the font has no
  /// value.
  open var capHeight: CGFloat {
    (systemWeight == nil ? ems(instance.capHeight) : SystemFontMetrics.capHeight) * pointSize
  }
  /// The height of a lower-case x above the baseline, in points: San Francisco's for the system font, 0 if the font has
  /// no value.
  open var xHeight: CGFloat {
    guard let systemWeight else { return ems(instance.xHeight) * pointSize }
    return SystemFontMetrics.xHeight(atSize: pointSize, weight: systemWeight) * pointSize
  }

  private var instance: FontInstance { textFont.cascade.primary }

  private func ems(_ units: Int) -> Double { Double(units) / Double(instance.unitsPerEm) }

  /// The same face at another size. A text style's font follows the text size again when a label adjusts it.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var attributes = attributes
    attributes.size = ResolvedFont.validPointSize(Double(fontSize))
    return UIFont(attributes, origin: origin)
  }

  // MARK: Equality

  /// Whether the fonts look the same: as in UIKit, text style and maximum size do not matter.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other
      || (systemWeight == other.systemWeight && absentName == other.absentName && textFont == other.textFont)
  }

  open override var hash: Int { textFont.hashValue }
}
