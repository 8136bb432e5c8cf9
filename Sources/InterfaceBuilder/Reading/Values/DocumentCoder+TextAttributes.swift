import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension InterfaceElement {
  /// The displacement that a child `offsetWrapper` with a key says.
  func offset(_ key: String) throws(InterfaceProblem) -> UIOffset? {
    guard let offset = child(key) else { return nil }
    return UIOffset(
      horizontal: try offset.number("horizontal") ?? 0, vertical: try offset.number("vertical") ?? 0)
  }
}

extension ElementProperty {
  /// A displacement: a child `offsetWrapper`.
  static func offset<Object: NSObject>(
    _ key: String, _ path: ReferenceWritableKeyPath<Object, UIOffset>
  ) -> ElementProperty {
    custom(children: [key]) { (object: Object, element, _) throws(InterfaceProblem) in
      if let offset = try element.offset(key) { object[keyPath: path] = offset }
    }
  }
}

extension DocumentCoder {
  /// The attributes of a text that a child `textAttributes` with a key says: font, colour and shadow.
  func textAttributes(
    _ key: String, of element: InterfaceElement
  ) throws(InterfaceProblem) -> [NSAttributedString.Key: Any]? {
    guard let values = element.child(key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = try font("fontDescription", of: values, standardSize: UIFont.labelFontSize)
    attributes[.foregroundColor] = try color("textColor", of: values)
    if let shadowColor = try color("textShadowColor", of: values) {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      if let offset = try values.offset("textShadowOffset") {
        shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
      }
      attributes[.shadow] = shadow
    }
    return attributes
  }
}
