import Foundation
import InterfaceDocuments
import SourcePlaces
import UIKitCore
import UIKitValues

extension DocumentReading {
  /// Sets the runtime attributes of an object: those that its class declares, or else those that it knows by name.
  func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
    for attribute in element.runtimeAttributes {
      guard let value = value(attribute) else { continue }
      if let problem = set(attribute.keyPath, of: object, to: value, attribute.place) { note(problem) }
    }
  }

  /// Sets a runtime attribute, and returns why it has no effect.
  func set(_ keyPath: String, of object: NSObject, to value: Any, _ place: SourcePlace) -> DocumentReadingProblem? {
    var request = OutletConnector.Request()
    request.attributes[keyPath] = value
    let connector = OutletConnector.ask(object, request)
    switch connector?.outcomes[keyPath] {
    case .done: return nil
    case .wrongType: return .wrongType(keyPath, object, value, place)
    case nil:
      return switch setNamedAttribute(keyPath, of: object, value) {
      case .done: nil
      case .wrongType: .wrongType(keyPath, object, value, place)
      case nil: .noAttribute(keyPath, object, connector?.attributes.sorted(), place)
      }
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

  /// Sets a property that is known by its name; returns what became of it, and nil for an unknown one.
  private func setNamedAttribute(_ keyPath: String, of object: NSObject, _ value: Any) -> OutletConnector.Outcome? {
    switch (keyPath, value) {
    // A layer's colour is a CGColor: UIKit ignores a UIColor for it, but apps add setters for one of these names.
    case ("layer.borderColor", is UIColor), ("layer.shadowColor", is UIColor), ("layer.backgroundColor", is UIColor):
      return .done
    case ("layer.borderUIColor", let color as UIColor), ("layer.borderColorFromUIColor", let color as UIColor):
      guard let view = object as? UIView else { return nil }
      view.layer.borderColor = color.cgColor
      return .done
    case ("accessibilityLabel", let text as String): object.accessibilityLabel = text
    case ("accessibilityHint", let text as String): object.accessibilityHint = text
    default:
      return object.setNamedValue(value, forKeyPath: keyPath).map { $0 ? .done : .wrongType }
    }
    return .done
  }
}
