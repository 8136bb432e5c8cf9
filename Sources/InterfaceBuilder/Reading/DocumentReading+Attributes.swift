import Foundation
import InterfaceDocuments
import SourcePlaces
import UIKitCore
import UIKitValues

extension DocumentReading {
  /// Sets the runtime attributes of an object: those that its class declares, or else those of UIKit's own properties.
  func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
    for attribute in element.runtimeAttributes {
      guard let value = value(attribute) else { continue }
      if let problem = set(attribute.keyPath, of: object, to: value, attribute.place) { note(problem) }
    }
  }

  /// Sets a runtime attribute, and returns why it has no effect.
  func set(_ keyPath: String, of object: NSObject, to value: Any, _ place: SourcePlace) -> DocumentProblem? {
    var request = OutletConnector.Request()
    request.attributes[keyPath] = value
    let connector = OutletConnector.ask(object, request)
    switch connector?.outcomes[keyPath] {
    case .done: return nil
    case .wrongType: return .wrongType(keyPath, object, value, place)
    case nil:
      if setStandardAttribute(keyPath, of: object, value) { return nil }
      return .noAttribute(keyPath, object, connector?.attributes.sorted(), place)
    }
  }

  private func value(_ attribute: InterfaceRuntimeAttribute) -> Any? {
    let coder = DocumentCoder(self)
    return switch attribute.value {
    case .string(let text), .localizedString(let text): text
    case .integer(let number): Double(number)
    case .real(let number): number
    case .boolean(let flag): flag
    case .color(let color): coder.color(color)
    case .image(let name): coder.image(named: name, isSystem: false, at: attribute.place)
    case .point(let point): CGPoint(x: point.x, y: point.y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(rect)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .none: nil
    }
  }

  /// Sets a property of UIKit's by its key path; returns whether it is known.
  private func setStandardAttribute(_ keyPath: String, of object: NSObject, _ value: Any) -> Bool {
    if let view = object as? UIView, keyPath.hasPrefix("layer.") {
      return setLayerAttribute(String(keyPath.dropFirst("layer.".count)), of: view.layer, value)
    }
    switch (keyPath, object, value) {
    case ("accessibilityIdentifier", let view as UIView, let text as String): view.accessibilityIdentifier = text
    case ("accessibilityLabel", _, let text as String): object.accessibilityLabel = text
    case ("accessibilityHint", _, let text as String): object.accessibilityHint = text
    case ("clipsToBounds", let view as UIView, let flag as Bool): view.clipsToBounds = flag
    case ("hidden", let view as UIView, let flag as Bool): view.isHidden = flag
    case ("alpha", let view as UIView, let number as Double): view.alpha = number
    case ("tintColor", let view as UIView, let color as UIColor): view.tintColor = color
    case ("backgroundColor", let view as UIView, let color as UIColor): view.backgroundColor = color
    case ("text", let label as UILabel, let text as String): label.text = text
    case ("numberOfLines", let label as UILabel, let number as Double): label.numberOfLines = Int(clamping: number)
    case ("adjustsFontForContentSizeCategory", let label as UILabel, let flag as Bool):
      label.adjustsFontForContentSizeCategory = flag
    case ("layoutMarginsRelativeArrangement", let stack as UIStackView, let flag as Bool):
      stack.isLayoutMarginsRelativeArrangement = flag
    default: return false
    }
    return true
  }

  private func setLayerAttribute(_ keyPath: String, of layer: CALayer, _ value: Any) -> Bool {
    switch (keyPath, value) {
    case ("cornerRadius", let number as Double): layer.cornerRadius = number
    case ("borderWidth", let number as Double): layer.borderWidth = number
    case ("masksToBounds", let flag as Bool): layer.masksToBounds = flag
    case ("opacity", let number as Double): layer.opacity = Float(number)
    case ("shadowOpacity", let number as Double): layer.shadowOpacity = Float(number)
    case ("shadowRadius", let number as Double): layer.shadowRadius = number
    case ("shadowOffset", let size as CGSize): layer.shadowOffset = size
    case ("zPosition", let number as Double): layer.zPosition = number
    // A layer's colour is a CGColor: UIKit ignores a UIColor for it, but apps add setters for one of these names.
    case ("borderColor", is UIColor), ("shadowColor", is UIColor), ("backgroundColor", is UIColor): break
    case ("borderUIColor", let color as UIColor), ("borderColorFromUIColor", let color as UIColor):
      layer.borderColor = color.cgColor
    default: return false
    }
    return true
  }
}

extension Int {
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min)
  }
}
