package import DynamicType
public import Foundation
import SystemText
package import TextLayout

/// A font at a size.
///
/// The system font is Inter, standing in for San Francisco: it reports San Francisco's line metrics, and its text is as wide
/// as San Francisco's. A San Francisco that a team registers is found by its name, and has its own metrics.
///
/// Differs from UIKit: `fontName` and `familyName` of the system font are Inter's.
// Unchecked because an open class cannot be checked: it stores immutable values.
open class UIFont: NSObject, @unchecked Sendable {
  private let mark = CoreFoundationMark()

  /// What a font is made again from when the text size changes.
  package enum Origin: Hashable, Sendable {
    /// A font of one size.
    case fixed
    /// `preferredFont(forTextStyle:)`.
    case textStyle(DynamicType.TextStyle)
    /// `UIFontMetrics.scaledFont(for:)`.
    indirect case scaled(base: UIFont, DynamicType.TextStyle, maximumPointSize: Double?)
  }

  let attributes: FontAttributes
  package let origin: Origin
  package let textFont: TextFont
  private let systemWeight: SystemFontWeight?

  /// - Parameter attributes: what to find a font for; without a size it has the default one.
  init(_ attributes: FontAttributes, origin: Origin = .fixed) {
    let font = ResolvedFont(attributes)
    var attributes = attributes
    attributes.features.removeAll { setting in !setting.features.contains { font.instance.hasFeature($0.tag) } }
    self.attributes = attributes
    self.origin = origin
    textFont = UIFont.textFont(font, attributes)
    systemWeight = font.systemWeight
    super.init()
  }

  private static func textFont(_ font: ResolvedFont, _ attributes: FontAttributes) -> TextFont {
    font.textFont(
      in: FontRegistry.library, then: attributes.cascade.map { ResolvedFont($0.attributes, size: font.size).instance },
      features: attributes.features.flatMap(\.features))
  }

  /// The font that is found for a descriptor, at `pointSize` points or, if that is 0, at the descriptor's own size.
  ///
  /// A text style's font follows the text size as long as no traits are asked for. A descriptor of a font that is not
  /// there gives the system font, and fails the scene.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var attributes = descriptor.attributes
    attributes.checkNames()
    attributes.hasBoldText = TextPreferences.current.hasBoldText
    attributes.size = ResolvedFont(attributes, size: pointSize > 0 ? Double(pointSize) : 0).size
    self.init(attributes, origin: attributes.origin)
  }

  /// The font of this PostScript name, or the regular face of this family; nil if there is none.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = FontRegistry.library.font(named: fontName) else { return nil }
    let size = ResolvedFont.validPointSize(Double(fontSize))
    let isFamily = font.familyName == fontName && font.postScriptName != fontName
    self.init(
      isFamily ? FontAttributes(family: fontName, size: size) : FontAttributes(name: fontName, size: size))
  }

  /// What the font was found for, with its size. Settings of features that the font does not have are left out, as
  /// Apple's documentation of `CTFontCopyFeatureSettings` has it, and BonMot's tests.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(attributes) }

  // MARK: Metrics

  /// Points per em.
  open var pointSize: CGFloat { textFont.pointSize }
  /// The PostScript name; that of Inter for the system font.
  open var fontName: String { instance.postScriptName }
  /// The family's name; Inter's for the system font.
  open var familyName: String { instance.familyName }
  /// Points from the baseline up to the top of a line.
  open var ascender: CGFloat { textFont.metrics.ascent }
  /// Points from the baseline to the bottom of a line: negative.
  open var descender: CGFloat { -textFont.metrics.descent }
  /// The height of a line in points: `ascender - descender`.
  open var lineHeight: CGFloat { textFont.metrics.lineHeight }
  /// Points between two lines; negative for some text styles.
  open var leading: CGFloat { textFont.metrics.leading }
  /// Points from the baseline to the top of capitals: San Francisco's for the system font, 0 where a font does not say.
  open var capHeight: CGFloat {
    (systemWeight == nil ? ems(instance.capHeight) : SystemFontMetrics.capHeight) * pointSize
  }
  /// Points from the baseline to the top of a small x: San Francisco's for the system font, 0 where a font does not
  /// say.
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

  /// Fonts are equal if they look the same: text style and maximum size do not count, as in UIKit.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (systemWeight == other.systemWeight && textFont == other.textFont)
  }

  open override var hash: Int { textFont.hashValue }
}
