import DynamicType
public import Foundation
import SystemText
import TextLayout

/// A description of a font, which can be changed and used to create a `UIFont`.
///
/// Differs from UIKit: attributes other than those of `AttributeName` are dropped, including a font's matrix. Symbolic
/// traits of classes (serifs and the like) have no effect.
// Unchecked because an open class cannot be checked: it stores an immutable value.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let attributes: FontAttributes

  /// Creates a descriptor from attributes with UIKit's keys; values of a type that does not fit their key are dropped.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var typed = FontAttributes()
    typed.set(attributes)
    self.attributes = typed
    super.init()
  }

  init(_ attributes: FontAttributes) {
    self.attributes = attributes
    super.init()
  }

  /// Creates a descriptor with a PostScript name and a size; with 0 it has no size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontAttributes(name: fontName, size: size > 0 ? Double(size) : nil))
  }

  /// The descriptor of a text style's font at the current text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The descriptor of a text style's font at the text size of `traitCollection`, or at the current one if `nil`.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferred(style.style, for: TextPreferences(traitCollection)))
  }

  // MARK: Reading

  /// The requested attributes with UIKit's keys, without those of the matching font.
  open var fontAttributes: [AttributeName: Any] { attributes.dictionary }

  /// The PostScript name of the font that matches the descriptor.
  open var postscriptName: String { attributes.identity.postScriptName }

  /// The size in points per em; 0 if the descriptor has none.
  open var pointSize: CGFloat { CGFloat(attributes.size ?? attributes.textStyleMetrics?.pointSize ?? 0) }

  /// The requested traits or, if there are none, those of the matching font.
  open var symbolicTraits: SymbolicTraits { attributes.symbolic ?? attributes.identity.traits.symbolic }

  /// The value of an attribute; if it was not requested, that of the matching font.
  open func object(forKey key: AttributeName) -> Any? {
    if let value = attributes.dictionary[key] { return value }
    let font = attributes.identity
    switch key {
    case .name: return font.postScriptName
    case .family: return font.familyName
    case .face: return font.styleName
    case .size: return pointSize
    case .traits:
      let traits: [TraitKey: Any] = [
        .symbolic: font.traits.symbolic.rawValue,
        .weight: CGFloat(FontTraitScale.weightTrait(font.traits.weight)),
        .width: CGFloat(FontTraitScale.widthTrait(font.traits.width)), .slant: CGFloat(font.traits.isItalic ? 1 : 0),
      ]
      return traits
    default: return nil
    }
  }

  /// Descriptors of the fonts that match this one in name, family, face and symbolic traits, as far as those are in
  /// `mandatoryKeys` or, if that is `nil`, set in this descriptor. They are in the order of `UIFont.familyNames`.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let library = FontRegistry.library
    let keys = mandatoryKeys ?? Set(attributes.dictionary.keys)
    let families = UIFont.familyNames.filter { keys.contains(.family) ? $0 == attributes.family : true }
    let names = families.flatMap(UIFont.fontNames(forFamilyName:))
    let fonts = names.compactMap { library.font(named: $0).map(FontIdentity.init) ?? PlatformFonts.face(named: $0) }
      .filter { font in
        (!keys.contains(.name) || font.postScriptName == attributes.name)
          && (!keys.contains(.face) || font.styleName == attributes.face)
          && (!keys.contains(.traits) || font.traits.symbolic.isSuperset(of: attributes.symbolic ?? []))
      }
    return fonts.map { font in
      UIFontDescriptor(
        FontAttributes(
          name: font.postScriptName, family: font.familyName, face: font.styleName, size: attributes.size,
          features: attributes.features))
    }
  }

  // MARK: Changing

  /// The descriptor with further attributes, which replace its own for the same keys.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0.set(attributes) }
  }

  /// The descriptor with a size in points; 0 or less removes the size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize > 0 ? Double(newPointSize) : nil }
  }

  /// The descriptor with exactly the given traits; `nil` if the family has no such face.
  ///
  /// The bold face of a text style is that of the Human Interface Guidelines: bold for the titles up to `title2`,
  /// semibold for the others. That of the system font is the bold weight; it has no condensed or expanded faces.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    attributes.with(symbolicTraits).map { UIFontDescriptor($0) }
  }

  /// The system font in another design; `nil` for an unknown one, or if the font is not the system's.
  ///
  /// Differs from UIKit: the substitute for San Francisco has no serifs and no rounded design. Text in these is measured and
  /// drawn in the default design, and is a finding; a team's own fonts are requested by name.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changed { $0.design = design }
    case .monospaced, .rounded, .serif: attributes.usage == nil ? nil : changed { $0.design = design }
    default: nil
    }
  }

  /// The descriptor with another family, which is searched for a face with the same traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    changed {
      ($0.family, $0.name, $0.usage, $0.design) = (newFamily, nil, nil, .default)
    }
  }

  /// The descriptor with another face of its family, for example `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let family = attributes.family ?? attributes.identity.familyName
    return changed { ($0.family, $0.face, $0.name) = (family, newFace, nil) }
  }

  private func changed(_ change: (inout FontAttributes) -> Void) -> UIFontDescriptor {
    var attributes = attributes
    change(&attributes)
    return UIFontDescriptor(attributes)
  }

  // MARK: Equality

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor).map { $0 === self || $0.attributes == attributes } ?? false
  }

  open override var hash: Int { attributes.hashValue }
}
